import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { normalizeEmail, toEmail } from '@quint/domain/base/email.ts';
import * as z from 'zod/mini';

const IN_BRACKETS = /<[^<>\s]*@[^<>\s]*>/;

/** The addresses of a line. Beside addresses in angle brackets, other words are names. */
function readLine(line: string): readonly string[] {
  const words = line.split(/[\s,;|]+/).map(toEmail);
  const isOfMailProgram = IN_BRACKETS.test(line);
  return words.filter((word) => word !== '' && (!isOfMailProgram || word.includes('@')));
}

/**
 * Parses typed or pasted addresses, separated by spaces, commas or line breaks, or copied from a mail program:
 * `Anna Kowalski <a@mail.example>; "Beispiel, Ben" <b@mail.example>`.
 */
export function readAddresses(text: string): readonly string[] {
  const emails = text.split('\n').flatMap(readLine);
  return [...new Map(emails.map((email) => [normalizeEmail(email), email])).values()];
}

/** The schema of an address field: at least one address; each message is a phrase key. */
export const addressList = z.string().check(
  z.refine((text) => readAddresses(text).length > 0, { error: 'form.required', abort: true }),
  z.refine(
    (text) => readAddresses(text).every((address) => findEmailProblem(address) === undefined),
    'form.invalidEmail',
  ),
);
