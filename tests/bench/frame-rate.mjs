// Whether the page stays at its frame rate while the engine thinks: the time from frame to frame while
// two computer players of level 8 think, against a page at rest measured in the same run:
//   node tests/bench/frame-rate.mjs
// Needs dist (bash web/play.sh --no-serve).
import { launch } from '../browser/driver.mjs';
import { ready } from '../browser/playing.mjs';

const games = ['hexaequo', 'hexdame', 'hexade', 'attangle'];
const seconds = 6;

const driver = await launch();

/** Milliseconds between frames for some seconds, the median and the 99th percentile; and the share of
 *  that time in which the computer thought. */
const measure = () => driver.evaluate((milliseconds) => new Promise((done) => {
  const gaps = [], end = performance.now() + milliseconds;
  let before = performance.now(), thinking = 0;
  const frame = (now) => {
    gaps.push(now - before);
    before = now;
    if (globalThis.alveole.state().game?.thinking) thinking++;
    if (now < end) { requestAnimationFrame(frame); return; }
    gaps.sort((a, b) => a - b);
    done({
      median: gaps[gaps.length >> 1], late: gaps[Math.floor(gaps.length * 0.99)], longest: gaps.at(-1),
      thinking: thinking / gaps.length,
    });
  };
  requestAnimationFrame(frame);
}), seconds * 1000);

const show = ({ median, late, longest, thinking }, rest) => {
  const ratio = rest ? `, ${(median / rest.median).toFixed(2)} times that at rest` : '';
  return `median ${median.toFixed(1)} ms${ratio}, 99 % below ${late.toFixed(1)} ms, longest ${longest.toFixed(0)} ms,`
    + ` thinking ${(100 * thinking).toFixed(0)} % of the time`;
};

try {
  await driver.open('index.html');
  await ready(driver);
  for (const game of games) {
    await driver.evaluate((name) => globalThis.alveole.execute(`new ${name} white=human black=human`), game);
    const rest = await measure();
    await driver.evaluate((name) => globalThis.alveole.execute(`new ${name} white=computer black=computer level=8`), game);
    console.log(`${game}: at rest ${show(rest)}`);
    console.log(`${game}: thinking ${show(await measure(), rest)}`);
  }
} finally {
  await driver.close();
}
