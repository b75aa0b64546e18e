import { ROLE_STATES } from '@quint/domain/roles/stages.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { UnreadMention } from '../people/notes.ts';
import { MemberToInvite } from '../workspace/member-invitations.ts';

export const VacancyParams = z.object({ roleId: Id });
export const DeciderParams = VacancyParams.extend({ userId: Id });
export const ProposalParams = VacancyParams.extend({ talentId: Id });

/** A role that the caller decides about. */
export const OwnVacancy = z.object({ id: Id, name: z.string(), state: z.enum(ROLE_STATES) });
export type OwnVacancy = z.infer<typeof OwnVacancy>;

export const OwnVacanciesAnswer = z.object({
  data: z.object({
    vacancies: z.array(OwnVacancy),
    /** Notes that mention the caller, who has not opened them: for hiring managers, newest first. */
    mentions: z.array(UnreadMention),
    /** For an account without a workspace that was a hiring manager: whom to ask; null without a name. */
    ended: z.object({ contact: z.string().nullable() }).nullable(),
  }),
});
export type OwnVacanciesAnswer = z.infer<typeof OwnVacanciesAnswer>;

/** A person who decides about a role. */
export const Decider = z.object({
  /** The account. */
  id: Id,
  /** Null while an invited person has not entered a name. */
  name: z.string().nullable(),
  /** For administrators only. */
  email: z.string().nullable(),
  kind: z.enum(['administrator', 'hiring_manager']),
  status: z.enum(['active', 'invited']),
  /** When the person was added. */
  since: z.string(),
  is_self: z.boolean(),
  /** The failure of the mail of an open invitation, for administrators; null once one was accepted. */
  mail_error: z.string().nullable(),
  date_mail_failed: z.string().nullable(),
});
export type Decider = z.infer<typeof Decider>;
export const DecidersAnswer = z.object({ data: z.array(Decider) });
export type DecidersAnswer = z.infer<typeof DecidersAnswer>;

/** The address of a member, or of a person who is invited with it. The names are for a new account. */
export const AddDeciderBody = MemberToInvite.pick({ email: true, first_name: true, last_name: true });
export type AddDeciderBody = z.infer<typeof AddDeciderBody>;

export const AddDeciderAnswer = z.object({
  data: z.object({
    decider: Decider,
    /** Whether a member was added, a new address was invited, or the person already decided about the role. */
    outcome: z.enum(['added', 'invited', 'unchanged']),
    /** When the invitation is sent, if not at once. */
    send_at: z.string().nullable(),
  }),
});
export type AddDeciderAnswer = z.infer<typeof AddDeciderAnswer>;
