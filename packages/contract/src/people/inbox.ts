import { MESSAGE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';

/** Page size of a thread. */
export const MESSAGES_PER_PAGE = 50;

const Side = z.enum(['talent', 'workspace']);

/** Plain text that one side wrote to the other. */
export const InboxMessage = z.object({
  id: Id,
  from: Side,
  /** The author, as visible to the reader; null when hidden or when the account is deleted. */
  author: z.string().nullable(),
  text: z.string(),
  date_created: z.string(),
  /** When a reader on the other side saw it. */
  date_seen: z.string().nullable(),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

/** A thread with one talent, as the list of threads shows it. */
export const InboxThread = z.object({
  talent_id: Id,
  /** The talent, as visible to the reader. */
  name: z.string(),
  avatar_link: z.string(),
  last: z.object({ from: Side, text: z.string(), date_created: z.string() }),
  /** Unread messages from the other side. */
  unseen: z.number().int(),
});
export type InboxThread = z.infer<typeof InboxThread>;

/** The threads with the newest messages, newest first. */
export const InboxAnswer = z.object({ data: z.array(InboxThread) });
export type InboxAnswer = z.infer<typeof InboxAnswer>;
/** Unread messages for this side. */
export const InboxUnseenAnswer = z.object({ data: z.object({ unseen: z.number().int() }) });
export type InboxUnseenAnswer = z.infer<typeof InboxUnseenAnswer>;

export const ThreadParams = z.object({ talentId: Id });
/** Pages backwards: messages before this one. */
export const ThreadQuery = z.object({ before: Id.optional() });
/** Oldest first. */
export const ThreadAnswer = z.object({
  data: z.object({ messages: z.array(InboxMessage), has_more: z.boolean() }),
});
export type ThreadAnswer = z.infer<typeof ThreadAnswer>;
export type Thread = z.infer<typeof ThreadAnswer>['data'];

export const MessageBody = z.object({ text: z.string().trim().min(1).max(MESSAGE_MAX_CHARACTERS) });
export const MessageAnswer = z.object({ data: InboxMessage });
export type MessageAnswer = z.infer<typeof MessageAnswer>;
/** The last message that was visible on the screen. */
export const SeenBody = z.object({ until: Id });
