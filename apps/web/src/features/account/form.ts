import { NAME_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { z } from 'zod';
import { newPassword } from '#features/auth/form.ts';

const name = z.string().trim().max(NAME_MAX_CHARACTERS, 'form.tooLong');

/** The own account. A new password is optional and needs the current one. */
export const accountForm = z
  .object({
    first_name: name,
    last_name: name,
    current_password: z.string(),
    password: z.union([z.literal(''), newPassword]),
  })
  .refine(({ password, current_password }) => password === '' || current_password !== '', {
    path: ['current_password'],
    message: 'form.required',
  });
export type AccountForm = z.infer<typeof accountForm>;

export const proofForm = z.object({ password: z.string(), otp: z.string().trim() });
export type ProofForm = z.infer<typeof proofForm>;

export const passkeyForm = z.object({ password: z.string().min(1, 'form.required'), name });
export type PasskeyForm = z.infer<typeof passkeyForm>;

export const passkeyNameForm = z.object({ name: name.min(1, 'form.required') });
export type PasskeyNameForm = z.infer<typeof passkeyNameForm>;
