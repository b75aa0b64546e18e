import { ANSWER_KINDS, OWN_WORDS_MAX_CHARACTERS } from '@quint/domain/vacancies/mails.ts';
import { z } from 'zod';
import { Id, StoredLanguage } from '../base/ids.ts';
import { MailDayPlan, NamedPeople, RefusedMail, WordsByLanguage } from './mails.ts';

export const AnswerKindName = z.enum(ANSWER_KINDS);
const NamedPerson = z.object({ id: Id, name: z.string() });
/** Exceptions of one request. */
const EXCEPTIONS_MAX = 1000;

const choices = {
  /** The talent who takes the role; null for a person outside Quint. */
  taken_by: Id.nullable(),
  /** Which answers are sent. */
  mails: z.object({ after_interview: z.boolean(), no_interview: z.boolean(), filled: z.boolean() }),
  /** Another answer for some people, or none. */
  answers: z
    .array(z.object({ talent: Id, kind: AnswerKindName.nullable() }))
    .max(EXCEPTIONS_MAX)
    .optional(),
  /** When the answers are sent; without it on the next working day at 9:00. */
  send_at: z.iso.datetime({ offset: true }).optional(),
};

export const PreviewFillingBody = z.object(choices);
export type PreviewFillingBody = z.infer<typeof PreviewFillingBody>;

/** `fingerprint` is that of the preview: if the people have changed since, nothing is done. */
export const FillBody = z.object({
  ...choices,
  fingerprint: z.string().max(100),
  words: z
    .object({
      after_interview: WordsByLanguage.optional(),
      no_interview: WordsByLanguage.optional(),
      filled: WordsByLanguage.optional(),
    })
    .optional(),
  /** Words for one person, which replace all others; by the key of the talent. */
  words_for: z.record(Id, z.string().max(OWN_WORDS_MAX_CHARACTERS)).optional(),
});
export type FillBody = z.infer<typeof FillBody>;

/** The people who get one answer. At most 200 of them are named; `count` counts all. */
export const FillingMails = z.object({
  kind: AnswerKindName,
  is_sent: z.boolean(),
  count: z.number().int(),
  people: z.array(NamedPerson.extend({ language: StoredLanguage })),
});
export type FillingMails = z.infer<typeof FillingMails>;

/** Everything that marking the role as filled does. Lists name at most 200 people. */
export const FillingPreview = z.object({
  fingerprint: z.string(),
  role: NamedPerson,
  /** The people who could take the role, those on the shortlist first. */
  candidates: NamedPeople,
  /** The only one of them who is marked as hired. */
  suggested: Id.nullable(),
  taken_by: NamedPerson.nullable(),
  surveys: z.object({ ending: NamedPeople, continuing: z.number().int() }),
  mails: z.array(FillingMails),
  /** People under consideration who hear nothing, because of the choices or because no mail reaches them. */
  silent: NamedPeople,
  refused: z.array(RefusedMail),
  /** People who have an answer, or whose answer waits. */
  told: z.object({
    count: z.number().int(),
    people: z.array(NamedPerson.extend({ at: z.string(), is_sent: z.boolean() })),
  }),
  /** People turned down earlier who have no answer. */
  untold: NamedPeople,
  days: z.array(MailDayPlan),
  /** When the first answer is sent; null without one. */
  first_mail_at: z.string().nullable(),
  /** People who are deleted by the rule of the workspace, and when. */
  deletion: z.object({ count: z.number().int(), date: z.string(), months: z.number().int() }).nullable(),
  /** Why the role cannot be filled like this. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type FillingPreview = z.infer<typeof FillingPreview>;
export const FillingPreviewAnswer = z.object({ data: FillingPreview });
export type FillingPreviewAnswer = z.infer<typeof FillingPreviewAnswer>;

/** Who took the role, and the answers that wait. */
export const FilledRole = z.object({
  role: NamedPerson,
  date_filled: z.string().nullable(),
  taken_by: NamedPerson.nullable(),
  waiting: z.object({ count: z.number().int(), send_at: z.string() }).nullable(),
  sent: z.number().int(),
});
export type FilledRole = z.infer<typeof FilledRole>;
export const FillingAnswer = z.object({ data: FilledRole });
export type FillingAnswer = z.infer<typeof FillingAnswer>;

/** What reopening restored. `mails_sent` counts answers that cannot be recalled. */
export const ReopenResult = z.object({
  surveys: z.number().int(),
  people: z.number().int(),
  mails_stopped: z.number().int(),
  mails_sent: z.number().int(),
});
export type ReopenResult = z.infer<typeof ReopenResult>;
export const ReopeningAnswer = z.object({ data: ReopenResult });
export type ReopeningAnswer = z.infer<typeof ReopeningAnswer>;
