// What the tests of the page do with a board, in the words of a player. All of it goes through real
// clicks on what the exported state says is there.
import assert from 'node:assert/strict';
import { cp, mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** The page as built, with the pages of pages/ beside it: hosts of other kinds. */
export async function test_site() {
  const site = path('../../build/tests/site');
  await mkdir(site, { recursive: true });
  await cp(path('../../dist'), site, { recursive: true });
  await cp(path('pages'), site, { recursive: true });
  return site;
}

/** The page as built, with no other engines than those of the given games. */
export async function site_with_engines(...games) {
  const site = path(`../../build/tests/site-of-${games.join('-')}`);
  await rm(site, { recursive: true, force: true });
  await cp(path('../../dist'), site, {
    recursive: true,
    filter: (file) => !/engine-\w+[.]wasm$/.test(file) || games.some((game) => file.endsWith(`engine-${game}.wasm`)),
  });
  return site;
}

/** The middle of a control's rectangle. */
export function control_place(state, id) {
  const control = state.groups.flatMap((group) => group.controls).find((one) => one.id === id);
  assert.ok(control, `there is no control "${id}" on the screen "${state.screen}"`);
  const [x, y, width, height] = control.rect;
  return { x: x + width / 2, y: y + height / 2 };
}

export function cell_place(state, name) {
  const cell = state.board?.cells.find((one) => one.name === name);
  assert.ok(cell, `there is no cell "${name}"`);
  return { x: cell.x, y: cell.y };
}

/** Waits until the page can be played with. */
export const ready = (driver) => driver.until('the start screen', (state) => state.screen !== '', 30000);

export async function press(driver, id) {
  await driver.click(control_place(await driver.state(), id));
}

/** What can be clicked: offered cells that are not chosen yet, and choices. */
function clickable(state) {
  const cells = state.board.cells.filter((cell) => cell.offered && !cell.selected)
    .map((cell) => ({ x: cell.x, y: cell.y, name: cell.name }));
  const choices = state.groups.filter((group) => group.kind === 'offers')
    .flatMap((group) => group.controls)
    .filter((control) => control.role === 'button' && control.enabled)
    .map((control) => ({ ...control_place(state, control.id), name: control.id }));
  return choices.length > 0 ? choices : cells;
}

/** A small repeatable source of chance. */
export function chance(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export const my_turn = (state) => state.game.outcome === 'none' && !state.game.thinking
  && state.game[state.game.side] === 'human';

/** Makes one move of a person by clicks, any that is offered; returns the state after it. */
export async function make_a_move(driver, random, act = (place) => driver.click(place)) {
  const before = await driver.until('my turn', my_turn);
  let state = before;
  for (let clicks = 0; state.game.ply === before.game.ply; ++clicks) {
    assert.ok(clicks < 12, `twelve clicks are no move: ${before.game.position}`);
    const places = clickable(state);
    assert.ok(places.length > 0, `nothing can be clicked: ${before.game.position}`);
    const revision = state.revision;
    await act(places[random(places.length)]);
    state = await driver.until('the click to be seen', (now) => now.revision > revision);
  }
  return state;
}

/** Plays until the game is over; returns the last state. */
export async function play_to_the_end(driver, random, act) {
  for (let moves = 0; moves < 400; ++moves) {
    const state = await driver.until('a turn or the end',
      (now) => now.game.outcome !== 'none' || my_turn(now));
    if (state.game.outcome !== 'none') return state;
    await make_a_move(driver, random, act);
  }
  throw new Error('four hundred moves and no end');
}
