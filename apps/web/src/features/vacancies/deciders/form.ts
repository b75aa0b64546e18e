import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import * as z from 'zod/mini';
import { requiredText } from '#lib/form-schema.ts';

export const deciderForm = z.object({
  email: requiredText().check(
    z.refine((email) => findEmailProblem(email) === undefined, 'form.invalidEmail'),
  ),
});
export type DeciderForm = z.infer<typeof deciderForm>;
