import { fail } from '@quint/contract/base/errors.ts';
import type { WebhookDeliveriesAnswer } from '@quint/contract/operation/webhooks.ts';
import { WEBHOOK_DELIVERIES_PER_PAGE } from '@quint/contract/operation/webhooks.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { WEBHOOK_TEST } from '@quint/domain/operation/webhooks.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import * as queries from '#features/operation/webhooks/deliveries/queries.ts';
import { getEndpoint } from '#features/operation/webhooks/service.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';

/** Rate limit for tests and replays, which people request. */
const BY_HAND: RateLimit = { action: 'webhooks-by-hand', hits: 60, windowSeconds: 600 };

async function assertOn(tx: Writer, scope: OrganizationScope, endpointId: string): Promise<void> {
  const { is_active: isActive } = await getEndpoint(tx, scope, endpointId);
  if (!isActive) throw fail('webhook.off');
}

/** A page of an endpoint's deliveries, newest first. Throws `record.not_found`. */
export async function listDeliveries(
  deps: Deps,
  actor: Actor,
  { endpointId, before }: { endpointId: string; before: string | undefined },
): Promise<WebhookDeliveriesAnswer['data']> {
  const scope = scopeOfActor(actor);
  const limit = WEBHOOK_DELIVERIES_PER_PAGE + 1;
  return deps.db.write(scope, async (tx) => {
    await getEndpoint(tx, scope, endpointId);
    const rows = await queries.listDeliveries(tx, scope, { endpointId, before, limit });
    return { deliveries: rows.slice(0, WEBHOOK_DELIVERIES_PER_PAGE), has_more: rows.length === limit };
  });
}

/** Sends a test event to an endpoint. Throws `record.not_found`, `webhook.off` and REQUESTS_EXCEEDED. Audited. */
export async function sendTest(deps: Deps, actor: Actor, endpointId: string): Promise<void> {
  const scope = scopeOfActor(actor);
  await countAttempt(deps.db, BY_HAND, scope.organizationId);
  await deps.db.write(scope, async (tx) => {
    await assertOn(tx, scope, endpointId);
    const data = { endpoint_id: endpointId };
    await queries.insertDelivery(tx, scope, { endpointId, type: WEBHOOK_TEST, data });
    await recordAudit(tx, { scope, actor, action: 'webhooks.test', items: [endpointId] });
  });
}

interface Replay {
  readonly endpointId: string;
  /** Undefined for all failed ones. */
  readonly deliveryId?: string;
}

async function replay(
  deps: Deps,
  tx: Writer,
  { actor, scope, ...which }: Replay & { readonly actor: Actor; readonly scope: OrganizationScope },
): Promise<{ count: number }> {
  const { endpointId, deliveryId } = which;
  await assertOn(tx, scope, endpointId);
  const count = await queries.replay(tx, scope, { endpointId, deliveryId, now: deps.clock.now() });
  await recordAudit(tx, {
    scope,
    actor,
    action: 'webhooks.replay',
    items: [endpointId],
    details: { count },
  });
  return { count };
}

/**
 * Resends the failed deliveries of an endpoint under their ids. Returns their number. Throws
 * `record.not_found`, `webhook.off` and REQUESTS_EXCEEDED. Audited.
 */
export async function replayDeliveries(
  deps: Deps,
  actor: Actor,
  endpointId: string,
): Promise<{ count: number }> {
  const scope = scopeOfActor(actor);
  await countAttempt(deps.db, BY_HAND, scope.organizationId);
  return deps.db.write(scope, (tx) => replay(deps, tx, { actor, scope, endpointId }));
}

/**
 * Resends a delivery under its id; a queued one is unchanged and not counted. Throws `record.not_found`,
 * `webhook.off` and REQUESTS_EXCEEDED. Audited.
 */
export async function replayDelivery(
  deps: Deps,
  actor: Actor,
  deliveryId: string,
): Promise<{ count: number }> {
  const scope = scopeOfActor(actor);
  await countAttempt(deps.db, BY_HAND, scope.organizationId);
  return deps.db.write(scope, async (tx) => {
    const endpointId = await queries.findEndpointOf(tx, scope, deliveryId);
    if (endpointId === undefined) throw fail('record.not_found');
    return replay(deps, tx, { actor, scope, endpointId, deliveryId });
  });
}
