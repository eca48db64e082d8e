// The keyboard: where its focus goes, that it is seen, and that nothing loses it.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { launch } from './driver.mjs';
import { press, ready } from './playing.mjs';

let driver;
afterEach(async () => {
  await driver?.close();
  driver = undefined;
});

const two_people = 'white=human black=human';
const execute = (command) => driver.evaluate((line) => globalThis.alveole.execute(line), command);
const open = async (options = {}) => {
  driver = await launch(options);
  await driver.open('index.html');
  await ready(driver);
  await driver.until('the first frame', (state) => state.idle);
};
/** What has the focus: the text of an element of the board, or "" for nothing. */
const focused = () => driver.evaluate(() => (document.activeElement === document.body ? ''
  : document.activeElement.textContent));
/** Waits for two frames, so that the page has followed the program. */
const settled = () => driver.evaluate(() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
}));
const focus_on = async (words) => {
  await driver.evaluate((text) => [...document.querySelectorAll('.alveole-layer button')]
    .find((button) => button.textContent === text).focus(), words);
  await settled();
};
const keys = async (...names) => {
  for (const name of names) {
    await driver.key(name);
    await settled();
  }
};
const screen = (name) => driver.until(`the screen ${name}`, (state) => state.screen === name);

test('Tab shows where it goes', async () => {
  await open();
  await execute(`new hexdame ${two_people}`);
  await screen('play');
  await settled();
  await driver.evaluate(() => document.querySelector('[role=gridcell][tabindex="0"]').focus());
  await driver.until('the board to have the focus', (state) => state.focus === 'board' && state.idle);
  const pictures = [await driver.shot()];
  const seen = [];
  for (let i = 0; i < 2; ++i) {
    await keys('Tab');
    seen.push((await driver.until('a frame', (state) => state.idle)).focus);
    pictures.push(await driver.shot());
  }
  assert.deepEqual(seen, ['play.buttons.flip', 'play.buttons.menu']);
  assert.ok(!pictures[0].equals(pictures[1]), 'the ring is drawn');
  assert.ok(!pictures[1].equals(pictures[2]), 'the ring goes on');
});

test('what Tab reaches is scrolled into sight', async () => {
  await open({ width: 320, height: 640 });
  await focus_on('Options');
  for (let i = 0; i < 10 && !(await driver.state()).focus.startsWith('start.attangle'); ++i) await keys('Tab');
  const state = await driver.until('the last card', (now) => now.focus.startsWith('start.attangle') && now.idle);
  const control = state.groups.flatMap((group) => group.controls).find((one) => one.id === state.focus);
  assert.ok(control.rect[1] >= 0 && control.rect[1] + control.rect[3] <= 640, JSON.stringify(control.rect));
});

test('the focus is never lost on the way through a game', async () => {
  await open();
  await focus_on('Play');
  await keys('Enter');
  await screen('play');
  await settled();
  assert.match(await focused(), /^[a-z]+\d+,/, 'Play leads to the board');
  await keys('Enter', 'f');
  assert.match(await focused(), /^[a-z]+\d+,/, 'the turned board keeps it');
  await keys('m');
  await screen('menu');
  assert.equal(await focused(), 'Back to the game');
  await keys('Escape');
  await screen('play');
  assert.match(await focused(), /^[a-z]+\d+,/, 'back to the board');
  await focus_on('Menu');
  await keys('Enter');
  await screen('menu');
  assert.equal(await focused(), 'Back to the game');
  await focus_on('New game…');
  await keys('Enter');
  await screen('setup');
  assert.notEqual(await focused(), '');
  await keys('Escape');
  await screen('menu');
  assert.equal(await focused(), 'New game…');
  await keys('Escape');
  await screen('play');
  assert.equal(await focused(), 'Menu');
});

test('Escape closes the menu however it was opened', async () => {
  await open();
  await execute(`new hexdame ${two_people}`);
  await screen('play');
  await settled();
  await press(driver, 'play.buttons.menu');
  await screen('menu');
  await settled();
  await press(driver, 'menu.theme.slate');
  await settled();
  await keys('Escape');
  await screen('play');
  await driver.evaluate(() => document.activeElement.blur());
  await execute('menu');
  await screen('menu');
  await settled();
  await keys('Escape');
  await screen('play');
});

test('a group of choices is one stop, and arrows choose in it', async () => {
  await open();
  await execute('setup hexdame');
  await screen('setup');
  await settled();
  await focus_on('a person');
  await keys('ArrowRight');
  const state = await driver.until('the computer', (now) => now.focus === 'setup.white.computer');
  const radio = state.groups.flatMap((group) => group.controls).find((one) => one.id === state.focus);
  assert.ok(radio.selected);
  assert.equal(await focused(), 'the computer');
  await keys('Tab');
  assert.match((await driver.state()).focus, /^setup\.black\./);
});

test('a button that can no longer be used hands the focus to the board', async () => {
  await open();
  await execute(`new hexade ${two_people}`);
  await execute('play e5');
  await settled();
  await focus_on('Undo');
  await keys('Enter');
  await driver.until('the start', (state) => state.game.ply === 0);
  await settled();
  assert.match(await focused(), /^[a-z]+\d+,/);
});
