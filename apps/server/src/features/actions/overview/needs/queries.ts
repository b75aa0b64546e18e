import { compareCodes } from '@quint/domain/base/text-order.ts';
import { RESEND_AFTER_HOURS } from '@quint/domain/base/limits.ts';
import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { isOpen } from '#features/actions/overview/statistics/queries.ts';

export interface RoleCounts {
  readonly id: string;
  readonly name: string;
  readonly finished: number;
  readonly open: number;
  readonly planned: number;
  readonly shortlisted: number;
  /** People who hold the role. */
  readonly employee_count: number;
  readonly remindable: number;
  readonly compare: readonly string[];
}

const isApplying = sql`t.status <> 'EMPLOYEE'`;

/** Every role of the workspace with the progress of the people considered for it, without rejected ones. */
export async function countByRole(
  db: Reader,
  { organizationId }: OrganizationScope,
  { now }: { now: Date },
): Promise<RoleCounts[]> {
  const cutoff = new Date(now.getTime() - RESEND_AFTER_HOURS * 3_600_000);
  const { rows } = await readSql<RoleCounts>`
    select o.id, o.name, coalesce(p.finished, 0) as finished, coalesce(p.open, 0) as open, coalesce(p.planned, 0) as planned,
      coalesce(p.shortlisted, 0) as shortlisted, coalesce(p.employee_count, 0) as employee_count, coalesce(p.remindable, 0) as remindable,
      coalesce(p.compare, '{}') as compare
    from roles o
    left join (
      select l.roles_id,
        (count(*) filter (where t.stanines is not null and ${isApplying}))::int as finished,
        (count(*) filter (where ${isOpen} and ${isApplying}))::int as open,
        (count(*) filter (where t.invitation_status = 'SCHEDULED' and ${isApplying}))::int as planned,
        (count(*) filter (where t.status = 'FAVOURITE'))::int as shortlisted,
        (count(*) filter (where t.status = 'EMPLOYEE'))::int as employee_count,
        (count(*) filter (where ${isOpen} and t.invitation_status <> 'INVITED' and ${isApplying} and t.date_last_invited < ${cutoff}
          and t.id not in (select r.talent_id from talents_results r
            where r.organization_id = ${organizationId} and r.date_finished is null and r.date_last_reminded >= ${cutoff})))::int as remindable,
        (array_agg(t.id) filter (where t.status = 'FAVOURITE' and t.stanines is not null))[1:5] as compare
      from roles_talents l join talents t on t.organization_id = l.organization_id and t.id = l.talents_id
      where l.organization_id = ${organizationId} and l.rejected_at is null and t.date_deleted is null and t.date_anonymized is null
      group by l.roles_id
    ) p on p.roles_id = o.id
    where o.organization_id = ${organizationId} and o.date_deleted is null and o.draft_state is null
      and o.date_archived is null and o.date_filled is null
  `.execute(db);
  // Sorted here: the statement would have to sort all considered people.
  return rows.map((row) => ({ ...row, compare: row.compare.toSorted(compareCodes) }));
}
