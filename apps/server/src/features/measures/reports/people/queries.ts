import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { MaskableTalent } from '@quint/domain/base/masking.ts';
import type { TalentStatus } from '@quint/domain/people/talents.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { IS_SHOWN } from '#features/invitations/result-holds/queries.ts';
import { STATEMENT } from '#features/measures/statements/queries.ts';
import { isExcluded } from '#features/roles/roles/queries.ts';

/** A person with the newest finished result that is not held back; null where there is none. */
export interface ReportedPerson extends MaskableTalent {
  /** There is only one that is held back. */
  readonly is_held: boolean;
  /** Until when; null where only its person ends that. */
  readonly held_until: Date | null;
  readonly talent_id: string;
  readonly status: TalentStatus;
  readonly result_id: string | null;
  readonly result: SheetScore | null;
  /** What the person says about it, before masking; null without one. */
  readonly statement: string | null;
  /** The language it was answered in. */
  readonly language: StoredLanguage | null;
  readonly date_finished: Date | null;
  /** The person objects to rankings. */
  readonly is_left_out: boolean;
  readonly workspace: string;
  readonly hide_personal_data: boolean;
  readonly hide_everybody: boolean;
}

/** The people asked for who are in this workspace, in the order they were asked for. */
export async function findReportedPeople(
  db: Reader,
  { organizationId }: OrganizationScope,
  talentIds: readonly string[],
): Promise<readonly ReportedPerson[]> {
  const { rows } = await readSql<ReportedPerson>`
    select t.id as talent_id, t.first_name, t.last_name, t.status, t.is_directly_invited, t.is_insight_unlocked, ${isExcluded} as is_left_out,
      n.id is null and h.held_until is not null as is_held, nullif(h.held_until, 'infinity') as held_until, n.id as result_id, n.result, n.statement, n.language, n.date_finished, o.name as workspace, o.hide_personal_data, o.hide_everybody
    from talents t
    join organizations o on o.id = t.organization_id
    left join lateral (
      select r.id, r.result, ${STATEMENT} as statement, r.language, r.date_finished from talents_results r
      where r.organization_id = t.organization_id and r.talent_id = t.id and r.status = 'FINISHED' and ${IS_SHOWN}
      order by r.date_finished desc limit 1
    ) n on true
    cross join lateral (
      select max(r.held_until) as held_until from talents_results r
      where r.organization_id = t.organization_id and r.talent_id = t.id and r.held_until is not null
    ) h
    where t.organization_id = ${organizationId} and t.id = any(${talentIds}::uuid[])
      and t.date_deleted is null and t.date_anonymized is null
    order by array_position(${talentIds}::uuid[], t.id)
  `.execute(db);
  return rows;
}
