import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrderRow } from '#features/billing/orders/queries.ts';
import type { PaymentPort } from '#payments/payment-port.ts';

interface Customer {
  readonly organizationId: string;
  readonly provider: PaymentPort['provider'];
  readonly customer: string;
}

/** Stores the provider's key of a workspace unless it has one. */
export async function recordCustomer(
  tx: Writer,
  { organizationId, provider, customer }: Customer,
): Promise<void> {
  await sql`
    insert into billing_accounts (organization_id, provider, customer) values (${organizationId}, ${provider}, ${customer})
    on conflict (organization_id) do update set customer = excluded.customer, provider = excluded.provider
    where billing_accounts.customer is null
  `.execute(tx);
}

/** Stores the invoice address of a workspace unless it has one. */
export async function recordPaymentEmail(tx: Writer, organizationId: string, email: string): Promise<void> {
  await sql`
    update organizations set stripe_customer_email = ${email}, date_updated = now()
    where id = ${organizationId} and stripe_customer_email is null and char_length(${email}) <= 128
  `.execute(tx);
}

export type WaitingOrder = Pick<OrderRow, 'organization_id' | 'id' | 'status'>;

interface Page {
  readonly after: string | undefined;
  readonly limit: number;
}

/** Orders that meet a condition, oldest first. */
async function listOrders(
  db: Reader,
  condition: RawBuilder<unknown>,
  { after, limit }: Page,
): Promise<WaitingOrder[]> {
  const { rows } = await readSql<WaitingOrder>`
    select organization_id, id, status from orders
    where ${condition} and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
    order by id limit ${limit}
  `.execute(db);
  return rows;
}

/** Orders at the provider, placed before a given time, that are open or have a pending refund. */
export function listWaiting(db: Reader, { before, ...page }: Page & { readonly before: Date }) {
  const isWaiting = sql`status in ('created', 'returning') and way <> 'offer' and date_created < ${before}`;
  return listOrders(db, isWaiting, page);
}

/** Orders paid since a given time, which may have been refunded at the provider. */
export function listPaid(db: Reader, { since, ...page }: Page & { readonly since: Date }) {
  return listOrders(db, sql`status = 'paid' and way <> 'offer' and date_paid > ${since}`, page);
}

/** Open orders of premium reports whose person was erased. */
export function listAbandoned(db: Reader, page: Page) {
  const isAbandoned = sql`status = 'created' and kind = 'premium_report' and not exists (
    select from talents t
    where t.organization_id = orders.organization_id and t.id = orders.talent_id and t.date_anonymized is null)`;
  return listOrders(db, isAbandoned, page);
}
