// The loader of an engine (engine-GAME.wasm): the same for the Worker, the main thread and node. It
// needs nothing but the bytes or the compiled module.

interface EngineExports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  input(size: number): number;
  feed(): void;
  load(): void;
  wants_step(): number;
  step(now: number, nodeBudget: number): void;
  take_output(): number;
  output(): number;
}

/** Aims at slices of about this many milliseconds: long enough to cost nothing, short enough for
    `stop` to be answered at once. */
const longestSlice = 20;
const shortestSlice = 10;
const leastBudget = 64;
const mostBudget = 2 ** 24;

export class EngineModule {
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();
  private budget = 1024;

  private constructor(private readonly exports: EngineExports) {}

  static async load(module: WebAssembly.Module): Promise<EngineModule> {
    const instance = await WebAssembly.instantiate(module, {
      env: { emscripten_notify_memory_growth: () => undefined },
      wasi_snapshot_preview1: { proc_exit: (code: number) => { throw new Error(`exit ${code}`); } },
    });
    const exports = instance.exports as unknown as EngineExports;
    exports._initialize();
    return new EngineModule(exports);
  }

  /** Gives the engine text; `go` and `perft` begin work that `step` does. */
  feed(text: string): void {
    this.put(this.encoder.encode(text));
    this.exports.feed();
  }

  /** Gives the engine a file of a game: "weights" and the like. Where it is refused the next lines
      hold an error, and the engine plays on without. */
  load(game: string, kind: string, content: Uint8Array): void {
    const line = this.encoder.encode(`${game} ${kind}\n`);
    const bytes = new Uint8Array(line.length + content.length);
    bytes.set(line);
    bytes.set(content, line.length);
    this.put(bytes);
    this.exports.load();
  }

  get wantsStep(): boolean {
    return this.exports.wants_step() !== 0;
  }

  /** One slice of work of about 10 to 20 ms. */
  step(): void {
    const begun = performance.now();
    this.exports.step(begun, this.budget);
    const took = performance.now() - begun;
    if (took < shortestSlice) this.budget = Math.min(this.budget * 2, mostBudget);
    if (took > longestSlice) this.budget = Math.max(this.budget / 2, leastBudget);
  }

  private put(bytes: Uint8Array): void {
    const address = this.exports.input(bytes.length);
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
  }

  /** The lines written since the last call. */
  takeLines(): string[] {
    const size = this.exports.take_output();
    if (size === 0) return [];
    const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.output(), size);
    return this.decoder.decode(bytes).split('\n').slice(0, -1);
  }
}
