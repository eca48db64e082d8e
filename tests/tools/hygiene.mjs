// What the whole tree must keep true and no compiler checks: `node tests/tools/hygiene.mjs`.
// Each check lists its offences; one without any passes.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0').filter((file) => file && existsSync(join(root, file)));
const self = 'tests/tools/hygiene.mjs';
const read = (file) => readFileSync(join(root, file), 'utf8');
const matching = (pattern) => files.filter((file) => pattern.test(file) && file !== self);

const code = matching(/\.(cpp|h|h\.in|ts|mjs|js|sh|cmake)$|CMakeLists\.txt$|^\.ci\/run$/);
const text = files.filter((file) => file !== self && !/\.(png|ttf|woff2?|bin)$/.test(file));

/** The lines of `list` that match, as FILE:LINE: text. */
function lines(list, pattern) {
  return list.flatMap((file) => read(file).split('\n')
    .map((line, index) => [line, index])
    .filter(([line]) => pattern.test(line))
    .map(([line, index]) => `${file}:${index + 1}: ${line.trim().slice(0, 100)}`));
}

const host = (...parts) => parts.join('.').replaceAll('.', '\\.');
const registries = new RegExp([host('registry', 'npmjs', 'org'), host('registry', 'yarnpkg', 'com'),
  host('deb', 'debian', 'org'), host('debian', 'org', 'debian'), host('unpkg', 'com'),
  host('jsdelivr', 'net'), host('pypi', 'org')].join('|'));

const checks = {
  'no path of one machine': () => lines(text, /(^|[\s\"'`=(:,])\/(work|farm|tmp|root|home\/[a-z]+)\//),
  'no host of a package registry': () => lines(text, registries),
  'nothing left for later': () => lines(code, /\b(TODO|FIXME|XXX|HACK|not implemented|placeholder)\b/i)
    .filter((line) => !/placeholder=/.test(line)),
  'core reaches for neither screen nor browser': () =>
    lines(code.filter((file) => file.startsWith('core/')), /#include.*(SDL|imgui|emscripten)/),
  'core includes nothing that stands above it': () =>
    lines(code.filter((file) => file.startsWith('core/')), /#include.*"(shell|web|app|paint|platform)\//),
  'core has no input, output, thread or clock': () =>
    lines(code.filter((file) => file.startsWith('core/')),
      /#include <(iostream|fstream|cstdio|stdio\.h|thread|mutex|atomic|chrono|ctime|filesystem|future)>/),
  'no vendored libraries': () => files.filter((file) =>
    /(^|\/)(third_party|vendor|external|extern|deps)\//.test(file)
    || (/(^|\/)(imgui|SDL)[^/]*\.(cpp|c|h)$/.test(file) && !file.startsWith('shell/'))),
  'no file of over 600 lines': () => code.filter((file) => read(file).split('\n').length > 601),
  'every header guards itself': () => code.filter((file) =>
    /\.h$/.test(file) && !/^#pragma once$/m.test(read(file))),
  'the papers are there': () => ['LICENSE', 'NOTICE.md', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']
    .filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
  'NOTICE.md names every third party': () => {
    const notice = existsSync(join(root, 'NOTICE.md')) ? read('NOTICE.md') : '';
    return ['Dear ImGui', 'SDL', 'Emscripten', 'Atkinson Hyperlegible', 'Lucide', 'GoogleTest']
      .filter((name) => !notice.includes(name)).map((name) => `NOTICE.md does not name ${name}`);
  },
  'README.md names both commands': () => ['web/play.sh', 'tests/run.sh']
    .filter((name) => !files.includes('README.md') || !read('README.md').includes(name))
    .map((name) => `README.md does not name ${name}`),
};

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  const offences = check();
  if (offences.length) failed++;
  console.log(`${offences.length ? 'FAILED' : 'ok    '} ${name}`);
  for (const offence of offences.slice(0, 20)) console.log(`         ${offence}`);
  if (offences.length > 20) console.log(`         and ${offences.length - 20} more`);
}
console.log(`hygiene: ${Object.keys(checks).length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
