// Prints the sizes of the page's files and fails where one is over the budget of web/budget.json:
// `node web/sizes.mjs [FOLDER]` (dist by default). Sizes are bytes, raw and gzipped (level 9).
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
const folder = process.argv[2] ?? join(here, '..', 'dist');
const budget = JSON.parse(readFileSync(join(here, 'budget.json'), 'utf8'));
let failed = 0;
for (const [name, most] of Object.entries(budget)) {
  const file = join(folder, name);
  if (!existsSync(file)) {
    console.log(`FAILED ${name} is missing from ${folder}`);
    failed++;
    continue;
  }
  const data = readFileSync(file);
  const raw = data.length, gzip = gzipSync(data, { level: 9 }).length;
  const within = raw <= most.raw && gzip <= most.gzip;
  if (!within) failed++;
  console.log(`${within ? 'ok    ' : 'FAILED'} ${name}: ${raw} of ${most.raw} bytes raw, ${gzip} of ${most.gzip} gzipped`);
}
const passed = Object.keys(budget).length - failed;
console.log(`sizes: ${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
