// The HTML painter of a Screen: real buttons, headings and a grid for the board, placed where the
// canvas shows them, calling the same commands. Made anew from the state; elements whose id stays are
// kept, so that a screen reader and the focus do not lose their place.
import type { BoardState, CellState, ControlState, GroupState, State } from './state.js';

export interface LayerEvents {
  execute(command: string): void;
  focused(id: string): void;
  /** The focus went to something that is not on this board. */
  left(): void;
}

const buttonRoles = new Set(['button', 'primary', 'radio', 'toggle', 'move', 'variation']);

export class AccessibleLayer {
  readonly element = document.createElement('div');
  readonly live = document.createElement('div');
  private readonly elements = new Map<string, HTMLElement>();
  private used = new Set<string>();
  private said = '';
  /** Elements are being moved: what loses the focus by that has not been left by anybody. */
  private arranging = false;

  constructor(private readonly events: LayerEvents) {
    this.element.className = 'alveole-layer';
    this.live.className = 'alveole-live';
    this.live.setAttribute('role', 'status');
    this.live.setAttribute('aria-live', 'polite');
    this.element.addEventListener('focusout', (event) => {
      const to = event.relatedTarget;
      if (this.arranging || (to instanceof Node && this.element.contains(to))) return;
      this.events.left();
    });
  }

  /** Shows the state. The keyboard's focus, where this board has it, goes where the app has it. */
  show(state: State): void {
    const focused = this.hasFocus();
    this.arranging = true;
    this.rebuild(state);
    this.arranging = false;
    if (focused) this.focusOn(state);
  }

  hasFocus(): boolean {
    return this.element.contains(document.activeElement);
  }

  private rebuild(state: State): void {
    this.used = new Set();
    this.element.lang = state.language;
    const children: HTMLElement[] = [];
    if (state.board && !state.modal) children.push(this.grid(state.board));
    for (const group of state.groups) children.push(this.group(group));
    this.arrange(this.element, children);
    for (const [key, element] of this.elements) {
      if (!this.used.has(key)) {
        element.remove();
        this.elements.delete(key);
      }
    }
    if (state.live !== this.said) {
      this.said = state.live;
      this.live.lang = state.language;
      this.live.textContent = state.live;
    }
  }

  /** Puts the keyboard's focus where the app has it. */
  focusOn(state: State): void {
    const wanted = state.focus === 'board' || state.focus === ''
      ? this.elements.get(`cell:${state.board?.cursor ?? ''}`)
      : this.elements.get(`control:${state.focus}`);
    if (wanted && wanted !== document.activeElement) wanted.focus({ preventScroll: true });
  }

  private make(key: string, tag: string): HTMLElement {
    this.used.add(key);
    const known = this.elements.get(key);
    if (known && known.tagName === tag.toUpperCase()) return known;
    known?.remove();
    const element = document.createElement(tag);
    this.elements.set(key, element);
    return element;
  }

  /** Makes `children` the children of `parent`, moving as little as possible. */
  private arrange(parent: HTMLElement, children: HTMLElement[]): void {
    children.forEach((child, index) => {
      const there = parent.children[index];
      if (there !== child) parent.insertBefore(child, there ?? null);
    });
    while (parent.children.length > children.length) parent.lastElementChild?.remove();
  }

  private place(element: HTMLElement, x: number, y: number, width: number, height: number): void {
    element.classList.add('alveole-placed');
    const style = element.style;
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }

  private setText(element: HTMLElement, text: string): void {
    if (element.textContent !== text) element.textContent = text;
  }

  private setAttribute(element: HTMLElement, name: string, value: string | null): void {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }

  private group(group: GroupState): HTMLElement {
    const element = this.make(`group:${group.id}`, 'div');
    const radios = group.controls.some((control) => control.role === 'radio');
    this.setAttribute(element, 'role', radios ? 'radiogroup' : group.kind === 'moves' ? 'list' : 'group');
    this.setAttribute(element, 'aria-label', group.label || null);
    // Tab stops once at a group of radios: at the one that holds, or else at the first.
    const stop = group.controls.find((control) => control.role === 'radio' && control.selected)
      ?? group.controls.find((control) => control.role === 'radio');
    this.arrange(element, group.controls.map(
      (control) => this.control(control, control.role !== 'radio' || control === stop)));
    return element;
  }

  private control(control: ControlState, stop: boolean): HTMLElement {
    const key = `control:${control.id}`;
    const words = control.detail ? `${control.text}, ${control.detail}` : control.text;
    const [x, y, width, height] = control.rect;
    if (!buttonRoles.has(control.role)) {
      const tag = control.role === 'title' ? 'h1' : control.role === 'heading' ? 'h2' : 'p';
      const element = this.make(key, tag);
      this.setText(element, words);
      this.place(element, x, y, width, height);
      return element;
    }
    const fresh = !this.elements.has(key);
    const button = this.make(key, 'button') as HTMLButtonElement;
    if (fresh) {
      button.type = 'button';
      button.addEventListener('click', () => this.events.execute(button.dataset['command'] ?? ''));
      button.addEventListener('focus', () => this.events.focused(control.id));
    }
    button.dataset['command'] = control.command;
    button.disabled = !control.enabled;
    this.setText(button, words);
    const radio = control.role === 'radio';
    button.tabIndex = stop ? 0 : -1;
    this.setAttribute(button, 'role', radio ? 'radio' : null);
    this.setAttribute(button, 'aria-checked', radio ? String(control.selected) : null);
    this.setAttribute(button, 'aria-pressed', control.role === 'toggle' ? String(control.selected) : null);
    this.setAttribute(button, 'aria-current', control.role === 'move' && control.selected ? 'step' : null);
    this.place(button, x, y, width, height);
    return button;
  }

  private grid(board: BoardState): HTMLElement {
    const grid = this.make('board', 'div');
    this.setAttribute(grid, 'role', 'grid');
    this.setAttribute(grid, 'aria-label', board.label);
    const rows = new Map<number, CellState[]>();
    for (const cell of board.cells) {
      const row = rows.get(cell.row);
      if (row) row.push(cell);
      else rows.set(cell.row, [cell]);
    }
    this.arrange(grid, [...rows].map(([number, cells]) => {
      const row = this.make(`row:${number}`, 'div');
      this.setAttribute(row, 'role', 'row');
      this.arrange(row, cells.map((cell) => this.cell(cell, board.cursor)));
      return row;
    }));
    return grid;
  }

  private cell(cell: CellState, cursor: string): HTMLElement {
    const key = `cell:${cell.name}`;
    const fresh = !this.elements.has(key);
    const element = this.make(key, 'div');
    if (fresh) {
      element.setAttribute('role', 'gridcell');
      element.addEventListener('click', () => this.events.execute(`click ${cell.name}`));
      element.addEventListener('focus', () => this.events.focused(`board ${cell.name}`));
    }
    this.setText(element, cell.spoken);
    this.setAttribute(element, 'aria-selected', String(cell.selected));
    element.tabIndex = cell.name === cursor ? 0 : -1;
    this.place(element, cell.x - cell.size / 2, cell.y - cell.size / 2, cell.size, cell.size);
    return element;
  }
}
