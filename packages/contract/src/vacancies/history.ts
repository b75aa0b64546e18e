import { ROLE_STATES } from '@quint/domain/roles/stages.ts';
import { DECISIONS } from '@quint/domain/vacancies/decisions.ts';
import { SENT_KINDS } from '@quint/domain/vacancies/mails.ts';
import { RangeSourcesValue } from '../roles/role-sources.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';

const Count = z.number().int().min(0);
const State = z.enum(ROLE_STATES);
const Range = z.object({ min: z.number().int(), max: z.number().int(), weight: z.number().int() });
const Ranges = z.object({ O: Range, C: Range, E: Range, A: Range, ES: Range });

export const ROLE_HISTORY_PAGE = 50;

const Entry = z.object({
  id: z.string(),
  date: z.iso.datetime(),
  /** The member who did it; null for the product and for deleted accounts. */
  by: z.string().nullable(),
});

/** The role was created, or its state changed. */
const StateEntry = Entry.extend({
  kind: z.literal('state'),
  state: State,
  /** Null for the creation. */
  before: State.nullable(),
  /** The talent who took the role, as the reader may see the name; null for another or a deleted person. */
  person: z.string().nullable(),
});

/** A version of the ranges. */
const RangesEntry = Entry.extend({
  kind: z.literal('ranges'),
  number: z.number().int(),
  ranges: Ranges,
  /** Null for the first version. */
  before: Ranges.nullable(),
  /** Where ranges came from, by trait; a range that was set by hand has none. */
  sources: RangeSourcesValue,
  reason: z.string().nullable(),
  /** Results of people considered for the role by then. */
  results: Count,
});

/** A random draw: with the seed, the pool gives the same people again. */
const DrawEntry = Entry.extend({
  kind: z.literal('draw'),
  pool: Count,
  seed: z.string(),
  /** The drawn people in order, as the reader may see their names; null for a deleted person. */
  names: z.array(z.string().nullable()),
  reason: z.string().nullable(),
  date_undone: z.iso.datetime().nullable(),
});

/** A version of the interview questions. */
const QuestionsEntry = Entry.extend({ kind: z.literal('questions'), version: z.number().int() });

/** A person was added to those who decide, or removed. */
const DeciderEntry = Entry.extend({
  kind: z.enum(['decider_added', 'decider_removed']),
  /** Null for a deleted account and for one without a name. */
  name: z.string().nullable(),
});

/** A signature of a decision note. */
const DecisionEntry = Entry.extend({
  kind: z.literal('decision'),
  decision: z.enum(DECISIONS),
  /** The name as the reader may see it. */
  person: z.string(),
  /** Whether it was the last signature, which moved the person. */
  is_complete: z.boolean(),
});

/** Mails that were sent or stopped together. */
const MailsEntry = Entry.extend({
  kind: z.enum(['mails_sent', 'mails_stopped']),
  count: Count,
  /** Null for mails of several kinds, and for stopped ones. */
  mail: z.enum(SENT_KINDS).nullable(),
});

export const RoleHistoryEntry = z.discriminatedUnion('kind', [
  StateEntry,
  RangesEntry,
  DrawEntry,
  QuestionsEntry,
  DeciderEntry,
  DecisionEntry,
  MailsEntry,
]);
export type RoleHistoryEntry = z.infer<typeof RoleHistoryEntry>;

export const RoleHistoryParams = z.object({ roleId: Id });
/** `before` is the `next` of the page before. */
export const RoleHistoryQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,17}_[0-9a-z:-]{1,100}$/)
    .optional(),
});

/** A page of the history, newest first; `next` is null on the last one. */
export const RoleHistoryAnswer = z.object({
  data: z.object({ entries: z.array(RoleHistoryEntry), next: z.string().nullable() }),
});
export type RoleHistoryAnswer = z.infer<typeof RoleHistoryAnswer>;
