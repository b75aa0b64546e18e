import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Entrance, InviteType } from '@quint/domain/survey/survey-entrances.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { SurveyLink } from '#features/invitations/invitations/emails.ts';
import type { Inviter } from '#features/invitations/invitations/queries.ts';
import { ONLY_NAMED_ROLE } from '#features/invitations/invitations/named-roles/queries.ts';
import { isExcluded } from '#features/roles/roles/queries.ts';
import { STATEMENT } from '#features/measures/statements/queries.ts';
import type { StorageKind } from '#files/storage.ts';

/** A result with the person and the workspace of its report. */
export interface ReportSource {
  readonly id: string;
  readonly language: StoredLanguage;
  readonly date_finished: Date | null;
  readonly result: SheetScore | null;
  /** The person's statement on it, before masking; null without one. */
  readonly statement: string | null;
  /** The own norm in force for its form and language; null when the published one is used. */
  readonly own_norm: string | null;
  readonly report_file: string | null;
  /** Storage key of its report. */
  readonly report_key: string | null;
  /** The storage of its report. */
  readonly report_storage: StorageKind | null;
  /** When the report was created and stored. */
  readonly report_made: Date | null;
  readonly talent_id: string;
  /** Whether it is on hold for everybody but its person. */
  readonly is_held: boolean;
  /** Null when the sheet was answered under another address. */
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly is_directly_invited: boolean;
  readonly is_insight_unlocked: boolean;
  readonly is_big_five_report_unlocked: boolean;
  readonly workspace: string;
  readonly invite_type: InviteType;
  readonly entrance: Entrance | null;
  readonly hide_personal_data: boolean;
  readonly hide_everybody: boolean;
  /** Whether the person objects to rankings: then their result is compared with no role. */
  readonly is_left_out: boolean;
}

/** A result whose talent is not deleted; undefined for an unknown one. */
export async function findReportSource(
  db: Reader,
  scope: OrganizationScope,
  resultId: string,
): Promise<ReportSource | undefined> {
  const { rows } = await readSql<ReportSource>`
    select r.id, r.language, r.invite_type, r.entrance, r.date_finished, r.result, ${STATEMENT} as statement, r.held_until is not null as is_held, r.report_file, f.filename_disk as report_key, f.storage as report_storage, f.uploaded_on as report_made,
      t.id as talent_id, case when t.is_claimable or r.date_finished > t.email_changed_at then t.email end as email, t.first_name, t.last_name, t.is_directly_invited, t.is_insight_unlocked,
      t.is_big_five_report_unlocked, ${isExcluded} as is_left_out, o.name as workspace, o.hide_personal_data, o.hide_everybody, n.version as own_norm
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    join organizations o on o.id = r.organization_id
    left join files f on f.organization_id = r.organization_id and f.id = r.report_file
    left join norms n on n.instrument = r.instrument_version and n.language = r.language and n.is_active
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId}
      and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  return rows[0];
}

/** The mailed link to the sheet of a result; undefined without one. */
export async function findMailedLink(
  db: Reader,
  { organizationId }: OrganizationScope,
  resultId: string,
): Promise<SurveyLink | undefined> {
  const { rows } = await readSql<SurveyLink>`
    select l.organization_id as "organizationId", l.id as "linkId", r.flavour, r.survey_path as "surveyPath"
    from survey_links l
    join talents_results r on r.organization_id = l.organization_id and r.id = l.result_id
    where l.organization_id = ${organizationId} and l.result_id = ${resultId} and l.date_revoked is null
    order by l.date_created desc limit 1
  `.execute(db);
  return rows[0];
}

/** What a workspace adds to the mail with a report. */
export interface ReportMailFrame extends Inviter {
  /** The only role that the person was invited for; null for none or several. */
  readonly only_role: string | null;
}

/** The role whose own words the mail with a report contains, and the account that invited the person, for answers. */
export async function findReportMailFrame(
  db: Reader,
  { organizationId }: OrganizationScope,
  resultId: string,
): Promise<ReportMailFrame | undefined> {
  const { rows } = await readSql<ReportMailFrame>`
    select ${ONLY_NAMED_ROLE} as only_role,
      u.first_name as inviter_first_name, u.last_name as inviter_last_name, u.email as inviter_email
    from talents_results r
    left join outbox m on m.organization_id = r.organization_id
      and m.message_key = 'invitation:' || r.id || ':' || r.invitation_count
    left join users u on u.id = (m.payload ->> 'invitedBy')::uuid
    where r.organization_id = ${organizationId} and r.id = ${resultId}
  `.execute(db);
  return rows[0];
}

export interface ReportFile {
  readonly id: string;
  readonly key: string;
  readonly storage: StorageKind;
  readonly name: string;
  readonly bytes: number;
  readonly now: Date;
}

/**
 * Records the report of a result with the versions behind its numbers, unless there is one; returns whether it was
 * recorded.
 */
export async function insertReportFile(
  tx: Writer,
  scope: OrganizationScope,
  { source, file }: { source: ReportSource & { readonly result: SheetScore }; file: ReportFile },
): Promise<boolean> {
  const { organizationId } = scope;
  const { rows } = await sql`
    select from talents_results
    where organization_id = ${organizationId} and id = ${source.id} and report_file is null for update
  `.execute(tx);
  // A separate statement: it sees the changes of a transaction that held the lock.
  const { rows: there } = await sql`
    select from talents where organization_id = ${organizationId} and id = ${source.talent_id} and date_anonymized is null
  `.execute(tx);
  if (rows.length === 0 || there.length === 0) return false;
  await sql`
    insert into files (organization_id, id, storage, filename_disk, filename_download, type, filesize, talent_id, uploaded_on)
    values (${organizationId}, ${file.id}, ${file.storage}, ${file.key}, ${file.name}, 'application/pdf', ${file.bytes},
      ${source.talent_id}, ${file.now})
  `.execute(tx);
  const { id: resultId, language, result } = source;
  const report = newId();
  await sql`
    insert into big_five_reports (organization_id, id, result_id, language, file_id, scoring_version, norm_version, date_created)
    values (${organizationId}, ${report}, ${resultId}, ${language}, ${file.id}, ${result.versions.scoring},
      ${result.versions.norm}, ${file.now})
  `.execute(tx);
  await sql`
    update talents_results set report_file = ${file.id}, big_five_report = ${report}
    where organization_id = ${organizationId} and id = ${source.id}
  `.execute(tx);
  return true;
}
