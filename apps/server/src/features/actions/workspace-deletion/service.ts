import type { DeletedWorkspacesAnswer } from '@quint/contract/workspace/deleted-workspaces.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { binStart } from '@quint/domain/base/bin.ts';
import { recordAudit } from '#database/audit.ts';
import { scopeOfPlatform } from '#database/scopes.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import { endSignInsPastCompany } from '#features/workspace/auth/company/queries.ts';
import { removeTalent } from '#features/actions/bin/queries.ts';
import { REMOVE_CONTENT } from '#features/files/jobs.ts';
import * as queries from '#features/actions/workspace-deletion/queries.ts';
import { erasePerson } from '#features/privacy/erasure/service.ts';

const PEOPLE_PER_STEP = 100;

/** The deleted workspaces that can be restored. */
export async function listDeletedWorkspaces(deps: Deps): Promise<DeletedWorkspacesAnswer['data']> {
  const since = binStart(deps.clock.now());
  const rows = await deps.db.platform.read((db) => queries.listDeleted(db, since));
  return rows.map((row) => ({
    ...row,
    date_deleted: row.date_deleted.toISOString(),
    restorable_until: row.restorable_until.toISOString(),
  }));
}

/**
 * Restores a deleted workspace with everything that belongs to it. Password sessions of users with SSO end, because SSO
 * was not enforced while the workspace was deleted. Does nothing for one that is not deleted. Throws `record.not_found`
 * for an unknown one, and for one that was deleted too long ago.
 * Triggers: pool snapshot, access versions (see triggers.md).
 */
export async function restoreWorkspace(deps: Deps, actor: Actor, organizationId: string): Promise<void> {
  const scope = scopeOfPlatform(actor, organizationId);
  const since = binStart(deps.clock.now());
  await deps.db.platform.write(async (db) => {
    const workspace = await lockWorkspace(db, organizationId);
    if (workspace === undefined) throw fail('record.not_found');
    if (!workspace.isDeleted) return;
    if (!(await queries.restoreRow(db, organizationId, since))) throw fail('record.not_found');
    await endSignInsPastCompany(db, organizationId);
    await recordAudit(db, { scope, actor, action: 'organizations.restore', items: [organizationId] });
  });
}

/**
 * Erases the people of workspaces that were deleted too long ago to be restored, and deletes everything that gave
 * access. The rows of the workspaces stay, without data that names people.
 */
export async function endDeletedWorkspaces(deps: Deps): Promise<void> {
  const before = binStart(deps.clock.now());
  let people: queries.PersonOfWorkspace[];
  do {
    people = await deps.db.platform.read((db) => queries.listPeople(db, { before, limit: PEOPLE_PER_STEP }));
    for (const person of people) {
      await erasePerson(deps, person, { actor: undefined, because: 'workspace' }, (db) =>
        removeTalent(db, person),
      );
    }
  } while (people.length === PEOPLE_PER_STEP);
  await deps.db.platform.write(async (db) => {
    const contents = await queries.forgetPeople(db, before);
    await deps.jobs.enqueue(db, REMOVE_CONTENT, contents);
  });
}
