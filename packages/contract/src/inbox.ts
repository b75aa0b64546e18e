import { MESSAGE_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { z } from 'zod';
import { Id } from './ids.ts';

/** Messages of a thread that are read at a time. */
export const MESSAGES_PER_PAGE = 50;

const Side = z.enum(['talent', 'workspace']);

/** Plain text that one side wrote to the other. */
export const InboxMessage = z.object({
  id: Id,
  from: Side,
  /** Who wrote it, as the reader may see them; null where nobody may, or the account is gone. */
  author: z.string().nullable(),
  text: z.string(),
  date_created: z.string(),
  /** When somebody of the other side had it on the screen. */
  date_seen: z.string().nullable(),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

/** What was written with one talent, as far as a list shows it. */
export const InboxThread = z.object({
  talent_id: Id,
  /** The talent, as the reader may see them. */
  name: z.string(),
  avatar_link: z.string(),
  last: z.object({ from: Side, text: z.string(), date_created: z.string() }),
  /** Messages of the other side that nobody has seen. */
  unseen: z.number().int(),
});
export type InboxThread = z.infer<typeof InboxThread>;

/** The threads with the newest messages, newest first. */
export const InboxAnswer = z.object({ data: z.array(InboxThread) });
/** How many messages wait for this side. */
export const InboxUnseenAnswer = z.object({ data: z.object({ unseen: z.number().int() }) });

export const ThreadParams = z.object({ talentId: Id });
/** The messages before one that is known. */
export const ThreadQuery = z.object({ before: Id.optional() });
/** Oldest first. */
export const ThreadAnswer = z.object({
  data: z.object({ messages: z.array(InboxMessage), has_more: z.boolean() }),
});
export type Thread = z.infer<typeof ThreadAnswer>['data'];

export const MessageBody = z.object({ text: z.string().trim().min(1).max(MESSAGE_MAX_CHARACTERS) });
export const MessageAnswer = z.object({ data: InboxMessage });
/** The last message that was on the screen. */
export const SeenBody = z.object({ until: Id });
