import { fail } from '@quint/contract/base/errors.ts';
import type { NoteBody, NotesAnswer } from '@quint/contract/people/notes.ts';
import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { accountOf } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { listColleagues, markSeen } from '#features/people/notes/mentions/queries.ts';
import { storeMentions } from '#features/people/notes/mentions/service.ts';
import type { NotePlace } from '#features/people/notes/queries.ts';
import * as queries from '#features/people/notes/queries.ts';

/** The trimmed text. Throws `note.text_required` and `note.text_too_long`. */
function readText(body: NoteBody): string {
  const text = body.text.trim();
  if (text === '') throw fail('note.text_required');
  if (Array.from(text).length > LONG_TEXT_MAX_CHARACTERS) {
    throw fail('note.text_too_long', { max: LONG_TEXT_MAX_CHARACTERS });
  }
  return text;
}

/**
 * The notes about a person, newest first, those of one role if it is given, and who may be mentioned. The caller has
 * checked that the actor may read them. Throws `record.not_found` for a person who does not exist.
 */
export async function readNotes(
  db: Reader,
  scope: OrganizationScope,
  { actor, talentId, roleId }: { readonly actor: Actor; readonly talentId: string; readonly roleId?: string },
): Promise<NotesAnswer['data']> {
  if (!(await queries.hasTalent(db, scope, talentId))) throw fail('record.not_found');
  const { userId } = actor;
  const rows = await queries.listNotes(db, scope, { talentId, roleId, userId });
  const notes = rows.map(({ author_id: authorId, role_id: ofRole, role, ...row }) => ({
    ...row,
    date_created: row.date_created.toISOString(),
    date_updated: row.date_updated.toISOString(),
    is_own: authorId !== null && authorId === accountOf(actor),
    role: ofRole === null || role === null ? null : { id: ofRole, name: role },
    mentions: [...row.mentions],
  }));
  const roles = roleId === undefined ? await queries.listRoles(db, scope, talentId) : [];
  return { notes, colleagues: await listColleagues(db, scope, { talentId, userId, roleId }), roles };
}

async function audit(
  tx: Writer,
  scope: OrganizationScope,
  {
    actor,
    action,
    noteId,
    place,
  }: { actor: Actor; action: `notes.${string}`; noteId: string; place: NotePlace },
): Promise<void> {
  const { talentId, roleId } = place;
  const items = roleId === null ? [noteId] : [roleId, noteId];
  await recordAudit(tx, { scope, actor, action, items, talentIds: [talentId] });
}

/**
 * Writes a note and mails the colleagues it mentions. The caller has checked that the actor may write it. Throws
 * `record.not_found`, `note.text_required`, `note.text_too_long` and `note.mention_refused`.
 */
export async function writeNoteIn(
  deps: Deps,
  tx: Writer,
  scope: OrganizationScope,
  { actor, place, body }: { readonly actor: Actor; readonly place: NotePlace; readonly body: NoteBody },
): Promise<{ readonly id: string }> {
  const text = readText(body);
  if (!(await queries.lockPlace(tx, scope, place))) throw fail('record.not_found');
  const id = newId();
  await queries.insertNote(tx, scope, { ...place, id, text, by: accountOf(actor), at: deps.clock.now() });
  await storeMentions(deps, tx, scope, { actor, note: { ...place, id, text, mentions: body.mentions } });
  await audit(tx, scope, { actor, action: 'notes.create', noteId: id, place });
  return { id };
}

/** A note about a person, and of a role if it is given. Throws `record.not_found`, and `FORBIDDEN` for one of others. */
async function findOwnNote(
  tx: Writer,
  scope: OrganizationScope,
  { actor, noteId, talentId, roleId }: NoteRequest,
): Promise<NotePlace> {
  const note = await queries.findNote(tx, scope, noteId);
  const isThere = note?.talentId === talentId && (roleId === undefined || note.roleId === roleId);
  if (note === undefined || !isThere) throw fail('record.not_found');
  if (note.author_id === null || note.author_id !== accountOf(actor)) throw fail('FORBIDDEN');
  const place = { talentId, roleId: note.roleId };
  if (!(await queries.lockPlace(tx, scope, place))) throw fail('record.not_found');
  return place;
}

