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
const style = `${face('400Regular/AtkinsonHyperlegible_400Regular', 400)}
  ${face('700Bold/AtkinsonHyperlegible_700Bold', 700)}
  body { margin: 0; overflow: hidden } svg { display: block; width: ${width}px; height: auto }`;

/** In the page: shows the picture; answers its height once its fonts are there. */
async function show([css, svg]) {
  document.body.innerHTML = `<style>${css}</style>${svg}`;
  await document.fonts.ready;
  return document.querySelector('svg').getBoundingClientRect().height;
}

/** In the page: the mean difference of two pictures, 0 .. 1, over the pixels both have. */
async function difference([first, second]) {
  const pixels = await Promise.all([first, second].map(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }));
  const columns = Math.min(pixels[0].width, pixels[1].width);
  const rows = Math.min(pixels[0].height, pixels[1].height);
  let sum = 0;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const [a, b] = pixels.map((p) => p.data[4 * (y * p.width + x) + channel]);
        sum += Math.abs(a - b);
      }
    }
  }
  return { mean: sum / (columns * rows * 3 * 255), columns, rows };
}

const data_url = (type, file) => `data:image/${type};base64,${readFileSync(file).toString('base64')}`;

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
      const height = Math.round(await driver.evaluate(show, [style, readFileSync(`${file}.svg`, 'utf8')]));
      await driver.resize(width, height);
      await driver.shot(`${file}.png`);
      const { mean, columns, rows } =
        await driver.evaluate(difference, [data_url('png', `${file}.png`), data_url('bmp', `${file}.bmp`)]);
      assert.deepEqual([columns, rows], [width, height]);
      t.diagnostic(`${(100 * mean).toFixed(2)} %`);
      assert.ok(mean <= allowed, `they differ by ${(100 * mean).toFixed(2)} %`);
    });
  }
});
