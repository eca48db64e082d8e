// The engines through their loader, in node. ENGINES is their folder, ENGINE_NATIVE the program that
// must find the same, if it is there. Run by the preset `wasm` (tests/web/CMakeLists.txt).
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { transform } from 'esbuild';

const root = new URL('../../', import.meta.url);
const native = process.env.ENGINE_NATIVE ?? '';
const games = JSON.parse(readFileSync(`${process.env.ENGINES}/games.json`, 'utf8'));
const modules = new Map();
for (const game of games) {
  modules.set(game, await WebAssembly.compile(readFileSync(`${process.env.ENGINES}/engine-${game}.wasm`)));
}
const { EngineModule } = await load_typescript('web/engine/engine-module.ts');

async function load_typescript(path) {
  const { code } = await transform(readFileSync(new URL(path, root), 'utf8'), { loader: 'ts' });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** Sends lines and returns the answers once the engine is at rest. */
function say(engine, text) {
  engine.feed(`${text}\n`);
  while (engine.wantsStep) engine.step();
  return engine.takeLines();
}

/** An engine with the files that assets/ holds for a game. */
async function engine_for(game) {
  const engine = await EngineModule.load(modules.get(game));
  const folder = new URL(`assets/${game}/`, root);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.bin'))) {
    engine.load(game, name.replace('.bin', ''), readFileSync(new URL(name, folder)));
  }
  assert.deepEqual(engine.takeLines(), []);
  return engine;
}

/** What of a search does not depend on the clock: depths, scores, node counts, lines, the move. */
function without_times(lines) {
  return lines.map((line) => line.replace(/ (nps|time) \d+/g, ''));
}

test('each introduces itself with its game, and knows no other', async () => {
  for (const game of games) {
    const engine = await engine_for(game);
    const lines = say(engine, 'ugi');
    assert.match(lines[0], /^id name Alveole \d/);
    assert.ok(lines.includes(`option name Game type combo default ${game} var ${game}`), lines.join('\n'));
    assert.equal(lines.at(-1), 'ugiok');
    assert.match(say(engine, 'setoption name Game value chess').join(), /error\.game\.unknown/);
  }
});

for (const game of games) {
  test(`it searches ${game} node for node as the native program does`, async (context) => {
    const question = `setoption name Game value ${game}\ngo nodes 20000`;
    const answer = without_times(say(await engine_for(game), question));
    assert.match(answer.at(-1), /^bestmove \S+$/);
    assert.match(answer.at(-2), / nodes 20000 /);
    if (!existsSync(native)) {
      context.skip('there is no native program to compare with');
      return;
    }
    const { stdout, status } = spawnSync(native, { input: `${question}\n`, encoding: 'utf8' });
    assert.equal(status, 0);
    assert.deepEqual(answer, without_times(stdout.trimEnd().split('\n')));
  });
}

test('it plays a whole game against itself', async () => {
  const engine = await engine_for('hexdame');
  const moves = [];
  for (;;) {
    say(engine, `position startpos${moves.length ? ` moves ${moves.join(' ')}` : ''}`);
    if (say(engine, 'query gameover')[0] === 'response true') break;
    moves.push(say(engine, 'go nodes 300').at(-1).split(' ')[1]);
    assert.ok(moves.length < 400);
  }
  assert.match(say(engine, 'query result')[0], /^response (p1win|p2win|draw)$/);
});

test('its memory grows when the table is to be larger, and text still arrives', async () => {
  const engine = await engine_for('hexdame');
  assert.deepEqual(say(engine, 'setoption name Hash value 64'), []);
  assert.match(say(engine, 'go nodes 500').at(-1), /^bestmove /);
  const long = say(engine, 'x'.repeat(2 ** 20 + 1));
  assert.deepEqual(long, ['info string error error.engine.line-too-long 1 limit="1048576"']);
  assert.deepEqual(say(engine, 'isready'), ['readyok']);
});

test('a file that it cannot use is refused, and it plays on', async () => {
  const engine = await engine_for('hexdame');
  const refused = (game, kind, text) => {
    engine.load(game, kind, new TextEncoder().encode(text));
    return engine.takeLines().map((line) => line.split(' ').slice(0, 4).join(' '));
  };
  const prefix = 'info string error';
  assert.deepEqual(refused('hexdame', 'weights', ''), [`${prefix} error.weights.line`]);
  assert.deepEqual(refused('hexdame', 'dreams', 'x'), [`${prefix} error.engine.unknown-asset`]);
  assert.deepEqual(refused('chess', 'weights', 'x'), [`${prefix} error.game.unknown`]);
  assert.match(say(engine, 'go nodes 500').at(-1), /^bestmove /);
});

test('a slice is short, so stop is heard', async () => {
  const engine = await engine_for('hexade');
  engine.feed('go infinite\n');
  const took = [];
  for (let i = 0; i < 40; i++) {
    const begun = performance.now();
    engine.step();
    took.push(performance.now() - begun);
  }
  took.sort((a, b) => a - b);
  assert.ok(took[20] < 50, `the middle one of 40 slices took ${took[20]} ms`);
  assert.match(say(engine, 'stop').at(-1), /^bestmove /);
});
