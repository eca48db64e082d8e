// Tactical positions: mined from the engine's own games, and asked of it again. `node
// tests/lab/tactics/tactics.mjs --help` says how.
import { existsSync, readFileSync, appendFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Engine } from '../engine.mjs';

const games = ['hexaequo', 'hexdame', 'hexade', 'attangle'];
const usage = `usage: node tests/lab/tactics/tactics.mjs mine|solve GAME [OPTION]...

mine    adds positions to tests/lab/tactics/GAME.txt until it holds --count of them
solve   searches each of them and says how many of the winning moves are found

  --engine FILE   default: build/native/shell/terminal/alveole-engine
  --count N       positions wanted (default 50)
  --nodes N       nodes a position gets from \`solve\` (default 200000)
  --proof N       nodes that must confirm a mined one (default 1000000)
  --seconds N     stop mining after so long (default 480)
`;

/** On the scale from -1 (lost) to 1 (won), which the engine's `wdl` tells: how far the best move must be
 *  ahead of the second, and where it must lead. */
const least_gap = 0.5, least_chance = 0.5;
/** A position counts only where a short look is not enough. */
const glance_nodes = 2000;
/** What is not promising after this many is not looked at longer. Far fewer than those of `solve`, and
 *  with lower demands: what `solve` finds must not be what it was chosen by. */
const filter_nodes = 30000, filter_gap = 0.15;

/** How far the best of two lines is ahead, on the scale above. */
const gap = ([best, second]) => (best && second ? best.chance - second.chance : 0);

/** Whether the best of two lines is the only way to win. */
const is_single = (lines) => gap(lines) >= least_gap && lines[0].chance >= least_chance;

async function mine(game, options) {
  const file = file_of(game);
  const known = new Map(read(file).map((entry) => [entry.position, entry.move]));
  if (known.size === 0) {
    writeFileSync(file, `# MOVE | POSITION, by: node tests/lab/tactics/tactics.mjs mine ${game}\n`);
  }
  const player = new Engine(options.engine), judge = new Engine(options.engine);
  for (const engine of [player, judge]) engine.tell(`setoption name Game value ${game}`);
  const end = Date.now() + options.seconds * 1000;
  // Games differ by their seed; those of an earlier run are not repeated.
  for (let seed = 1000 * known.size + 1; known.size < options.count && Date.now() < end; ++seed) {
    player.tell('setoption name Level value 4');
    player.tell(`setoption name Seed value ${seed}`);
    for (const moves = []; moves.length < 200 && Date.now() < end && known.size < options.count;) {
      const so_far = `position startpos${moves.length ? ' moves ' + moves.join(' ') : ''}`;
      player.tell(so_far);
      const move = moves.length > 5 && await winning_move(judge, so_far, options.proof);
      if (move) {
        const position = await judge.position();
        if (!known.has(position)) {
          known.set(position, move);
          appendFileSync(file, `${move} | ${position}\n`);
          console.log(`${known.size} ${move} | ${position}`);
        }
      }
      const next = (await player.ask('go', 'bestmove')).at(-1).slice(9);
      if (next === 'none') break;
      moves.push(next);
    }
  }
  player.quit();
  judge.quit();
}

/** The single move that wins and is not seen at a glance; nothing where there is none. */
async function winning_move(judge, position, proof) {
  judge.tell('uginewgame');
  judge.tell(position);
  const glance = await judge.move(glance_nodes);
  if (glance === 'none' || gap(await judge.two_lines(filter_nodes)) < filter_gap) return null;
  judge.tell('uginewgame');
  judge.tell(position);
  const lines = await judge.two_lines(proof);
  return is_single(lines) && lines[0].move !== glance ? lines[0].move : null;
}

async function solve(game, options) {
  const entries = read(file_of(game));
  const engine = new Engine(options.engine);
  engine.tell(`setoption name Game value ${game}`);
  let solved = 0;
  for (const { position, move } of entries) {
    engine.tell('uginewgame');
    engine.tell(`position fen ${position}`);
    const played = await engine.move(options.nodes);
    if (played === move) ++solved;
    else console.log(`${position}: ${played}, not ${move}`);
  }
  engine.quit();
  console.log(`${game}: ${solved} of ${entries.length} solved in ${options.nodes} nodes`);
}

const file_of = (game) => join(dirname(fileURLToPath(import.meta.url)), `${game}.txt`);

function read(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').filter((line) => line && !line.startsWith('#'))
    .map((line) => { const [move, position] = line.split(' | '); return { move, position }; });
}

function number(name, text) {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Error(`--${name} wants a number from 1, not "${text}"`);
  return Number(text);
}

try {
  const { values, positionals: [what, game, ...rest] } = parseArgs({
    allowPositionals: true,
    options: {
      engine: { type: 'string', default: 'build/native/shell/terminal/alveole-engine' },
      count: { type: 'string', default: '50' },
      nodes: { type: 'string', default: '200000' },
      proof: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '480' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
  } else {
    if (!['mine', 'solve'].includes(what) || !games.includes(game) || rest.length > 0) throw new Error(usage);
    for (const name of ['count', 'nodes', 'proof', 'seconds']) values[name] = number(name, values[name]);
    if (!existsSync(values.engine)) throw new Error(`There is no ${values.engine}; build the preset native first.`);
    await (what === 'mine' ? mine : solve)(game, values);
  }
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
