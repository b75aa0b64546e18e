import { isPhoneNumber, toPhone } from '../../base/phone.ts';
import { isShortenedNumber } from './cells.ts';

export type PhoneNote = 'phone_shortened' | 'phone_without_zero';

const SEVERAL = /\s*(?:[;,|\n]|:::|\s(?:oder|or|und|and)\s|\s\/\s*(?=\+|0)|\/\s*(?=\+))\s*/;

/** The first number of a cell, without words around it. */
function firstNumber(cell: string): string {
  const text = cell.replace(/^\s*(?:tel(?:efon)?|phone|fon|mobil|mobile|handy)\b\.?:?\s*/i, '');
  const first = text.split(SEVERAL)[0]?.replace(/\s*\(\p{L}[^)]*\)\s*$/u, '') ?? '';
  if (first !== '' && isPhoneNumber(first)) return first;
  return isPhoneNumber(text) ? text : cell;
}

/**
 * The phone number of a cell. Spreadsheets shorten long numbers, whose last digits are lost, and remove leading zeros.
 */
export function readPhone(cell: string): { phone: string; notes: readonly PhoneNote[] } {
  if (isShortenedNumber(cell)) return { phone: '', notes: ['phone_shortened'] };
  const phone = toPhone(firstNumber(cell)).replace(/\.0$/, '');
  if (/^(?:49|43|41)\d{8,11}$/.test(phone)) return { phone: `+${phone}`, notes: [] };
  return { phone, notes: /^[1-9]\d{6,10}$/.test(phone) ? ['phone_without_zero'] : [] };
}
