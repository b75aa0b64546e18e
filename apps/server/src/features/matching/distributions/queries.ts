import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** People of the same stanines: five digits, O C E A ES. */
export interface KindOfPeople {
  readonly stanines: number;
  readonly people: number;
}

/** The members with a result of these teams, by their stanines; deleted teams have none. */
export async function listKindsOfTeams(
  db: Reader,
  { organizationId }: OrganizationScope,
  teams: readonly string[],
): Promise<(KindOfPeople & { readonly team_id: string })[]> {
  const { rows } = await readSql<KindOfPeople & { team_id: string }>`
    select m.teams_id as team_id, t.stanines, count(*)::integer as people
    from teams g
    join teams_talents m on m.organization_id = g.organization_id and m.teams_id = g.id
    join talents t on t.organization_id = m.organization_id and t.id = m.talents_id
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
    select ranked_stanines as stanines, count(*)::integer as people from talents
    where organization_id = ${organizationId} and ranked_stanines is not null
      and date_deleted is null and date_anonymized is null
    group by ranked_stanines order by ranked_stanines
  `.execute(db);
  return rows;
}

/** The employees with a result, by their stanines. */
export async function listKindsOfEmployees(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<KindOfPeople[]> {
  const { rows } = await readSql<KindOfPeople>`
    select stanines, count(*)::integer as people from talents
    where organization_id = ${organizationId} and status = 'EMPLOYEE' and stanines is not null
      and date_deleted is null and date_anonymized is null
    group by stanines
  `.execute(db);
  return rows;
}
