// The computer player in its Worker, spoken to in lines of the engine protocol. A Worker that dies,
// or is silent although it owes an answer, is replaced; the shell then asks again.

/** How long a Worker that owes an answer may be silent beyond the time it was given, in
 *  milliseconds, before it counts as dead. (While it loads it says so every second.) */
const patience = 8000;
/** Replacements in a row, without any answer between, before we give up. */
const mostReplacements = 5;

export interface EngineEvents {
  line(line: string): void;
  restarted(): void;
  failed(reason: string): void;
}

export class EngineClient {
  private worker: Worker | null = null;
  private watchdog = 0;
  private replacements = 0;
  /** Milliseconds the answer that is owed may take by itself. */
  private owed: number | null = null;

  constructor(private readonly address: URL, private readonly events: EngineEvents) {}

  send(line: string): void {
    if (!this.worker) this.launch();
    this.worker?.postMessage(line);
    const question = /^(?:go\b.*?\bmovetime (\d+)|hint\b|query reason\b)/.exec(line);
    if (question) this.expectAnswer(Number(question[1] ?? 0));
  }

  close(): void {
    window.clearTimeout(this.watchdog);
    this.watchdog = 0;
    this.owed = null;
    this.worker?.terminate();
    this.worker = null;
  }

  /** For tests: what happens when the browser takes the Worker away. */
  kill(): void {
    this.worker?.terminate();
  }

  private launch(): void {
    try {
      const worker = new Worker(this.address, { type: 'module' });
      worker.onmessage = (event: MessageEvent<string>) => this.receive(event.data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.replace(event.message || 'the Worker stopped');
      };
      this.worker = worker;
    } catch (error) {
      this.events.failed(String(error));
    }
  }

  private receive(line: string): void {
    if (/^(bestmove|response)\b/.test(line)) {
      window.clearTimeout(this.watchdog);
      this.watchdog = 0;
      this.owed = null;
      this.replacements = 0;
    } else if (this.owed !== null) {
      this.expectAnswer(this.owed);
    }
    this.events.line(line);
  }

  private expectAnswer(milliseconds: number): void {
    window.clearTimeout(this.watchdog);
    this.owed = milliseconds;
    this.watchdog = window.setTimeout(() => this.replace('no answer'), milliseconds + patience);
  }

  private replace(reason: string): void {
    this.close();
    if (++this.replacements > mostReplacements) {
      this.replacements = 0;
      this.events.failed(reason);
      return;
    }
    this.launch();
    this.events.restarted();
  }
}
