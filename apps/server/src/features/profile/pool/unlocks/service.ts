import { fail } from '@quint/contract/base/errors.ts';
import type { PoolCopyAnswer, PoolUnlockAnswer } from '@quint/contract/profile/pool.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { ShownContent } from '@quint/domain/people/closed-content.ts';
import { hasLess, opensSomething } from '@quint/domain/people/closed-content.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import { changeInsights } from '#features/workspace/plans/insights/service.ts';
import { COPY_AVATAR } from '#features/profile/pool/unlocks/jobs.ts';
import { roleFindersOf } from '#features/profile/pool/model.ts';
import type { Source } from '#features/profile/pool/unlocks/queries.ts';
import * as queries from '#features/profile/pool/unlocks/queries.ts';
import { getInsightsLeft, markUnlocked } from '#features/people/talents/unlocks/queries.ts';
import { unlockTalent } from '#features/people/talents/unlocks/service.ts';

type Answer = PoolUnlockAnswer['data'];

interface Press {
  readonly poolId: string;
  /** The content that was shown before. */
  readonly shownContent: ShownContent;
}

/**
 * The record that the workspace gets: an existing one with the same address, or a new one. It costs an insight either
 * way: a free unlock for an existing record would reveal whose row it is before the payment.
 */
async function takeIn(
  tx: Writer,
  { scope, actor }: { scope: OrganizationScope; actor: Actor },
  { source, email }: { source: Source; email: string },
): Promise<{ talentId: string; remainingBudget: number }> {
  const { organizationId } = scope;
  const duplicate = await queries.lockDuplicate(tx, scope, email);
  const talentId = duplicate?.id ?? newId();
  if (duplicate === undefined) await queries.insertCopy(tx, scope, { source, talentId });
  else await markUnlocked(tx, scope, talentId);
  await queries.copyParts(tx, scope, { source, talentId });
  const charge = { organizationId, kind: 'unlock', amount: -1, talentId, actor } as const;
  const { budget: remainingBudget } = await changeInsights(tx, charge);
  return { talentId, remainingBudget };
}

/** Unlocks a talent of another workspace in one transaction; undefined for one of the same workspace. */
function unlockForeign(deps: Deps, actor: Actor, { poolId, shownContent }: Press): Promise<Answer | Source> {
  const scope = scopeOfActor(actor);
  const pair = roleFindersOf(deps.config);
  const finders = pair.includes(scope.organizationId) ? pair : [];
  return deps.db.platform.write(async (tx) => {
    await lockWorkspace(tx, scope.organizationId);
    const source = await queries.findSource(tx, poolId);
    if (source === undefined) throw fail('pool.gone');
    if (source.organization_id === scope.organizationId) return source;
    const lockedSource = await queries.lockSource(tx, source, {
      organizationId: scope.organizationId,
      poolId,
      finders,
    });
    // The response must not tell an earlier buyer whether a person known there is still looking.
    if (lockedSource === undefined || lockedSource.is_hidden) throw fail('pool.gone');
    const copyId = await queries.findUnlocked(tx, scope, source);
    if (copyId !== undefined) {
      await queries.restoreCopy(tx, scope, copyId);
      return { talent_id: copyId, talent_insights_budget: await getInsightsLeft(tx, scope) };
    }
    if (!lockedSource.may_find) throw fail('pool.gone');
    if (!opensSomething(lockedSource.content)) throw fail('budget.nothing_closed');
    if (hasLess(lockedSource.content, shownContent)) throw fail('budget.content_changed');
    const { talentId, remainingBudget } = await takeIn(
      tx,
      { scope, actor },
      { source, email: lockedSource.email },
    );
    await queries.recordUnlock(tx, scope, { source, talentId, userId: actor.userId });
    const details = { talent_insights_budget: remainingBudget, from: 'pool' };
    await recordAudit(tx, { scope, actor, action: 'talents.unlock', talentIds: [talentId], details });
    await deps.jobs.enqueue(tx, COPY_AVATAR, [{ source, organizationId: scope.organizationId, talentId }]);
    return { talent_id: talentId, talent_insights_budget: remainingBudget };
  });
}

/**
 * Unlocks a person of the pool for one insight: the workspace gets its own record with result and job profile, once.
 * Repeating it is free. Throws `pool.gone` for one who has left, `budget.spent` when no insight is left,
 * `budget.nothing_closed` when there is nothing to unlock, `budget.content_changed` when it would unlock less than was
 * shown.
 */
export async function unlockPoolPerson(deps: Deps, actor: Actor, press: Press): Promise<Answer> {
  const answer = await unlockForeign(deps, actor, press);
  if (!('organization_id' in answer)) return answer;
  const { organization_id: organizationId, talent_id: talentId } = answer;
  const body = { organizationId, talentId, budget: 1, content: press.shownContent };
  const { talent_insights_budget } = await unlockTalent(deps, actor, body);
  return { talent_id: talentId, talent_insights_budget };
}

/** Whether the talent behind a record from the pool is still looking. Throws `record.not_found` for other records. */
export async function readCopy(deps: Deps, actor: Actor, talentId: string): Promise<PoolCopyAnswer['data']> {
  const scope = scopeOfActor(actor);
  const copy = await deps.db.platform.read((db) => queries.findCopy(db, scope, talentId));
  if (copy === undefined) throw fail('record.not_found');
  return copy;
}
