// Writes the fonts that documents use for names, and the list of letters they cover:
//   npm run fonts -- <folder with the node_modules of the packages below>
//
// Sources, unpacked by `npm install` in a separate folder, because only this script needs their 500 MB:
// - subset-font 2.9.0 (BSD-3-Clause), which removes letters from a font.
// - @expo-google-fonts/noto-* and vazirmatn, as named and at the versions in apps/server/src/pdf/fonts/coverage.json (the
//   fonts: SIL Open Font License 1.1, see noto-OFL.txt there).
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { coveredCodePoints, rangesOf } from '../apps/server/src/pdf/font-coverage.ts';

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { readonly targetFormat: 'truetype' },
) => Promise<Buffer>;

/** In the order in which they are tried for a letter. */
const FONTS = [
  'noto-sans',
  // Letters with dots are one glyph each, so that copied text has each letter once.
  'vazirmatn',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-syriac',
  'noto-sans-thaana',
  'noto-sans-nko',
  'noto-sans-adlam',

  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-gurmukhi',
  'noto-sans-gujarati',
  'noto-sans-oriya',
  'noto-sans-tamil',

  'noto-sans-telugu',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-sinhala',
  'noto-sans-chakma',
  'noto-sans-meetei-mayek',

  'noto-sans-ol-chiki',
  'noto-sans-hanifi-rohingya',
  'noto-sans-thai',
  'noto-sans-lao',
  'noto-sans-khmer',
  'noto-sans-myanmar',

  'noto-sans-cham',
  'noto-sans-javanese',
  'noto-sans-balinese',
  'noto-sans-lisu',
  'noto-sans-yi',
  'noto-serif-tibetan',

  'noto-sans-mongolian',
  'noto-sans-georgian',
  'noto-sans-armenian',
  'noto-sans-ethiopic',
  'noto-sans-vai',
  'noto-sans-tifinagh',

  'noto-sans-cherokee',
  'noto-sans-canadian-aboriginal',
  'noto-sans-osage',
  'noto-sans-kr',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-tc',

  'noto-sans-symbols',
  'noto-sans-symbols-2',
  'noto-sans-math',
  'noto-emoji',
];
/** Only these letters of a font; for others all except the Latin ones, which the first font has. */
const WANTED_LETTERS: Readonly<Record<string, RegExp>> = {
  'noto-sans': /./su,
  'noto-sans-kr': /\p{Script=Hangul}/u,
  'noto-sans-jp': /\p{Script=Han}/u,
  'noto-sans-tc': /\p{Script=Han}/u,
  'noto-sans-symbols-2': /[\0-\uffff]/u,
  'noto-sans-math': /[\p{L}\p{N}]/u,
};
const NOT_LATIN = /\P{Script=Latin}/u;
/** Fonts that repeat thousands of letters of the previous ones. */
const REMAINDERS = new Set([
  'noto-sans-jp',
  'noto-sans-tc',
  'noto-sans-symbols',
  'noto-sans-symbols-2',
  'noto-sans-math',
]);
const TARGET = new URL('../apps/server/src/pdf/fonts/', import.meta.url);

/** The medium weight, as names also appear in headings, or the regular one if there is no other. */
function readSource(folder: string): Buffer {
  const weight = readdirSync(folder).includes('500Medium') ? '500Medium' : '400Regular';
  const [file] = readdirSync(path.join(folder, weight)).filter((name) => name.endsWith('.ttf'));
  if (file === undefined) throw new Error(`${folder} has no font`);
  return readFileSync(path.join(folder, weight, file));
}

/** The text of the licence is the same for all fonts; only the owners differ. */
function joinLicences(licences: readonly string[]): string {
  const owners = new Set(licences.map((licence) => licence.split('\n', 1)[0] ?? ''));
  const [first = ''] = licences;
  return `${[...owners].sort().join('\n')}\n${first.slice(first.indexOf('\n') + 1).trimEnd()}\n`;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder in which the packages are installed');
const subsetFont = createRequire(path.join(folder, 'package.json'))('subset-font') as SubsetFont;
for (const name of readdirSync(TARGET)) {
  if (/^(?:noto-.*|vazirmatn)\.ttf$/.test(name)) rmSync(new URL(name, TARGET));
}

/** They come before the others and are unchanged from their authors. */
const BASE = ['figtree-400', 'figtree-500', 'figtree-600', 'figtree-700', 'inter-500'];

const coveredCodes = new Set<number>();
const coverage: object[] = BASE.map((name) => ({
  name,
  ranges: rangesOf(coveredCodePoints(readFileSync(new URL(`${name}.ttf`, TARGET)))),
}));
const licences: string[] = [];
for (const name of FONTS) {
  const source = path.join(folder, 'node_modules/@expo-google-fonts', name);
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
    version: string;
  };
  licences.push(readFileSync(path.join(source, 'LICENSE_FONT'), 'utf8'));
  const font = readSource(source);
  const wantedPattern = WANTED_LETTERS[name] ?? NOT_LATIN;
  const letters = [...coveredCodePoints(font)]
    .filter((code) => wantedPattern.test(String.fromCodePoint(code)))
    .filter((code) => !REMAINDERS.has(name) || !coveredCodes.has(code));
  const subset = await subsetFont(font, String.fromCodePoint(...letters), { targetFormat: 'truetype' });
  writeFileSync(new URL(`${name}.ttf`, TARGET), subset);
  const present = coveredCodePoints(subset);
  for (const code of present) coveredCodes.add(code);
  coverage.push({ name, version, ranges: rangesOf(present) });
}
writeFileSync(
  new URL('coverage.json', TARGET),
  `[\n${coverage.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`,
);
writeFileSync(new URL('noto-OFL.txt', TARGET), joinLicences(licences));
