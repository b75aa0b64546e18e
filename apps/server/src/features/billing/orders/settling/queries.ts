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

/** Notes under which key the provider knows a workspace, unless that is known. */
export async function noteCustomer(
  tx: Writer,
  { organizationId, provider, customer }: Customer,
): Promise<void> {
  await sql`
    insert into billing_accounts (organization_id, provider, customer) values (${organizationId}, ${provider}, ${customer})
    on conflict (organization_id) do update set customer = excluded.customer, provider = excluded.provider
    where billing_accounts.customer is null
  `.execute(tx);
}

/** Notes where invoices of a workspace go, unless that is known. */
export async function notePaymentEmail(tx: Writer, organizationId: string, email: string): Promise<void> {
  await sql`
    update organizations set stripe_customer_email = ${email}, date_updated = now()
    where id = ${organizationId} and stripe_customer_email is null and char_length(${email}) <= 128
  `.execute(tx);
}

export type Waiting = Pick<OrderRow, 'organization_id' | 'id' | 'status'>;

/** Orders that the provider is asked about by the clock, oldest first, in pages. */
export async function listWaiting(
  db: Reader,
  {
    before,
    after,
    limit,
  }: { readonly before: Date; readonly after: string | undefined; readonly limit: number },
): Promise<Waiting[]> {
  const { rows } = await readSql<Waiting>`
    select organization_id, id, status from orders
    where status in ('created', 'returning') and way <> 'offer' and date_created < ${before}
      and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
    order by id limit ${limit}
  `.execute(db);
  return rows;
}

/** Orders that were paid lately, which may have been paid back at the provider, in pages. */
export async function listPaid(
  db: Reader,
  {
    since,
    after,
    limit,
  }: { readonly since: Date; readonly after: string | undefined; readonly limit: number },
): Promise<Waiting[]> {
  const { rows } = await readSql<Waiting>`
    select organization_id, id, status from orders
    where status = 'paid' and way <> 'offer' and date_paid > ${since}
      and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
    order by id limit ${limit}
  `.execute(db);
  return rows;
}
