import { ADDRESS_FORMS } from '@quint/domain/workspace/address-form.ts';
import {
  OWN_WORDS_MAX_CHARACTERS,
  PLANNED_MAILS_MAX,
  SENT_KINDS,
  VACANCY_MAIL_KINDS,
  VACANCY_MAILS_PER_REQUEST,
} from '@quint/domain/vacancies/mails.ts';
import { z } from 'zod';
import { Id, StoredLanguage } from '../base/ids.ts';
import { MailDay } from '../invitations/invitations.ts';

export const VacancyParams = z.object({ roleId: Id });
export const VacancyMailParams = VacancyParams.extend({ mailId: Id });

export const MailKindName = z.enum(VACANCY_MAIL_KINDS);
export const SentKindName = z.enum(SENT_KINDS);
const OwnWords = z.string().max(OWN_WORDS_MAX_CHARACTERS);

/** Own words by language; an empty text sends none, a missing one uses those of the role or the workspace. */
export const WordsByLanguage = z.object({ EN: OwnWords.optional(), DE: OwnWords.optional() });
export type WordsByLanguage = z.infer<typeof WordsByLanguage>;

/** Some people with their names as the reader may see them; `count` counts all. */
export const NamedPeople = z.object({
  count: z.number().int(),
  people: z.array(z.object({ id: Id, name: z.string() })),
});
export type NamedPeople = z.infer<typeof NamedPeople>;

/** The saved own words of a mail. */
export const SavedWords = z.object({ words: z.string(), for: z.enum(['role', 'workspace']) });
export type SavedWords = z.infer<typeof SavedWords>;

export const VacancyMailOfKind = z.object({
  kind: MailKindName,
  sent: z.number().int(),
  /** Mails that wait for their time. */
  waiting: z.number().int(),
  words: z.object({ EN: SavedWords.nullable(), DE: SavedWords.nullable() }),
});
export type VacancyMailOfKind = z.infer<typeof VacancyMailOfKind>;

/** Mails of one kind that go out at one time. */
export const UpcomingMails = z.object({
  kind: MailKindName,
  send_at: z.string(),
  /** Sent only if the person has not finished by then. */
  is_conditional: z.boolean(),
  recipients: NamedPeople,
});
export type UpcomingMails = z.infer<typeof UpcomingMails>;

export const VacancyMails = z.object({
  role: z.object({ id: Id, name: z.string(), state: z.string() }),
  kinds: z.array(VacancyMailOfKind),
  upcoming: z.array(UpcomingMails),
  /** The people under consideration by the language of their mails. */
  languages: z.object({ EN: z.number().int(), DE: z.number().int() }),
  /** People on the shortlist without an invitation to an interview. */
  without_interview: NamedPeople,
  reminders: z.object({
    is_on: z.boolean(),
    first_days: z.number().int(),
    next_days: z.number().int(),
    most: z.number().int(),
  }),
  address_form: z.enum(ADDRESS_FORMS),
  mails_per_day: z.number().int(),
  own_words: z.object({ is_allowed: z.boolean(), min_finished: z.number().int() }),
});
export type VacancyMails = z.infer<typeof VacancyMails>;
export const VacancyMailsAnswer = z.object({ data: VacancyMails });
export type VacancyMailsAnswer = z.infer<typeof VacancyMailsAnswer>;

/** People who could get a mail of a kind, for previews. */
export const RecipientsQuery = z.object({ kind: MailKindName.default('interview') });
export const MailRecipient = z.object({ id: Id, name: z.string(), language: StoredLanguage });
export type MailRecipient = z.infer<typeof MailRecipient>;
export const RecipientsAnswer = z.object({
  data: z.object({ count: z.number().int(), people: z.array(MailRecipient) }),
});
export type RecipientsAnswer = z.infer<typeof RecipientsAnswer>;

/** Own words for a mail of the role, or of all roles without own words; null removes them. */
export const SaveWordsBody = z.object({
  kind: MailKindName,
  language: StoredLanguage,
  words: OwnWords.nullable(),
  for: z.enum(['role', 'workspace']),
});
export type SaveWordsBody = z.infer<typeof SaveWordsBody>;

/** Without `talent`, the preview is to a sample person; `filled` shows it as after the role is filled. */
export const PreviewMailBody = z.object({
  kind: MailKindName,
  talent: Id.optional(),
  /** An empty text shows none; a missing one shows the saved ones. */
  words: OwnWords.optional(),
  /** Defaults to the language of the person, or of the workspace. */
  language: StoredLanguage.optional(),
  interview_at: z.iso.datetime({ offset: true }).nullable().optional(),
  filled: z.boolean().optional(),
});
export type PreviewMailBody = z.infer<typeof PreviewMailBody>;

