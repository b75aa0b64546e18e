import type { WebhookEndpoint } from '@quint/contract/operation/webhooks.ts';
import { WEBHOOK_LATEST } from '@quint/contract/operation/webhooks.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A delivery `d` as shown to administrators. */
export const DELIVERY = sql`
  d.id, d.event_id, d.type, d.status, d.attempts, d.answer_code, d.reason,
  ${iso('d.date_created')} as date_created, ${iso('d.date_attempted')} as date_attempted,
  case when d.status = 'waiting' then ${iso('d.next_attempt_at')} end as date_next`;

/** The endpoints of a workspace, oldest first. */
export async function listEndpoints(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<WebhookEndpoint[]> {
  const { rows } = await readSql<WebhookEndpoint>`
    select e.id, e.url, e.description, e.events, e.is_active,
      case when not e.is_active then coalesce(e.off_because, 'restored') end as off_because, ${iso('e.date_off')} as date_off,
      ${iso('e.failing_since')} as failing_since, ${iso('e.date_created')} as date_created,
      case when e.previous_secret_until > now() then ${iso('e.previous_secret_until')} end as previous_secret_until,
      nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '') as made_by, c.waiting, c.dead,
      coalesce(l.latest, '[]') as latest
    from webhook_endpoints e
    left join users u on u.id = e.user_created
    cross join lateral (
      select (count(*) filter (where status in ('waiting', 'sending')))::int as waiting,
        (count(*) filter (where status = 'dead'))::int as dead
      from webhook_deliveries where organization_id = e.organization_id and endpoint_id = e.id
        and status in ('waiting', 'sending', 'dead')
    ) c
    cross join lateral (
      select json_agg(d) as latest from (
        select ${DELIVERY} from webhook_deliveries d
        where d.organization_id = e.organization_id and d.endpoint_id = e.id
        order by d.date_created desc, d.id desc limit ${WEBHOOK_LATEST}) d
    ) l
    where e.organization_id = ${organizationId} order by e.id
  `.execute(db);
  return rows;
}

/** The number of endpoints of the workspace. Locks it, so that concurrent creations are serialised. */
export async function countEndpoints(db: Writer, { organizationId }: OrganizationScope): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${organizationId}`}, 0))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook_endpoints where organization_id = ${organizationId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

interface NewEndpoint {
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly string[];
  readonly secret: Buffer;
  readonly userId: string;
}

export async function insertEndpoint(
  db: Writer,
  { organizationId }: OrganizationScope,
  { id, url, description, events, secret, userId }: NewEndpoint,
): Promise<void> {
  await sql`
    insert into webhook_endpoints (organization_id, id, url, description, events, secret, user_created)
    values (${organizationId}, ${id}, ${url}, ${description}, ${events}::text[], ${secret}, ${userId})
  `.execute(db);
}

export interface EndpointRow {
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly string[];
  readonly is_active: boolean;
  readonly secret: Buffer;
}

/** An endpoint, locked; undefined when it does not exist in the workspace. */
export async function lockEndpoint(
  db: Writer,
  { organizationId }: OrganizationScope,
  id: string,
): Promise<EndpointRow | undefined> {
  const { rows } = await sql<EndpointRow>`
    select id, url, description, events, is_active, secret from webhook_endpoints
    where organization_id = ${organizationId} and id = ${id} for no key update
  `.execute(db);
  return rows[0];
}

export async function updateEndpoint(
  db: Writer,
  { organizationId }: OrganizationScope,
  { id, url, description, events }: Omit<EndpointRow, 'secret' | 'is_active'>,
): Promise<void> {
  await sql`
    update webhook_endpoints set url = ${url}, description = ${description}, events = ${events}::text[], date_updated = now()
    where organization_id = ${organizationId} and id = ${id}
  `.execute(db);
}

/** Switches an endpoint on and resets the time since which it fails. */
export async function switchOn(db: Writer, { organizationId }: OrganizationScope, id: string): Promise<void> {
  await sql`
    update webhook_endpoints set is_active = true, off_because = null, date_off = null, failing_since = null, date_updated = now()
    where organization_id = ${organizationId} and id = ${id}
  `.execute(db);
}

export async function deleteEndpoint(
  db: Writer,
  { organizationId }: OrganizationScope,
  id: string,
): Promise<void> {
  await sql`delete from webhook_endpoints where organization_id = ${organizationId} and id = ${id}`.execute(
    db,
  );
}

/** Replaces the secret; the previous one is also used for signing until a given time, or not at all without one. */
export async function replaceSecret(
  db: Writer,
  { organizationId }: OrganizationScope,
  { id, secret, previousUntil }: { id: string; secret: Buffer; previousUntil: Date | null },
): Promise<void> {
  await sql`
    update webhook_endpoints set previous_secret = case when ${previousUntil}::timestamptz is not null then secret end,
      previous_secret_until = ${previousUntil}, secret = ${secret},
      date_updated = now()
    where organization_id = ${organizationId} and id = ${id}
  `.execute(db);
}
