import { findEmailProblem } from '@quint/domain/email.ts';
import * as z from 'zod/mini';

/** Parses typed or pasted addresses, separated by spaces, commas or line breaks. */
export function readAddresses(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((address) => address !== ''))];
}

/** The schema of such a field, at least one address; each message is a phrase key. */
export const addressList = z.string().check(
  z.refine((text) => readAddresses(text).length > 0, { error: 'form.required', abort: true }),
  z.refine(
    (text) => readAddresses(text).every((address) => findEmailProblem(address) === undefined),
    'form.invalidEmail',
  ),
);
