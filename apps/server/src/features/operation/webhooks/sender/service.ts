import { nextWebhookAttempt } from '@quint/domain/operation/webhooks.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { listAdministrators } from '#features/privacy/requests/queries.ts';
import { openWebhookSecret } from '#features/operation/webhooks/model.ts';
import { WEBHOOK_OFF_MAIL } from '#features/operation/webhooks/sender/emails.ts';
import type { Outcome } from '#features/operation/webhooks/sender/model.ts';
import {
  findReasonToSwitchOff,
  readOutcome,
  signPayload,
  writePayload,
} from '#features/operation/webhooks/sender/model.ts';
import type { ClaimedDelivery } from '#features/operation/webhooks/sender/queries.ts';
import * as queries from '#features/operation/webhooks/sender/queries.ts';
import type { TargetRules } from '#features/operation/webhooks/targets/service.ts';
import { postToTarget } from '#features/operation/webhooks/targets/service.ts';
import type { RepeatedWork } from '#jobs/jobs.ts';
import { queueMails } from '#outbox/outbox.ts';

export interface SendingLimits extends Pick<TargetRules, 'timeoutMs' | 'resolve'> {
  /** Maximum concurrent requests of this process. */
  readonly atOnce: number;
  /** Maximum concurrent requests to one endpoint, over all processes. */
  readonly perEndpoint: number;
  /** Maximum concurrent requests of one workspace, over all processes. */
  readonly perWorkspace: number;
  /** A started attempt without an outcome counts as lost after this time. */
  readonly lostAfterMs: number;
}

const NAME = 'send-webhooks';
const LIMITS: SendingLimits = {
  timeoutMs: 10_000,
  atOnce: 32,
  perEndpoint: 4,
  perWorkspace: 8,
  lostAfterMs: 60_000,
};

async function notifyAdministrators(
  deps: Deps,
  tx: Writer,
  { organization_id: organizationId, endpoint_id: endpointId, id }: ClaimedDelivery,
): Promise<void> {
  const administrators = await listAdministrators(tx, organizationId);
  await queueMails(deps, tx, scopeOfJob({ organizationId }), {
    mails: administrators.map(({ email: to, language }) => ({
      messageKey: `webhook-off:${id}:${to}`,
      kind: WEBHOOK_OFF_MAIL.kind,
      to,
      language,
      payload: { endpointId },
    })),
  });
}

async function switchOff(
  deps: Deps,
  tx: Writer,
  { delivery, because }: { delivery: ClaimedDelivery; because: 'gone' | 'failing' },
): Promise<void> {
  const { organization_id: organizationId, endpoint_id: endpointId } = delivery;
  const now = deps.clock.now();
  await queries.switchOff(tx, { organizationId, endpointId }, { because, now });
  await recordAudit(tx, {
    scope: { organizationId },
    actor: undefined,
    action: 'webhooks.switch_off',
    items: [endpointId],
    details: { because },
  });
  await notifyAdministrators(deps, tx, delivery);
}

async function recordOutcome(deps: Deps, delivery: ClaimedDelivery, outcome: Outcome): Promise<void> {
  const now = deps.clock.now();
  const isFailed = outcome.reason !== null;
  await deps.db.platform.write(async (tx) => {
    // Locks the endpoint first, as switching it off does, to avoid deadlocks.
    const endpoint = await queries.recordEndpointAttempt(tx, delivery, { isFailed, now });
    const isRemoved = outcome.reason === 'gone';
    const { retryAfter } = outcome;
    const pause = { now, retryAfter, random: Math.random() };
    const nextAt = isFailed && !isRemoved ? nextWebhookAttempt(delivery.attempts, pause) : undefined;
    await queries.recordAttempt(tx, delivery, { outcome, nextAt, now });
    if (retryAfter !== undefined) await queries.postponeWaiting(tx, delivery, { retryAfter, now });
    if (!isFailed || endpoint?.is_active !== true) return;
    const since = { failingSince: endpoint.failing_since ?? now, now };
    const because = findReasonToSwitchOff(outcome, since);
    if (because !== undefined) await switchOff(deps, tx, { delivery, because });
  });
}

