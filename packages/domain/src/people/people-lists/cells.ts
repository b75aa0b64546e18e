import { toLine } from '../../base/names.ts';
import { looksDamaged } from './damaged-names.ts';

/** Addresses in a cell, in order, and the text around them. */
export interface CellAddresses {
  readonly addresses: readonly string[];
  readonly text: string;
}

/** Longer cells contain no person. The patterns are quadratic in the length of texts without blanks. */
const CELL_CHARACTERS = 2000;
/** The query of a link after an address: `anna@mail.example?subject=Hello`. */
export const FIELDS_OF_LINK = /(@[^\s?]+)\?(?:subject|body|cc|bcc)=\S*/gi;
const ADDRESS = /[^\s<>()[\]"',;|\\:]+@[^\s<>()[\]"',;|\\@]+/g;
/** Obfuscated for programs: `anna(at)mail.example`. */
const HIDDEN_AT = /\s*[([{<]\s*(?:at|ät|a|@)\s*[)\]}>]\s*/gi;
const HIDDEN_DOT = /\s*[([{]\s*(?:dot|punkt)\s*[)\]}]\s*/gi;

/**
 * The text of a cell without the additions of spreadsheets for text: an apostrophe before a plus or a digit, or the
 * formula `="+49 30"`.
 */
export function unguardCell(raw: string): string {
  if (!/['’=]/.test(raw)) return raw;
  const text = /^\s*="([^"]*)"\s*$/.exec(raw)?.[1] ?? raw;
  return text.replace(/^(\s*)['’](?=[=+\-@\d])/, '$1');
}

const SPELLED_OUT_ADDRESS = /^\s*([^\s@]+)\s+at\s+([^\s@]+(?:(?:\s+dot\s+|\s+punkt\s+)[^\s@]+)*)\s*$/i;

/** Replaces the words of `ben at mail dot example` by signs. */
function spellOut(cell: string): string {
  const [, local, domain = ''] = SPELLED_OUT_ADDRESS.exec(cell) ?? [];
  const dottedDomain = domain.replace(/\s+(?:dot|punkt)\s+/gi, '.');
  return local === undefined || !dottedDomain.includes('.')
    ? cell
    : `${local.replace(/\s+dot\s+/gi, '.')}@${dottedDomain}`;
}

/** `"Kowalski, Anna" <anna@mail.example>`: the comma shows which name is the last one. */
const LAST_NAME_FIRST = /^\s*"?([^"<>(),;@]+),\s*([^"<>(),;@]+?)"?\s*<[^<>]*>\s*$/;

/** The addresses of a cell: alone, in angle brackets, with `mailto:`, or several of them. */
export function findAddresses(cell: string): CellAddresses {
  if (!hasAddress(cell)) return { addresses: [], text: toLine(cell.slice(0, CELL_CHARACTERS)) };
  const text = spellOut(cell.slice(0, CELL_CHARACTERS))
    .replace(/#mailto:[^#]*#?/gi, '')
    .replace(/mailto:/gi, '')
    .replaceAll(FIELDS_OF_LINK, '$1')
    .replace(HIDDEN_AT, '@')
    .replace(HIDDEN_DOT, (dot, _offset: number, whole: string) => (whole.includes('@') ? '.' : dot))
    .replace(/(\S)\s*@\s*(\S)/, (match, before: string, after: string, _offset: number, whole: string) =>
      whole.split(/\s/).filter((word) => word !== '').length <= 3 ? `${before}@${after}` : match,
    );
  const addresses = (text.match(ADDRESS) ?? []).map((address) => address.replace(/[.!?*]+$/, ''));
  const others = text.replace(ADDRESS, ' ').replace(/[<>()[\]"|;,/\\]+|:::|\*/g, ' ');
  const [, last, first] = (addresses.length === 1 ? LAST_NAME_FIRST.exec(text) : undefined) ?? [];
  const names = last === undefined || first === undefined ? others : `${last}, ${first}`;
  return { addresses: [...new Set(addresses)], text: toLine(names) };
}

export const hasAddress = (text: string): boolean =>
  text.includes('@') || /\w\s?[([{<]\s?(?:at|ät|a)\s?[)\]}>]\s?\w/i.test(text) || spellOut(text) !== text;
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

const SALUTATION =
  /^(?:sehr geehrte[rs]?|liebe[rs]?|hallo|dear)?\s*(?:an )?(?:herrn?|hr|frau|fr|fräulein|mr|mrs|ms|mx|miss|sir|madam|divers|familie|firma|mister|monsieur|madame|m|mme|herr\s*\/\s*frau|herr dr|frau dr|w|männlich|weiblich|male|female)\.?$/i;
/** "Herr", "Frau", "Mr.": salutations, which are not part of the name. */
export function isSalutation(cell: string): boolean {
  return SALUTATION.test(cell.trim());
}

const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?:[T ,].*)?$/;

export function isDate(cell: string): boolean {
  return DATE.test(cell.trim());
}

/** A number shortened by spreadsheets: 4.93E+11. Its last digits are lost. */
export function isShortenedNumber(cell: string): boolean {
  return /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(cell.trim());
}

/**
 * Whether a text without a heading is a phone number: with a plus or a leading zero, or groups of digits. A plain
 * number, like a staff number or a postcode, is not.
 */
export function looksLikePhone(cell: string): boolean {
  const text = cell.trim();
  if (!/^(?:tel\.?:?|fon:?|mobil:?|t:|m:)?\s*\+?[\d\s()/.–-]+$/i.test(text) || isDate(text)) return false;
  const digits = text.replace(/\D/g, '');
  if (digits.length < 5 || digits.length > 20) return false;
  if (/^(?:\D*\+|0)/.test(text.replace(/^\(/, ''))) return digits.length >= 7 || /[\s/()-]/.test(text);
  if (/^(?:49|43|41)\d{8,11}$/.test(text)) return true;
  return digits.length >= 7 && /\d[\s()/-]+\d/.test(text);
}

/** Placeholders of cells without a value. */
export function isPlaceholder(cell: string): boolean {
  return /^(?:[-–—_.?*/x]+|n\s*[./]?\s*a\.?|k\.?\s?a\.?|anonym(?:ous)?|keine?(?: angabe| e-?mail)?|none|null|nil|unbekannt|unknown|leer|nicht vorhanden|fehlt|missing|tbd|\(leer\)|\(blank\)|undefined)$/i.test(
    cell.trim(),
  );
}

/** The errors of formulas, in English and German. */
export function isErrorCell(cell: string): boolean {
  return /^#(?:N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|NAME\?|DIV\/0!|NUM!|ZAHL!|NULL!|SPILL!|ÜBERLAUF!|CALC!|KALK!|GETTING_DATA|#+)$/i.test(
    cell.trim(),
  );
}

/** Whether a text may be a name or a part of one: letters, and the punctuation of names. */
export function looksLikeName(cell: string): boolean {
  const text = cell.trim();
  return (
    text.length <= 80 &&
    (/^[\p{L}\p{M}\s.,'’`´()/"“”„-]+$/u.test(text) || looksDamaged(text)) &&
    hasLetters(text) &&
    !isPlaceholder(text) &&
    !isSalutation(text) &&
    text.split(/\s+/).length <= 7
  );
}
