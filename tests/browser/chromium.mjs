// The driver's backend for Chromium, through playwright-core and the system's browser.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Headless with software WebGL, and silent: the browser itself asks nothing of the network. */
const quiet = ['--headless', '--no-sandbox', '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export async function start_chromium(options) {
  const executablePath = process.env.ALVEOLE_CHROMIUM ?? candidates.find(existsSync);
  if (!executablePath) throw new Error('Chromium is missing. Run: bash web/toolchain.sh --tests');
  const browser = await chromium.launch({ executablePath, args: [...quiet, ...options.flags] });
  const context = await browser.newContext({
    viewport: { width: options.width, height: options.height },
    deviceScaleFactor: options.ratio,
    hasTouch: options.touch,
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: options.reduced_motion ? 'reduce' : 'no-preference',
    locale: options.language,
  });
  const page = await context.newPage();
  const errors = [];
  const requests = [];
  page.on('pageerror', (error) => errors.push(`error in the page: ${error.stack ?? error.message}`));
  page.on('crash', () => errors.push('the page crashed'));
  page.on('console', (line) => {
    // A browser that complains of what we do with its events warns only.
    if (line.type() === 'error' || /^\[Intervention\]|Ignored attempt/.test(line.text())) errors.push(`console: ${line.text()} (${line.location().url})`);
  });
  context.on('request', (request) => requests.push(request.url()));

  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    click: (x, y, count) => page.mouse.click(x, y, { clickCount: count }),
    tap: (x, y) => page.touchscreen.tap(x, y),
    async drag(from, to) {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 8 });
      await page.mouse.up();
    },
    async swipe(from, to) {
      const session = await context.newCDPSession(page);
      const touch = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      const steps = 8;
      await touch('touchStart', [{ x: from[0], y: from[1] }]);
      for (let i = 1; i <= steps; ++i) {
        await touch('touchMove', [{
          x: from[0] + ((to[0] - from[0]) * i) / steps, y: from[1] + ((to[1] - from[1]) * i) / steps,
        }]);
      }
      await touch('touchEnd', []);
      await session.detach();
    },
    async wheel(x, y, distance) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, distance);
    },
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    evaluate: (code, argument) => page.evaluate(code, argument),
    shot: (path) => page.screenshot({ path }),
    resize: (width, height) => page.setViewportSize({ width, height }),
    problems: (address) => [
      ...errors,
      ...requests.filter((url) => !url.startsWith(address) && !/^(blob|data|about):/.test(url))
        .map((url) => `a request to another origin: ${url}`),
    ],
    close: () => browser.close(),
  };
}
