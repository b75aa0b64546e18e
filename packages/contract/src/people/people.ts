import { LONG_TEXT_MAX_CHARACTERS, MESSAGE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import {
  PEOPLE_PER_REQUEST,
  REJECTION_REASONS,
  TAG_MAX_CHARACTERS,
  TAGS_PER_TALENT,
} from '@quint/domain/people/people.ts';
import { TALENT_STATUSES } from '@quint/domain/people/talents.ts';
import { z } from 'zod';
import { refusal } from '../base/errors.ts';
import { Id } from '../base/ids.ts';

const talents = z
  .array(Id)
  .min(1, refusal('people.none'))
  .max(PEOPLE_PER_REQUEST, refusal('people.too_many', { max: PEOPLE_PER_REQUEST }));
/** False reverts it. */
const on = z.boolean().default(true);

export const PeopleBody = z.object({ talents });
export type PeopleBody = z.infer<typeof PeopleBody>;

export const MoveBody = z.object({ talents, status: z.enum(TALENT_STATUSES) });
export type MoveBody = z.infer<typeof MoveBody>;

export const ConsiderBody = z.object({ talents, role: Id, on });
export type ConsiderBody = z.infer<typeof ConsiderBody>;

/** The shortlist of a role; people who are not considered for it yet are considered. */
export const ShortlistBody = z.object({ talents, role: Id, on });
export type ShortlistBody = z.infer<typeof ShortlistBody>;

/** Why people are rejected for a role. */
const why = {
  reason: z.enum(REJECTION_REASONS).nullable().default(null),
  /** For administrators only. */
  note: z
    .string()
    .trim()
    .max(LONG_TEXT_MAX_CHARACTERS, refusal('note.text_too_long', { max: LONG_TEXT_MAX_CHARACTERS }))
    .nullable()
    .default(null),
};
export const RejectBody = z.object({ talents, role: Id, on, ...why });
export type RejectBody = z.infer<typeof RejectBody>;

export const ReasonBody = z.object({ talents, role: Id, ...why });
export type ReasonBody = z.infer<typeof ReasonBody>;

export const JoinBody = z.object({ talents, team: Id, on });
export type JoinBody = z.infer<typeof JoinBody>;

const tags = z.array(z.string().trim().min(1).max(TAG_MAX_CHARACTERS)).max(TAGS_PER_TALENT).default([]);
export const TagBody = z.object({ talents, add: tags, remove: tags });
export type TagBody = z.infer<typeof TagBody>;

export const WithdrawBody = z.object({ talents, on });
export type WithdrawBody = z.infer<typeof WithdrawBody>;

export const ScheduleBody = z.object({
  talents,
  /** The send time of the invitations; null sends them now. */
  send_at: z.iso.datetime({ offset: true }).nullable(),
});
export type ScheduleBody = z.infer<typeof ScheduleBody>;

export const WriteBody = z.object({
  talents,
  text: z.string().trim().min(1).max(MESSAGE_MAX_CHARACTERS),
});
export type WriteBody = z.infer<typeof WriteBody>;

/** The action to undo, by `undo.sent` of the response to remind, invite again or message. */
export const RecallBody = z.object({ talents, sent: z.array(Id).min(1).max(PEOPLE_PER_REQUEST) });
export type RecallBody = z.infer<typeof RecallBody>;

/** The data for undoing an action on a person: former values, or the key of the queued mail. */
const Undo = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: z.enum(TALENT_STATUSES) }),
  z.object({
    kind: z.literal('reason'),
    reason: z.enum(REJECTION_REASONS).nullable(),
    note: z.string().nullable(),
  }),
  z.object({ kind: z.literal('tags'), tags: z.array(z.string()) }),
  /** Null for an invitation that was not scheduled. */
  z.object({ kind: z.literal('schedule'), send_at: z.iso.datetime().nullable() }),
  z.object({ kind: z.literal('recall'), sent: Id }),
]);
export type Undo = z.infer<typeof Undo>;

/** A person changed by an action. */
const ChangedPerson = z.object({
  id: Id,
  /** Null if the key of the person is enough, or the action cannot be undone. */
  undo: Undo.nullable(),
  /** The send time of the mail to the person, for actions that may schedule it. */
  sends_at: z.iso.datetime().nullable(),
});
/** An unchanged person, and why. */
const RefusedPerson = z.object({ id: Id, code: z.string(), message: z.string() });

/** The result of an action, person by person. People without a change are in neither list. */
export const PersonActionAnswer = z.object({
  data: z.object({ done: z.array(ChangedPerson), refused: z.array(RefusedPerson) }),
});
export type PersonActionAnswer = z.infer<typeof PersonActionAnswer>;
