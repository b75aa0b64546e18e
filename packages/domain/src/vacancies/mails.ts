/** The mails of a vacancy, in the order of its stages. */
export const VACANCY_MAIL_KINDS = [
  'invitation',
  'reminder',
  'thanks',
  'interview',
  'no_interview',
  'after_interview',
  'filled',
] as const;
export type VacancyMailKind = (typeof VACANCY_MAIL_KINDS)[number];

/** Answers to an application. Nobody gets two for one role. */
export const ANSWER_KINDS = ['no_interview', 'after_interview', 'filled'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** The mails that an administrator sends to people; the others belong to the survey. */
export const SENT_KINDS = ['interview', ...ANSWER_KINDS] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/** Longest own words in a mail. */
export const OWN_WORDS_MAX_CHARACTERS = 2000;
/** A mail is sent within this number of days after it was requested. */
export const MAIL_WITHIN_DAYS = 90;
/** People of one request that sends mails. */
export const VACANCY_MAILS_PER_REQUEST = 100;
/** People of one request that asks when mails would be sent. */
export const PLANNED_MAILS_MAX = 10_000;

export function isSent(kind: VacancyMailKind): kind is SentKind {
  return SENT_KINDS.some((sentKind) => sentKind === kind);
}

export function isAnswer(kind: VacancyMailKind): kind is AnswerKind {
  return ANSWER_KINDS.some((answer) => answer === kind);
}
