// The page round the board: saving, keyboard, touch, the host's own scrolling and keys, frames on
// demand, faults and the way back from them.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { launch } from './driver.mjs';
import {
  cell_place, chance, control_place, make_a_move, my_turn, press, ready, site_with_engines, test_site,
} from './playing.mjs';

let driver;
afterEach(async () => {
  await driver?.close();
  driver = undefined;
});

const execute = (command) => driver.evaluate((line) => globalThis.alveole.execute(line), command);
const start = async (options, command) => {
  driver = await launch(options);
  await driver.open('index.html');
  await ready(driver);
  if (command) {
    const reply = await execute(command);
    assert.ok(reply.ok, JSON.stringify(reply));
    await driver.until('the board', (state) => state.screen === 'play');
  }
};
/** Waits until `holds()` is true; for what the exported state does not say. */
async function eventually(what, holds, milliseconds = 15000) {
  const end = Date.now() + milliseconds;
  while (!(await holds())) {
    assert.ok(Date.now() < end, `waited in vain for: ${what}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

const two_people = 'white=human black=human';

test('after a reload the game is still there', async () => {
  await start({}, `new hexdame ${two_people}`);
  const random = chance(1);
  for (let i = 0; i < 4; ++i) await make_a_move(driver, random);
  const before = await driver.state();
  await driver.reload();
  const after = await driver.until('the saved game', (state) => state.screen === 'play');
  assert.equal(after.game.position, before.game.position);
  assert.deepEqual(after.game.moves, before.game.moves);
});

test('a game kept by another tab does not take the place of ours', async () => {
  const kept = 'alveole:page:saved';
  await start({}, `new hexade ${two_people}`);
  const theirs = await driver.evaluate((key) => localStorage.getItem(key), kept);
  await execute(`new hexdame ${two_people}`);
  await make_a_move(driver, chance(1));
  const before = await driver.state();
  await driver.evaluate(([key, text]) => localStorage.setItem(key, text), [kept, theirs]);
  await driver.reload();
  const after = await driver.until('our game', (state) => state.screen === 'play');
  assert.equal(after.game.game, 'hexdame');
  assert.deepEqual(after.game.moves, before.game.moves);
});

test('against the computer undo takes both plies back, and redo plays them again', async () => {
  await start({}, 'new attangle');
  await make_a_move(driver, chance(2));
  const two = await driver.until('the answer', (state) => state.game.ply === 2 && my_turn(state));
  await press(driver, 'play.buttons.undo');
  const none = await driver.until('undone', (state) => state.game.ply === 0);
  assert.ok(my_turn(none));
  await press(driver, 'play.buttons.redo');
  const again = await driver.until('redone', (state) => state.game.ply === 2);
  assert.equal(again.game.position, two.game.position);
});

test('a wrong click is explained and plays nothing', async () => {
  await start({}, `new hexdame ${two_people}`);
  await driver.click(cell_place(await driver.state(), 'f6'));
  const state = await driver.until('an explanation',
    (now) => now.groups.some((group) => group.controls.some((one) => one.id === 'play.status.notice')));
  assert.equal(state.game.ply, 0);
  assert.deepEqual(driver.problems(), []);
});

test('a game can be played with the keyboard alone', async () => {
  await start({}, `new hexade variant=169 ${two_people}`);
  await eventually('the accessible board', () => driver.evaluate(
    () => document.querySelector('[role=gridcell][tabindex="0"]') !== null));
  await driver.evaluate(() => document.querySelector('[role=gridcell][tabindex="0"]').focus());
  const first = await driver.until('the board to have the focus', (state) => state.focus === 'board');
  await driver.key('Enter');
  const placed = await driver.until('a stone', (state) => state.game.ply === 1);
  assert.deepEqual(placed.game.moves, [first.board.cursor]);
  for (const key of ['ArrowRight', 'ArrowRight', 'u', 'n']) {
    const before = await driver.state();
    await driver.key(key);
    const now = await driver.until(`${key} to move the cursor`,
      (state) => state.board.cursor !== before.board.cursor);
    await eventually('the focus to follow', () => driver.evaluate(
      (name) => document.activeElement.textContent.startsWith(`${name},`), now.board.cursor));
  }
  await driver.key('Enter');
  await driver.until('a second stone', (state) => state.game.ply === 2);
});

test('a game can be played with a finger', async () => {
  await start({ width: 390, height: 844, touch: true, ratio: 3 }, `new attangle variant=side3 ${two_people}`);
  const random = chance(3);
  for (let i = 0; i < 6; ++i) await make_a_move(driver, random, (place) => driver.tap(place));
  await driver.shot('attangle-touch');
  assert.deepEqual(driver.problems(), []);
});

test('a finger that scrolls is no trouble to the browser', async () => {
  driver = await launch({ width: 390, height: 844, touch: true, folder: await test_site() });
  await driver.open('test-host.html');
  await driver.until('the board', (state) => state.screen !== '', 30000);
  await execute(`new hexdame ${two_people}`);
  await driver.until('the board', (state) => state.screen === 'play' && state.idle);
  const top = () => driver.evaluate(() => document.scrollingElement.scrollTop);
  await driver.swipe({ x: 200, y: 430 }, { x: 200, y: 120 });
  await eventually('the page to scroll', async () => await top() > 0);
  assert.deepEqual(driver.problems(), []);
});

test('a piece can be dragged, and dropped on its own cell it stays', async () => {
  await start({}, `new hexdame ${two_people}`);
  const state = await driver.state();
  await driver.drag(cell_place(state, 'd4'), cell_place(state, 'd5'));
  const moved = await driver.until('the move', (now) => now.game.ply === 1);
  assert.deepEqual(moved.game.moves, ['d4-d5']);
  await driver.drag(cell_place(moved, 'f6'), { x: cell_place(moved, 'f6').x + 12, y: cell_place(moved, 'f6').y });
  const kept = await driver.state();
  assert.equal(kept.game.ply, 1);
  assert.ok(kept.board.cells.every((cell) => !cell.selected));
});

test('nothing is drawn while nothing changes', async () => {
  await start({}, `new hexade ${two_people}`);
  const { frames } = await driver.until('the last frame', (state) => state.idle);
  await new Promise((done) => setTimeout(done, 2000));
  assert.equal((await driver.state()).frames, frames);
});

test('the picture follows the size and the pixel ratio of its place', async () => {
  await start({ ratio: 1.5 }, `new hexdame ${two_people}`);
  const canvas = () => driver.evaluate(() => {
    const shown = document.querySelector('canvas');
    return [shown.width / shown.clientWidth, shown.clientWidth, shown.clientHeight];
  });
  await driver.until('the first frame', (state) => state.frames > 0);
  const [ratio, width] = await canvas();
  assert.ok(Math.abs(ratio - 1.5) < 0.01, String(ratio));
  assert.equal(width, 1280);
  await driver.resize(500, 700);
  await driver.until('the narrow layout', (state) => state.board.cells.every((cell) => cell.x < 500));
  const [again, narrow, height] = await canvas();
  assert.ok(Math.abs(again - 1.5) < 0.01, String(again));
  assert.deepEqual([narrow, height], [500, 700]);
});

test('a lost graphics context costs nothing but a moment', async () => {
  await start({}, `new hexdame ${two_people}`);
  await make_a_move(driver, chance(4));
  const before = await driver.state();
  await driver.evaluate(() => {
    const canvas = document.querySelector('canvas');
    globalThis.old_canvas = canvas;
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    context.getExtension('WEBGL_lose_context').loseContext();
  });
  await eventually('a new canvas', () => driver.evaluate(
    () => document.querySelector('canvas') !== globalThis.old_canvas
      && globalThis.alveole.state() !== null));
  const after = await driver.until('the game', (state) => state.screen === 'play' && state.frames > 0);
  assert.equal(after.game.position, before.game.position);
  await make_a_move(driver, chance(5));
});

test('a board without WebGL can be played', async () => {
  await start({ flags: ['--disable-gpu', '--disable-3d-apis'] }, `new attangle variant=side3 ${two_people}`);
  const random = chance(6);
  for (let i = 0; i < 3; ++i) await make_a_move(driver, random);
  await driver.shot('no-webgl');
});

test('a crash of the program is survived', async () => {
  await start({}, `new hexaequo ${two_people}`);
  await make_a_move(driver, chance(8));
  const before = await driver.state();
  await driver.evaluate(() => globalThis.alveole.crashForTest());
  const after = await driver.until('the game again', (state) => state.screen === 'play' && state.frames > 0);
  assert.equal(after.game.position, before.game.position);
});

test('a program that keeps crashing says that the game is kept, and a button tries again', { timeout: 90000 }, async () => {
  await start({ language: 'fr' }, `new hexaequo ${two_people}`);
  await make_a_move(driver, chance(8));
  const before = await driver.state();
  const covered = () => driver.evaluate(() => document.querySelector('.alveole-cover button')?.textContent);
  for (let i = 0; i < 8 && !(await covered()); ++i) {
    await driver.evaluate(() => globalThis.alveole.crashForTest());
    await eventually('what comes next', async () => await covered() || await driver.state() !== null);
  }
  assert.match(await covered(), /Réessayer/);
  assert.match(await driver.evaluate(() => document.querySelector('.alveole-cover p').textContent), /partie est gardée/);
  await driver.evaluate(() => document.querySelector('.alveole-cover button').click());
  const after = await driver.until('the game again', (state) => state.screen === 'play' && state.frames > 0, 30000);
  assert.equal(after.game.position, before.game.position);
});

test('the buttons stay in sight and the list follows the game on small screens', async () => {
  await start({ width: 320, height: 640 }, `new hexdame ${two_people}`);
  const random = chance(12);
  for (let i = 0; i < 12; ++i) await make_a_move(driver, random);
  for (const [width, height] of [[320, 640], [500, 300], [320, 400], [390, 844]]) {
    await driver.resize(width, height);
    await eventually('the new size', () => driver.evaluate(([across, down]) => {
      const { clientWidth, clientHeight } = document.querySelector('canvas');
      return clientWidth === across && clientHeight === down;
    }, [width, height]));
    // The page tells the program of its size before the next two frames are over.
    await driver.evaluate(() => new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
    }));
    const state = await driver.until('the picture', (now) => now.idle);
    await driver.shot(`small-${width}x${height}`);
    for (const name of ['undo', 'redo', 'flip', 'menu']) {
      const { x, y } = control_place(state, `play.buttons.${name}`);
      assert.ok(x < width && y < height - 10, `${name} at ${width}x${height}`);
    }
    const last = state.groups.flatMap((group) => group.controls).filter((one) => one.role === 'move').pop();
    const undo = state.groups.flatMap((group) => group.controls).find((one) => one.id === 'play.buttons.undo');
    assert.ok(last.selected);
    assert.ok(last.rect[1] + last.rect[3] <= undo.rect[1], `the last move at ${width}x${height}`);
  }
});

test('a computer player that dies is replaced, and the game goes on', { timeout: 60000 }, async () => {
  await start({}, 'new attangle');
  await make_a_move(driver, chance(9));
  await driver.evaluate(() => globalThis.alveole.killEngine());
  const state = await driver.until('the answer of the new one', (now) => now.game.ply === 2, 40000);
  assert.ok(my_turn(state));
});

test('a computer player that is long in coming is not taken for dead', { timeout: 60000 }, async () => {
  await start({ late: { 'engine-attangle.wasm': 14000 } }, 'new attangle');
  await make_a_move(driver, chance(9));
  await driver.until('the answer', (now) => now.game.ply === 2, 40000);
  const workers = await driver.evaluate(() => performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('worker.js')).length);
  assert.equal(workers, 1);
});

test('another game in the same page is played by its own engine, and no other is fetched', { timeout: 60000 }, async () => {
  const folder = await site_with_engines('attangle', 'hexade');
  await start({ folder }, 'new attangle');
  for (const game of ['attangle', 'hexade', 'attangle']) {
    await execute(`new ${game}`);
    await make_a_move(driver, chance(9));
    await driver.until(`the answer in ${game}`, (now) => now.game.game === game && now.game.ply === 2, 30000);
  }
  assert.deepEqual(driver.problems(), [], 'nothing that is missing was asked for');
});

test('an engine that cannot be fetched is told of, and the other games are played', { timeout: 60000 }, async () => {
  const folder = await site_with_engines('hexade');
  await start({ folder }, 'new attangle');
  await make_a_move(driver, chance(9));
  const told = (state) => state.groups.flatMap((group) => group.controls)
    .find((one) => one.text.includes('The computer player does not run here'));
  const state = await driver.until('what is wrong', (now) => told(now), 40000);
  assert.match(told(state).text, /404/);
  await execute('new hexade');
  await make_a_move(driver, chance(9));
  await driver.until('the answer in hexade', (now) => now.game.game === 'hexade' && now.game.ply === 2, 30000);
});

test('the page keeps its scrolling and its keys', async () => {
  driver = await launch({ width: 800, height: 600, folder: await test_site() });
  await driver.open('test-host.html');
  await driver.until('the board', (state) => state.screen !== '', 30000);
  await execute(`new hexdame ${two_people}`);
  const top = () => driver.evaluate(() => document.scrollingElement.scrollTop);
  const box = await driver.evaluate(() => {
    const { x, y, width, height } = document.querySelector('[data-alveole]').getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await driver.wheel(box, 120);
  await eventually('the page to scroll with the wheel over the board', async () => await top() > 0);
  await driver.evaluate(() => document.querySelector('input').focus());
  await driver.type('undo f m z x y');
  assert.equal(await driver.evaluate(() => document.querySelector('input').value), 'undo f m z x y');
  const title = await driver.evaluate(() => document.title);
  assert.equal(title, 'Host page');
});

test('two boards on one page do not know of each other', async () => {
  driver = await launch({ width: 800, height: 900, folder: await test_site() });
  await driver.open('test-two.html');
  await driver.until('the first board', (state) => state.screen !== '', 30000);
  const both = (command) => driver.evaluate((line) => [...document.querySelectorAll('[data-alveole]')]
    .map((host, index) => host.alveole.execute(line[index]).ok), command);
  await eventually('both boards', async () => (await both([`new hexade ${two_people}`, `new attangle ${two_people}`])).every(Boolean), 30000);
  await both(['play e5', 'play c3']);
  const positions = await driver.evaluate(() => [...document.querySelectorAll('[data-alveole]')]
    .map((host) => [host.alveole.state().game.game, host.alveole.state().game.moves.join(' ')]));
  assert.deepEqual(positions, [['hexade', 'e5'], ['attangle', 'c3']]);
  await driver.shot('two-boards');
  assert.deepEqual(driver.problems(), []);
});

test('unreadable saved data are put aside with a reason, and a new game can begin', async () => {
  driver = await launch();
  await driver.open('index.html');
  await ready(driver);
  await driver.evaluate(() => sessionStorage.setItem('alveole:page:saved', 'version = 1\nply = many\n\n[Format "9"]\n'));
  await driver.reload();
  await ready(driver);
  assert.match(await driver.evaluate(() => localStorage.getItem('alveole:page:unreadable')), /ply = many/);
  assert.ok((await execute('new hexade')).ok);
});

test('all sizes and colours have their picture', async () => {
  for (const dark of [false, true]) {
    for (const [width, height] of [[1280, 800], [390, 844], [844, 390], [320, 640]]) {
      await start({ width, height, dark });
      const name = `${dark ? 'dark' : 'light'}-${width}`;
      await driver.until('a frame', (state) => state.frames > 0);
      await driver.shot(`start-${name}`);
      for (const game of ['hexaequo', 'hexdame', 'hexade', 'attangle']) {
        await execute(`new ${game} ${two_people}`);
        const random = chance(11);
        for (let i = 0; i < 4; ++i) await make_a_move(driver, random);
        await driver.shot(`${game}-${name}`);
      }
      await execute('menu');
      await driver.until('the menu', (state) => state.screen === 'menu');
      await new Promise((done) => setTimeout(done, 100));
      await driver.shot(`menu-${name}`);
      for (const group of (await driver.state()).groups) {
        for (const control of group.controls) {
          const { x } = control_place(await driver.state(), control.id);
          assert.ok(x >= 0 && x <= width, `${control.id} is outside at ${name}`);
        }
      }
      assert.deepEqual(driver.problems(), []);
      await driver.close();
      driver = undefined;
    }
  }
});

