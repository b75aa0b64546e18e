import { MENTIONS_PER_NOTE } from '@quint/domain/people/mentions.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';

const NOTES_SEEN_AT_ONCE = 200;

/** Notes about a person. */
export const TalentNotesParams = z.object({ talentId: Id });
export const TalentNoteParams = TalentNotesParams.extend({ noteId: Id });

/** Notes about a person for a role, which its hiring managers read as well. */
export const RoleNotesParams = z.object({ roleId: Id, talentId: Id });
export type RoleNotesParams = z.output<typeof RoleNotesParams>;
export const RoleNoteParams = RoleNotesParams.extend({ noteId: Id });

/**
 * A note as plain text. `mentions` are the accounts of the colleagues whom the text mentions as "@" with their name;
 * those whose name it does not contain are not mentioned.
 */
export const NoteBody = z.object({
  text: z.string(),
  mentions: z.array(Id).max(MENTIONS_PER_NOTE).default([]),
});
export type NoteBody = z.output<typeof NoteBody>;

export const TalentNote = z.object({
  id: Id,
  text: z.string(),
  date_created: z.string(),
  date_updated: z.string(),
  /** Null for a deleted account, and for a note written with an API token of the workspace. */
  author: z.string().nullable(),
  /** Whether the reader wrote it and may change it. */
  is_own: z.boolean(),
  /** The role that the note is about; null for a note that only administrators read. */
  role: z.object({ id: Id, name: z.string() }).nullable(),
  /** The mentioned colleagues, with their names as in the text. */
  mentions: z.array(z.object({ user: Id, name: z.string() })),
  /** Whether it mentions the reader, who has not opened it yet. */
  is_unread: z.boolean(),
});
export type TalentNote = z.infer<typeof TalentNote>;

/** A colleague who may be mentioned in notes of all kinds, or in those of some roles. */
export const NoteColleague = z.object({
  user: Id,
  name: z.string(),
  is_administrator: z.boolean(),
  /** The roles of a hiring manager who sees the person there. */
  roles: z.array(Id),
});
export type NoteColleague = z.infer<typeof NoteColleague>;

const NoteRole = z.object({ id: Id, name: z.string() });

/** The notes, newest first, and who may be mentioned. */
export const NotesAnswer = z.object({
  data: z.object({
    notes: z.array(TalentNote),
    colleagues: z.array(NoteColleague),
    /** The roles that a new note can belong to, by name; none where all notes belong to one role. */
    roles: z.array(NoteRole),
  }),
});
export type NotesAnswer = z.infer<typeof NotesAnswer>;

export const NoteAnswer = z.object({ data: z.object({ id: Id }) });

/** The notes that the reader has opened. */
export const SeenNotesBody = z.object({ notes: z.array(Id).min(1).max(NOTES_SEEN_AT_ONCE) });

/** A mention of the reader in a note that they have not opened. */
export const UnreadMention = z.object({
  note: Id,
  talent: Id,
  /** The name of the person as the reader may see it. */
  name: z.string(),
  /** The role of the note while the person is considered for it. */
  role: z.object({ id: Id, name: z.string() }).nullable(),
  /** Who wrote the note; null for a deleted account. */
  by: z.string().nullable(),
  date: z.string(),
});
export type UnreadMention = z.infer<typeof UnreadMention>;
