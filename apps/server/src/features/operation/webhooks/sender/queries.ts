import type { WebhookOff } from '@quint/domain/operation/webhooks.ts';
import { WEBHOOK_JITTER } from '@quint/domain/operation/webhooks.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { EventRow, Outcome } from '#features/operation/webhooks/sender/model.ts';

// All of these require the platform role: there is one queue for all workspaces.

export interface ClaimedDelivery extends EventRow {
  readonly id: string;
  readonly attempts: number;
  readonly url: string;
  readonly secret: Buffer;
  readonly previous_secret: Buffer | null;
  readonly previous_secret_until: Date | null;
}

interface Claim {
  readonly now: Date;
  /** When a started attempt counts as lost. */
  readonly lostAt: Date;
  readonly limit: number;
  /** Maximum concurrent requests to one endpoint; to a failing endpoint. */
  readonly perEndpoint: number;
  /** Maximum concurrent requests of one workspace. */
  readonly perWorkspace: number;
}

/** Endpoints with due deliveries, found by skipping through the index. */
const BUSY = sql`
    busy as (
      (select organization_id, endpoint_id from webhook_deliveries where status in ('waiting', 'sending')
        order by organization_id, endpoint_id limit 1)
      union all
      select n.organization_id, n.endpoint_id from busy b cross join lateral (
        select organization_id, endpoint_id from webhook_deliveries
        where status in ('waiting', 'sending') and (organization_id, endpoint_id) > (b.organization_id, b.endpoint_id)
        order by organization_id, endpoint_id limit 1) n
    )`;

/**
 * Claims due deliveries up to the limits of each endpoint and workspace; workspaces with few running requests come
 * first. Deliveries of frozen or deleted workspaces keep waiting. One process claims at a time; a concurrent one gets
 * none.
 */
