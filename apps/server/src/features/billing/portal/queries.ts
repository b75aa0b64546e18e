import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { PaymentPort } from '#payments/payment-port.ts';

interface PortalAccount {
  readonly customer: string;
  /** The one that runs. */
  readonly subscription: string | undefined;
}

/** What a workspace is at a provider; undefined where that provider does not know it. */
export async function findPortalAccount(
  db: Reader,
  { organizationId }: OrganizationScope,
  provider: PaymentPort['provider'],
): Promise<PortalAccount | undefined> {
  const { rows } = await readSql<{ customer: string; subscription: string | null }>`
    select customer, case when status = 'active' then subscription end as subscription from billing_accounts
    where organization_id = ${organizationId} and provider = ${provider} and customer is not null
  `.execute(db);
  const [row] = rows;
  return row && { customer: row.customer, subscription: row.subscription ?? undefined };
}
