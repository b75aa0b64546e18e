import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { SCORING_VERSION } from '@quint/psychometrics/scoring.ts';
import type { Alphas, QualityVerdict } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { alphasOfResult } from '#features/measures/norms/queries.ts';
import type { RoleRangeColumns } from '#features/roles/roles/model.ts';
import { ROLE_RANGE_COLUMNS } from '#features/roles/roles/model.ts';
import { isExcluded } from '#features/roles/roles/queries.ts';

/** The latest finished result of a talent with the columns that fit needs; null when a scale is not valid. */
export interface LatestResult {
  readonly talent_id: string;
  readonly id: string;
  readonly quality: QualityVerdict;
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
  /** The alphas of the norm it was computed with; null when the published ones apply. */
  readonly alphas: Alphas | null;
  /** Whether it was computed with a rule or norm that is no longer in force for its form and language. */
  readonly is_outdated: boolean;
  /** Whether the person objects to rankings: no fit may be computed. */
  readonly is_left_out: boolean;
}

/** Without a result, its columns are null. */
interface LatestResultRow extends Omit<LatestResult, 'id' | 'quality'> {
  readonly id: string | null;
  readonly quality: QualityVerdict | null;
  readonly is_held: boolean;
}

/** A talent that is not deleted, with the latest finished result visible to the reader, and whether one is on hold. */
export async function findLatestResult(
  db: Reader,
  scope: OrganizationScope,
  { talentId, isOwn }: { talentId: string; isOwn: boolean },
): Promise<{ result: LatestResult | undefined; isHeld: boolean } | undefined> {
  const { organizationId } = scope;
  const { rows } = await readSql<LatestResultRow>`
    select t.id as talent_id, ${isExcluded} as is_left_out, r.id, r.quality, r.o, r.c, r.e, r.a, r.es, r.z_o, r.z_c, r.z_e, r.z_a, r.z_es,
      ${alphasOfResult} as alphas,
      r.scoring_version is distinct from ${SCORING_VERSION} or r.norm_version is distinct from coalesce(n.version, ${NORM_VERSION}) as is_outdated,
      not ${isOwn}::boolean and exists (select from talents_results h
        where h.organization_id = t.organization_id and h.talent_id = t.id and h.held_until is not null) as is_held
    from talents t
    left join lateral (
      select * from talents_results l
      where l.organization_id = t.organization_id and l.talent_id = t.id and l.status = 'FINISHED'
        and (${isOwn}::boolean or l.held_until is null)
      order by l.date_finished desc limit 1
    ) r on true
    left join norms n on n.instrument = r.instrument_version and n.language = r.language and n.is_active
    where t.organization_id = ${organizationId} and t.id = ${talentId}
      and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  const { is_held: isHeld, id, quality, ...latest } = row;
  return { result: id === null || quality === null ? undefined : { ...latest, id, quality }, isHeld };
}

export interface RoleToFit extends RoleRangeColumns {
  readonly id: string;
  readonly name: string;
  /** Condition: neither a draft, filled nor archived. */
  readonly is_in_use: boolean;
}

/** The roles of the workspace that are not deleted, by name. */
export function listRoles(db: Reader, scope: OrganizationScope): Promise<RoleToFit[]> {
  return db
    .selectFrom('roles')
    .select(['id', 'name', ...ROLE_RANGE_COLUMNS])
    .select((eb) =>
      eb
        .and([eb('draft_state', 'is', null), eb('date_filled', 'is', null), eb('date_archived', 'is', null)])
        .$castTo<boolean>()
        .as('is_in_use'),
    )
    .where('organization_id', '=', scope.organizationId)
    .where('date_deleted', 'is', null)
    .orderBy('name', (name) => name.collate('und-x-icu'))
    .orderBy('id')
    .execute();
}

/** People with the same stanines whom a role turned down, and how many of them have a doubtful result. */
export interface RejectedProfile {
  readonly role_id: string;
  readonly stanines: number;
  readonly people: number;
  readonly doubtful: number;
}

/** The people whom roles in use turned down, by their stanines: they are not counted for these roles. */
export async function listRejectedProfiles(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<RejectedProfile[]> {
  const { rows } = await readSql<RejectedProfile>`
    select l.roles_id as role_id, t.ranked_stanines as stanines, count(*)::int as people,
      (count(*) filter (where n.quality = 'doubtful'))::int as doubtful
    from roles_talents l
    join talents t on t.organization_id = l.organization_id and t.id = l.talents_id
    join roles g on g.organization_id = l.organization_id and g.id = l.roles_id
    left join lateral (
      select r.quality from talents_results r
      where r.organization_id = t.organization_id and r.talent_id = t.id and r.status = 'FINISHED' and r.held_until is null
      order by r.date_finished desc, r.id limit 1
    ) n on true
    where l.organization_id = ${organizationId} and l.rejected_at is not null and t.ranked_stanines is not null
      and t.date_deleted is null and t.date_anonymized is null
      and g.date_deleted is null and g.draft_state is null and g.date_archived is null and g.date_filled is null
    group by l.roles_id, t.ranked_stanines
  `.execute(db);
  return rows;
}

/** The roles that turned a talent down. */
export async function listRejectingRoles(
  db: Reader,
  { organizationId }: OrganizationScope,
  talentId: string,
): Promise<Set<string>> {
  const { rows } = await readSql<{ roles_id: string }>`
    select roles_id from roles_talents
    where organization_id = ${organizationId} and talents_id = ${talentId} and rejected_at is not null
  `.execute(db);
  return new Set(rows.map((row) => row.roles_id));
}

/** Whether a talent is considered for a role or holds it in a group; talents cannot see drafts. */
export async function isRoleOfTalent(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, talentId }: { roleId: string; talentId: string },
): Promise<boolean> {
  const { rows } = await readSql<{ is_own: boolean }>`
    select exists (
      select from roles r where r.organization_id = ${organizationId} and r.id = ${roleId} and r.draft_state is null
        and (
          exists (select from roles_talents l
            where l.organization_id = r.organization_id and l.roles_id = r.id and l.talents_id = ${talentId})
          or exists (select from talent_role_assignments a
            join teams g on g.organization_id = a.organization_id and g.id = a.team_id and g.date_deleted is null
            where a.organization_id = r.organization_id and a.role_id = r.id and a.talent_id = ${talentId})
        )
    ) as is_own
  `.execute(db);
  return rows[0]?.is_own === true;
}

/** The number of talents with an invitation and no finished result. */
export async function countPending(db: Reader, { organizationId }: OrganizationScope): Promise<number> {
  const { rows } = await readSql<{ count: number }>`
    select count(*)::int as count from talents where organization_id = ${organizationId} and date_deleted is null
      and date_anonymized is null and stanines is null and invitation_status not in ('FINISHED', 'CANCELED')
  `.execute(db);
  return rows[0]?.count ?? 0;
}