interface NoteRequest {
  readonly actor: Actor;
  readonly noteId: string;
  readonly talentId: string;
  /** The note must be of this role. */
  readonly roleId?: string | undefined;
}

/**
 * Changes an own note and mails the colleagues whom it mentions now and did not before. Throws `record.not_found`,
 * `FORBIDDEN` for a note of others, `note.text_required`, `note.text_too_long` and `note.mention_refused`.
 */
export async function changeNoteIn(
  deps: Deps,
  tx: Writer,
  scope: OrganizationScope,
  { body, ...request }: NoteRequest & { readonly body: NoteBody },
): Promise<{ readonly id: string }> {
  const { actor, noteId: id } = request;
  const text = readText(body);
  const place = await findOwnNote(tx, scope, request);
  const isChanged = await queries.updateNote(tx, scope, { id, text, at: deps.clock.now() });
  if (!isChanged) throw fail('record.not_found');
  await storeMentions(deps, tx, scope, { actor, note: { ...place, id, text, mentions: body.mentions } });
  await audit(tx, scope, { actor, action: 'notes.update', noteId: id, place });
  return { id };
}

/** Deletes an own note with its mentions. Throws `record.not_found`, and `FORBIDDEN` for a note of others. */
export async function deleteNoteIn(
  tx: Writer,
  scope: OrganizationScope,
  request: NoteRequest,
): Promise<void> {
  const { actor, noteId } = request;
  const place = await findOwnNote(tx, scope, request);
  await queries.deleteNote(tx, scope, noteId);
  await audit(tx, scope, { actor, action: 'notes.delete', noteId, place });
}

/** The notes about a person for administrators, and who may be mentioned. Throws `record.not_found`. */
export async function listNotes(deps: Deps, actor: Actor, talentId: string): Promise<NotesAnswer['data']> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, (db) => readNotes(db, scope, { actor, talentId }));
}

/** Records that the actor has opened notes about a person, which ends their lines on the start page. Throws `record.not_found`. */
export async function markNotesSeen(
  deps: Deps,
  actor: Actor,
  { talentId, notes }: { readonly talentId: string; readonly notes: readonly string[] },
): Promise<void> {
  const scope = scopeOfActor(actor);
  const reading = { talentId, roleId: undefined, userId: actor.userId, noteIds: notes, at: deps.clock.now() };
  await deps.db.write(scope, async (tx) => {
    if (!(await queries.hasTalent(tx, scope, talentId))) throw fail('record.not_found');
    await markSeen(tx, scope, reading);
  });
}

/** Writes a note that only administrators read. Throws as `writeNoteIn`. */
export async function writeNote(
  deps: Deps,
  actor: Actor,
  { talentId, body }: { readonly talentId: string; readonly body: NoteBody },
): Promise<{ readonly id: string }> {
  const scope = scopeOfActor(actor);
  const place = { talentId, roleId: null };
  return deps.db.write(scope, (tx) => writeNoteIn(deps, tx, scope, { actor, place, body }));
}

/** Changes an own note, of a role or not. Throws as `changeNoteIn`. */
export async function changeNote(
  deps: Deps,
  actor: Actor,
  request: Omit<NoteRequest, 'actor'> & { readonly body: NoteBody },
): Promise<{ readonly id: string }> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, (tx) => changeNoteIn(deps, tx, scope, { actor, ...request }));
}

/** Deletes an own note, of a role or not. Throws as `deleteNoteIn`. */
export async function deleteNote(
  deps: Deps,
  actor: Actor,
  request: Omit<NoteRequest, 'actor'>,
): Promise<void> {
  const scope = scopeOfActor(actor);
  await deps.db.write(scope, (tx) => deleteNoteIn(tx, scope, { actor, ...request }));
}
