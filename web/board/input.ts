// DOM events of a board, handed to the shell. The page keeps everything the shell does not use:
// scrolling over the board, keys, the browser's own shortcuts.
import type { Shell } from './shell-module.js';

/** A wheel that counts in lines or pages, in pixels. */
const lineHeight = 16;

export interface InputTarget {
  /** The shell, or null while there is none. */
  shell(): Shell | null;
  /** Runs a call into the shell and takes care of what follows (frames, requests, crashes). */
  run<T>(call: (shell: Shell) => T, otherwise: T): T;
  focusBoard(): void;
}

/** Attaches all listeners to the canvas and the frame round it; the returned function removes them. */
export function attachInput(canvas: HTMLCanvasElement, frame: HTMLElement, target: InputTarget): () => void {
  const listeners = new AbortController();
  const signal = listeners.signal;
  let pointer = -1;

  const place = (event: { clientX: number; clientY: number }): [number, number] => {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const isTouch = (event: PointerEvent): boolean => event.pointerType !== 'mouse';

  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || pointer !== -1) return;
    pointer = event.pointerId;
    canvas.setPointerCapture(pointer);
    const [x, y] = place(event);
    target.run((shell) => shell.pointer('down', isTouch(event), x, y), undefined);
  }, { signal });
  canvas.addEventListener('pointermove', (event) => {
    if (pointer !== -1 && event.pointerId !== pointer) return;
    const [x, y] = place(event);
    target.run((shell) => shell.pointer('move', isTouch(event), x, y), undefined);
  }, { signal });
  canvas.addEventListener('pointerup', (event) => {
    if (event.pointerId !== pointer) return;
    pointer = -1;
    const [x, y] = place(event);
    target.run((shell) => shell.pointer('up', isTouch(event), x, y), undefined);
    target.focusBoard();
  }, { signal });
  canvas.addEventListener('pointercancel', (event) => {
    if (event.pointerId !== pointer) return;
    pointer = -1;
    target.run((shell) => shell.pointer('cancel', isTouch(event), 0, 0), undefined);
  }, { signal });
  canvas.addEventListener('pointerleave', () => {
    if (pointer === -1) target.run((shell) => shell.pointer('leave', false, 0, 0), undefined);
  }, { signal });
  // Only where a finger drags or scrolls something of ours does the page have to hold still.
  canvas.addEventListener('touchstart', (event) => {
    const touch = event.touches[0];
    if (!touch || event.touches.length > 1) return;
    const [x, y] = place(touch);
    const wanted = target.run((shell) => shell.wantsTouch(x, y), false);
    if (wanted && event.cancelable) event.preventDefault();
  }, { signal, passive: false });
  // A press moves the focus when it ends, to what it led to; the browser would drop it before.
  canvas.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  canvas.addEventListener('wheel', (event) => {
    if (event.ctrlKey || event.metaKey) return;
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1
      : event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : canvas.clientHeight;
    const [x, y] = place(event);
    if (target.run((shell) => shell.wheel(x, y, event.deltaY * unit), false)) event.preventDefault();
  }, { signal, passive: false });

  frame.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    // Enter and Space on a real button are clicks by themselves; the shell only learns that it is
    // the keyboard that is used, and shows where its focus is.
    const onButton = event.target instanceof HTMLButtonElement;
    const name = onButton && (event.key === 'Enter' || event.key === ' ') ? '' : event.key;
    if (target.run((shell) => shell.key(name, event.shiftKey), false)) event.preventDefault();
  }, { signal });

  return () => listeners.abort();
}
