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

interface Page {
  readonly after: string | undefined;
  readonly limit: number;
}

/** Orders at the provider that meet a condition, oldest first. */
async function listAtProvider(
  db: Reader,
  condition: RawBuilder<unknown>,
  { after, limit }: Page,
): Promise<Waiting[]> {
  const { rows } = await readSql<Waiting>`
    select organization_id, id, status from orders
    where way <> 'offer' and ${condition} and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
    order by id limit ${limit}
  `.execute(db);
  return rows;
}

/** Orders placed before a moment that are open, or whose money is on its way back. */
export function listWaiting(db: Reader, { before, ...page }: Page & { readonly before: Date }) {
  return listAtProvider(db, sql`status in ('created', 'returning') and date_created < ${before}`, page);
}

/** Orders paid since a moment, which may have been paid back at the provider. */
export function listPaid(db: Reader, { since, ...page }: Page & { readonly since: Date }) {
  return listAtProvider(db, sql`status = 'paid' and date_paid > ${since}`, page);
}
