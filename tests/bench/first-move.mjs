// How long levels 1 to 4 take for a move in the page's Worker, in milliseconds from being asked:
//   node tests/bench/first-move.mjs
// Each game from its start and from positions of its own play, without the book. Needs dist
// (bash web/play.sh --no-serve).
import { launch } from '../browser/driver.mjs';

const games = ['hexaequo', 'hexdame', 'hexade', 'attangle'];
const levels = [1, 2, 3, 4];
const plies = 24;

const driver = await launch();
try {
  await driver.open('index.html');
  for (const game of games) {
    const figures = await driver.evaluate(async ({ game, levels, plies }) => {
      const worker = new Worker('worker.js', { type: 'module' });
      const ask = (lines, answer) => new Promise((done) => {
        worker.onmessage = ({ data }) => { if (data.startsWith(answer)) done(data); };
        for (const line of lines) worker.postMessage(line);
      });
      await ask([`setoption name Game value ${game}`, 'isready'], 'readyok');
      const all = [];
      for (const level of levels) {
        const moves = [], times = [];
        while (moves.length < plies) {
          const begun = performance.now();
          const answer = await ask([
            `setoption name Level value ${level}`, `setoption name Seed value ${moves.length}`,
            moves.length ? `position startpos moves ${moves.join(' ')}` : 'position startpos', 'go'], 'bestmove');
          times.push(performance.now() - begun);
          const move = answer.slice('bestmove '.length);
          if (move === 'none') break;
          moves.push(move);
        }
        times.sort((a, b) => a - b);
        all.push({ level, median: times[times.length >> 1], longest: times.at(-1) });
      }
      worker.terminate();
      return all;
    }, { game, levels, plies });
    for (const { level, median, longest } of figures) {
      console.log(`${game}, level ${level}: median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`);
    }
  }
} finally {
  await driver.close();
}
