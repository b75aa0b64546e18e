import { findEmailProblem, normalizeEmail, toEmail } from '@quint/domain/email.ts';
import * as z from 'zod/mini';

/** A recipient as mail programs copy it: `Anna Kowalski <anna@mail.example>`. */
const RECIPIENT = /[^<>,;\n]*<([^<>\s]+@[^<>\s]+)>/g;

/** Parses typed or pasted addresses, separated by spaces, commas or line breaks. The same address counts once. */
export function readAddresses(text: string): readonly string[] {
  const words = text.replace(RECIPIENT, ' $1 ').split(/[\s,;]+/);
  const emails = words.filter((word) => word !== '').map(toEmail);
  return [...new Map(emails.map((email) => [normalizeEmail(email), email])).values()];
}

/** The schema of such a field, at least one address; each message is a phrase key. */
export const addressList = z.string().check(
  z.refine((text) => readAddresses(text).length > 0, { error: 'form.required', abort: true }),
  z.refine(
    (text) => readAddresses(text).every((address) => findEmailProblem(address) === undefined),
    'form.invalidEmail',
  ),
);
