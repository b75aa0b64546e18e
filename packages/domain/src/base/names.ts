// Line breaks and other control characters separate words.
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
/** Letters of scripts in which a joiner between two letters changes their shape: Arabic to Burmese, Khmer. */
const CURSIVE = '[\\u0600-\\u109f\\u1780-\\u18af]';
/**
 * Invisible characters: zero-width ones, soft hyphens, direction marks, tags, variation selectors. Those that change
 * the display are kept: joiners in cursive scripts and emoji, the selectors of emoji and of Chinese characters.
 */
const INVISIBLE = new RegExp(
  `(?!(?<=${CURSIVE})[\\u200c\\u200d](?=${CURSIVE}))(?!(?<=\\p{ExtPict}\\p{EMod}?\\ufe0f?)[\\ufe0f\\u200d])(?!(?<=\\p{sc=Han})[\\u{e0100}-\\u{e01ef}])[\\p{DI}\\ufff9-\\ufffc]`,
  'gu',
);
// Full-width letters and digits, half-width kana and Hangul, and ligatures that PDF files contain.
const COMPATIBLE = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc\ufb00-\ufb06]+/g;

/** Removes invisible characters. Joiners and selectors that change the shape of letters are kept. */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/**
 * The stored form of a name or title: one line, composed (NFC), without invisible characters and surplus blanks,
 * letters and digits in their usual width. Idempotent.
 */
export function toLine(text: string | null | undefined): string {
  return removeInvisible((text ?? '').replace(CONTROL, ' '))
    .replace(COMPATIBLE, (wide) => wide.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\s\u2800]+/g, ' ')
    .trim();
}

const ADDRESS_MARKS = /:\/\/|www\.|@/i;

/** Whether a name contains something that mail programs turn into a link. Names appear in unrequested mails. */
export function holdsAddress(name: string): boolean {
  return ADDRESS_MARKS.test(removeInvisible(name.normalize('NFKC')));
}

/** First and last name with one blank between them; a missing part leaves no blank. */
export function joinName(first: string | null | undefined, last: string | null | undefined): string {
  return [first, last]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');
}
