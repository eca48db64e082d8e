// A board in a page: canvas, accessible layer, computer player, storage, and the one way back from
// every fault of the picture: state out, instance disposed, new canvas, new instance, state in.
import { AccessibleLayer } from './accessible-layer.js';
import { EngineClient } from './engine-client.js';
import { attachInput } from './input.js';
import { Loader } from './loading.js';
import { Shell, type ModuleFactory } from './shell-module.js';
import type { PageRequest, Reply, State } from './state.js';
import { Storage } from './storage.js';

export interface BoardOptions {
  /** The folder of our files. */
  base: URL;
  /** Names what is kept for this board on the device. */
  name: string;
}

/** Longer sides make phones run out of memory. */
const largestCanvasSide = 4096;
const largestPixelRatio = 3;
/** New instances within a minute before we stop trying. */
const mostRecoveries = 4;

/** A text as one word of a command (shell/app/command.h). */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Compiled once a page, however many boards there are. */
let compiled: Promise<WebAssembly.Module> | null = null;

export class Board {
  private shell: Shell | null = null;
  private canvas: HTMLCanvasElement | null = null;
  private detachInput = (): void => {};
  private readonly layer: AccessibleLayer;
  private readonly engine: EngineClient;
  private readonly storage: Storage;
  private readonly loader: Loader;
  private readonly cover = document.createElement('div');
  private readonly bar = document.createElement('progress');
  private readonly listeners = new AbortController();
  private readonly observer: ResizeObserver;
  private texts = new Map<string, string>();
  private saved = '';
  private frameWanted = 0;
  private revision = -1;
  private recoveries: number[] = [];
  private recovering = false;
  private toldOfStorage = false;
  private gone = false;

  constructor(private readonly host: HTMLElement, private readonly options: BoardOptions) {
    this.storage = new Storage(options.name);
    this.loader = new Loader(options.base, (arrived, total) => {
      this.bar.max = Math.max(total, 1);
      this.bar.value = arrived;
    });
    this.layer = new AccessibleLayer({
      execute: (command) => void this.execute(command),
      focused: (id) => void this.execute(`focus ${id}`),
      left: () => void this.execute('focus -'),
    });
    this.engine = new EngineClient(new URL('worker.js', options.base), {
      line: (line) => void this.execute(`engine ${quoted(line)}`),
      restarted: () => void this.execute('engine-restarted'),
      failed: (reason) => void this.execute(`engine-failed ${quoted(reason)}`),
    });
    this.observer = new ResizeObserver(() => this.resize());
    Object.assign(host, { alveole: this });
  }

  /** Loads everything and shows the board; faults are shown, not thrown. */
  async start(): Promise<void> {
    this.cover.className = 'alveole-cover';
    this.bar.setAttribute('aria-label', 'Alvéole');
    this.cover.append(this.bar);
    this.host.replaceChildren(this.cover);
    try {
      const language = this.wantedLanguage();
      compiled ??= this.loader.wasm('alveole.wasm');
      const [, text] = await Promise.all([compiled, this.loader.text(`texts/${language}.txt`)]);
      this.texts.set(language, text);
      this.saved = this.storage.read('saved') ?? this.saved;
      await this.launch();
      this.watchPage();
    } catch (error) {
      compiled = null;
      this.giveUp(error);
    }
  }

  execute(command: string): Reply {
    const lost: Reply = { ok: false, code: 'error.page.not-ready', line: 1, column: 1, text: '' };
    return this.run((shell) => shell.execute(command), lost);
  }

  state(): State | null {
    return this.run((shell) => shell.state(), null);
  }

  destroy(): void {
    this.gone = true;
    this.listeners.abort();
    this.observer.disconnect();
    this.engine.close();
    this.dispose();
    this.host.replaceChildren();
  }

  /** For tests: takes the Worker away as a browser short of memory would. */
  killEngine(): void {
    this.engine.kill();
  }

  /** For tests: makes the program read where there is no memory, as a bug would. */
  crashForTest(): void {
    this.run((shell) => shell.crash(), undefined);
  }

  private wantedLanguage(): string {
    const kept = /^language = (en|fr|it)$/m.exec(this.storage.read('saved') ?? '');
    if (kept?.[1]) return kept[1];
    const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    return tags.find((tag) => ['en', 'fr', 'it'].includes(tag)) ?? 'en';
  }

