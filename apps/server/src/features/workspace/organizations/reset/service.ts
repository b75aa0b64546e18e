import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Deps } from '#deps.ts';
import { resetInsights } from '#features/workspace/plans/insights/service.ts';
import { setBack } from '#features/workspace/organizations/reset/queries.ts';
import { getTrialEnd } from '#features/workspace/trials/service.ts';
import { scopeOfPlatform } from '#database/scopes.ts';

/**
 * Resets a workspace: plan Basic, no switches of its own, the start credits, a new trial, not frozen, and no plan
 * counts as started before. Records are not deleted. Throws `record.not_found`.
 */
export async function resetWorkspace(deps: Deps, actor: Actor, organizationId: string): Promise<void> {
  const scope = scopeOfPlatform(actor, organizationId);
  const trialEndsAt = getTrialEnd(deps.clock.now());
  await deps.db.platform.write(async (db) => {
    if (!(await setBack(db, { organizationId, trialEndsAt }))) throw fail('record.not_found');
    await resetInsights(db, { organizationId, actor });
    await recordAudit(db, { scope, actor, action: 'organizations.reset', items: [organizationId] });
  });
}
