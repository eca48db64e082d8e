// A small driver for tests of the page: a dozen functions over a backend that a browser gives.
// Chromium's backend is chromium.mjs; another browser needs only the same few operations.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/serve.mjs';
import { start_chromium } from './chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const backends = { chromium: start_chromium };

/** The point of {x, y}, in CSS pixels of the page; a cell or control of the state has one. */
const point = (place) => {
  if (!Number.isFinite(place?.x) || !Number.isFinite(place?.y)) {
    throw new Error(`no place to click: ${JSON.stringify(place)}`);
  }
  return [place.x, place.y];
};

/**
 * Serves `folder` and starts a browser with one page that has not opened anything yet.
 * @param {object} options browser: a name in `backends`; width, height: CSS pixels; ratio: device
 *   pixels per CSS pixel; touch, dark, reduced_motion: what the browser claims; language;
 *   flags: more command-line arguments of the browser; late: milliseconds that files wait, by name
 */
export async function launch({
  browser = process.env.ALVEOLE_BROWSER ?? 'chromium', folder = join(root, 'dist'), width = 1280,
  height = 800, ratio = 1, touch = false, dark = false, reduced_motion = false, language = 'en',
  flags = [], late = {},
} = {}) {
  if (!backends[browser]) throw new Error(`unknown browser "${browser}"`);
  const server = await serve(folder, { late });
  let page;
  try {
    page = await backends[browser]({ width, height, ratio, touch, dark, reduced_motion, language, flags });
  } catch (error) {
    await server.close();
    throw error;
  }

  const driver = {
    /** Where the folder is served, with a slash at the end. */
    address: server.address,
    /** Opens a page of the folder, such as `index.html#v=1&game=hexade`. */
    open: (path = '') => page.open(server.address + path),
    reload: () => page.reload(),
    /** Presses and releases the mouse on a place; `count: 2` for a double click. */
    click: (place, { count = 1 } = {}) => page.click(...point(place), count),
    /** Touches a place with a finger; needs `touch: true`. */
    tap: (place) => page.tap(...point(place)),
    /** Drags with the mouse from one place to another, in a few steps. */
    drag: (from, to) => page.drag(point(from), point(to)),
    /** Draws a finger from one place to another; needs `touch: true`. */
    swipe: (from, to) => page.swipe(point(from), point(to)),
    /** Turns the wheel over a place, by CSS pixels downwards. */
    wheel: (place, distance) => page.wheel(...point(place), distance),
    /** Presses a key or a chord in DOM names: `Enter`, `Shift+ArrowLeft`. */
    key: (name) => page.key(name),
    /** Types text into what has the focus. */
    type: (text) => page.type(text),
    /** Runs a function in the page and returns its JSON result. */
    evaluate: (code, argument) => page.evaluate(code, argument),
    /** The exported state of the (first) board: what window.alveole.state() gives. */
    state: () => page.evaluate(() => {
      const state = globalThis.alveole?.state?.();
      return typeof state === 'string' ? JSON.parse(state) : state;
    }),
    /** Waits until `holds(state)` is true and returns that state; `what` names it in the error. */
    async until(what, holds, milliseconds = 15000) {
      const end = Date.now() + milliseconds;
      for (;;) {
        const state = await driver.state();
        if (state && holds(state)) return state;
        if (Date.now() > end) {
          throw new Error(`waited ${milliseconds} ms in vain for: ${what}\n`
            + `last state: ${JSON.stringify(state)?.slice(0, 2000)}\n${driver.problems().join('\n')}`);
        }
        await new Promise((done) => setTimeout(done, 30));
      }
    },
    /** A PNG of the page; with a name it is also kept as build/shots/NAME.png. */
    async shot(name) {
      const shots = join(root, 'build', 'shots');
      await mkdir(shots, { recursive: true });
      return page.shot(name && join(shots, `${name}.png`));
    },
    resize: (new_width, new_height) => page.resize(new_width, new_height),
    /** What went wrong in the page so far: errors, failed loads, requests to another origin. */
    problems: () => page.problems(server.address),
    async close() {
      await page.close();
      await server.close();
    },
  };
  return driver;
}
