// The computer player's Worker: lines of the engine protocol in and out by postMessage. It works in
// short slices and looks at its messages between them, so `stop` never waits and nothing is killed.
import { EngineModule } from '../engine/engine-module.js';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const waiting: string[] = [];
let engine: EngineModule | null = null;
let working = false;

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

function take(line: string): void {
  if (!engine) {
    waiting.push(line);
    return;
  }
  engine.feed(`${line}\n`);
  answer();
  if (!working && engine.wantsStep) {
    working = true;
    turn.port2.postMessage(null);
  }
}

scope.onmessage = (event: MessageEvent<unknown>) => {
  if (typeof event.data === 'string') take(event.data);
};

async function start(): Promise<void> {
  const response = await fetch(new URL('engine.wasm', import.meta.url));
  if (!response.ok) throw new Error(`engine.wasm: ${response.status}`);
  // The type is set here, so a server that does not know it is fine.
  const typed = new Response(response.body, { headers: { 'Content-Type': 'application/wasm' } });
  engine = await EngineModule.load(await WebAssembly.compileStreaming(typed));
  for (const line of waiting.splice(0)) take(line);
}

start().catch((error: unknown) => {
  // Reported as an uncaught error, which the page sees as the Worker's end.
  setTimeout(() => { throw error; });
});
