import type { RetentionRule } from '@quint/domain/privacy/retention.ts';
import { USUAL_MONTHS } from '@quint/domain/privacy/retention.ts';
import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface NoticeRow {
  readonly workspace: string;
  readonly rule: RetentionRule;
  readonly ends_at: Date;
  readonly months: number | null;
}

const monthsOf = (rule: RetentionRule) =>
  sql`case when s.organization_id is null then ${USUAL_MONTHS[rule]}::int else s.${sql.ref(`${rule}_months`)} end`;

/** A valid notice: its person exists and has not asked to be kept. */
export async function findNotice(
  db: Reader,
  { organizationId }: OrganizationScope,
  talentId: string,
): Promise<NoticeRow | undefined> {
  const { rows } = await readSql<NoticeRow>`
    select o.name as workspace, n.rule, n.ends_at,
      case n.rule when 'rejected' then ${monthsOf('rejected')} when 'applicants' then ${monthsOf('applicants')}
        else ${monthsOf('employees')} end as months
    from retention_notices n
    join talents t on t.organization_id = n.organization_id and t.id = n.talent_id
      and t.date_deleted is null and t.date_anonymized is null
    join organizations o on o.id = n.organization_id
    left join retention_settings s on s.organization_id = n.organization_id
    where n.organization_id = ${organizationId} and n.talent_id = ${talentId} and n.ends_at is not null
  `.execute(db);
  return rows[0];
}
