import { CODE_PAGES, decodeByte, type CodePage } from './code-pages.ts';

/** The maximum number of bytes above 0x7F that are examined. */
const SAMPLE_BYTES = 20_000;
/** The default: a file written by a spreadsheet on Windows. */
const USUAL_PAGE_BONUS = 1;

const GERMAN = new Set('äöüÄÖÜß');
const EUROPEAN = new Set(
  'éèêëàáâãåæçíìîïñóòôõøœúùûšžčćđłńśźżąęğışőűřěůťďňľțșăÉÈÀÁÅÆÇÍÎÑÓÔØŒÚŠŽČĆĐŁŃŚŹŻĄĘĞİŞŐŰŘĚŮ',
);
const ALPHABET = /[\p{sc=Cyrillic}\p{sc=Greek}]/u;
const VOWELS = new Set('аеёиоуыэюяіїєАЕЁИОУЫЭЮЯІЇЄαεηιουωάέήίόύώϊϋΑΕΗΙΟΥΩΆΈΉΊΌΎΏ');
/** Ordinal signs in abbreviations: "Mª José", "Nº 4". */
const ABBREVIATION = /^[MNDF]?[ªº]$/;

interface ByteInText {
  readonly byte: number;
  /** The two bytes before it. */
  readonly before: readonly [number, number];
  readonly after: number;
}

const isLetter = (text: string) => /\p{L}/u.test(text);
const isLower = (text: string) => /\p{Ll}/u.test(text);
const isUpper = (text: string) => /\p{Lu}/u.test(text);
const isAscii = (text: string) => text < '\u0080';

/** Signs do not occur next to letters, except quotation marks, apostrophes and dashes. */
function scoreSign(sign: string, before: string, after: string): number {
  if (ABBREVIATION.test(before + sign) && !isLower(after)) return 2;
  if (/[\u0080-\u009f\ufffd]/.test(sign) || sign === '') return -6;
  const isBeside = isLetter(before) || isLower(after);
  if (isBeside && !/['’\u00a0–»”“.]/.test(sign)) return -4;
  return /[–€„“”‚‘’]/.test(sign) ? 1 : 0;
}

/** How well a Cyrillic or Greek letter fits: vowels and consonants alternate, and a final sigma has its own form. */
function scoreAlphabet(letter: string, before: string, after: string): number {
  if (!ALPHABET.test(before) && !ALPHABET.test(after)) return isLetter(before + after) ? -4 : 0;
  if (letter === 'ς' ? isLetter(after) : letter === 'σ' && !isLetter(after)) return -4;
  const isAlternation = ALPHABET.test(before) && VOWELS.has(letter) !== VOWELS.has(before);
  return isAlternation ? 2 : 1;
}

/** How well a letter fits between its neighbours: capitals begin words, an ß follows a vowel. */
function scoreLetter(letter: string, word: string, before: string, after: string): number {
  if (isUpper(letter) && (isLower(before) || (isLetter(before) && isLower(after)))) return -4;
  if (isLower(letter) && letter !== 'ß' && isUpper(after)) return -3;
  if (ALPHABET.test(letter)) return scoreAlphabet(letter, before, after);
  if (!isLetter(before) && !isLetter(after)) return -1;
  if (letter === 'ß' && !/(?:[aeouäöü]|[eE]i)$/.test(word)) return -4;
  const weight = GERMAN.has(letter) ? 4 : EUROPEAN.has(letter) ? 2 : 1;
  const isSecondAccent = isLetter(before) && !isAscii(before) && !(GERMAN.has(letter) && GERMAN.has(before));
  const isSmallStart = isLower(letter) && !isLetter(before) && !GERMAN.has(letter);
  return isSecondAccent || isSmallStart ? weight - 3 : weight;
}

function scorePage(page: CodePage, samples: readonly ByteInText[]): number {
  const usual = page === 'windows-1252' ? USUAL_PAGE_BONUS : 0;
  return samples.reduce((sum, { byte, before: bytes, after: next }) => {
    const character = decodeByte(page, byte);
    const word = bytes.map((each) => decodeByte(page, each)).join('');
    const [before, after] = [word.slice(-1), decodeByte(page, next)];
    const isSign = !isLetter(character) || /[ªºƒ]/.test(character);
    return sum + (isSign ? scoreSign(character, before, after) : scoreLetter(character, word, before, after));
  }, usual);
}

/** The code page in which the bytes above 0x7F are the most plausible letters. */
export function findCodePage(
  bytes: Uint8Array,
  isCounted: (index: number) => boolean = () => true,
): CodePage {
  const samples: ByteInText[] = [];
  for (let index = 0; index < bytes.length && samples.length < SAMPLE_BYTES; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte > 127 && isCounted(index))
      samples.push({
        byte,
        before: [bytes[index - 2] ?? 32, bytes[index - 1] ?? 32],
        after: bytes[index + 1] ?? 32,
      });
  }
  const scoredPages = CODE_PAGES.map((page) => ({ page, score: scorePage(page, samples) }));
  return scoredPages.reduce((best, each) => (each.score > best.score ? each : best)).page;
}

/** The length of the UTF-8 sequence at an index, 0 without one. */
export function utf8Length(bytes: Uint8Array, index: number): number {
  const [lead = 0, second = 0] = [bytes[index], bytes[index + 1]];
  if (lead < 0x80) return 1;
  const length =
    lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
  for (let offset = 1; offset < length; offset += 1) {
    const next = bytes[index + offset] ?? 0;
    if (next < 0x80 || next > 0xbf) return 0;
  }
  const isOverlong = (lead === 0xe0 && second < 0xa0) || (lead === 0xf0 && second < 0x90);
  const isOutside = (lead === 0xed && second > 0x9f) || (lead === 0xf4 && second > 0x8f);
  return isOverlong || isOutside ? 0 : length;
}
