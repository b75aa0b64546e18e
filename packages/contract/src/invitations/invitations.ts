import { ADDRESS_FORMS } from '@quint/domain/workspace/address-form.ts';
import { z } from 'zod';
import { PACKS } from '@quint/domain/workspace/actor.ts';
import { INVITATION_STATUSES } from '@quint/domain/base/invitation-status.ts';
import { INVITATIONS_PER_REQUEST } from '@quint/domain/base/limits.ts';
import { INVITE_TYPES } from '@quint/domain/survey/survey-entrances.ts';
import { Id, StoredLanguage } from '../base/ids.ts';

/** One person to invite, from a form row or a line of a list; the rules are checked per row, not here. */
export const InvitationRow = z.object({
  email: z.string().max(2000).default(''),
  first_name: z.string().max(2000).optional(),
  last_name: z.string().max(2000).nullish(),
  /** Whether the person has no last name. */
  has_one_name: z.boolean().optional(),
  phone: z.string().max(2000).nullish(),
  language: StoredLanguage.optional(),
  roles: z.array(Id).max(50).optional(),
  teams: z.array(Id).max(50).optional(),
});
export type InvitationRow = z.infer<typeof InvitationRow>;

export const InviteTalentsBody = z.object({
  talents: z.array(InvitationRow),
  inviteType: z.enum(INVITE_TYPES).default('team'),
  organizationId: Id.optional(),
  model: z.literal('big five').default('big five'),
  surveyUrl: z.string().max(2000).optional(),
  surveyB2cUrl: z.string().max(2000).optional(),
  surveyAdminUrl: z.string().max(2000).optional(),
  surveyRoleCompassUrl: z.string().max(2000).optional(),
  sendAt: z.iso.datetime({ offset: true }).optional(),
  subject: z.string().trim().min(1).max(150).optional(),
  message: z.string().trim().min(1).max(5000).optional(),
});
export type InviteTalentsBody = z.infer<typeof InviteTalentsBody>;

export const RejectedInvitation = z.object({ email: z.string(), code: z.string(), message: z.string() });
export type RejectedInvitation = z.infer<typeof RejectedInvitation>;

/** A day in Berlin and the number of mails sent on it. */
export const MailDay = z.object({ day: z.iso.date(), mails: z.number().int() });
export type MailDay = z.infer<typeof MailDay>;

/**
 * The limits of inviting: the daily mail budget, the mails already scheduled by day, and the conditions of a custom
 * subject and text.
 */
export const InvitationTermsAnswer = z.object({
  data: z.object({
    mails_per_day: z.number().int(),
    days: z.array(MailDay),
    trust: z.object({ pack: z.enum(PACKS), isTrial: z.boolean(), finished: z.number().int() }),
    /** How German mails address talents. */
    address_form: z.enum(ADDRESS_FORMS),
  }),
});
export type InvitationTermsAnswer = z.infer<typeof InvitationTermsAnswer>;

export const InviteTalentsAnswer = z.object({
  data: z.object({
    /** `id` is the talent, `result` the invitation. */
    invited: z.array(z.object({ id: Id, email: z.string(), result: Id, send_at: z.string().nullable() })),
    rejected: z.array(RejectedInvitation),
    /** The number of mails by send day, limited by the budget of the workspace. */
    days: z.array(MailDay),
  }),
});
export type InviteTalentsAnswer = z.infer<typeof InviteTalentsAnswer>;

/** Addresses of a list, for finding people who are already invited. */
export const DuplicatesBody = z.object({
  emails: z.array(z.string().max(2000)).max(INVITATIONS_PER_REQUEST),
});
export type DuplicatesBody = z.infer<typeof DuplicatesBody>;
/** Those addresses, trimmed and in lower case. */
export const DuplicatesAnswer = z.object({ data: z.array(z.string()) });
export type DuplicatesAnswer = z.infer<typeof DuplicatesAnswer>;

