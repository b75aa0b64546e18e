import { NAME_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import * as z from 'zod/mini';
import { requiredSecret, name, newPassword } from '#features/workspace/auth/form.ts';
import { requiredText } from '#lib/form-schema.ts';

/** The own account. A new password is optional and needs the current one. */
export const accountForm = z
  .object({
    first_name: name,
    last_name: name,
    current_password: z.string(),
    password: z.union([z.literal(''), newPassword]),
  })
  .check(
    z.refine(({ password, current_password }) => password === '' || current_password !== '', {
      path: ['current_password'],
      error: 'form.required',
    }),
  );
export type AccountForm = z.infer<typeof accountForm>;

export const proofForm = z.object({ password: z.string(), otp: z.string().check(z.trim()) });
export type ProofForm = z.infer<typeof proofForm>;

export const passkeyForm = z.object({ password: requiredSecret, name });
export type PasskeyForm = z.infer<typeof passkeyForm>;

export const passkeyNameForm = z.object({ name: requiredText(NAME_MAX_CHARACTERS) });
export type PasskeyNameForm = z.infer<typeof passkeyNameForm>;
