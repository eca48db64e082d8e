// Runs clang-tidy on our C++ sources: `node tests/tools/tidy.mjs BUILD_FOLDER`. A source is looked
// at again only where it, a header of ours that it includes, or .clang-tidy has changed.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, homedir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const build = resolve(process.argv[2] ?? join(root, 'build', 'native-asan'));
// Kept with the toolchain: what was fine in one clone is fine in another.
const stamps = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'alveole', 'tidy');
const config = readFileSync(join(root, '.clang-tidy'));

// A source is looked at with the headers it includes itself: a precompiled one would be looked through
// each time from end to end.
const precompiled = /-Winvalid-pch|-Xclang -include(-pch)? -Xclang \S+/g;

const ours = (file) => /^(core|shell)\//.test(relative(root, file));

/** The files of ours that a compile command reads. */
async function dependencies({ command, directory }) {
  const words = command.split(' ').filter((word) => word && !word.endsWith('/ccache'));
  const output = words.indexOf('-o');
  if (output >= 0) words.splice(output, 2);
  const { stdout } = await run(words[0], [...words.slice(1).map(unescape_word), '-MM'],
    { cwd: directory, maxBuffer: 1 << 24 });
  return [...new Set(stdout.split(/[\s\\]+/).slice(1).filter(Boolean)
    .map((file) => resolve(directory, file)))].filter(ours).sort();
}

const unescape_word = (word) => word.replace(/\\(.)/g, '$1').replace(/^"(.*)"$/, '$1');

async function check(entry) {
  const name = relative(root, entry.file);
  const hash = createHash('sha256').update(config).update(entry.command.replaceAll(root, '.'));
  for (const file of await dependencies(entry)) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  const stamp = join(stamps, hash.digest('hex'));
  if (existsSync(stamp)) return true;
  try {
    await run('clang-tidy-19', ['--quiet', '-p', commands, entry.file], { maxBuffer: 1 << 26 });
  } catch (error) {
    console.log(`${name}:\n${error.stdout || error.message}`);
    return false;
  }
  writeFileSync(stamp, name);
  return true;
}

mkdirSync(stamps, { recursive: true });
const seen = new Set();
const entries = JSON.parse(readFileSync(join(build, 'compile_commands.json'), 'utf8'))
  .filter(({ file }) => ours(file) && !seen.has(file) && seen.add(file))
  .map((entry) => ({ ...entry, command: entry.command.replaceAll(precompiled, '') }));
const commands = join(build, 'tidy');
mkdirSync(commands, { recursive: true });
writeFileSync(join(commands, 'compile_commands.json'), JSON.stringify(entries));
let passed = 0, failed = 0;
const queue = [...entries];
async function worker() {
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    if (await check(entry)) passed++;
    else failed++;
  }
}
await Promise.all(Array.from({ length: availableParallelism?.() ?? cpus().length }, worker));
if (entries.length === 0) {
  console.log(`no sources of ours in ${build}/compile_commands.json`);
  failed = 1;
}
console.log(`tidy: ${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
