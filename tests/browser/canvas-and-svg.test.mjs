// A board on the canvas looks like the same board in SVG: samples of everything a scene can hold,
// and positions of the four games, in every theme. The canvas is drawn natively into memory
// (tests/shell/paint/draw_pictures.cpp), the SVG by the browser. ALVEOLE_BUILD names another native
// build folder than build/native; the pictures stay in its folder `pictures`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import { start_chromium } from './chromium.mjs';

// Mean difference of all pixels as a share of the full range. Edges, which the two smooth in their
// own ways, make up what there is.
const allowed = 0.03;
const width = 400;

const build = process.env.ALVEOLE_BUILD ?? 'build/native';
const folder = join(build, 'pictures');

const require = createRequire(import.meta.url);
const face = (file, weight) => {
  const data = readFileSync(require.resolve(`@expo-google-fonts/atkinson-hyperlegible/${file}.ttf`));
  return `@font-face { font-family: "Atkinson Hyperlegible"; font-weight: ${weight};
    src: url(data:font/ttf;base64,${data.toString('base64')}) }`;
};
const style = `<style>${face('400Regular/AtkinsonHyperlegible_400Regular', 400)}
  ${face('700Bold/AtkinsonHyperlegible_700Bold', 700)}</style>`;

/** In the page: the mean difference, 0 .. 1, of two pictures over the size of the first. */
async function difference(urls) {
  const images = await Promise.all(urls.map(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  }));
  const { width, height } = images[0];
  const [first, second] = images.map((image) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  });
  let sum = 0;
  for (let i = 0; i < first.length; i++) sum += Math.abs(first[i] - second[i]);
  return sum / (width * height * 3 * 255);  // both are opaque
}

const data_url = (type, data) => `data:image/${type};base64,${data.toString('base64')}`;

/** The SVG file as a picture of its own: as wide as the canvas's, and with its fonts inside. */
function svg_url(file) {
  const svg = readFileSync(file, 'utf8');
  const [, columns, rows] = svg.match(/viewBox="\S+ \S+ (\S+) (\S+)"/).map(Number);
  // A little higher than needed, so that the width alone decides on the scale.
  const size = `width="${width}" height="${Math.ceil(width * rows / columns) + 1}"`;
  const framed = svg.replace(/<svg([^>]*)>/, `<svg $1 ${size} preserveAspectRatio="xMinYMin">${style}`);
  return data_url('svg+xml', Buffer.from(framed));
}

let driver;
before(async () => {
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
  if (!existsSync(join(build, 'CMakeCache.txt'))) execFileSync('cmake', ['--preset', 'native'], quiet);
  execFileSync('cmake', ['--build', build, '--target', 'write-pictures', 'draw-pictures'], quiet);
  mkdirSync(folder, { recursive: true });
  execFileSync(join(build, 'tests/scene/write-pictures'), [folder]);
  execFileSync(join(build, 'tests/shell/paint/draw-pictures'), [folder, String(width), '1']);
  driver = await start_chromium({ flags: [], width, height: width, ratio: 1, language: 'en' });
});
after(() => driver?.close());

test('the canvas and SVG show the same boards', { timeout: 600000 }, async (t) => {
  const names = readdirSync(folder).filter((file) => file.endsWith('.bmp')).map((file) => basename(file, '.bmp'));
  assert.ok(names.length >= 40, 'there are pictures to compare');
  for (const name of names) {
    await t.test(name, async (t) => {
      const file = join(folder, name);
      const mean = await driver.evaluate(difference,
        [data_url('bmp', readFileSync(`${file}.bmp`)), svg_url(`${file}.svg`)]);
      t.diagnostic(`${(100 * mean).toFixed(2)} %`);
      assert.ok(mean <= allowed, `they differ by ${(100 * mean).toFixed(2)} %`);
    });
  }
});
