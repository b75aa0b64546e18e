import { PHONE_MAX_CHARACTERS } from './limits.ts';
import { toLine } from './names.ts';

const MIN_DIGITS = 5;
const MAX_DIGITS = 20;
/** Digits with the marks people write between them; a plus stands in front. */
const WRITTEN = /^\+?[\d\s()/.-]+$/;

/** The stored form of a phone number: one line, with the marks it was written with; empty for none. */
export function toPhone(text: string | null | undefined): string {
  return toLine(text);
}

/** Whether a text is a phone number: 5 to 20 digits, written as people write them. No number is one too. */
export function isPhoneNumber(text: string | null | undefined): boolean {
  const phone = toPhone(text);
  if (phone === '') return true;
  const digits = phone.replace(/\D/g, '').length;
  return (
    phone.length <= PHONE_MAX_CHARACTERS &&
    WRITTEN.test(phone) &&
    digits >= MIN_DIGITS &&
    digits <= MAX_DIGITS
  );
}
