import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isHiringManager } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import * as queries from '#features/vacancies/deciders/proposals/queries.ts';

interface Proposal {
  readonly roleId: string;
  readonly talentId: string;
}

/** Throws the reason why the actor cannot propose the talent, or withdraw a proposal. */
async function assertProposable(
  db: Writer,
  scope: OrganizationScope,
  { actor, roleId, talentId }: Proposal & { readonly actor: Actor },
): Promise<void> {
  const { state } = await findVacancy(db, scope, { actor, roleId });
  // Without this lock, a removal at the same time would leave the proposal behind.
  if (isHiringManager(actor) && !(await queries.lockDecider(db, scope, { roleId, userId: actor.userId }))) {
    throw fail('record.not_found');
  }
  const talent = await queries.findConsidered(db, scope, { roleId, talentId });
  if (talent === undefined) throw fail('role.not_considered');
  if (state !== 'recruiting') throw fail('proposal.role_not_recruiting');
  if (!talent.is_finished) throw fail('proposal.not_finished');
}

async function change(
  deps: Deps,
  actor: Actor,
  { action, roleId, talentId }: Proposal & { readonly action: 'create' | 'delete' },
): Promise<void> {
  const scope = scopeOfActor(actor);
  const { userId } = actor;
  await deps.db.write(scope, async (db) => {
    await assertProposable(db, scope, { actor, roleId, talentId });
    const run = action === 'create' ? queries.insertProposal : queries.deleteProposal;
    if (!(await run(db, scope, { roleId, talentId, userId }))) return;
    await recordAudit(db, {
      scope,
      actor,
      action: `shortlist_proposals.${action}`,
      items: [roleId],
      talentIds: [talentId],
    });
  });
}

/**
 * Records that the actor would like to meet a talent of the role. Repeating it changes nothing. Throws
 * `record.not_found`, `role.not_considered`, `proposal.role_not_recruiting` and `proposal.not_finished`.
 */
export async function propose(deps: Deps, actor: Actor, proposal: Proposal): Promise<void> {
  await change(deps, actor, { ...proposal, action: 'create' });
}

/** Removes the own proposal. Repeating it changes nothing. Throws the same errors. */
export async function withdrawProposal(deps: Deps, actor: Actor, proposal: Proposal): Promise<void> {
  await change(deps, actor, { ...proposal, action: 'delete' });
}
