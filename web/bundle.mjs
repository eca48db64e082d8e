// Puts the page together: `node web/bundle.mjs [--debug] [FOLDER]` (dist by default) takes what the
// presets built and the sources in web/, and writes plain files that work from any folder of any
// static host. Every part is listed here; a part that is missing is an error.
import { copyFile, cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const words = process.argv.slice(2);
const debug = words.includes('--debug');
const target = words.find((word) => !word.startsWith('-')) ?? join(root, 'dist');
const unknown = words.find((word) => word.startsWith('-') && word !== '--debug');
if (unknown) {
  console.error(`usage: node web/bundle.mjs [--debug] [FOLDER]\nunknown argument: ${unknown}`);
  process.exit(2);
}

const shell = join(root, 'build', debug ? 'web-debug' : 'web', 'shell');
const engines = join(root, 'build', 'wasm', 'web');

/** Scripts that are bundled: our TypeScript, each with what it imports. */
const scripts = {
  'page.js': 'web/page/page.ts',
  'worker.js': 'web/worker/worker.ts',
};
/** Files and folders copied as they are. */
const copies = {
  'index.html': 'web/page/index.html',
  'page.css': 'web/page/page.css',
  'board.css': 'web/board/board.css',
};
const languages = ['en', 'fr', 'it'];

/** Browsers with WebAssembly, modules and everything Emscripten's own code asks for. */
const browsers = ['chrome100', 'firefox100', 'safari15.4'];

async function all_files(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(entries.map((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? all_files(path) : [path];
  }));
  return nested.flat().sort();
}

/** The sentences of a language, from wherever they stand below assets/, as one file. */
async function texts_of(language) {
  const assets = join(root, 'assets');
  const wanted = new RegExp(`^${language}(-[a-z]+)?\\.txt$`);
  const files = (await all_files(assets)).filter((file) => wanted.test(basename(file)));
  if (files.length === 0) throw new Error(`there are no texts in the language ${language}`);
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}

/** Copies the engine of each game and what it can be given, { GAME: [FILE, ...] } below assets/GAME/. The
    usual game is the first. */
async function copy_game_files(folder) {
  const assets = join(root, 'assets');
  const games = JSON.parse(await readFile(join(engines, 'games.json'), 'utf8'));
  const found = Object.fromEntries(games.map((game) => [game, []]));
  for (const game of games) {
    await copyFile(join(engines, `engine-${game}.wasm`), join(folder, `engine-${game}.wasm`));
  }
  for (const file of await all_files(assets)) {
    const [game, name, deeper] = relative(assets, file).split(sep);
    if (deeper || !found[game] || !/(\.bin|^book\.txt)$/.test(name ?? '')) continue;
    await mkdir(join(folder, 'assets', game), { recursive: true });
    await copyFile(file, join(folder, 'assets', game, name));
    found[game].push(name);
  }
  return found;
}

async function bundle(folder) {
  // Written first: the loading bar is told how many bytes each of them has.
  const sizes = {};
  await mkdir(join(folder, 'texts'));
  for (const language of languages) {
    const text = await texts_of(language);
    await writeFile(join(folder, 'texts', `${language}.txt`), text);
    sizes[`texts/${language}.txt`] = Buffer.byteLength(text);
  }
  await copyFile(join(shell, 'alveole.wasm'), join(folder, 'alveole.wasm'));
  sizes['alveole.wasm'] = (await stat(join(folder, 'alveole.wasm'))).size;
  await build({
    absWorkingDir: root,
    entryPoints: Object.entries(scripts).map(([out, source]) => ({
      in: source, out: out.replace(/\.js$/, ''),
    })),
    outdir: folder,
    bundle: true,
    format: 'esm',
    define: {
      FILE_SIZES: JSON.stringify(sizes),
      GAME_FILES: JSON.stringify(await copy_game_files(folder)),
    },
    target: browsers,
    minify: !debug,
    sourcemap: debug ? 'inline' : false,
    legalComments: 'none',
    logLevel: 'warning',
  });
  const glue = await readFile(join(shell, 'alveole.mjs'), 'utf8');
  const small = debug ? glue : (await transform(glue, { minify: true, format: 'esm', target: browsers })).code;
  await writeFile(join(folder, 'alveole.mjs'), small);
  for (const [out, source] of Object.entries(copies)) {
    await cp(join(root, source), join(folder, out), { recursive: true });
  }
  await writeFile(join(folder, '.nojekyll'), '');
}

// Written beside the target and moved there whole, so that a page being served is never half new.
const stage = `${target}.part`;
try {
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true });
  await bundle(stage);
  await rm(target, { recursive: true, force: true });
  await rename(stage, target);
  console.log(`bundle: ${(await all_files(target)).length} files in ${relative(process.cwd(), target) || target}`);
} catch (error) {
  console.error(`bundle: ${error.message}`);
  process.exit(1);
}