/** The secrets for signing a request; none when the current one cannot be decrypted. */
function secretsOf({ config, clock }: Deps, delivery: ClaimedDelivery): string[] {
  const { endpoint_id: id, previous_secret: previous, previous_secret_until: until } = delivery;
  const secret = openWebhookSecret(config, id, delivery.secret);
  if (secret === undefined) return [];
  const isOverlap = previous !== null && until !== null && until > clock.now();
  const former = isOverlap ? openWebhookSecret(config, id, previous) : undefined;
  return former === undefined ? [secret] : [secret, former];
}

function logError({ log }: Deps, error: unknown): void {
  log.warn({ job: NAME, err: error }, 'job failed');
}

/** Posts one delivery. Errors in this process are outcomes, too, so that retries and limits apply to them. */
async function post(deps: Deps, delivery: ClaimedDelivery, limits: SendingLimits): Promise<Outcome> {
  try {
    const secrets = secretsOf(deps, delivery);
    if (secrets.length === 0) return { code: null, reason: 'secret_unreadable' };
    const body = writePayload(delivery, publicOrigin(deps.config));
    const headers = signPayload({ id: delivery.event_id, body }, { secrets, now: deps.clock.now() });
    const rules = { ...limits, allowsPrivate: deps.config.webhookPrivateTargets };
    return readOutcome(await postToTarget({ url: delivery.url, headers, body }, rules), deps.clock.now());
  } catch (error) {
    logError(deps, error);
    return { code: null, reason: 'internal' };
  }
}

/** Sends one delivery and records the outcome. Returns whether it has arrived. */
async function sendDelivery(deps: Deps, delivery: ClaimedDelivery, limits: SendingLimits): Promise<boolean> {
  const outcome = await post(deps, delivery, limits);
  await recordOutcome(deps, delivery, outcome);
  return outcome.reason === null;
}

async function trySending(deps: Deps, delivery: ClaimedDelivery, limits: SendingLimits): Promise<boolean> {
  try {
    return await sendDelivery(deps, delivery, limits);
  } catch (error) {
    logError(deps, error);
    return false;
  }
}

/**
 * Sends deliveries when they become due. Their rows are the queue: triggers write them in the transaction of the event,
 * and one whose process was killed is due again after `lostAfterMs`, under the same id.
 */
export function createWebhookSender(deps: Deps, overrides: Partial<SendingLimits> = {}): RepeatedWork {
  const limits = { ...LIMITS, ...overrides };
  const runningTasks = new Set<Promise<boolean>>();
  let pendingLook: Promise<void> | undefined;
  let isSettling = false;

  const start = (delivery: ClaimedDelivery) => {
    const task = trySending(deps, delivery, limits);
    runningTasks.add(task);
    const next = async () => {
      const isSent = await task;
      runningTasks.delete(task);
      // The next delivery of this endpoint is sent without waiting for the next second.
      if (isSent && !isSettling) await look();
    };
    next().catch((error: unknown) => logError(deps, error));
  };
  const claim = async () => {
    const now = deps.clock.now();
    const limit = limits.atOnce - runningTasks.size;
    if (limit <= 0) return;
    const lostAt = new Date(now.getTime() + limits.lostAfterMs);
    const { perEndpoint, perWorkspace } = limits;
    const deliveries = await deps.db.platform.write((tx) =>
      queries.claimDeliveries(tx, { now, lostAt, limit, perEndpoint, perWorkspace }),
    );
    for (const delivery of deliveries) start(delivery);
  };
  const look = () => {
    pendingLook ??= claim().finally(() => {
      pendingLook = undefined;
    });
    return pendingLook;
  };
  return {
    name: NAME,
    look,
    async settle() {
      isSettling = true;
      await pendingLook;
      await Promise.all(runningTasks);
      isSettling = false;
    },
  };
}
