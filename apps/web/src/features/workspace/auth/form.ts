import {
  NAME_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '@quint/domain/base/limits.ts';
import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import * as z from 'zod/mini';
import { hasLastName, requiredText } from '#lib/form-schema.ts';

// Each message is a phrase of the area `common`.

function countCharacters(text: string): number {
  return Array.from(text.normalize('NFC')).length;
}

/** A secret, not trimmed. */
export const requiredSecret = z.string().check(z.minLength(1, 'form.required'));
export const name = z.string().check(z.trim(), z.maxLength(NAME_MAX_CHARACTERS, 'form.tooLong'));
const email = requiredText().check(
  z.refine((address) => findEmailProblem(address) === undefined, 'form.invalidEmail'),
);

/** A new password; the server checks whether it is too common. */
export const newPassword = requiredSecret.check(
  z.refine((password) => countCharacters(password) >= PASSWORD_MIN_CHARACTERS, 'form.passwordTooShort'),
  z.refine((password) => countCharacters(password) <= PASSWORD_MAX_CHARACTERS, 'form.passwordTooLong'),
);

export const loginForm = z.object({ email, password: requiredSecret });
export type LoginForm = z.infer<typeof loginForm>;

export const codeForm = z.object({ otp: requiredText() });
export type CodeForm = z.infer<typeof codeForm>;

export const addressForm = z.object({ email });
export type AddressForm = z.infer<typeof addressForm>;

export const resetForm = z.object({ password: newPassword });
export type ResetForm = z.infer<typeof resetForm>;

/** Confirming an address: with a password, except in the browser of the sign-up. */
export const givenConfirmationForm = z.object({ password: requiredSecret });
export const confirmationForm = z.object({ password: z.string() });
export type ConfirmationForm = z.infer<typeof confirmationForm>;

/** Accepting an invitation: a new account chooses a password, an existing one enters its own. */
export const inviteForm = z
  .object({
    first_name: requiredText(NAME_MAX_CHARACTERS),
    last_name: name,
    has_one_name: z.boolean(),
    password: newPassword,
  })
  .check(hasLastName('form.required'));
export const knownInviteForm = z.object({
  first_name: name,
  last_name: name,
  has_one_name: z.boolean(),
  password: requiredSecret,
});
export type InviteForm = z.infer<typeof inviteForm>;

export const signUpForm = z
  .object({
    name: requiredText(TITLE_MAX_CHARACTERS),
    first_name: requiredText(NAME_MAX_CHARACTERS),
    last_name: name,
    has_one_name: z.boolean(),
    email,
    password: newPassword,
    /** The language of the workspace; undefined follows the language of the page. */
    language: z.optional(z.enum(['EN', 'DE'])),
  })
  .check(hasLastName('form.required'));
export type SignUpForm = z.infer<typeof signUpForm>;
