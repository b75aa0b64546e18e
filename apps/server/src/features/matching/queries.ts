import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { RoleRangeColumns } from '#features/roles/model.ts';
import { ROLE_RANGE_COLUMNS } from '#features/roles/model.ts';

/** The latest finished result of a talent as far as fit needs it; null where a scale is not valid. */
export interface LatestResult {
  readonly talent_id: string;
  readonly id: string;
  readonly quality: 'ok' | 'check' | 'doubtful';
  readonly o: number | null;
  readonly c: number | null;
  readonly e: number | null;
  readonly a: number | null;
  readonly es: number | null;
  readonly z_o: number | null;
  readonly z_c: number | null;
  readonly z_e: number | null;
  readonly z_a: number | null;
  readonly z_es: number | null;
  readonly scoring_version: string | null;
  readonly norm_version: string | null;
  /** The own norm in force for its form and language; null where the published one holds. */
  readonly own_norm: string | null;
}

/** The latest finished result of every talent of the workspace that is not deleted, eldest talent first. */
export async function listLatestResults(db: Reader, scope: OrganizationScope): Promise<LatestResult[]> {
  const { rows } = await sql<LatestResult>`
    select distinct on (talent_id) talent_id, id, quality, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es,
      scoring_version, norm_version, n.version as own_norm
    from talents_results
    left join norms n on n.instrument = instrument_version and n.language = talents_results.language and n.is_active
    where organization_id = ${scope.organizationId} and status = 'FINISHED' and talent_id not in (
      select id from talents
      where organization_id = ${scope.organizationId} and (date_deleted is not null or date_anonymized is not null)
    )
    order by talent_id, date_finished desc
  `.execute(db);
  return rows;
}

/** A talent that is not deleted, and its latest finished result if there is one. */
export async function findLatestResult(
  db: Reader,
  scope: OrganizationScope,
  talentId: string,
): Promise<{ result: LatestResult | undefined } | undefined> {
  const { organizationId } = scope;
  const { rows } = await sql<Omit<LatestResult, 'id'> & { id: string | null }>`
    select t.id as talent_id, r.id, r.quality, r.o, r.c, r.e, r.a, r.es, r.z_o, r.z_c, r.z_e, r.z_a, r.z_es,
      r.scoring_version, r.norm_version, n.version as own_norm
    from talents t
    left join lateral (
      select * from talents_results l
      where l.organization_id = t.organization_id and l.talent_id = t.id and l.status = 'FINISHED'
      order by l.date_finished desc limit 1
    ) r on true
    left join norms n on n.instrument = r.instrument_version and n.language = r.language and n.is_active
    where t.organization_id = ${organizationId} and t.id = ${talentId}
      and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return { result: row.id === null ? undefined : { ...row, id: row.id } };
}

export interface RoleToFit extends RoleRangeColumns {
  readonly id: string;
  readonly name: string;
}

/** The roles of the workspace that are not deleted, by name. */
export function listRoles(db: Reader, scope: OrganizationScope): Promise<RoleToFit[]> {
  return db
    .selectFrom('roles')
    .select(['id', 'name', ...ROLE_RANGE_COLUMNS])
    .where('organization_id', '=', scope.organizationId)
    .where('date_deleted', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Talents of the workspace with an invitation and no finished result yet. */
export async function countPending(db: Reader, scope: OrganizationScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from talents t
    where t.organization_id = ${scope.organizationId} and t.date_deleted is null and t.date_anonymized is null
      and exists (select from talents_results r where r.organization_id = t.organization_id and r.talent_id = t.id
        and r.status not in ('FINISHED', 'CANCELED'))
      and not exists (select from talents_results r where r.organization_id = t.organization_id and r.talent_id = t.id
        and r.status = 'FINISHED')
  `.execute(db);
  return rows[0]?.count ?? 0;
}
