import { STAKEHOLDER_MESSAGE_MAX_CHARACTERS, STAKEHOLDERS_PER_REQUEST } from '@quint/domain/base/limits.ts';
import { JOB_STATEMENTS, type JobStatementId } from '@quint/psychometrics/job-statements.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { z } from 'zod';
import { linkToken } from '../base/link-tokens.ts';
import { Id, StoredLanguage } from '../base/ids.ts';
import { MailDay, RejectedInvitation } from '../invitations/invitations.ts';
import { ShortenedTexts } from './role-texts.ts';

/** More entries than allowed, so that the error can state the limit. */
const ENTRIES_READ = 10 * STAKEHOLDERS_PER_REQUEST;

/** One person to ask about a role; the rules are checked per row, not here. */
const StakeholderRow = z.object({
  email: z.string().max(2000).default(''),
  language: StoredLanguage.optional(),
});

const Message = z.string().trim().min(1).max(STAKEHOLDER_MESSAGE_MAX_CHARACTERS).optional();

export const AskStakeholdersBody = z.object({
  roleId: Id,
  emails: z
    .array(
      z.union([
        StakeholderRow,
        z
          .string()
          .max(2000)
          .transform((email) => ({ email })),
      ]),
    )
    .max(ENTRIES_READ),
  /** For addresses without their own language; defaults to that of the workspace. */
  language: StoredLanguage.optional(),
  message: Message,
});
export type AskStakeholdersBody = z.infer<typeof AskStakeholdersBody>;

export const AskStakeholdersAnswer = z.object({
  data: z.object({
    asked: z.array(z.object({ id: Id, email: z.string(), send_at: z.string().nullable() })),
    rejected: z.array(RejectedInvitation),
    /** The number of mails by send day, limited by the budget of the workspace. */
    days: z.array(MailDay),
  }),
});
export type AskStakeholdersAnswer = z.infer<typeof AskStakeholdersAnswer>;

export const StakeholderPreviewBody = z.object({
  role: z.string().max(500).default(''),
  language: StoredLanguage,
  message: Message,
});
export type StakeholderPreviewBody = z.infer<typeof StakeholderPreviewBody>;

export const StakeholderParams = z.object({ id: Id });
export const RoleStakeholdersParams = z.object({ roleId: Id });

export const STAKEHOLDER_STATES = ['INVITED', 'SENT', 'OPENED', 'FINISHED', 'CANCELED', 'EXPIRED'] as const;
export type StakeholderState = (typeof STAKEHOLDER_STATES)[number];

/** The status of a stakeholder's request, without answers. */
export const StakeholderRequest = z.object({
  id: Id,
  email: z.string(),
  language: StoredLanguage,
  state: z.enum(STAKEHOLDER_STATES),
  /** The time of the status. */
  date: z.string(),
  date_expires: z.string().nullable(),
  /** When the mail is sent, if today's budget is used up. */
  send_at: z.string().nullable(),
  /** Why no mail arrived. */
  mail_problem: z.enum(['opted_out', 'failed']).nullable(),
  reminders: z.number().int(),
  /** The earliest time of a reminder; null when none can be sent any more or yet. */
  remind_from: z.string().nullable(),
});
export type StakeholderRequest = z.infer<typeof StakeholderRequest>;
export const StakeholderRequestAnswer = z.object({ data: StakeholderRequest });
export type StakeholderRequestAnswer = z.infer<typeof StakeholderRequestAnswer>;

const Ends = z.object({ min: z.number(), max: z.number() });

/** The merged range of a trait, or without agreement the range of each stakeholder, sorted. */
const MergedTrait = z.object({
  agreement: z.enum(['strong', 'moderate', 'weak', 'too_few']),
  rwg: z.number().nullable(),
  range: Ends.nullable(),
  raters: z.number().int(),
  bars: z.array(Ends),
});
export type MergedTrait = z.infer<typeof MergedTrait>;

export const RoleStakeholdersAnswer = z.object({
  data: z.object({
    requests: z.array(StakeholderRequest),
    /** Stakeholders who submitted their answers. */
    finished: z.number().int(),
    /** Those among them whose answers give a range. */
    usable: z.number().int(),
    /** Null below the minimum number of usable answers. */
    traits: z.record(z.enum(TRAITS), MergedTrait).nullable(),
  }),
});
export type RoleStakeholdersAnswer = z.infer<typeof RoleStakeholdersAnswer>;
export type RoleStakeholders = RoleStakeholdersAnswer['data'];

const JobAnswer = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal('unsure')]);
const STATEMENT_IDS = JOB_STATEMENTS.map(({ id }) => id) as [JobStatementId, ...JobStatementId[]];
const JobAnswersMap = z.partialRecord(z.enum(STATEMENT_IDS), JobAnswer);

/** The token of the mailed link. Sent only in bodies, not in URLs. */
const Token = linkToken('account');
export const RoleSurveyBody = z.object({ token: Token });
export const RoleSurveyAnswersBody = z.object({ token: Token, answers: JobAnswersMap });
export type RoleSurveyAnswersBody = z.infer<typeof RoleSurveyAnswersBody>;

/**
 * `paused`: the workspace or the role is paused, and the link may work again. `closed`: unknown, cancelled, or the role
 * is deleted; the response is identical for all of them.
 */
export const RoleSurveyAnswer = z.object({
  data: z.object({
    state: z.enum(['open', 'finished', 'expired', 'paused', 'closed']),
    language: StoredLanguage,
    workspace: z.string().nullable(),
    /** The person who asks. */
    asked_by: z.string().nullable(),
    date_expires: z.string().nullable(),
    role: z
      .object({
        name: z.string(),
        purpose: z.string().nullable(),
        description: z.string().nullable(),
        accountabilities: z.string().nullable(),
        value_creation: z.string().nullable(),
        shortened: ShortenedTexts,
      })
      .nullable(),
    answers: JobAnswersMap,
    /** The person's ranges, once the answers are submitted. */
    ranges: z.partialRecord(z.enum(TRAITS), Ends).nullable(),
  }),
});
export type RoleSurveyAnswer = z.infer<typeof RoleSurveyAnswer>;
export type RoleSurvey = RoleSurveyAnswer['data'];
export const RoleSurveySavedAnswer = z.object({ data: z.object({ answered: z.number().int() }) });
