import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** What people say themselves about their newest visible results, by the person. */
export async function listStatements(
  db: Reader,
  { organizationId }: OrganizationScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await readSql<{ talent_id: string; text: string }>`
    select newest.talent_id, s.text from (
      select distinct on (r.talent_id) r.talent_id, r.id from talents_results r
      where r.organization_id = ${organizationId} and r.talent_id = any(${ids}::uuid[]) and r.status = 'FINISHED'
        and r.held_until is null
      order by r.talent_id, r.date_finished desc, r.id
    ) newest
    join result_statements s on s.organization_id = ${organizationId} and s.result_id = newest.id
  `.execute(db);
  return new Map(rows.map(({ talent_id: id, text }) => [id, text]));
}

/** The newest result of a person of a role that its readers may see; undefined without one. */
export async function findNewestResult(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, talentId }: { readonly roleId: string; readonly talentId: string },
): Promise<string | undefined> {
  const { rows } = await readSql<{ id: string }>`
    select r.id from talents_results r
    join roles_talents l on l.organization_id = r.organization_id and l.talents_id = r.talent_id
      and l.roles_id = ${roleId}
    where r.organization_id = ${organizationId} and r.talent_id = ${talentId} and r.status = 'FINISHED'
      and r.held_until is null
    order by r.date_finished desc, r.id limit 1
  `.execute(db);
  return rows[0]?.id;
}
