import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrderKey } from '#features/billing/orders/queries.ts';

/** Stores the checkout page of an order that has none; false when it has another one, or is a request. */
export async function adoptPage(
  tx: Writer,
  { organizationId, id }: OrderKey,
  session: string,
): Promise<boolean> {
  const { rows } = await sql`
    update orders set provider_session = ${session}
    where organization_id = ${organizationId} and id = ${id} and way <> 'offer'
      and (provider_session is null or provider_session = ${session})
    returning id
  `.execute(tx);
  return rows.length > 0;
}
