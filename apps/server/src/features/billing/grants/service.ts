import { fail } from '@quint/contract/errors.ts';
import type { GrantBody } from '@quint/contract/orders.ts';
import type { Actor } from '@quint/domain/actor.ts';
import { recordAudit } from '#database/audit.ts';
import { scopeOfPlatform } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { hasWorkspace } from '#features/billing/grants/queries.ts';
import { queueGrantNotice } from '#features/billing/notices/service.ts';
import { changeInsights } from '#features/plans/insights/service.ts';

/**
 * Gives a workspace talent insights by hand. The reason stands in the history of the workspace, and its administrators are
 * told by mail. Returns how many there are now. Throws `record.not_found` for an unknown or deleted workspace.
 */
export async function grantInsights(
  deps: Deps,
  actor: Actor,
  { organizationId, insights, reason }: GrantBody & { readonly organizationId: string },
): Promise<number> {
  const scope = scopeOfPlatform(actor, organizationId);
  return deps.db.platform.write(async (tx) => {
    if (!(await hasWorkspace(tx, organizationId))) throw fail('record.not_found');
    const change = { organizationId, kind: 'grant', amount: insights, reason, actor } as const;
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
