import { fail } from '@quint/contract/base/errors.ts';
import type { NoteBody, NotesAnswer, RoleNotesParams } from '@quint/contract/people/notes.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isHiringManager } from '@quint/domain/workspace/actor.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { markSeen } from '#features/people/notes/mentions/queries.ts';
import { changeNoteIn, deleteNoteIn, readNotes, writeNoteIn } from '#features/people/notes/service.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import { findInterview } from '#features/vacancies/interviews/queries.ts';

interface RoleNoteRequest extends RoleNotesParams {
  readonly noteId: string;
}

/**
 * Checks that the actor may read the notes about a person for a role: administrators about everybody who is considered
 * for it, hiring managers about those whom they see there, and never about themselves. Throws `record.not_found` and
 * `role.not_considered`; `role.archived` if nothing may be written any more.
 */
async function assertReadable(
  db: Reader,
  scope: OrganizationScope,
  { actor, key, isWrite }: { actor: Actor; key: RoleNotesParams; isWrite: boolean },
): Promise<void> {
  const { state } = await findVacancy(db, scope, { actor, roleId: key.roleId });
  const person = await findInterview(db, scope, key);
  if (person === undefined) throw fail('record.not_found');
  const { is_considered: isConsidered, is_named: isNamed } = person;
  const isOpen = isConsidered && isNamed && actor.talentId !== key.talentId;
  if (isHiringManager(actor) && !isOpen) throw fail('record.not_found');
  if (!isConsidered) throw fail('role.not_considered');
  if (isWrite && state === 'archived') throw fail('role.archived');
}

/** The notes about a person for a role, newest first, and who may be mentioned. Throws as `assertReadable`. */
export async function listRoleNotes(
  deps: Deps,
  actor: Actor,
  key: RoleNotesParams,
): Promise<NotesAnswer['data']> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    await assertReadable(db, scope, { actor, key, isWrite: false });
    return readNotes(db, scope, { actor, ...key });
  });
}

/** Writes a note that the hiring managers of the role read as well. Throws as `assertReadable` and `writeNoteIn`. */
export async function writeRoleNote(
  deps: Deps,
  actor: Actor,
  { body, ...place }: RoleNotesParams & { readonly body: NoteBody },
): Promise<{ readonly id: string }> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    await assertReadable(tx, scope, { actor, key: place, isWrite: true });
    return writeNoteIn(deps, tx, scope, { actor, place, body });
  });
}

/** Changes an own note of a role. Throws as `assertReadable` and `changeNoteIn`. */
export async function changeRoleNote(
  deps: Deps,
  actor: Actor,
  { body, ...request }: RoleNoteRequest & { readonly body: NoteBody },
): Promise<{ readonly id: string }> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    await assertReadable(tx, scope, { actor, key: request, isWrite: true });
    return changeNoteIn(deps, tx, scope, { actor, ...request, body });
  });
}

/** Deletes an own note of a role, also in an archived one. Throws as `assertReadable` and `deleteNoteIn`. */
export async function deleteRoleNote(deps: Deps, actor: Actor, request: RoleNoteRequest): Promise<void> {
  const scope = scopeOfActor(actor);
  await deps.db.write(scope, async (tx) => {
    await assertReadable(tx, scope, { actor, key: request, isWrite: false });
    await deleteNoteIn(tx, scope, { actor, ...request });
  });
}

/** Records that the actor has opened notes of a role that mention them. Throws as `assertReadable`. */
export async function markRoleNotesSeen(
  deps: Deps,
  actor: Actor,
  { notes, ...key }: RoleNotesParams & { readonly notes: readonly string[] },
): Promise<void> {
  const scope = scopeOfActor(actor);
  await deps.db.write(scope, async (tx) => {
    await assertReadable(tx, scope, { actor, key, isWrite: false });
    await markSeen(tx, scope, { ...key, userId: actor.userId, noteIds: notes, at: deps.clock.now() });
  });
}
