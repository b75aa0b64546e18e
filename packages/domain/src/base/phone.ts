import { PHONE_MAX_CHARACTERS } from './limits.ts';
import { toLine } from './names.ts';

const MIN_DIGITS = 5;
const MAX_DIGITS = 20;
/** Digits with the usual separators; a plus only at the start. */
const WRITTEN_PHONE = /^\+?[\d\s()/.-]+$/;

/** Text around a number in contacts and spreadsheets: `tel:`, "Mobil: ", the apostrophe of a text cell. */
const LABEL = /^['"]?(?:(?:tel|telefon|phone|mobile?|handy|cell|p|t|m)\.?:)?\s*/i;
const AFTER = /[\s,;:."']+$/;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** The zeros of other scripts with digits: Arabic, Persian, Devanagari, Bengali, Thai. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

/** A digit in ASCII; converts those of other scripts. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** The patterns are quadratic in the length; a longer text is not a number, whatever it contains. */
const TEXT_MAX_CHARACTERS = 200;

/**
 * The stored form of a phone number: one line in ASCII with its separators, `+` for an international prefix of `00`,
 * and no `(0)` after the country; empty for none. A text of more than 200 characters is only converted to one line.
 * Idempotent.
 */
export function toPhone(text: string | null | undefined): string {
  const line = toLine(text);
  if (line.length > TEXT_MAX_CHARACTERS) return line;
  return line
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(/[^\P{Nd}\d]/gu, toAsciiDigit)
    .replace(LABEL, '')
    .replace(AFTER, '')
    .replace(/^00\s*(?=[1-9])/, '+')
    .replace(/^(\+[\d\s]+?)\s*\(0\)\s*/, '$1 ');
}

/** Whether a text is a phone number: 5 to 20 digits with the usual separators. An empty text is valid, too. */
export function isPhoneNumber(text: string | null | undefined): boolean {
  const phone = toPhone(text);
  if (phone === '') return true;
  const digits = phone.replace(/\D/g, '').length;
  return (
    phone.length <= PHONE_MAX_CHARACTERS &&
    WRITTEN_PHONE.test(phone) &&
    digits >= MIN_DIGITS &&
    digits <= MAX_DIGITS
  );
}
