import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import * as z from 'zod/mini';
import { addressList } from '#features/base/records/model/address-list.ts';
import { requiredText } from '#lib/form-schema.ts';

/** The form of a new workspace; each message is a phrase key. */
export const workspaceForm = z.object({
  name: requiredText(TITLE_MAX_CHARACTERS),
  language: z.enum(['DE', 'EN']),
  pack: z.enum(['basic', 'flow', 'enterprise']),
  admins: addressList,
});
export type WorkspaceForm = z.infer<typeof workspaceForm>;

/** The form with the address of an account. */
export const accountForm = z.object({
  email: requiredText().check(
    z.refine((email) => findEmailProblem(email) === undefined, 'form.invalidEmail'),
  ),
});
export type AccountForm = z.infer<typeof accountForm>;