/** A one-time link to the survey of an invitation for one device: for copying and for a QR code. */
export const InvitationLinkAnswer = z.object({ data: z.object({ url: z.string(), expires: z.string() }) });
export type InvitationLinkAnswer = z.infer<typeof InvitationLinkAnswer>;

export const InvitationParams = z.object({ resultId: Id });

/** The status of an invitation after it was resent or withdrawn. */
export const InvitationAnswer = z.object({
  data: z.object({
    id: Id,
    status: z.enum(INVITATION_STATUSES),
    date_last_invited: z.string().nullable(),
    /** When the mail is sent, if today's budget is used up. */
    send_at: z.string().nullable(),
    link_expires_at: z.string(),
  }),
});
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

/** The status of an invitation: the progress of the survey, without answers, and its scheduled mails. */
export const InvitationStatusAnswer = z.object({
  data: z.object({
    id: Id,
    status: z.enum(INVITATION_STATUSES),
    language: StoredLanguage,
    answered: z.number().int(),
    total: z.number().int(),
    /** The estimated remaining time; null with too few answers. */
    minutes_left: z.number().int().nullable(),
    date_opened: z.string().nullable(),
    date_last_answer: z.string().nullable(),
    date_last_invited: z.string().nullable(),
    link_expires_at: z.string(),
    is_expired: z.boolean(),
    /** The latest day that the link can be extended to. */
    extends_until: z.string(),
    /** Submitted, but the address is not confirmed yet. */
    is_handed_in: z.boolean(),
    reminder: z.object({
      subject: z.string(),
      message: z.string(),
      /** A custom text instead of the standard one. */
      has_own_words: z.boolean(),
      date_last: z.string().nullable(),
      /** The earliest time of the next reminder; null for now. */
      possible_from: z.string().nullable(),
      planned_for: z.string().nullable(),
      /** The next automatic reminder; null without one. */
      automatic_at: z.string().nullable(),
      /** Whether the person has opted out of reminders. */
      is_refused: z.boolean(),
    }),
    /** Whether the reader is notified of the result by mail. */
    is_watched: z.boolean(),
  }),
});
export type InvitationStatusDetails = z.infer<typeof InvitationStatusAnswer>['data'];
export type InvitationStatusAnswer = z.infer<typeof InvitationStatusAnswer>;

/** The settings of an open invitation that can be changed. */
export const InvitationSettingsBody = z.object({
  link_expires_at: z.iso.datetime({ offset: true }).optional(),
  /** Null restores the standard text. */
  reminder_subject: z.string().trim().min(1).max(150).nullable().optional(),
  reminder_message: z.string().trim().min(1).max(5000).nullable().optional(),
  /** Schedules a reminder; null cancels it. */
  remind_at: z.iso.datetime({ offset: true }).nullable().optional(),
  /** Skips the next automatic reminder. */
  skip_reminder: z.literal(true).optional(),
  is_watched: z.boolean().optional(),
});
export type InvitationSettingsBody = z.infer<typeof InvitationSettingsBody>;

/** Inviting the participants of an assessment: how many of them had no invitation and now have one. */
export const InviteParticipantsAnswer = z.object({
  data: z.object({ invited: z.number().int(), days: z.array(MailDay) }),
});
export type InviteParticipantsAnswer = z.infer<typeof InviteParticipantsAnswer>;

export const InvitationPreviewBody = InviteTalentsBody.pick({
  subject: true,
  message: true,
  inviteType: true,
  sendAt: true,
}).extend({
  language: StoredLanguage,
  first_name: z.string().max(2000).optional(),
  last_name: z.string().max(2000).optional(),
  roles: z.array(Id).max(50).optional(),
});
export type InvitationPreviewBody = z.infer<typeof InvitationPreviewBody>;

/** A preview of the invitation mail; `html` is a whole page for a sandboxed frame. */
export const InvitationPreviewAnswer = z.object({
  data: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
});
export type InvitationPreviewAnswer = z.infer<typeof InvitationPreviewAnswer>;
