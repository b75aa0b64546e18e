import { fail } from '@quint/contract/base/errors.ts';
import type {
  WebhookBody,
  WebhookChanges,
  WebhooksAnswer,
  WebhookSecretAnswer,
} from '@quint/contract/operation/webhooks.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { WEBHOOK_ENDPOINTS_MAX, WEBHOOK_OVERLAP_HOURS } from '@quint/domain/operation/webhooks.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { newWebhookSecret, openWebhookSecret } from '#features/operation/webhooks/model.ts';
import * as queries from '#features/operation/webhooks/queries.ts';
import { switchOff } from '#features/operation/webhooks/sender/queries.ts';
import { findUrlFault } from '#features/operation/webhooks/targets/model.ts';

const HOUR_MS = 3_600_000;

function assertUrl({ config }: Deps, url: string): void {
  const fault = findUrlFault(url, config.webhookPrivateTargets);
  if (fault !== undefined) throw fail(fault);
}

/** An endpoint of the workspace, locked. Throws `record.not_found`. */
export async function getEndpoint(
  tx: Writer,
  scope: OrganizationScope,
  id: string,
): Promise<queries.EndpointRow> {
  const endpoint = await queries.lockEndpoint(tx, scope, id);
  if (endpoint === undefined) throw fail('record.not_found');
  return endpoint;
}

/** The endpoints of the workspace, each with its newest deliveries. */
export async function readWebhooks(deps: Deps, actor: Actor): Promise<WebhooksAnswer['data']> {
  const scope = scopeOfActor(actor);
  const endpoints = await deps.db.read(scope, (db) => queries.listEndpoints(db, scope));
  return { endpoints, allows_private: deps.config.webhookPrivateTargets };
}

/** Creates an endpoint. Returns its secret, only this once. Throws `webhook.url_…` and `webhook.too_many`. Audited. */
export async function createWebhook(
  deps: Deps,
  actor: Actor,
  body: WebhookBody,
): Promise<WebhookSecretAnswer['data']> {
  const scope = scopeOfActor(actor);
  assertUrl(deps, body.url);
  const id = newId();
  const { secret, sealedSecret } = newWebhookSecret(deps.config, id);
  await deps.db.write(scope, async (tx) => {
    if ((await queries.countEndpoints(tx, scope)) >= WEBHOOK_ENDPOINTS_MAX) {
      throw fail('webhook.too_many', { max: WEBHOOK_ENDPOINTS_MAX });
    }
    const events = [...new Set(body.events)];
    await queries.insertEndpoint(tx, scope, {
      ...body,
      id,
      events,
      secret: sealedSecret,
      userId: actor.userId,
    });
    const details = { host: new URL(body.url).host, events };
    await recordAudit(tx, { scope, actor, action: 'webhooks.create', items: [id], details });
  });
  return { id, secret };
}

/** Changes an endpoint, and switches it on or off. Throws `record.not_found` and `webhook.url_…`. Audited. */
export async function changeWebhook(
  deps: Deps,
  actor: Actor,
  { id, changes }: { id: string; changes: WebhookChanges },
): Promise<void> {
  const scope = scopeOfActor(actor);
  if (changes.url !== undefined) assertUrl(deps, changes.url);
  await deps.db.write(scope, async (tx) => {
    const endpoint = await getEndpoint(tx, scope, id);
    const { url = endpoint.url, description = endpoint.description, is_active: isActive } = changes;
    const events = [...new Set(changes.events ?? endpoint.events)];
    await queries.updateEndpoint(tx, scope, { id, url, description, events });
    if (isActive === true && !endpoint.is_active) await queries.switchOn(tx, scope, id);
    if (isActive === false && endpoint.is_active) {
      const { organizationId } = scope;
      const off = { because: 'person', now: deps.clock.now() } as const;
      await switchOff(tx, { organizationId, endpointId: id }, off);
    }
    const details = { fields: Object.keys(changes), is_active: isActive ?? endpoint.is_active };
    await recordAudit(tx, { scope, actor, action: 'webhooks.update', items: [id], details });
  });
}

/** Deletes an endpoint with its deliveries. Throws `record.not_found`. Audited. */
export async function deleteWebhook(deps: Deps, actor: Actor, id: string): Promise<void> {
  const scope = scopeOfActor(actor);
  await deps.db.write(scope, async (tx) => {
    await getEndpoint(tx, scope, id);
    await queries.deleteEndpoint(tx, scope, id);
    await recordAudit(tx, { scope, actor, action: 'webhooks.delete', items: [id] });
  });
}

/**
 * Creates a new secret for an endpoint, returned only this once; the previous one is also used for a day, if it can be
 * decrypted. Throws `record.not_found`. Audited.
 */
export async function rotateSecret(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<WebhookSecretAnswer['data']> {
  const scope = scopeOfActor(actor);
  const { secret, sealedSecret } = newWebhookSecret(deps.config, id);
  const previousUntil = new Date(deps.clock.now().getTime() + WEBHOOK_OVERLAP_HOURS * HOUR_MS);
  await deps.db.write(scope, async (tx) => {
    const former = await getEndpoint(tx, scope, id);
    const isReadable = openWebhookSecret(deps.config, id, former.secret) !== undefined;
    await queries.replaceSecret(tx, scope, {
      id,
      secret: sealedSecret,
      previousUntil: isReadable ? previousUntil : null,
    });
    await recordAudit(tx, { scope, actor, action: 'webhooks.rotate_secret', items: [id] });
  });
  return { id, secret };
}
