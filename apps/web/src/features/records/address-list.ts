import { findEmailProblem } from '@quint/domain/email.ts';
import * as z from 'zod/mini';

/** Addresses as somebody types or pastes them: with spaces, commas or line breaks between. */
export function readAddresses(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((address) => address !== ''))];
}

/** A field for such addresses, at least one; each message is a phrase key. */
export const addressList = z.string().check(
  z.refine((text) => readAddresses(text).length > 0, { error: 'form.required', abort: true }),
  z.refine(
    (text) => readAddresses(text).every((address) => findEmailProblem(address) === undefined),
    'form.invalidEmail',
  ),
);
