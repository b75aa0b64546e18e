import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { accountOf, isHiringManager } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { lockRole } from '#features/roles/roles/interview-questions/queries.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import * as queries from '#features/vacancies/deciders/proposals/queries.ts';
import { lockTalents, shortlist } from '#features/vacancies/draws/queries.ts';

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

/** Locks the people, and returns whose proposals the actor answers. Throws `proposal.not_open` when there are none. */
async function lockAnswerable(
  db: Writer,
  scope: OrganizationScope,
  proposal: Proposal & { readonly actor: Actor },
): Promise<string[]> {
  await lockRole(db, scope, proposal.roleId);
  await assertProposable(db, scope, proposal);
  await lockTalents(db, scope, [proposal.talentId]);
  const userIds = await queries.listAnswerable(db, scope, proposal);
  if (userIds.length === 0) throw fail('proposal.not_open');
  return userIds;
}

/**
 * Agrees to meet a talent whom the other side proposed, and puts them on the shortlist: administrators agree to the
 * proposals of others, hiring managers to those of administrators. Throws the errors of `propose`, and
 * `proposal.not_open` without such a proposal. Triggers: status of the talent (see triggers.md).
 */
export async function agreeProposal(deps: Deps, actor: Actor, proposal: Proposal): Promise<void> {
  const scope = scopeOfActor(actor);
  const { roleId, talentId } = proposal;
  await deps.db.write(scope, async (db) => {
    await lockAnswerable(db, scope, { ...proposal, actor });
    await shortlist(db, scope, { roleId, ids: [talentId], at: deps.clock.now(), by: actor.userId });
    await recordAudit(db, {
      scope,
      actor,
      action: 'roles_talents.update',
      items: [roleId],
      talentIds: [talentId],
      details: { fields: ['shortlisted'], values: { shortlisted: true } },
    });
  });
}

/**
 * Declines the proposals of the other side to meet a talent, who stays in their stage. The proposals stay visible as
 * declined, and can be made again. Throws the errors of `agreeProposal`.
 */
export async function declineProposal(deps: Deps, actor: Actor, proposal: Proposal): Promise<void> {
  const scope = scopeOfActor(actor);
  const { roleId, talentId } = proposal;
  await deps.db.write(scope, async (db) => {
    const userIds = await lockAnswerable(db, scope, { ...proposal, actor });
    const answer = { at: deps.clock.now(), by: accountOf(actor) };
    await queries.declineProposals(db, scope, { roleId, talentId, userIds, ...answer });
    await recordAudit(db, {
      scope,
      actor,
      action: 'shortlist_proposals.decline',
      items: [roleId],
      talentIds: [talentId],
    });
  });
}
