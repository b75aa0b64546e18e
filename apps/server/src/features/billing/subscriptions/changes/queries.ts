import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Pack } from '@quint/domain/workspace/actor.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { PaymentPort } from '#payments/payment-port.ts';

/** A workspace at its provider, with how much of its plan is used. */
export interface ProviderAccount {
  readonly provider: PaymentPort['provider'] | null;
  readonly customer: string | null;
  readonly subscription: string | null;
  readonly status: 'active' | 'past_due' | 'canceled' | null;
  readonly language: StoredLanguage;
  readonly pack: Pack;
  readonly used_administrators: number;
  readonly used_members: number;
}

export async function findProviderAccount(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<ProviderAccount | undefined> {
  const { rows } = await readSql<ProviderAccount>`
    select a.provider, a.customer, a.subscription, a.status, o.language, o.pack,
      (select count(*)::int from memberships m
        where m.organization_id = o.id and m.user_role = 'ORG_ADMIN') as used_administrators,
      (select count(*)::int from talents t
        where t.organization_id = o.id and t.status = 'EMPLOYEE' and t.date_deleted is null
          and t.date_anonymized is null) as used_members
    from billing_accounts a join organizations o on o.id = a.organization_id
    where a.organization_id = ${organizationId}
  `.execute(db);
  return rows[0];
}
