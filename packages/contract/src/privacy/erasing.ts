import { z } from 'zod';

/** The data of a person in one workspace that is deleted at once. */
export const ErasedRecord = z.object({
  organization: z.string(),
  answers: z.int(),
  results: z.int(),
  /** Reports and other documents about the person. */
  documents: z.int(),
  has_job_profile: z.boolean(),
  has_photo: z.boolean(),
  notes: z.int(),
  messages: z.int(),
  /** Roles and groups. */
  places: z.int(),
  /** Mails waiting in the outbox. */
  waiting_mails: z.int(),
});
export type ErasedRecord = z.infer<typeof ErasedRecord>;

/** The effects of an erasure: deleted data, remaining data with its retention, and copies that cannot be recalled. */
export const ErasingPreview = z.object({
  /** The text to type for confirmation; null when an administrator erases a talent. */
  name: z.string().nullable(),
  records: z.array(ErasedRecord),
  /** Whether the account and its sessions are deleted, too. */
  is_account_erased: z.boolean(),
  stays: z.object({
    note_until: z.string(),
    /** Results whose numbers stay, without a link to the person. */
    scores: z.int(),
    /** The opt-out from mails, as a hash. */
    has_opt_out: z.boolean(),
  }),
  out_of_reach: z.object({
    /** Mails sent to the mail server, and the time of the last one. */
    mails: z.int(),
    last_mail: z.string().nullable(),
    /** Downloaded lists with addresses, and reports that were read as a document. */
    saved: z.array(
      z.object({
        organization: z.string(),
        what: z.enum(['list', 'report']),
        by: z.string(),
        date: z.string(),
      }),
    ),
  }),
  /** Why it is not possible now. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type ErasingPreview = z.infer<typeof ErasingPreview>;
export const ErasingPreviewAnswer = z.object({ data: ErasingPreview });
export type ErasingPreviewAnswer = z.infer<typeof ErasingPreviewAnswer>;

/** The name of the person, typed to confirm. */
export const ErasingBody = z.object({ name: z.string().max(256) });
