// The computer player's Worker: lines of the engine protocol in and out by postMessage. It works in
// short slices and looks at its messages between them, so `stop` never waits and nothing is killed.
import { EngineModule } from '../engine/engine-module.js';

/** The games there are, the usual one first, each with the files below assets/GAME/ that its engine
 *  can be given, named by their kind. Put in by the bundler. */
declare const GAME_FILES: Record<string, string[]>;
/** How long a file may take, in milliseconds; the engine plays without it then. */
const filePatience = 4000;
/** The same for an engine itself, which cannot be done without. */
const enginePatience = 60000;
/** How long until a file that did not arrive is asked for again, in milliseconds. */
const secondTry = 60000;
/** How often we say that we are still loading, in milliseconds. */
const pulse = 1000;

const scope = self as unknown as DedicatedWorkerGlobalScope;
const waiting: string[] = [];
/** Compiled engines by their game. */
const engines = new Map<string, WebAssembly.Module>();
/** The last line that set each option of the protocol, by its name in small letters. */
const options = new Map<string, string>();
/** Options that belong to a game, and end with it. */
const ofOneGame = ['variant', 'options'];

let engine: EngineModule | null = null;
let game = '';
/** Files of the engine, and when they may be asked for (again): never for those it was given. */
let due = new Map<string, number>();
let working = false;
let reading = false;

// A message to oneself comes after those that wait already, and without the delay of a timer.
const turn = new MessageChannel();
turn.port1.onmessage = slice;

function slice(): void {
  if (!engine) return;
  engine.step();
  answer();
  working = engine.wantsStep;
  if (working) turn.port2.postMessage(null);
}

function answer(): void {
  for (const line of engine?.takeLines() ?? []) scope.postMessage(line);
}

/** Carries out the lines that wait, in their order. */
async function read(): Promise<void> {
  if (reading) return;
  reading = true;
  for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
    const option = /^\s*setoption\s+name\s+(\w+)(?:\s+value\s+(\S*))?/i.exec(line);
    const name = option?.[1]?.toLowerCase();
    const wanted = name === 'game' ? option?.[2] : undefined;
    if (wanted && Object.hasOwn(GAME_FILES, wanted) && !engine?.wantsStep) await change(wanted);
    const ready = engine ?? await change(Object.keys(GAME_FILES)[0] ?? '');
    ready.feed(`${line}\n`);
    const answers = ready.takeLines();
    for (const text of answers) scope.postMessage(text);
    // An option is answered only where it is refused.
    if (name && name !== 'game' && answers.length === 0) options.set(name, line);
    if (!working && ready.wantsStep) {
      working = true;
      turn.port2.postMessage(null);
    }
  }
  reading = false;
}

/** The engine of a game takes the place of the one before and is told what that was told. A file that
 *  did not arrive is asked for again when the game is named later. */
async function change(wanted: string): Promise<EngineModule> {
  if (!engine || game !== wanted) {
    const module = engines.get(wanted)
      ?? await fetched(new URL(`engine-${wanted}.wasm`, import.meta.url), enginePatience, compiled);
    engines.set(wanted, module);
    engine = await EngineModule.load(module);
    game = wanted;
    due = new Map();
    for (const name of ofOneGame) options.delete(name);
    for (const line of options.values()) engine.feed(`${line}\n`);
    answer();
  }
  await supply(engine);
  return engine;
}

/** Gives the engine the files of its game. Without them it plays worse, but it plays. */
async function supply(engine: EngineModule): Promise<void> {
  for (const file of GAME_FILES[game] ?? []) {
    if (Date.now() < (due.get(file) ?? 0)) continue;
    const name = `assets/${game}/${file}`;
    const kind = file.slice(0, file.indexOf('.'));
    try {
      engine.load(game, kind, await fetched(new URL(name, import.meta.url), filePatience, bytes));
      due.set(file, Infinity);
      for (const line of engine.takeLines()) console.error(`${name}: ${line}`);
    } catch (error) {
      due.set(file, Date.now() + secondTry);
      console.error(`${name}: ${String(error)}`);
    }
  }
}

const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

// The type is set here, so a server that does not know it is fine.
const compiled = (response: Response) => WebAssembly.compileStreaming(
  new Response(response.body, { headers: { 'Content-Type': 'application/wasm' } }));

/** What `take` makes of the file at an address. Says meanwhile that we live, so that nobody takes a
 *  slow line for a dead Worker. */
async function fetched<T>(address: URL, patience: number, take: (response: Response) => Promise<T>): Promise<T> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(new Error(`did not arrive in ${patience / 1000} s`)), patience);
  const saying = setInterval(() => scope.postMessage('info string loading'), pulse);
  try {
    const response = await fetch(address, { signal: end.signal });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return await take(response);
  } finally {
    clearTimeout(timer);
    clearInterval(saying);
  }
}

scope.onmessage = (event: MessageEvent<unknown>) => {
  if (typeof event.data !== 'string') return;
  waiting.push(event.data);
  // Reported as an uncaught error, which the page sees as the Worker's end.
  read().catch((error: unknown) => setTimeout(() => { throw error; }));
};
