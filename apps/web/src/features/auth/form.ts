import {
  NAME_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '@quint/domain/limits.ts';
import { z } from 'zod';

// Each message is a phrase of the area `common`.

function countCharacters(text: string): number {
  return Array.from(text.normalize('NFC')).length;
}

const given = z.string().min(1, 'form.required');
const email = z.string().trim().min(1, 'form.required').pipe(z.email('form.invalidEmail'));
const name = z.string().trim().max(NAME_MAX_CHARACTERS, 'form.tooLong');

/** A password to be chosen; how common it is, the server knows. */
export const newPassword = given
  .refine((password) => countCharacters(password) >= PASSWORD_MIN_CHARACTERS, 'form.passwordTooShort')
  .refine((password) => countCharacters(password) <= PASSWORD_MAX_CHARACTERS, 'form.passwordTooLong');

export const loginForm = z.object({ email, password: given });
export type LoginForm = z.infer<typeof loginForm>;

export const codeForm = z.object({ otp: z.string().trim().min(1, 'form.required') });
export type CodeForm = z.infer<typeof codeForm>;

export const addressForm = z.object({ email });
export type AddressForm = z.infer<typeof addressForm>;

export const resetForm = z.object({ password: newPassword });
export type ResetForm = z.infer<typeof resetForm>;

/** Accepting an invitation: a new account chooses a password, one that is there proves its own. */
export const inviteForm = z.object({ first_name: name, last_name: name, password: newPassword });
export const knownInviteForm = inviteForm.extend({ password: given });
export type InviteForm = z.infer<typeof inviteForm>;

export const signUpForm = z.object({
  name: z.string().trim().min(1, 'form.required').max(TITLE_MAX_CHARACTERS, 'form.tooLong'),
  first_name: name.min(1, 'form.required'),
  last_name: name.min(1, 'form.required'),
  email,
  password: newPassword,
  language: z.enum(['EN', 'DE']),
});
export type SignUpForm = z.infer<typeof signUpForm>;
