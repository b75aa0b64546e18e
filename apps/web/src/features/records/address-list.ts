import { findEmailProblem } from '@quint/domain/email.ts';
import { z } from 'zod';

/** Addresses as somebody types or pastes them: with spaces, commas or line breaks between. */
export function readAddresses(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((address) => address !== ''))];
}

/** A field for such addresses, at least one; each message is a phrase key. */
export const addressList = z
  .string()
  .refine((text) => readAddresses(text).length > 0, { message: 'form.required', abort: true })
  .refine((text) => readAddresses(text).every((address) => findEmailProblem(address) === undefined), {
    message: 'form.invalidEmail',
  });
