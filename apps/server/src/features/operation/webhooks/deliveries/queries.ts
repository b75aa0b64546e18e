import type { WebhookDelivery } from '@quint/contract/operation/webhooks.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { DELIVERY } from '#features/operation/webhooks/queries.ts';

/** Deliveries of an endpoint, newest first; those older than `before`. */
export async function listDeliveries(
  db: Reader,
  { organizationId }: OrganizationScope,
  { endpointId, before, limit }: { endpointId: string; before: string | undefined; limit: number },
): Promise<WebhookDelivery[]> {
  const { rows } = await readSql<WebhookDelivery>`
    select ${DELIVERY} from webhook_deliveries d
    where d.organization_id = ${organizationId} and d.endpoint_id = ${endpointId}
      and (${before ?? null}::uuid is null or (d.date_created, d.id) < (
        select date_created, id from webhook_deliveries where organization_id = ${organizationId} and id = ${before ?? null}::uuid))
    order by d.date_created desc, d.id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** The endpoint of a delivery; undefined for an unknown one. */
export async function findEndpointOf(
  db: Reader,
  { organizationId }: OrganizationScope,
  deliveryId: string,
): Promise<string | undefined> {
  const { rows } = await readSql<{ endpoint_id: string }>`
    select endpoint_id from webhook_deliveries where organization_id = ${organizationId} and id = ${deliveryId}
  `.execute(db);
  return rows[0]?.endpoint_id;
}

/** Makes deliveries due again under their ids: one that has ended, or all failed ones. Returns their number. */
export async function replay(
  db: Writer,
  { organizationId }: OrganizationScope,
  { endpointId, deliveryId, now }: { endpointId: string; deliveryId: string | undefined; now: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update webhook_deliveries set status = 'waiting', attempts = 0, next_attempt_at = ${now}
    where organization_id = ${organizationId} and endpoint_id = ${endpointId}
      and case when ${deliveryId ?? null}::uuid is null then status = 'dead'
        else id = ${deliveryId ?? null}::uuid and status in ('sent', 'dead') end
  `.execute(db);
  return Number(numAffectedRows);
}

/** Queues an event for one endpoint. */
export async function insertDelivery(
  db: Writer,
  { organizationId }: OrganizationScope,
  { endpointId, type, data }: { endpointId: string; type: string; data: object },
): Promise<void> {
  await sql`
    insert into webhook_deliveries (organization_id, id, endpoint_id, event_id, type, data)
    values (${organizationId}, ${newId()}, ${endpointId}, ${newId()}, ${type}, ${JSON.stringify(data)}::jsonb)
  `.execute(db);
}
