/*
 * How Quint searches text. A text and a query are folded to one form, which ignores case, accents, the spelling of
 * umlauts and punctuation. PostgreSQL has the same form in `search_text` and `search_phone`; a test compares both.
 * docs/decisions/0110-search-and-collation.md explains the scheme.
 */

/** Letters that Unicode does not decompose, and their folded form. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ŋ: 'ng',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ƶ: 'z',
  ı: 'i',
  ĸ: 'k',
  ə: 'a',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ς: 'σ',
  ґ: 'г',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Combining marks of Latin, Greek, Cyrillic, Hebrew and Arabic, and zero-width characters. */
const MARK_RANGES = String.raw`\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff`;
const MARKS = new RegExp(`[${MARK_RANGES}]`, 'g');

/** Word separators. The characters # % * + @ are parts of words. */
const SEPARATOR_RANGES = String.raw`\u0000-\u0022\u0024\u0026-\u0029\u002c-\u002f\u003a-\u003f\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u055a-\u055f\u0589\u058a\u05be\u05f3\u05f4\u060c\u061b\u061f\u1680\u2000-\u200a\u2010-\u2029\u202f-\u205f\u2212\u2e00-\u2e7f\u3000-\u3004\u3008-\u303f\u30fb`;
const SEPARATORS = new RegExp(`[${SEPARATOR_RANGES}]+`, 'g');

/** The words of a text in lower case without accents, separated by one blank. */
function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(SEPARATORS, ' ')
    .trim();
}

/** Contracts a vowel and the e or a of its umlaut or ring: Mueller to muller, Aase to ase. */
function contract(foldedText: string): string {
  return foldedText.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u').replaceAll('aa', 'a');
}

/** Each of the first 8 words is also found when joined with the one or two after it: Anna Lena as annalena. */
const JOINED_WORDS = 8;
const JOINED_AT_ONCE = 3;
/** Numbers and addresses are not joined with other words. */
const NEVER_JOINED = /[0-9@]/;

function joinWords(words: readonly string[]): string {
  const joinedWords = words.map((_, index) => {
    const part = words.slice(index, index + JOINED_AT_ONCE);
    const end = part.findIndex((word) => NEVER_JOINED.test(word));
    const names = end === -1 ? part : part.slice(0, end);
    return names.length < 2 ? '' : `=${names.join('')}`;
  });
  return joinedWords.join('');
}

/**
 * The folded form of a text. Each word follows a blank, contracted, and again as written if that differs, because a
 * part of a word may begin with the e of an umlaut. After a bar follow joined words, each after an equals sign: " anna
 * lena|=annalena".
 */
export function searchText(text: string): string {
  const foldedText = foldLetters(text);
  const contractedText = contract(foldedText);
  const joinedWords = joinWords(contractedText.split(' ').slice(0, JOINED_WORDS));
  return ` ${contractedText}${foldedText === contractedText ? '' : ` ${foldedText}`}|${joinedWords}`;
}

/** The international prefix and the code of a country. */
const COUNTRY =
  /^00(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[03579]|9[679])\d)/;

/** The digits of a phone number, with 00 for a plus and without the zero in brackets. */
function toDialDigits(phone: string): string {
  return phone
    .replace(/^[\s(]*\+/, '00')
    .replaceAll('(0)', '')
    .replaceAll(/[^0-9]/g, '');
}

/**
 * The number without prefix and country code, with a leading zero: 0170… for +49 170…; undefined without such a code.
 */
function national(digits: string): string | undefined {
  const subscriberDigits = COUNTRY.test(digits) ? digits.replace(COUNTRY, '').replace(/^0+/, '') : '';
  return subscriberDigits === '' ? undefined : `0${subscriberDigits}`;
}

/** The folded form of a phone number: its digits as dialled from abroad and in its country. */
export function searchPhone(phone: string): string {
  const digits = toDialDigits(phone);
  const inCountry = national(digits);
  return inCountry === undefined ? digits : `${digits} ${inCountry}`;
}

const PHONE_QUERY = /^[\s(]*[+0][\d\s()/.-]*$/;
/** A shorter number is searched as written: nearly all numbers contain a single digit after the country code. */
const NATIONAL_FROM_DIGITS = 4;

/** A part of a formatted number, with a piece too short for searching: 12345-67, 30 5550 1026. */
const PART_OF_NUMBER = /^(?=(?:\D*\d){7})(?=.*(?<!\d)\d{1,2}(?!\d))\d[\d\s()/.-]*$/;

/** The phone number of a query as one word; undefined for other queries. */
function phoneWord(text: string): string | undefined {
  const query = text.replace(/^\s*tel:(?=\s*[+(\d])/i, '');
  if (!PHONE_QUERY.test(query))
    return PART_OF_NUMBER.test(query.trim()) ? query.replaceAll(/\D/g, '') : undefined;
  const digits = toDialDigits(query);
  const inCountry = national(digits);
  return inCountry !== undefined && inCountry.length >= NATIONAL_FROM_DIGITS ? inCountry : digits;
}

/** The words of a query in their folded form; none without letters and digits. */
export function searchWords(query: string): readonly string[] {
  const phone = phoneWord(query);
  if (phone !== undefined) return phone === '' ? [] : [phone];
  return [...new Set(contract(foldLetters(query)).split(' '))].filter((word) => word !== '');
}

/** Most names contain any one or two letters. They are searched at the start of words, which an index supports. */
const SHORT_WORD = /^[0-9a-z\u00c0-\u07ff]{1,2}$/;

/** Whether a word of a query is searched only at the start of words. */
export function isShortWord(word: string): boolean {
  return SHORT_WORD.test(word);
}

function hasWord(text: string, word: string): boolean {
  if (isShortWord(word)) return text.includes(` ${word}`) || text.includes(`=${word}`);
  const end = text.indexOf('|');
  const index = text.indexOf(word);
  return (index !== -1 && index < end) || text.includes(`=${word}`, end);
}

/** Returns a function that tests whether a text contains all words of a query. An empty query matches every text. */
export function textMatcher(query: string): (text: string) => boolean {
  const words = searchWords(query);
  if (words.length === 0) return () => true;
  return (text) => {
    const foldedText = searchText(text);
    return words.every((word) => hasWord(foldedText, word));
  };
}

/** The letters and digits of a text as compared by a search, without separators. */
export function foldWord(text: string): string {
  return contract(foldLetters(text)).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether two texts differ only in what a search ignores. */
export function isSameText(one: string, other: string): boolean {
  return contract(foldLetters(one)) === contract(foldLetters(other));
}

/** Whether a word of a text starts with a query, both in their folded form. */
export function startsWord(text: string, query: string): boolean {
  return ` ${contract(foldLetters(text))}`.includes(` ${contract(foldLetters(query))}`);
}

/** Whether a text starts with a query, both in their folded form. */
export function startsText(text: string, query: string): boolean {
  return contract(foldLetters(text)).startsWith(contract(foldLetters(query)));
}

/**
 * The patterns by which PostgreSQL compares a query with `search_text`, two for each word, of which one must match. The
 * longest word is first: it is the one that an index looks up.
 */
export function searchPatterns(query: string): readonly string[] {
  return searchWords(query)
    .toSorted((one, other) => other.length - one.length)
    .flatMap((word) => {
      const text = word.replaceAll('%', String.raw`\%`);
      return isShortWord(word) ? [`% ${text}%`, `%=${text}%`] : [`%${text}%|%`, `%|%=${text}%`];
    });
}