/** A mail as its reader gets it. `html` is a whole page for a sandboxed frame; links in it are samples. */
export const MailPreview = z.object({
  kind: MailKindName,
  language: StoredLanguage,
  from: z.string(),
  reply_to: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** The name of the reader as the actor may see it; null for a sample person. */
  to: z.string().nullable(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** The fixed parts of the text, before and after the own words. */
  frame: z.object({
    title: z.string(),
    before: z.array(z.string()),
    after: z.array(z.string()),
    button: z.string().nullable(),
  }),
  words: z.string().nullable(),
});
export type MailPreview = z.infer<typeof MailPreview>;
export const MailPreviewAnswer = z.object({ data: MailPreview });
export type MailPreviewAnswer = z.infer<typeof MailPreviewAnswer>;

/** Sends the preview to the administrator, to a sample person. */
export const TestMailBody = z.object({
  kind: MailKindName,
  words: OwnWords.optional(),
  language: StoredLanguage,
});
export type TestMailBody = z.infer<typeof TestMailBody>;
export const TestMailAnswer = z.object({ data: z.object({ to: z.string() }) });
export type TestMailAnswer = z.infer<typeof TestMailAnswer>;

const sendTime = z.iso.datetime({ offset: true });

/**
 * Mails of one kind to people of the role. Without `send_at`, an answer is sent on the next working day at 9:00, an
 * invitation to an interview at once.
 */
export const SendMailsBody = z.object({
  kind: SentKindName,
  talents: z.array(Id).min(1).max(VACANCY_MAILS_PER_REQUEST),
  words: WordsByLanguage.optional(),
  /** Words for one person, which replace all others; by the key of the talent. */
  words_for: z.record(Id, OwnWords).optional(),
  send_at: sendTime.optional(),
  interview_at: sendTime.optional(),
});
export type SendMailsBody = z.infer<typeof SendMailsBody>;

export const RefusedMail = z.object({ talent: Id, name: z.string(), code: z.string(), message: z.string() });
export type RefusedMail = z.infer<typeof RefusedMail>;
/** How many mails are sent on a day, and from when. */
export const MailDayPlan = MailDay.extend({ send_at: z.string() });
export type MailDayPlan = z.infer<typeof MailDayPlan>;

export const SentMails = z.object({
  mails: z.array(
    z.object({ id: Id, talent: Id, name: z.string(), language: StoredLanguage, send_at: z.string() }),
  ),
  refused: z.array(RefusedMail),
  days: z.array(MailDayPlan),
});
export type SentMails = z.infer<typeof SentMails>;
export const SentMailsAnswer = z.object({ data: SentMails });
export type SentMailsAnswer = z.infer<typeof SentMailsAnswer>;

/** When mails would be sent; changes nothing. */
export const PlanMailsBody = z.object({
  kind: SentKindName,
  talents: z.array(Id).min(1).max(PLANNED_MAILS_MAX),
  send_at: sendTime.optional(),
});
export type PlanMailsBody = z.infer<typeof PlanMailsBody>;

export const PlannedMails = z.object({
  count: z.number().int(),
  languages: z.object({ EN: z.number().int(), DE: z.number().int() }),
  days: z.array(MailDayPlan),
  /** At most 50; `refused_count` counts all. */
  refused: z.array(RefusedMail),
  refused_count: z.number().int(),
});
export type PlannedMails = z.infer<typeof PlannedMails>;
export const PlannedMailsAnswer = z.object({ data: PlannedMails });
export type PlannedMailsAnswer = z.infer<typeof PlannedMailsAnswer>;

/** Mails that wait: by their keys, all of a kind and time in the list of upcoming mails, or all answers of the role. */
export const StopMailsBody = z.union([
  z.object({ mails: z.array(Id).min(1).max(VACANCY_MAILS_PER_REQUEST) }),
  z.object({ kind: MailKindName, send_at: sendTime }),
  z.object({ answers: z.literal('all') }),
]);
export type StopMailsBody = z.infer<typeof StopMailsBody>;
/** `late` counts mails that had been sent already. */
export const StoppedMails = z.object({ stopped: z.number().int(), late: z.number().int() });
export type StoppedMails = z.infer<typeof StoppedMails>;
export const StoppedMailsAnswer = z.object({ data: StoppedMails });
export type StoppedMailsAnswer = z.infer<typeof StoppedMailsAnswer>;

/** People who are not moving forward. */
export const AnswerKindsBody = z.object({ talents: z.array(Id).min(1).max(PLANNED_MAILS_MAX) });
export type AnswerKindsBody = z.infer<typeof AnswerKindsBody>;

/** Which answer fits them: those with an interview, and those without. People who have an answer are in neither list. */
export const AnswerKinds = z.object({ after_interview: z.array(Id), no_interview: z.array(Id) });
export type AnswerKinds = z.infer<typeof AnswerKinds>;
export const AnswerKindsAnswer = z.object({ data: AnswerKinds });
export type AnswerKindsAnswer = z.infer<typeof AnswerKindsAnswer>;
