// The characters a TrueType font can draw: its `cmap` table, formats 4 and 12 (OpenType 1.9, "cmap").

/** @param {Buffer} font a TrueType file @returns {Set<number>} code points */
export function characters(font) {
  const covered = new Set();
  const cmap = table(font, 'cmap');
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4);
    const format = font.readUInt16BE(at);
    if (format === 4) segments(font, at, covered);
    if (format === 12) groups(font, at, covered);
  }
  return covered;
}

function table(font, tag) {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`the font has no ${tag} table`);
}

function segments(font, at, covered) {
  const size = font.readUInt16BE(at + 6);  // bytes of each of the four arrays
  for (let i = 0; i < size; i += 2) {
    const last = font.readUInt16BE(at + 14 + i);
    const first = font.readUInt16BE(at + 16 + size + i);
    const delta = font.readUInt16BE(at + 16 + 2 * size + i);
    const place = at + 16 + 3 * size + i;
    const offset = font.readUInt16BE(place);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const glyph = offset ? font.readUInt16BE(place + offset + 2 * (code - first)) : code + delta;
      if (glyph & 0xffff) covered.add(code);
    }
  }
}

function groups(font, at, covered) {
  for (let i = 0; i < font.readUInt32BE(at + 12); i++) {
    const group = at + 16 + 12 * i;
    const last = font.readUInt32BE(group + 4);
    for (let code = font.readUInt32BE(group); code <= last; code++) covered.add(code);
  }
}
