// The exports of alveole.wasm (shell/platform/web/exports.cpp) with types. Any of them can throw
// when the module has crashed; the board then recovers.
import type { PageRequest, Reply, State } from './state.js';

/** The part of Emscripten's module object that is used. */
export interface EmscriptenModule {
  specialHTMLTargets: Record<string, unknown>;
  UTF8ToString(pointer: number): string;
  stringToNewUTF8(text: string): number;
  _free(pointer: number): void;
  _alveole_start(language: number, dark: number): number;
  _alveole_texts(language: number, text: number): number;
  _alveole_execute(command: number): number;
  _alveole_state(): number;
  _alveole_take_requests(): number;
  _alveole_saved(): number;
  _alveole_resize(width: number, height: number, pixelRatio: number): void;
  _alveole_pointer(action: number, touch: number, x: number, y: number): void;
  _alveole_wheel(x: number, y: number, pixels: number): number;
  _alveole_wants_touch(x: number, y: number): number;
  _alveole_key(name: number, shift: number): number;
  _alveole_needs_frame(): number;
  _alveole_frame(): void;
  _alveole_stop(): void;
}

export type ModuleFactory = (options: Record<string, unknown>) => Promise<EmscriptenModule>;

export const pointerActions = { down: 0, move: 1, up: 2, cancel: 3, leave: 4 } as const;
export type PointerAction = keyof typeof pointerActions;

export class Shell {
  constructor(private readonly module: EmscriptenModule) {}

  /** Gives the sentences of a language; the error as a sentence, or '' when all is well. */
  texts(language: string, text: string): string {
    return this.withText(language, (tag) =>
      this.withText(text, (content) => this.read(this.module._alveole_texts(tag, content))));
  }
  /** Makes window, renderer and app; the error as a sentence, or ''. */
  start(language: string, dark: boolean): string {
    return this.withText(language, (tag) =>
      this.read(this.module._alveole_start(tag, Number(dark))));
  }
  execute(command: string): Reply {
    return this.withText(command, (text) =>
      JSON.parse(this.read(this.module._alveole_execute(text))) as Reply);
  }
  state(): State {
    return JSON.parse(this.read(this.module._alveole_state())) as State;
  }
  takeRequests(): PageRequest[] {
    return JSON.parse(this.read(this.module._alveole_take_requests())) as PageRequest[];
  }
  saved(): string {
    return this.read(this.module._alveole_saved());
  }
  resize(width: number, height: number, pixelRatio: number): void {
    this.module._alveole_resize(width, height, pixelRatio);
  }
  pointer(action: PointerAction, touch: boolean, x: number, y: number): void {
    this.module._alveole_pointer(pointerActions[action], Number(touch), x, y);
  }
  /** Whether something on the canvas scrolled. */
  wheel(x: number, y: number, pixels: number): boolean {
    return this.module._alveole_wheel(x, y, pixels) !== 0;
  }
  /** Whether a finger put down here drags or scrolls something on the canvas. */
  wantsTouch(x: number, y: number): boolean {
    return this.module._alveole_wants_touch(x, y) !== 0;
  }
  /** Whether the key did something. */
  key(name: string, shift: boolean): boolean {
    return this.withText(name, (text) => this.module._alveole_key(text, Number(shift)) !== 0);
  }
  needsFrame(): boolean {
    return this.module._alveole_needs_frame() !== 0;
  }
  frame(): void {
    this.module._alveole_frame();
  }
  stop(): void {
    this.module._alveole_stop();
  }
  /** Throws as a crashed program does; for tests. */
  crash(): void {
    const nowhere = 0xfffffff0;
    this.module._alveole_execute(nowhere);
  }

  private read(pointer: number): string {
    return this.module.UTF8ToString(pointer);
  }
  private withText<T>(text: string, use: (pointer: number) => T): T {
    const pointer = this.module.stringToNewUTF8(text);
    try {
      return use(pointer);
    } finally {
      this.module._free(pointer);
    }
  }
}
