import { findEmailProblem } from '@quint/domain/email.ts';
import { TITLE_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { z } from 'zod';

/** Addresses as somebody types or pastes them: with spaces, commas or line breaks between. */
export function readAddresses(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((address) => address !== ''))];
}

/** The form of a new workspace; each message is a phrase key. */
export const workspaceForm = z.object({
  name: z.string().trim().min(1, 'form.required').max(TITLE_MAX_CHARACTERS, 'form.tooLong'),
  language: z.enum(['DE', 'EN']),
  pack: z.enum(['basic', 'flow', 'enterprise']),
  admins: z
    .string()
    .refine((text) => readAddresses(text).length > 0, { message: 'form.required', abort: true })
    .refine((text) => readAddresses(text).every((address) => findEmailProblem(address) === undefined), {
      message: 'form.invalidEmail',
    }),
});
export type WorkspaceForm = z.infer<typeof workspaceForm>;
