// How many results Attangle's solver proves so many plies before they come:
//   node tests/lab/proofs/proofs.mjs [--engine FILE] [--games N] [--nodes N]
// plays N games (30) of the engine against itself at N nodes a move (2000) from the mined openings, then
// asks `query win` 4, 6, 8, 10 and 12 plies before each end.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Engine } from '../engine.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const { values } = parseArgs({ options: {
  engine: { type: 'string', default: join(root, 'build/native/shell/terminal/alveole-engine') },
  games: { type: 'string', default: '30' },
  nodes: { type: 'string', default: '2000' },
} });
const distances = [4, 6, 8, 10, 12];
const openings = readFileSync(join(root, 'assets/attangle/openings.txt'), 'utf8').split('\n')
  .map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);

const engine = new Engine(values.engine);
engine.tell('setoption name Game value attangle');

/** A game to its end, as moves. */
async function play(opening) {
  const moves = opening.split(/\s+/);
  for (;;) {
    engine.tell(`position startpos moves ${moves.join(' ')}`);
    const move = await engine.move(values.nodes);
    if (move === 'none') return moves;
    moves.push(move);
  }
}

const proven = new Map(distances.map((distance) => [distance, { asked: 0, proven: 0, milliseconds: 0 }]));
for (let game = 0; game < Number(values.games); ++game) {
  const moves = await play(openings[game % openings.length]);
  for (const distance of distances) {
    if (moves.length <= distance) continue;
    engine.tell(`position startpos moves ${moves.slice(0, -distance).join(' ')}`);
    const begun = performance.now();
    const answer = (await engine.ask('query win', 'response')).at(-1);
    const counts = proven.get(distance);
    counts.asked++;
    counts.milliseconds += performance.now() - begun;
    if (answer !== 'response none') counts.proven++;
  }
}
engine.quit();
for (const [distance, { asked, proven: found, milliseconds }] of proven) {
  console.log(`${distance} plies before the end: ${found} of ${asked} proven, ${(milliseconds / asked).toFixed(0)} ms each`);
}
