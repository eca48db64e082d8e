// A whole game of each of the four against the computer, by real clicks, to its end and result.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch } from './driver.mjs';
import { chance, play_to_the_end, press, ready } from './playing.mjs';

let driver;
before(async () => { driver = await launch(); });
after(() => driver?.close());

const reasons = {
  hexaequo: ['six-discs', 'three-rings', 'no-piece', 'no-move', 'repetition'],
  hexdame: ['no-piece', 'no-move', 'repetition'],
  hexade: ['perfect-six', 'board-full', 'repetition'],
  attangle: ['triples', 'no-stock'],
};

for (const [game, endings] of Object.entries(reasons)) {
  test(`a game of ${game} is played to its end by clicks`, { timeout: 300000 }, async () => {
    await driver.open('index.html');
    await ready(driver);
    await driver.evaluate(() => globalThis.alveole.execute('home'));
    await press(driver, `start.${game}.play`);
    await driver.until('the board', (state) => state.screen === 'play');
    const end = await play_to_the_end(driver, chance(7));
    assert.equal(end.game.game, game);
    assert.ok(endings.includes(end.game.reason), end.game.reason);
    const result = end.groups.find((group) => group.id === 'play.status').controls[0];
    assert.equal(result.role, 'notice', 'the result is announced');
    assert.ok(end.live.includes(result.text), 'and spoken');
    await driver.shot(`${game}-end`);
    assert.deepEqual(driver.problems(), []);
  });
}
