import { z } from 'zod';
import { Id } from './ids.ts';

/** People whose address another person of the workspace has in another spelling. */
export const TalentDoublesAnswer = z.object({ data: z.array(z.object({ id: Id, other: Id })) });
export type TalentDoublesAnswer = z.infer<typeof TalentDoublesAnswer>;

/** Accounts whose address another account has in another spelling, with both spellings. */
export const AccountDouble = z.object({ id: Id, emails: z.tuple([z.string(), z.string()]) });
export type AccountDouble = z.infer<typeof AccountDouble>;
export const AccountDoublesAnswer = z.object({ data: z.array(AccountDouble) });
export type AccountDoublesAnswer = z.infer<typeof AccountDoublesAnswer>;
