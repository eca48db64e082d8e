// The computer player's Worker: lines of the engine protocol in and out by postMessage. It works in
// short slices and looks at its messages between them, so `stop` never waits and nothing is killed.
import { EngineModule } from '../engine/engine-module.js';

/** What the engine can be given for each game: files below assets/GAME/, named by their
 *  kind. Put in by the bundler. */
declare const GAME_FILES: Record<string, string[]>;
/** How long a file may take, in milliseconds; the engine plays without it then. */
const filePatience = 4000;
/** The same for the engine itself, which cannot be done without. */
const enginePatience = 60000;
/** How often we say that we are still loading, in milliseconds. */
const pulse = 1000;

const scope = self as unknown as DedicatedWorkerGlobalScope;
const waiting: string[] = [];
let engine: EngineModule | null = null;
let working = false;
let reading = false;
const supplied = new Set<string>();

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
  if (!engine || reading) return;
  reading = true;
  for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
    const game = /^\s*setoption\s+name\s+Game\s+value\s+(\w+)/i.exec(line)?.[1];
    if (game && !working) await supply(engine, game);
    engine.feed(`${line}\n`);
    answer();
    if (!working && engine.wantsStep) {
      working = true;
      turn.port2.postMessage(null);
    }
  }
  reading = false;
}

/** Gives the engine the files of a game, once. Without them it plays worse, but it plays. */
async function supply(engine: EngineModule, game: string): Promise<void> {
  if (supplied.has(game)) return;
  supplied.add(game);
  for (const file of GAME_FILES[game] ?? []) {
    const name = `assets/${game}/${file}`;
    const kind = file.slice(0, file.indexOf('.'));
    try {
      engine.load(game, kind, await fetched(new URL(name, import.meta.url), filePatience, bytes));
      for (const line of engine.takeLines()) console.error(`${name}: ${line}`);
    } catch (error) {
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
  void read();
};

async function start(): Promise<void> {
  engine = await EngineModule.load(await fetched(new URL('engine.wasm', import.meta.url), enginePatience, compiled));
  await read();
}

start().catch((error: unknown) => {
  // Reported as an uncaught error, which the page sees as the Worker's end.
  setTimeout(() => { throw error; });
});
