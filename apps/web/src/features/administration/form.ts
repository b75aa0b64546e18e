import { TITLE_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { z } from 'zod';
import { addressList } from '#features/records/address-list.ts';

/** The form of a new workspace; each message is a phrase key. */
export const workspaceForm = z.object({
  name: z.string().trim().min(1, 'form.required').max(TITLE_MAX_CHARACTERS, 'form.tooLong'),
  language: z.enum(['DE', 'EN']),
  pack: z.enum(['basic', 'flow', 'enterprise']),
  admins: addressList,
});
export type WorkspaceForm = z.infer<typeof workspaceForm>;
