import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { isDoubtfulSheet } from '#features/measures/norms/queries.ts';

/** People with the same stanines: five digits, O C E A ES. */
export interface KindOfPeople {
  readonly stanines: number;
  readonly people: number;
  /** How many of them have a doubtful result. */
  readonly doubtful: number;
}

/** The sheet `r` that the stanines of the talent `t` come from: the newest finished one that is not on hold. */
const STANINES_SHEET = sql`left join lateral (
  select s.quality from talents_results s
  where s.organization_id = t.organization_id and s.talent_id = t.id and s.status = 'FINISHED' and s.held_until is null
  order by s.date_finished desc limit 1
) r on true`;
const COUNTS = sql`count(*)::integer as people, (count(*) filter (where ${isDoubtfulSheet}))::integer as doubtful`;

/** The members with a result of these teams, by their stanines; deleted teams have none. */
export async function listKindsOfTeams(
  db: Reader,
  { organizationId }: OrganizationScope,
  teams: readonly string[],
): Promise<(KindOfPeople & { readonly team_id: string })[]> {
  const { rows } = await readSql<KindOfPeople & { team_id: string }>`
    select m.teams_id as team_id, t.stanines, ${COUNTS}
    from teams g
    join teams_talents m on m.organization_id = g.organization_id and m.teams_id = g.id
    join talents t on t.organization_id = m.organization_id and t.id = m.talents_id
    ${STANINES_SHEET}
    where g.organization_id = ${organizationId} and g.id = any(${teams}) and g.date_deleted is null
      and t.stanines is not null and t.date_deleted is null and t.date_anonymized is null
    group by m.teams_id, t.stanines
  `.execute(db);
  return rows;
}

/** Everybody with a result who may be compared with ranges, by their stanines. */
export async function listKindsOfFinished(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<KindOfPeople[]> {
  const { rows } = await readSql<KindOfPeople>`
    select t.ranked_stanines as stanines, ${COUNTS} from talents t
    ${STANINES_SHEET}
    where t.organization_id = ${organizationId} and t.ranked_stanines is not null
      and t.date_deleted is null and t.date_anonymized is null
    group by t.ranked_stanines order by t.ranked_stanines
  `.execute(db);
  return rows;
}

/** The employees with a result, by their stanines. */
export async function listKindsOfEmployees(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<KindOfPeople[]> {
  const { rows } = await readSql<KindOfPeople>`
    select t.stanines, ${COUNTS} from talents t
    ${STANINES_SHEET}
    where t.organization_id = ${organizationId} and t.status = 'EMPLOYEE' and t.stanines is not null
      and t.date_deleted is null and t.date_anonymized is null
    group by t.stanines
  `.execute(db);
  return rows;
}
