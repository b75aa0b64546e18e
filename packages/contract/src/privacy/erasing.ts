import { z } from 'zod';

/** What one workspace holds of a person and loses at once. */
export const ErasedRecord = z.object({
  organization: z.string(),
  answers: z.int(),
  results: z.int(),
  /** Reports and other documents that show the person. */
  documents: z.int(),
  has_job_profile: z.boolean(),
  has_photo: z.boolean(),
  notes: z.int(),
  messages: z.int(),
  /** Roles and groups. */
  places: z.int(),
  /** Mails that wait in the outbox. */
  waiting_mails: z.int(),
});
export type ErasedRecord = z.infer<typeof ErasedRecord>;

/** What happens when a person is erased: what is gone at once, what stays and until when, what nobody can take back. */
export const ErasingPreview = z.object({
  /** What the person types to confirm; null when an administrator erases a talent. */
  name: z.string().nullable(),
  records: z.array(ErasedRecord),
  /** The account and its sign-ins go, too. */
  is_account_erased: z.boolean(),
  stays: z.object({
    note_until: z.string(),
    /** Results whose numbers stay, without a way back to the person. */
    scores: z.int(),
    /** The wish for no more mails, as a hash. */
    has_opt_out: z.boolean(),
  }),
  out_of_reach: z.object({
    /** Mails that left for the mail server, and when the last one did. */
    mails: z.int(),
    last_mail: z.string().nullable(),
    /** Lists with addresses that were downloaded, and reports that were read as a document. */
    saved: z.array(
      z.object({
        organization: z.string(),
        what: z.enum(['list', 'report']),
        by: z.string(),
        date: z.string(),
      }),
    ),
  }),
  /** Why it cannot be done now. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type ErasingPreview = z.infer<typeof ErasingPreview>;
export const ErasingPreviewAnswer = z.object({ data: ErasingPreview });
export type ErasingPreviewAnswer = z.infer<typeof ErasingPreviewAnswer>;

/** The name of the person, typed to confirm. */
export const ErasingBody = z.object({ name: z.string().max(256) });
