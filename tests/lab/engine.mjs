// The engine beside a script, spoken to in lines of its protocol (core/engine/protocol.md).
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export class Engine {
  constructor(file) {
    this.process = spawn(file, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }
  tell(line) { this.process.stdin.write(line + '\n'); }
  /** The lines up to and with the one that begins with `last`. */
  async ask(line, last) {
    this.tell(line);
    const heard = [];
    for (;;) {
      const { value, done } = await this.lines.next();
      if (done) throw new Error(`the engine has gone after: ${line}`);
      if (value.startsWith('info string error')) throw new Error(`${value} (after: ${line})`);
      heard.push(value);
      if (value.startsWith(last)) return heard;
    }
  }
  async move(nodes) { return (await this.ask(`go nodes ${nodes}`, 'bestmove')).at(-1).slice(9); }
  /** The last scores of the best two lines with their first moves. */
  async two_lines(nodes) {
    this.tell('setoption name MultiPV value 2');
    const heard = await this.ask(`go nodes ${nodes}`, 'bestmove');
    this.tell('setoption name MultiPV value 1');
    const lines = [];
    for (const line of heard) {
      const found = / multipv (\d) .* wdl (\d+) \d+ (\d+) .* pv (\S+)/.exec(line);
      if (found) lines[found[1] - 1] = { move: found[4], chance: (found[2] - found[3]) / 1000 };
    }
    return lines;
  }
  async position() {
    const heard = await this.ask('d', 'info string result');
    return heard.find((line) => line.startsWith('info string position ')).slice(21);
  }
  quit() { this.tell('quit'); }
}
