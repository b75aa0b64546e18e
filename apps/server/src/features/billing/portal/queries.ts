import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { PaymentPort } from '#payments/payment-port.ts';

/** The customer id of a workspace at a provider; undefined when that provider does not know it. */
export async function findCustomer(
  db: Reader,
  { organizationId }: OrganizationScope,
  provider: PaymentPort['provider'],
): Promise<string | undefined> {
  const { rows } = await readSql<{ customer: string }>`
    select customer from billing_accounts
    where organization_id = ${organizationId} and provider = ${provider} and customer is not null
  `.execute(db);
  return rows[0]?.customer;
}
