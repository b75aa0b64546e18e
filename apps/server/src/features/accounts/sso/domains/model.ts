import type { SsoDomain } from '@quint/contract/workspace/single-sign-on.ts';
import { recordNameOf } from '@quint/domain/workspace/single-sign-on.ts';
import type { DomainRow } from '#features/accounts/sso/domains/queries.ts';

export function toSsoDomain({ id, domain, token, date_proved, proved_by }: DomainRow): SsoDomain {
  return {
    id,
    domain,
    record_name: recordNameOf(domain),
    record_value: token,
    date_proved: date_proved?.toISOString() ?? null,
    proved_by,
  };
}
