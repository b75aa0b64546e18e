// Fonts whose letters are drawn as pictures do not contain letter names. TeX numbers them by two encodings of its own,
// and PDF.js returns the numbers below 32 as control characters.

const LIGATURES: Readonly<Record<string, string>> = {
  '\u001B': 'ff',
  '\u001C': 'fi',
  '\u001D': 'fl',
  '\u001E': 'ffi',
  '\u001F': 'ffl',
  '\u000B': 'ff',
  '\u000C': 'fi',
  '\u000D': 'fl',
  '\u000E': 'ffi',
  '\u000F': 'ffl',
};
const SIGNS: Readonly<Record<string, string>> = {
  '\u0010': '“',
  '\u0011': '”',
  '\u0012': '„',
  '\u0015': '–',
  '\u0016': '—',
  '\u0017': '',
  '\u0019': 'ß',
  '\u007F': '\u00A8',
  '{': '–',
  ÿ: 'ß',
};

/** The letters of a glyph of a drawn font, by its number in the encodings of TeX. */
export function lettersOfDrawn(unicode: string): string {
  return LIGATURES[unicode] ?? SIGNS[unicode] ?? unicode;
}

/** Ligatures in a text whose other letters are known: control characters other than those of a new line. */
export function withLigatures(text: string): string {
  return Array.from(text, (sign) => (sign === '\r' ? sign : (LIGATURES[sign] ?? sign))).join('');
}