  private async launch(): Promise<void> {
    const canvas = document.createElement('canvas');
    canvas.className = 'alveole-canvas';
    canvas.setAttribute('aria-hidden', 'true');
    canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      if (canvas === this.canvas) void this.recover('the graphics context was lost');
    });
    this.host.replaceChildren(canvas, this.layer.element, this.layer.live, this.cover);
    this.canvas = canvas;
    const factory = await this.factory();
    const module = await factory({
      canvas,
      preRun: [(self: { specialHTMLTargets: Record<string, unknown> }) => {
        self.specialHTMLTargets['#canvas'] = canvas;
      }],
      instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
        void compiled?.then((wasm) => WebAssembly.instantiate(wasm, imports)).then(done);
        return {};
      },
      onAbort: () => void this.recover('the program stopped'),
    });
    const shell = new Shell(module);
    for (const [language, text] of this.texts) {
      const problem = shell.texts(language, text);
      if (problem) throw new Error(problem);
    }
    const language = [...this.texts.keys()].pop() ?? 'en';
    const problem = shell.start(language, this.dark());
    if (problem) throw new Error(problem);
    this.shell = shell;
    this.revision = -1;
    this.detachInput = attachInput(canvas, this.host, {
      shell: () => this.shell,
      run: (call, otherwise) => this.run(call, otherwise),
      focusBoard: () => this.focusBoard(),
    });
    // Where that cannot be read, the shell puts it aside and says why.
    if (this.saved) this.execute(`restore ${quoted(this.saved)}`);
    this.resize();
    this.run(() => undefined, undefined);
    this.cover.remove();
  }

  private async factory(): Promise<ModuleFactory> {
    const address = new URL('alveole.mjs', this.options.base).href;
    return ((await import(/* @vite-ignore */ address)) as { default: ModuleFactory }).default;
  }

  private dark(): boolean {
    return matchMedia('(prefers-color-scheme: dark)').matches;
  }

  private watchPage(): void {
    const signal = this.listeners.signal;
    this.observer.observe(this.host);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.execute(`dark ${event.matches ? 'on' : 'off'}`);
    }, { signal });
    const watchPixelRatio = (): void => {
      const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
      query.addEventListener('change', () => {
        this.resize();
        watchPixelRatio();
      }, { once: true, signal });
    };
    watchPixelRatio();
  }

  private resize(): void {
    const box = this.host.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) return;
    const room = largestCanvasSide / Math.max(box.width, box.height);
    const ratio = Math.min(window.devicePixelRatio || 1, largestPixelRatio, room);
    this.run((shell) => shell.resize(box.width, box.height, ratio), undefined);
  }

  /** Calls the shell, then does what it asks and shows what changed. A crash starts the recovery. */
  private run<T>(call: (shell: Shell) => T, otherwise: T): T {
    if (!this.shell) return otherwise;
    try {
      const result = call(this.shell);
      for (const request of this.shell.takeRequests()) this.fulfil(request);
      if (this.shell?.needsFrame()) this.wantFrame();
      return result;
    } catch (error) {
      void this.recover(String(error));
      return otherwise;
    }
  }

  private wantFrame(): void {
    if (this.frameWanted) return;
    this.frameWanted = requestAnimationFrame(() => {
      this.frameWanted = 0;
      this.run((shell) => shell.frame(), undefined);
      this.showLayer();
    });
  }

  private showLayer(): void {
    const state = this.run((shell) => shell.state(), null);
    if (!state || state.revision === this.revision) return;
    this.revision = state.revision;
    this.host.lang = state.language;
    this.layer.show(state);
    // A dialog takes the focus that nothing else has, so that its keys work however it was opened.
    if (state.modal && document.activeElement === document.body) this.layer.focusOn(state);
    this.host.dispatchEvent(new CustomEvent('alveole-state', { detail: state }));
  }

  private focusBoard(): void {
    const state = this.state();
    if (!state) return;
    this.layer.show(state);
    this.layer.focusOn(state);
  }

  private fulfil(request: PageRequest): void {
    switch (request.kind) {
      case 'engine':
        this.engine.send(request.text);
        break;
      case 'store':
        if (request.key === 'saved') this.saved = request.text;
        this.keep(request.key, request.text);
        break;
      case 'remove':
        this.storage.remove(request.key);
        break;
      case 'texts':
        void this.fetchTexts(request.key);
        break;
    }
  }

  /** Where nothing can be kept, that is said once. */
  private keep(key: string, text: string): void {
    this.storage.write(key, text);
    if (!this.storage.failed || this.toldOfStorage) return;
    this.toldOfStorage = true;
    this.execute('storage-failed');
  }

  private async fetchTexts(language: string): Promise<void> {
    try {
      const text = await this.loader.text(`texts/${language}.txt`);
      this.texts.delete(language);
      this.texts.set(language, text);
      const problem = this.run((shell) => shell.texts(language, text), '');
      if (problem) throw new Error(problem);
      this.execute(`language ${language}`);
    } catch (error) {
      this.execute(`notify ${quoted(String(error))}`);
    }
  }

  private async recover(reason: string): Promise<void> {
    if (this.gone || this.recovering) return;
    this.recovering = true;
    console.warn(`Alvéole starts its picture again: ${reason}`);
    const now = Date.now();
    this.recoveries = [...this.recoveries.filter((time) => now - time < 60_000), now];
    const focused = this.layer.hasFocus();
    this.dispose();
    try {
      if (this.recoveries.length > mostRecoveries) throw new Error(reason);
      await this.launch();
      if (focused) this.focusBoard();
    } catch (error) {
      this.giveUp(error);
    } finally {
      this.recovering = false;
    }
  }

  private dispose(): void {
    this.detachInput();
    cancelAnimationFrame(this.frameWanted);
    this.frameWanted = 0;
    const shell = this.shell;
    this.shell = null;
    try {
      shell?.stop();
    } catch {
      // A crashed module cannot clean up after itself; dropping it does.
    }
    this.canvas?.remove();
    this.canvas = null;
  }

  /** The last resort: words and a button in plain HTML. The game is still in the storage. */
  private giveUp(error: unknown): void {
    console.error('Alvéole cannot start:', error);
    this.dispose();
    const words = document.createElement('p');
    const reason = document.createElement('small');
    reason.textContent = `Alvéole: ${error instanceof Error ? error.message : String(error)}`;
    words.textContent = this.sentence('page.stopped') ?? '';
    const again = document.createElement('button');
    again.type = 'button';
    again.textContent = `↻ ${this.sentence('page.retry') ?? 'Alvéole'}`;
    again.addEventListener('click', () => {
      this.recoveries = [];
      void this.start();
    });
    this.cover.replaceChildren(words, again, reason);
    this.host.replaceChildren(this.cover);
  }

  /** A sentence in the last language that was loaded, for when there is no program to ask. */
  private sentence(key: string): string | undefined {
    const text = [...this.texts.values()].pop() ?? '';
    const line = text.split('\n').find((one) => one.startsWith(`${key} = `));
    return line?.slice(key.length + 3);
  }
}
