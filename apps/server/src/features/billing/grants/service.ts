import { fail } from '@quint/contract/base/errors.ts';
import type { GrantBody } from '@quint/contract/billing/orders.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import { scopeOfPlatform } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { hasWorkspace, isGranted } from '#features/billing/grants/queries.ts';
import { queueGrantNotice } from '#features/billing/notices/service.ts';
import { changeInsights, lockInsights } from '#features/workspace/plans/insights/service.ts';

/**
 * Grants talent insights to a workspace manually. The history of the workspace shows the reason, and its administrators
 * are notified by mail. A second request with the same key grants nothing. Returns the new number of insights. Throws
 * `record.not_found` for an unknown or deleted workspace.
 */
export async function grantInsights(
  deps: Deps,
  actor: Actor,
  { organizationId, insights, reason, key }: GrantBody & { readonly organizationId: string },
): Promise<number> {
  const scope = scopeOfPlatform(actor, organizationId);
  return deps.db.platform.write(async (tx) => {
    if (!(await hasWorkspace(tx, organizationId))) throw fail('record.not_found');
    const before = await lockInsights(tx, organizationId);
    if (await isGranted(tx, organizationId, key)) return before;
    const change = {
      organizationId,
      kind: 'grant',
      amount: insights,
      reason,
      requestKey: key,
      actor,
    } as const;
    const { budget } = await changeInsights(tx, change);
    await recordAudit(tx, {
      scope,
      actor,
      action: 'insights.grant',
      items: [organizationId],
      details: { insights },
    });
    await queueGrantNotice(deps, tx, organizationId);
    return budget;
  });
}
