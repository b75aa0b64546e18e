import { fail } from '@quint/contract/base/errors.ts';
import type { UnlockAnswer, UnlockBody } from '@quint/contract/people/unlocking.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { hasLess, opensSomething } from '@quint/domain/people/closed-content.ts';
import { recordAudit } from '#database/audit.ts';
import { isId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { changeInsights, lockInsights } from '#features/workspace/plans/insights/service.ts';
import * as queries from '#features/people/talents/unlocks/queries.ts';
import { scopeOfActor } from '#database/scopes.ts';

const COST = 1;

/** The talent of a request. The error codes say what is missing; any workspace other than the active one is unknown. */
function readTalentId({ organizationId, talentId, budget }: UnlockBody, activeId: string): string {
  if (organizationId === undefined || organizationId === null || organizationId === '') {
    throw fail('budget.organization_required');
  }
  if (talentId === undefined || talentId === null || talentId === '') throw fail('budget.talent_required');
  if (typeof budget !== 'number') throw fail('budget.not_a_number');
  if (budget !== COST) throw fail('FAILED_VALIDATION', { field: 'budget', type: 'eq' });
  if (!isId(organizationId) || organizationId.toLowerCase() !== activeId || !isId(talentId)) {
    throw fail('talent.gone');
  }
  return talentId.toLowerCase();
}

/**
 * Unlocks the insight of a talent for one of the workspace's talent insights, in one transaction. A talent that is
 * already unlocked costs nothing, and later additions to the job profile are unlocked, too. Returns the remaining
 * insights. Throws `budget.spent` when none is left, `budget.nothing_closed` when there is nothing to unlock,
 * `budget.content_changed` when it would unlock less than was shown, `talent.gone` for a talent or workspace the actor
 * has no access to.
 * Triggers: webhook event, pool snapshot (see triggers.md).
 */
export async function unlockTalent(
  deps: Deps,
  actor: Actor,
  body: UnlockBody,
): Promise<UnlockAnswer['data']> {
  const scope = scopeOfActor(actor);
  const talentId = readTalentId(body, scope.organizationId);
  return deps.db.write(scope, async (tx) => {
    const { organizationId } = scope;
    // Locks the workspace before any record.
    const budget = await lockInsights(tx, organizationId);
    if (!(await queries.lockTalentForUnlock(tx, scope, talentId))) throw fail('talent.gone');
    const content = await queries.readClosedContent(tx, scope, talentId);
    if (content === null) return { talent_insights_budget: budget };
    if (!opensSomething(content)) throw fail('budget.nothing_closed');
    if (hasLess(content, body.content ?? {})) throw fail('budget.content_changed');
    const charge = { organizationId, kind: 'unlock', amount: -COST, talentId, actor } as const;
    const { budget: remainingBudget } = await changeInsights(tx, charge);
    await queries.markUnlocked(tx, scope, talentId);
    const details = { talent_insights_budget: remainingBudget };
    await recordAudit(tx, { scope, actor, action: 'talents.unlock', talentIds: [talentId], details });
    return { talent_insights_budget: remainingBudget };
  });
}
