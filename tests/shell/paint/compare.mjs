// Sets the canvas beside the SVG: `node tests/shell/paint/compare.mjs BUILD [WIDTH [PIXEL_RATIO]]`,
// where BUILD is a build folder with the programs write-pictures and draw-pictures. Every sample in
// every theme is drawn by both; at 400 pixels they may differ by 3 % of the full range on average.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { chromium } from 'playwright-core';

const allowed = 0.03;

const [build, width = '400', ratio = '1'] = process.argv.slice(2);
if (!build) {
  console.error('usage: node tests/shell/paint/compare.mjs BUILD [WIDTH [PIXEL_RATIO]]');
  process.exit(2);
}
const folder = join(build, 'pictures');
mkdirSync(folder, { recursive: true });
execFileSync(join(build, 'tests/scene/write-pictures'), [folder]);
execFileSync(join(build, 'tests/shell/paint/draw-pictures'), [folder, width, ratio]);

const require = createRequire(import.meta.url);
const face = (file, weight) => {
  const data = readFileSync(require.resolve(`@expo-google-fonts/atkinson-hyperlegible/${file}.ttf`));
  return `@font-face { font-family: "Atkinson Hyperlegible"; font-weight: ${weight};
    src: url(data:font/ttf;base64,${data.toString('base64')}) }`;
};
const style = `${face('400Regular/AtkinsonHyperlegible_400Regular', 400)}
  ${face('700Bold/AtkinsonHyperlegible_700Bold', 700)}
  body { margin: 0 } svg { display: block; width: ${width}px; height: auto }`;

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
  return sum / (columns * rows * 3 * 255);
}

const data_url = (type, data) => `data:${type};base64,${data.toString('base64')}`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ deviceScaleFactor: Number(ratio) });
let passed = 0;
let failed = 0;
for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
  const name = basename(file, '.svg');
  await page.setContent(`<style>${style}</style>${readFileSync(join(folder, file), 'utf8')}`);
  await page.evaluate(() => document.fonts.ready);
  const box = await page.locator('svg').boundingBox();
  const clip = { x: 0, y: 0, width: Math.ceil(box.width), height: Math.ceil(box.height) };
  const drawn = await page.screenshot({ path: join(folder, `${name}.png`), clip });
  const canvas = readFileSync(join(folder, `${name}.bmp`));
  const mean = await page.evaluate(difference, [data_url('image/png', drawn), data_url('image/bmp', canvas)]);
  const good = mean <= allowed;
  if (good) passed += 1; else failed += 1;
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name}: ${(100 * mean).toFixed(2)} %`);
}
await browser.close();
console.log(`compare: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
