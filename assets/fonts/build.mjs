// Cuts the fonts of the interface to the glyphs in use and writes them as C++ (fonts.h, fonts.cpp)
// and as TTF files: `node assets/fonts/build.mjs FOLDER`.
// Text: Atkinson Hyperlegible (OFL). Icons: Lucide (ISC). Both come from npm, see package.json.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { characters } from './characters.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

const folder = process.argv[2];
if (!folder) {
  console.error('usage: node assets/fonts/build.mjs FOLDER');
  process.exit(2);
}

// Punctuation and signs that texts and records use, besides Latin up to Extended-A. The text face has
// no arrows, narrow or non-breaking hyphens and spaces other than U+00A0: arrows are icons.
const signs = '–—‘’‚“”„•…‹›€−';

/** Every character of a range, both ends included. */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

/** Stops unless every character of our own texts is in the cut font. */
function check_texts(font) {
  const covered = characters(font);
  const texts = join(here, '..', 'texts');
  for (const file of readdirSync(texts).filter((name) => name.endsWith('.txt'))) {
    readFileSync(join(texts, file), 'utf8').split('\n').forEach((line, index) => {
      const missing = [...line].find((c) => c !== '\r' && c !== '\t' && !covered.has(c.codePointAt(0)));
      if (missing) {
        const code = missing.codePointAt(0).toString(16).toUpperCase().padStart(4, '0');
        throw new Error(`assets/texts/${file}:${index + 1}: the font has no U+${code} ${missing}`);
      }
    });
  }
}

/** The icons of icons.txt as [name, code point]. */
function icons() {
  const codes = JSON.parse(readFileSync(require.resolve('lucide-static/font/codepoints.json')));
  return readFileSync(join(here, 'icons.txt'), 'utf8').split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [name, source] = line.split(' = ');
      if (!codes[source]) throw new Error(`icons.txt: Lucide has no icon "${source}"`);
      return [name.replaceAll('-', '_'), codes[source]];
    });
}

const utf8 = (code) => [...Buffer.from(String.fromCodePoint(code))]
  .map((byte) => `\\x${byte.toString(16)}`).join('');

function header(list) {
  return `// Written by assets/fonts/build.mjs.
#pragma once
#include <span>

namespace alveole::fonts {
/// The text face, regular and bold: a TrueType file.
std::span<const unsigned char> regular();
std::span<const unsigned char> bold();
/// The icons named below, in the same em box as the text: a TrueType file.
std::span<const unsigned char> icons();

/// First and last code point among the icons.
inline constexpr unsigned first_icon = 0x${Math.min(...list.map(([, code]) => code)).toString(16)};
inline constexpr unsigned last_icon = 0x${Math.max(...list.map(([, code]) => code)).toString(16)};
}  // namespace alveole::fonts

/// Each icon as the UTF-8 text that draws it.
namespace alveole::icon {
${list.map(([name, code]) => `inline constexpr const char* ${name} = "${utf8(code)}";`).join('\n')}
}  // namespace alveole::icon
`;
}

function source(fonts) {
  const functions = Object.entries(fonts).map(([name, data]) => `
namespace {
constexpr unsigned char ${name}_data[] = {
${[...data].join(',').replace(/(.{90}[^,]*,)/g, '$1\n')}};
}
std::span<const unsigned char> ${name}() { return ${name}_data; }
`);
  return `// Written by assets/fonts/build.mjs.
#include "fonts.h"

namespace alveole::fonts {
${functions.join('')}}  // namespace alveole::fonts
`;
}

const atkinson = '@expo-google-fonts/atkinson-hyperlegible/';
const text = range(0x20, 0x7e) + range(0xa0, 0x17f) + signs;
const list = icons();
const cut = (module, glyphs) => subsetFont(readFileSync(require.resolve(module)), glyphs,
  { targetFormat: 'sfnt', keepFeatures: [], noHinting: true });
const fonts = {
  regular: await cut(`${atkinson}400Regular/AtkinsonHyperlegible_400Regular.ttf`, text),
  bold: await cut(`${atkinson}700Bold/AtkinsonHyperlegible_700Bold.ttf`, text),
  icons: await cut('lucide-static/font/lucide.ttf', String.fromCodePoint(...list.map(([, c]) => c))),
};
check_texts(fonts.regular);

mkdirSync(folder, { recursive: true });
for (const [name, data] of Object.entries(fonts)) {
  writeFileSync(join(folder, `${name}.ttf`), data);
  console.log(`${name}.ttf: ${data.length} bytes, ${characters(data).size} characters`);
}
writeFileSync(join(folder, 'fonts.h'), header(list));
writeFileSync(join(folder, 'fonts.cpp'), source(fonts));
