import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { ContentLocation } from '#features/files/queries.ts';
import type { RecordKey } from '#features/workspace/auth/former-details/queries.ts';

const LOCATION = sql`organization_id as "organizationId", id, storage, filename_disk as key`;

/**
 * Deletes every document that contains a person, also those about others: reports of their groups, comparisons,
 * interview sheets, the report of an assessment. Rendering in progress finds its row deleted. Returns the storage
 * locations.
 */
export async function deleteDocuments(
  db: Writer,
  { organizationId, talentId }: RecordKey,
): Promise<ContentLocation[]> {
  const teams = sql`(select teams_id from teams_talents where organization_id = ${organizationId} and talents_id = ${talentId})`;
  const assessments = sql`(select assessment_id from assessment_participants
    where organization_id = ${organizationId} and talent_id = ${talentId})`;
  const { rows: documents } = await sql<{ file_id: string | null }>`
    delete from report_documents d where d.organization_id = ${organizationId} and (
      d.result_id in (select id from talents_results where organization_id = ${organizationId} and talent_id = ${talentId})
      or d.team_id in ${teams} or d.assessment_id in ${assessments}
      or exists (select from report_documents_talents t
        where t.organization_id = d.organization_id and t.document_id = d.id and t.talent_id = ${talentId}))
    returning d.file_id
  `.execute(db);
  const ofDocuments = documents.flatMap(({ file_id: id }) => (id === null ? [] : [id]));
  const { rows } = await sql<ContentLocation>`
    delete from files where organization_id = ${organizationId} and (
      talent_id = ${talentId} or id = any(${ofDocuments}::uuid[])
      or (team_id in ${teams} and purpose = 'report' and uploaded_by is null)
      or id in (select report_file from assessments where organization_id = ${organizationId} and id in ${assessments}))
    returning ${LOCATION}
  `.execute(db);
  return [...rows, ...(await deleteForgotten(db, organizationId))];
}

/** Deletes rendered documents without references: those about others that a change has outdated. */
async function deleteForgotten(db: Writer, organizationId: string): Promise<ContentLocation[]> {
  const { rows } = await sql<ContentLocation>`
    delete from files f where f.organization_id = ${organizationId} and f.purpose in ('report', 'document')
      and f.uploaded_by is null and f.talent_id is null
      and not exists (select from report_documents d where d.organization_id = f.organization_id and d.file_id = f.id)
      and not exists (select from big_five_reports b where b.organization_id = f.organization_id and b.file_id = f.id)
      and not exists (select from talents_results r where r.organization_id = f.organization_id and r.report_file = f.id)
      and not exists (select from teams t where t.organization_id = f.organization_id and t.report_file = f.id)
      and not exists (select from assessments a where a.organization_id = f.organization_id and a.report_file = f.id)
    returning ${LOCATION}
  `.execute(db);
  return rows;
}
