import { fail } from '@quint/contract/base/errors.ts';
import type { UnreadMention } from '@quint/contract/people/notes.ts';
import { mentionedNames } from '@quint/domain/people/mentions.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Reader, Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { NOTE_MENTION_MAIL } from '#features/people/notes/emails.ts';
import * as queries from '#features/people/notes/mentions/queries.ts';
import type { NotePlace } from '#features/people/notes/queries.ts';
import { queueMails } from '#outbox/outbox.ts';

interface WrittenNote extends NotePlace {
  readonly id: string;
  readonly text: string;
  /** The accounts that the author chose. */
  readonly mentions: readonly string[];
}

/** The chosen colleagues whose name the text contains. Throws `note.mention_refused` for a colleague who may not read it. */
async function findChosen(
  tx: Writer,
  scope: OrganizationScope,
  {
    actor,
    note,
    before,
  }: { actor: Actor; note: WrittenNote; before: ReadonlyMap<string, queries.StoredMention> },
): Promise<queries.StoredMention[]> {
  const { talentId, roleId, text } = note;
  const colleagues = await queries.listColleagues(tx, scope, {
    talentId,
    userId: actor.userId,
    roleId: roleId ?? undefined,
  });
  const readers = new Map(
    colleagues
      .filter(({ is_administrator: isAdministrator }) => isAdministrator || roleId !== null)
      .map(({ user, name }) => [user, { user, name }]),
  );
  const chosenColleagues = [...new Set(note.mentions)]
    .filter((user) => user !== actor.userId)
    .map((user) => {
      // A colleague who was mentioned before stays mentioned, although they may have lost access since.
      const mention = before.get(user) ?? readers.get(user);
      if (mention === undefined) throw fail('note.mention_refused');
      return mention;
    });
  const writtenNames = mentionedNames(
    text,
    chosenColleagues.map(({ name }) => name),
  );
  return chosenColleagues.filter(({ name }) => writtenNames.has(name));
}

/** Mails colleagues that a note mentions them: once for a note, although it is edited. */
async function mailMentioned(
  deps: Deps,
  tx: Writer,
  scope: OrganizationScope,
  { noteId, users }: { noteId: string; users: readonly string[] },
): Promise<void> {
  for (const userId of users) {
    const contact = await queries.findMentionMail(tx, scope, { noteId, userId });
    if (contact === undefined) continue;
    const mail = {
      messageKey: `note-mention:${noteId}:${userId}`,
      kind: NOTE_MENTION_MAIL.kind,
      to: contact.email,
      language: contact.language,
      payload: { noteId, userId },
    };
    await queueMails(deps, tx, scope, { mails: [mail] });
  }
}

/**
 * Stores whom a note mentions, in the transaction that writes it, and mails those who were not mentioned in it before.
 * Throws `note.mention_refused` for a colleague who may not read the note.
 */
export async function storeMentions(
  deps: Deps,
  tx: Writer,
  scope: OrganizationScope,
  { actor, note }: { readonly actor: Actor; readonly note: WrittenNote },
): Promise<void> {
  const rows = await queries.listMentions(tx, scope, note.id);
  const before = new Map(rows.map((row) => [row.user, row]));
  const chosenColleagues = await findChosen(tx, scope, { actor, note, before });
  const chosenIds = new Set(chosenColleagues.map(({ user }) => user));
  const removedIds = [...before.keys()].filter((user) => !chosenIds.has(user));
  if (removedIds.length > 0) {
    await queries.deleteMentions(tx, scope, { noteId: note.id, users: removedIds });
  }
  const newMentions = chosenColleagues.filter(({ user }) => !before.has(user));
  const at = deps.clock.now();
  for (const mention of newMentions) {
    await queries.insertMention(tx, scope, { ...mention, noteId: note.id, at });
  }
  await mailMentioned(deps, tx, scope, { noteId: note.id, users: newMentions.map(({ user }) => user) });
}

/** The mentions of the actor in notes that they may read and have not opened, newest first. */
export async function listUnreadMentions(
  db: Reader,
  scope: OrganizationScope,
  { actor, limit }: { readonly actor: Actor; readonly limit: number },
): Promise<UnreadMention[]> {
  const rows = await queries.listUnreadMentions(db, scope, { actor, limit });
  return rows.map(({ role_id: roleId, role, date, ...row }) => ({
    ...row,
    role: roleId === null || role === null ? null : { id: roleId, name: role },
    date: date.toISOString(),
  }));
}
