import { z } from 'zod';
import { Id } from '../base/ids.ts';

/** People whose address another person of the workspace has in another spelling. */
export const TalentDuplicatesAnswer = z.object({ data: z.array(z.object({ id: Id, other: Id })) });
export type TalentDuplicatesAnswer = z.infer<typeof TalentDuplicatesAnswer>;

/** Accounts whose address another account has in another spelling, with both spellings. */
export const AccountDuplicate = z.object({ id: Id, emails: z.tuple([z.string(), z.string()]) });
export const AccountDuplicatesAnswer = z.object({ data: z.array(AccountDuplicate) });
export type AccountDuplicatesAnswer = z.infer<typeof AccountDuplicatesAnswer>;