export async function claimDeliveries(
  db: Writer,
  { now, lostAt, limit, perEndpoint, perWorkspace }: Claim,
): Promise<ClaimedDelivery[]> {
  const { rows: free } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('webhook-deliveries', 0)) as is_free
  `.execute(db);
  if (free[0]?.is_free !== true) return [];
  const { rows } = await sql<ClaimedDelivery>`
    with recursive ${BUSY}, under_way as (
      select organization_id, endpoint_id, count(*)::int as requests from webhook_deliveries
      where status = 'sending' and next_attempt_at > ${now} group by organization_id, endpoint_id
    ), candidates as (
      select d.organization_id, d.id, d.next_attempt_at,
        row_number() over (partition by d.organization_id order by d.next_attempt_at, d.id)
          + coalesce((select sum(u.requests) from under_way u where u.organization_id = d.organization_id), 0) as place
      from busy b
      join organizations o on o.id = b.organization_id and o.date_deleted is null and not o.is_freezed
      join webhook_endpoints e on e.organization_id = b.organization_id and e.id = b.endpoint_id and e.is_active
      left join under_way u on u.organization_id = e.organization_id and u.endpoint_id = e.id
      cross join lateral (
        select w.organization_id, w.id, w.next_attempt_at from webhook_deliveries w
        where w.organization_id = e.organization_id and w.endpoint_id = e.id and w.status in ('waiting', 'sending')
          and w.next_attempt_at <= ${now}
        order by w.next_attempt_at
        limit greatest(0, case when e.failing_since is null then ${perEndpoint}::int else 1 end - coalesce(u.requests, 0))
      ) d
    ), due as (
      select organization_id, id from candidates where place <= ${perWorkspace}
      order by place, next_attempt_at limit ${limit}
    ), claimed as (
      update webhook_deliveries d set status = 'sending', attempts = attempts + 1, next_attempt_at = ${lostAt}
      from due where d.organization_id = due.organization_id and d.id = due.id and d.status in ('waiting', 'sending')
      returning d.*
    )
    select c.organization_id, c.id, c.endpoint_id, c.event_id, c.type, c.data, c.date_created, c.attempts,
      e.url, e.secret, e.previous_secret, e.previous_secret_until
    from claimed c join webhook_endpoints e on e.organization_id = c.organization_id and e.id = c.endpoint_id
  `.execute(db);
  return rows;
}

type Key = Pick<ClaimedDelivery, 'organization_id' | 'endpoint_id' | 'id' | 'attempts'>;

/** Records on the endpoint that an attempt has succeeded or failed; returns since when it fails. */
export async function recordEndpointAttempt(
  db: Writer,
  { organization_id, endpoint_id }: Key,
  { isFailed, now }: { isFailed: boolean; now: Date },
): Promise<{ failing_since: Date | null; is_active: boolean } | undefined> {
  const { rows } = await sql<{ failing_since: Date | null; is_active: boolean }>`
    update webhook_endpoints set failing_since = case when ${isFailed} then coalesce(failing_since, ${now}) end
    where organization_id = ${organization_id} and id = ${endpoint_id}
    returning failing_since, is_active
  `.execute(db);
  return rows[0];
}

/** Records the outcome of an attempt, unless the delivery was claimed again since. */
export async function recordAttempt(
  db: Writer,
  { organization_id, id, attempts }: Key,
  { outcome, nextAt, now }: { outcome: Outcome; nextAt: Date | undefined; now: Date },
): Promise<void> {
  const status = outcome.reason === null ? 'sent' : nextAt === undefined ? 'dead' : 'waiting';
  await sql`
    update webhook_deliveries set status = ${status}, answer_code = ${outcome.code}, reason = ${outcome.reason},
      date_attempted = ${now}, next_attempt_at = ${nextAt ?? now}
    where organization_id = ${organization_id} and id = ${id} and attempts = ${attempts} and status = 'sending'
  `.execute(db);
}

/**
 * Pauses an endpoint for as long as its target asks: queued deliveries become due after that, spread over some time.
 * Deliveries that are being claimed meanwhile are sent.
 */
export async function postponeWaiting(
  db: Writer,
  { organization_id, endpoint_id }: Key,
  { retryAfter, now }: { retryAfter: number; now: Date },
): Promise<void> {
  const from = new Date(now.getTime() + retryAfter * 1000);
  const spreadSeconds = retryAfter * WEBHOOK_JITTER;
  await sql`
    update webhook_deliveries
    set next_attempt_at = ${from}::timestamptz + random() * make_interval(secs => ${spreadSeconds})
    where organization_id = ${organization_id} and id in (
      select id from webhook_deliveries
      where organization_id = ${organization_id} and endpoint_id = ${endpoint_id} and status = 'waiting'
        and next_attempt_at < ${from}
      for update skip locked)
  `.execute(db);
}

/** The stored reason; null after a restore. */
type StoredOff = Exclude<WebhookOff, 'restored'>;

/** Switches an endpoint off and marks its queued deliveries as failed. */
export async function switchOff(
  db: Writer,
  { organizationId, endpointId }: { organizationId: string; endpointId: string },
  { because, now }: { because: StoredOff; now: Date },
): Promise<void> {
  await sql`
    update webhook_endpoints set is_active = false, off_because = ${because}, date_off = ${now}
    where organization_id = ${organizationId} and id = ${endpointId}
  `.execute(db);
  await sql`
    update webhook_deliveries set status = 'dead', reason = coalesce(reason, 'endpoint_off'), next_attempt_at = ${now}
    where organization_id = ${organizationId} and endpoint_id = ${endpointId} and status in ('waiting', 'sending')
  `.execute(db);
}

export interface EndpointToMail {
  readonly url: string;
  readonly workspace: string;
  readonly off_because: StoredOff;
}

/** The data of the mail about an endpoint; undefined when it is on again or deleted. */
export async function findEndpointToMail(
  db: Reader,
  organizationId: string,
  endpointId: string,
): Promise<EndpointToMail | undefined> {
  const { rows } = await readSql<EndpointToMail>`
    select e.url, o.name as workspace, e.off_because from webhook_endpoints e join organizations o on o.id = e.organization_id
    where e.organization_id = ${organizationId} and e.id = ${endpointId} and not e.is_active and e.off_because is not null
  `.execute(db);
  return rows[0];
}
