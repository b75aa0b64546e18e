import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
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

/** Dependencies and declarations for reading and writing records. */
export interface Records {
  readonly deps: Deps;
  readonly registry: Registry;
  /** The access version at which the actor was read, if the reads check it. */
  readonly accessVersion?: AccessVersion | undefined;
}

/**
 * Deletes a file that the actor may see and change, otherwise FORBIDDEN; its content is removed by a job of the same transaction.
 */
export async function deleteFile({ deps, registry }: Records, actor: Actor, id: string): Promise<void> {
  const scope = scopeOfActor(actor);
  await deps.db.write(scope, async (db) => {
    const contents = await lockContents(db, scope, [id]);
    const { organizationId } = scope;
    const now = deps.clock.now();
    const writeContext = { deps, db, registry, actor, scope, organizationId, platform: false, now };
    await deleteRecords(writeContext, files, [id]);
    await deps.jobs.enqueue(db, REMOVE_CONTENT, contents);
  });
}

function noSuchFile(collection: string, field: string, value: string): Failure {
  return fail('INVALID_FOREIGN_KEY', { collection, field, value });
}

/**
 * Called after talents were given an image, inside the writing transaction: marks it as theirs. Throws
 * INVALID_FOREIGN_KEY for a file that is no image of a person, belongs to another talent, or is given to several at
 * once.
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
 * Sets the image of an account, before `avatar_organization_id` and `avatar` are written in the same transaction.
 * Throws INVALID_FOREIGN_KEY for a file that is no image, or was not uploaded by the person in this workspace.
 */
export async function claimUserAvatar(db: Writer, claim: Claim, userId: string): Promise<void> {
  if (!(await tieToUser(db, claim, userId))) throw noSuchFile('users', 'avatar', claim.fileId);
}

/** Called after a workspace was given a logo: throws INVALID_FOREIGN_KEY when the file is no logo. */
export async function assertLogo({ db, keys, columns }: AppliedWrite): Promise<void> {
  const { logo } = columns;
  const [organizationId] = keys;
  if (typeof logo !== 'string' || organizationId === undefined) return;
  if (!(await isLogo(db, { organizationId, fileId: logo }))) throw noSuchFile('organizations', 'logo', logo);
}

/**
 * Called after teams were saved: deletes their outdated reports. A job of the same transaction removes the contents, so
 * that an unavailable storage does not block saving.
 */
export async function removeOldTeamReports({ deps, db, organizationId, keys }: AppliedWrite): Promise<void> {
  const contents = await deleteOldTeamReports(db, { organizationId, teamIds: keys });
  await deps.jobs.enqueue(db, REMOVE_CONTENT, contents);
}
