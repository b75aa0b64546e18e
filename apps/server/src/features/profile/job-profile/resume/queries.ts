import { parseSkills, readLanguages } from '@quint/domain/profile/job-profile.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import type { PresentProfile } from '#features/profile/job-profile/resume/model.ts';

interface ProfileRow {
  readonly jobs: readonly { readonly role: string; readonly company: string; readonly month: string }[];
  readonly skills: string | null;
  readonly languages: unknown;
}

/** The existing entries of a talent's job profile. */
export async function readPresentProfile(
  { db }: Pick<Deps, 'db'>,
  scope: OrganizationScope,
  talentId: string,
): Promise<PresentProfile> {
  const { rows } = await db.read(scope, (reader) =>
    readSql<ProfileRow>`
      select
        coalesce((
          select jsonb_agg(jsonb_build_object('role', j.role_name, 'company', j.company_name, 'month', to_char(j.started_at, 'YYYY-MM')))
          from job_experiences j where j.organization_id = t.organization_id and j.talent_id = t.id
        ), '[]') as jobs,
        p.skills, p.languages
      from talents t
      left join job_preferences p on p.organization_id = t.organization_id and p.id = t.job_preferences
      where t.organization_id = ${scope.organizationId} and t.id = ${talentId}
    `.execute(reader),
  );
  const [row] = rows;
  return {
    jobs: row?.jobs ?? [],
    skills: (parseSkills(row?.skills ?? '') ?? []).map(({ label }) => label),
    languages: (readLanguages(row?.languages ?? []) ?? []).map(({ code }) => code),
  };
}
