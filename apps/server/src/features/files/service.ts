import type { Failure } from '@quint/contract/errors.ts';
import { fail } from '@quint/contract/errors.ts';
import type { Actor } from '@quint/domain/actor.ts';
import type { AccessVersion } from '#database/access.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { files } from '#features/files/collection.ts';
import { REMOVE_CONTENT } from '#features/files/jobs.ts';
import type { Claim } from '#features/files/queries.ts';
import {
  deleteOldTeamReports,
  isLogo,
  lockContents,
  tieToTalent,
  tieToUser,
} from '#features/files/queries.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Registry } from '#items/declare/collection.ts';
import type { AppliedWrite } from '#items/declare/writes.ts';
import { deleteRecords } from '#items/write/records.ts';

/** Where records are read and written: the dependencies and the declarations. */
export interface Records {
  readonly deps: Deps;
  readonly registry: Registry;
  /** What the person was last seen as, where the reads check it. */
  readonly accessVersion?: AccessVersion | undefined;
}

/** Removes a file the person may see and change, else FORBIDDEN; its content goes in a job of the same transaction. */
export async function deleteFile({ deps, registry }: Records, actor: Actor, id: string): Promise<void> {
  const scope = scopeOfActor(actor);
  await deps.db.write(scope, async (db) => {
    const contents = await lockContents(db, scope, [id]);
    const writing = { deps, db, registry, actor, scope, platform: false, now: deps.clock.now() };
    await deleteRecords(writing, files, [id]);
    await deps.jobs.enqueue(db, REMOVE_CONTENT, contents);
  });
}

function noSuchFile(collection: string, field: string, value: string): Failure {
  return fail('INVALID_FOREIGN_KEY', { collection, field, value });
}

/**
 * After talents were given an image: makes it theirs. Part of the writing transaction. Throws INVALID_FOREIGN_KEY when
 * it is no image of a person, that of another talent, or given to several at once.
 */
export async function claimTalentAvatar({ db, organizationId, keys, columns }: AppliedWrite): Promise<void> {
  const { avatar } = columns;
  if (typeof avatar !== 'string') return;
  const [talentId, ...others] = keys;
  const claim = { organizationId, fileId: avatar };
  if (talentId === undefined || others.length > 0 || !(await tieToTalent(db, claim, talentId))) {
    throw noSuchFile('talents', 'avatar', avatar);
  }
}

/**
 * Makes an image the one of an account, before `avatar_organization_id` and `avatar` are written in the same
 * transaction. Throws INVALID_FOREIGN_KEY when it is no image, or was not uploaded by the person in this workspace.
 */
export async function claimUserAvatar(db: Writer, claim: Claim, userId: string): Promise<void> {
  if (!(await tieToUser(db, claim, userId))) throw noSuchFile('users', 'avatar', claim.fileId);
}

/** After a workspace was given a logo: throws INVALID_FOREIGN_KEY when the file is none. */
export async function assertLogo({ db, keys, columns }: AppliedWrite): Promise<void> {
  const { logo } = columns;
  const [organizationId] = keys;
  if (typeof logo !== 'string' || organizationId === undefined) return;
  if (!(await isLogo(db, { organizationId, fileId: logo }))) throw noSuchFile('organizations', 'logo', logo);
}

/**
 * After teams were saved: their reports show them as they were, so the files go. Their contents go in a job of the same
 * transaction, so that a storage that is down does not stop the saving.
 */
export async function removeOldTeamReports({ deps, db, organizationId, keys }: AppliedWrite): Promise<void> {
  const contents = await deleteOldTeamReports(db, { organizationId, teamIds: keys });
  await deps.jobs.enqueue(db, REMOVE_CONTENT, contents);
}
