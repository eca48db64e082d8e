// What the shell exports of itself as JSON (shell/paint/state_json.cpp): for the accessible layer,
// for hosts and for tests. Lengths are CSS pixels from the board's top left corner.

export type Rect = [x: number, y: number, width: number, height: number];

export interface ControlState {
  id: string;
  role: 'title' | 'heading' | 'text' | 'muted' | 'notice' | 'button' | 'primary' | 'radio' | 'toggle'
    | 'move' | 'variation' | 'number' | 'player' | 'progress';
  text: string;
  detail: string;
  command: string;
  enabled: boolean;
  selected: boolean;
  /** A move after the position on the board. */
  later: boolean;
  rect: Rect;
}

export interface GroupState {
  id: string;
  kind: string;
  label: string;
  controls: ControlState[];
}

export interface CellState {
  name: string;
  spoken: string;
  row: number;
  selected: boolean;
  offered: boolean;
  x: number;
  y: number;
  size: number;
}

export interface BoardState {
  label: string;
  cursor: string;
  cells: CellState[];
}

export interface GameState {
  game: string;
  variant: string;
  options: string;
  position: string;
  moves: string[];
  ply: number;
  side: 'white' | 'black';
  white: 'human' | 'computer';
  black: 'human' | 'computer';
  outcome: 'none' | 'white' | 'black' | 'draw';
  reason: string;
  thinking: boolean;
}

export interface State {
  version: number;
  revision: number;
  /** Drawn so far. */
  frames: number;
  /** The last frame shows all there is; nothing will be drawn until something changes. */
  idle: boolean;
  screen: string;
  title: string;
  language: string;
  theme: string;
  dark: boolean;
  live: string;
  focus: string;
  modal: boolean;
  groups: GroupState[];
  board: BoardState | null;
  game: GameState | null;
}

/** What a command answers. */
export type Reply =
  | { ok: true; value: string }
  | { ok: false; code: string; line: number; column: number; text: string };

/** What the shell asks of the page (app::Request). */
export interface PageRequest {
  kind: 'engine' | 'store' | 'remove' | 'texts';
  key: string;
  text: string;
}
