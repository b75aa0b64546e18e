import { readFileSync } from 'node:fs';

import { renameFont } from './font-names.ts';

const FOLDER = new URL('fonts/', import.meta.url);
/** Loaded by every engine: the texts of all documents use them. */
const BASE = ['figtree-400', 'figtree-500', 'figtree-600', 'figtree-700', 'inter-500'];
/** Invisible on its own: joiners, variation selectors, direction marks. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;

interface ShippedFont {
  /** The file name without its extension. */
  readonly name: string;
  readonly family: string;
  /** Code points with a glyph: in order, the first and the last of each contiguous range. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** `noto-sans-arabic` is loaded as `Quint Noto Sans Arabic`, the weights of Figtree as one family. */
function familyOf(name: string): string {
  const words = name.split('-').filter((word) => !/^\d00$/.test(word));
  return ['quint', ...words].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

function readFonts(): ShippedFont[] {
  const listedFonts = JSON.parse(readFileSync(new URL('coverage.json', FOLDER), 'utf8')) as Pick<
    ShippedFont,
    'name' | 'ranges'
  >[];
  return listedFonts.map(({ name, ranges }) => ({ name, family: familyOf(name), ranges }));
}

function has({ ranges }: ShippedFont, code: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (code < first) high = middle - 1;
    else if (code > last) low = middle + 1;
    else return true;
  }
  return false;
}

/** Joined letters must come from one font; the second has all letters of the first and more. */
const ARABIC = { first: 'vazirmatn', whole: 'noto-sans-arabic' };

export interface FontNeed {
  /** Names of fonts in addition to the base fonts. */
  readonly fonts: ReadonlySet<string>;
  /** Letters that no shipped font has. */
  readonly missingLetters: ReadonlySet<string>;
}

/** The font for each letter: the first one in the list that has it. */
export class ShippedFonts {
  readonly #fonts = readFonts();
  readonly #fontByLetter = new Map<string, ShippedFont | undefined>();

  /** Undefined for a letter that no font has. */
  fontOf(letter: string): Pick<ShippedFont, 'name' | 'family'> | undefined {
    if (!this.#fontByLetter.has(letter)) {
      const code = letter.codePointAt(0) ?? 0;
      this.#fontByLetter.set(
        letter,
        this.#fonts.find((font) => has(font, code)),
      );
    }
    return this.#fontByLetter.get(letter);
  }

  /** The fonts needed for texts; invisible letters need none. */
  needOf(texts: Iterable<string>): FontNeed {
    const [fonts, missingLetters] = [new Set<string>(), new Set<string>()];
    for (const letter of lettersOf(texts)) {
      const font = this.fontOf(letter);
      if (font === undefined) missingLetters.add(letter);
      else if (!BASE.includes(font.name)) fonts.add(font.name);
    }
    if (fonts.has(ARABIC.whole)) fonts.delete(ARABIC.first);
    return { fonts, missingLetters };
  }

  /** The base fonts and others, each under a family name that is unique to the shipped font. */
  load(others: ReadonlySet<string>): Buffer[] {
    return this.#with(others).map(({ name, family }) =>
      renameFont(readFileSync(new URL(`${name}.ttf`, FOLDER)), family),
    );
  }

  /** The families of the base fonts and of others, in the order in which they are tried for a letter. */
  familiesOf(others: ReadonlySet<string>): string[] {
    return [...new Set(this.#with(others).map(({ family }) => family))];
  }

  #with(others: ReadonlySet<string>): ShippedFont[] {
    return this.#fonts.filter(({ name }) => BASE.includes(name) || others.has(name));
  }
}

/** The distinct letters of texts that are drawn and are not plain ASCII. */
function lettersOf(texts: Iterable<string>): Set<string> {
  const letters = new Set<string>();
  for (const text of texts) {
    // Nearly every text is plain: this avoids checking each of its letters.
    for (const letter of text.match(/[^\0-\x7f]/gu) ?? []) if (!INVISIBLE.test(letter)) letters.add(letter);
  }
  return letters;
}
