import type { DocumentSubject } from '@quint/contract/measures/documents.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { HiddenPeople } from '@quint/domain/base/masking.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { StorageKind } from '#files/storage.ts';
import type { Audience } from '#features/measures/reports/wording/model.ts';

export interface DocumentRow {
  readonly id: string;
  readonly kind: DocumentSubject['kind'];
  readonly result_id: string | null;
  readonly role_id: string | null;
  readonly team_id: string | null;
  readonly assessment_id: string | null;
  readonly language: StoredLanguage;
  readonly audience: Audience;
  readonly hides_people: HiddenPeople;
  readonly fingerprint: Buffer;
  readonly state: 'waiting' | 'ready' | 'failed';
  readonly file_id: string | null;
  readonly date_ready: Date | null;
  readonly file_key: string | null;
  readonly file_storage: StorageKind | null;
  readonly file_name: string | null;
  /** The people in it, in their order, if there are several. */
  readonly talent_ids: string[];
  /** The talent of its result. */
  readonly talent_id: string | null;
}

const SELECT = sql`
  select d.id, d.kind, d.result_id, d.role_id, d.team_id, d.assessment_id, d.language, d.audience, d.hides_people, d.fingerprint, d.state,
    d.file_id, d.date_ready, f.filename_disk as file_key, f.storage as file_storage, f.filename_download as file_name,
    r.talent_id, array(
      select p.talent_id from report_documents_talents p
      where p.organization_id = d.organization_id and p.document_id = d.id order by p.position
    ) as talent_ids
  from report_documents d
  left join files f on f.organization_id = d.organization_id and f.id = d.file_id
  left join talents_results r on r.organization_id = d.organization_id and r.id = d.result_id`;

/** A requested document. */
export async function findDocument(
  db: Reader,
  { organizationId }: OrganizationScope,
  documentId: string,
): Promise<DocumentRow | undefined> {
  const { rows } = await readSql<DocumentRow>`
    ${SELECT} where d.organization_id = ${organizationId} and d.id = ${documentId}
  `.execute(db);
  return rows[0];
}

/** The document of a file. */
export async function findDocumentOfFile(
  db: Reader,
  { organizationId }: OrganizationScope,
  fileId: string,
): Promise<DocumentRow | undefined> {
  const { rows } = await readSql<DocumentRow>`
    ${SELECT} where d.organization_id = ${organizationId} and d.file_id = ${fileId}
  `.execute(db);
  return rows[0];
}

/** Whether the person has added a statement to the result in a mailed report. */
export async function hasStatement(
  db: Reader,
  { organizationId }: OrganizationScope,
  fileId: string,
): Promise<boolean> {
  const { rows } = await readSql`
    select from big_five_reports b
    join result_statements s on s.organization_id = b.organization_id and s.result_id = b.result_id
    where b.organization_id = ${organizationId} and b.file_id = ${fileId}
  `.execute(db);
  return rows.length > 0;
}

/** The document with this content that is stored or being rendered. */
export async function findByFingerprint(
  db: Reader,
  { organizationId }: OrganizationScope,
  fingerprint: Buffer,
): Promise<DocumentRow | undefined> {
  const { rows } = await readSql<DocumentRow>`
    ${SELECT} where d.organization_id = ${organizationId} and d.fingerprint = ${fingerprint}
      and (d.state = 'waiting' or d.file_id is not null)
  `.execute(db);
  return rows[0];
}

export interface NewDocument {
  readonly id: string;
  readonly subject: DocumentSubject;
  readonly language: StoredLanguage;
  readonly audience: Audience;
  readonly hides: HiddenPeople;
  readonly fingerprint: Buffer;
  readonly now: Date;
}

/** Inserts a requested document; false when a concurrent request inserted the same one. */
export async function insertDocument(
  tx: Writer,
  { organizationId }: OrganizationScope,
  { id, subject, language, audience, hides, fingerprint, now }: NewDocument,
): Promise<boolean> {
  const keys = subject as {
    result?: string;
    role?: string;
    team?: string;
    assessment?: string;
    talents?: readonly string[];
  };
  const { rows } = await sql`
    with made as (
      insert into report_documents (organization_id, id, kind, result_id, role_id, team_id, assessment_id, language,
        audience, hides_people, fingerprint, date_created)
      values (${organizationId}, ${id}, ${subject.kind}, ${keys.result ?? null}, ${keys.role ?? null},
        ${keys.team ?? null}, ${keys.assessment ?? null}, ${language}, ${audience}, ${hides}, ${fingerprint}, ${now})
      on conflict (organization_id, fingerprint) where state = 'waiting' or file_id is not null do nothing
      returning organization_id, id
    ), people as (
      insert into report_documents_talents (organization_id, document_id, talent_id, position)
      select m.organization_id, m.id, p.talent_id, p.place - 1
      from made m cross join unnest(${keys.talents ?? []}::uuid[]) with ordinality p (talent_id, place)
    )
    select id from made
  `.execute(tx);
  return rows.length > 0;
}

export interface MadeDocument {
  readonly fileId: string;
  readonly key: string;
  readonly storage: StorageKind;
  readonly name: string;
  readonly bytes: number;
  /** The people in it; none for a group. */
  readonly talentIds: readonly string[];
  readonly fingerprint: Buffer;
  readonly now: Date;
}

/** Inserts a rendered document, unless it exists; the team or assessment then refers to it. */
export async function insertRenderedDocument(
  tx: Writer,
  { organizationId }: OrganizationScope,
  { document, file }: { document: DocumentRow; file: MadeDocument },
): Promise<void> {
  const { rows } = await sql`
    select from report_documents
    where organization_id = ${organizationId} and id = ${document.id} and state = 'waiting' for no key update
  `.execute(tx);
  if (rows.length === 0) return;
  // Reports about a person for others are not among the person's own files.
  const [talentId] = file.talentIds;
  const purpose = document.audience === 'employer' && talentId !== undefined ? 'document' : 'report';
  const owner = file.talentIds.length === 1 ? talentId : null;
  await sql`
    insert into files (organization_id, id, storage, filename_disk, filename_download, type, filesize, purpose, talent_id,
      team_id, uploaded_on)
    values (${organizationId}, ${file.fileId}, ${file.storage}, ${file.key}, ${file.name}, 'application/pdf', ${file.bytes},
      ${purpose}, ${owner ?? null}, ${document.team_id}, ${file.now})
  `.execute(tx);
  await sql`
    update report_documents d set state = 'ready', file_id = ${file.fileId}, date_ready = ${file.now},
      fingerprint = case when exists (
        select from report_documents other
        where other.organization_id = ${organizationId} and other.fingerprint = ${file.fingerprint} and other.id <> d.id
          and (other.state = 'waiting' or other.file_id is not null)
      ) then d.fingerprint else ${file.fingerprint} end
    where organization_id = ${organizationId} and id = ${document.id}
  `.execute(tx);
  await sql`
    update teams set report_file = ${file.fileId}, date_report_created = ${file.now}
    where organization_id = ${organizationId} and id = ${document.team_id}
  `.execute(tx);
  await sql`
    update assessments set report_file = ${file.fileId}
    where organization_id = ${organizationId} and id = ${document.assessment_id}
  `.execute(tx);
}

/** Marks a document as failed; it can be requested again. */
export async function recordFailure(
  tx: Writer,
  { organizationId }: OrganizationScope,
  documentId: string,
): Promise<void> {
  await sql`
    update report_documents set state = 'failed'
    where organization_id = ${organizationId} and id = ${documentId} and state = 'waiting'
  `.execute(tx);
}
