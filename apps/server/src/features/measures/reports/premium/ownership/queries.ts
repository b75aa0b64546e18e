import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { StorageKind } from '#files/storage.ts';

/** The talent of the premium report. */
export interface OwnedReport {
  readonly organizationId: string;
  readonly talentId: string;
}

/** Unlocks or locks the premium report of a talent; false for a deleted talent. */
export async function setUnlocked(
  tx: Writer,
  { organizationId, talentId }: OwnedReport,
  isUnlocked: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    update talents set is_big_five_report_unlocked = ${isUnlocked}, date_updated = now()
    where organization_id = ${organizationId} and id = ${talentId} and date_anonymized is null
    returning id
  `.execute(tx);
  return rows.length > 0;
}

export interface ReportContent {
  readonly key: string;
  readonly storage: StorageKind;
}

/** Deletes the stored premium reports of a talent, including unfinished ones; returns their contents. */
export async function deletePremiumDocuments(
  tx: Writer,
  { organizationId, talentId }: OwnedReport,
): Promise<readonly ReportContent[]> {
  const { rows: documents } = await sql<{ file_id: string | null }>`
    delete from report_documents d using talents_results r
    where d.organization_id = ${organizationId} and d.kind = 'premium'
      and r.organization_id = d.organization_id and r.id = d.result_id and r.talent_id = ${talentId}
    returning d.file_id
  `.execute(tx);
  const files = documents.flatMap(({ file_id: file }) => file ?? []);
  const { rows } = await sql<ReportContent>`
    delete from files where organization_id = ${organizationId} and id = any(${files}::uuid[])
    returning filename_disk as key, storage
  `.execute(tx);
  return rows;
}

/** The recipient of an unlocked premium report, and its result. */
export interface Receiver {
  readonly result_id: string;
  /** The address of the person's account, otherwise of the survey. */
  readonly language: StoredLanguage;
  /** Null when the sheet was answered under another address. */
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly workspace: string;
  /** Whether they can read it on their profile, too. */
  readonly has_account: boolean;
}

/** The newest finished result of a talent whose premium report is unlocked. */
export async function findReceiver(
  db: Reader,
  { organizationId, talentId }: OwnedReport,
): Promise<Receiver | undefined> {
  const { rows } = await readSql<Receiver>`
    select r.id as result_id, coalesce(u.platform_language, r.language) as language, t.first_name, t.last_name, o.name as workspace,
      u.id is not null as has_account,
      case when t.is_claimable or r.date_finished > t.email_changed_at then t.email end as email
    from talents t
    join talents_results r on r.organization_id = t.organization_id and r.talent_id = t.id and r.status = 'FINISHED'
    join organizations o on o.id = t.organization_id
    left join users u on u.id = t.user_id
    where t.organization_id = ${organizationId} and t.id = ${talentId} and t.is_big_five_report_unlocked
      and t.date_deleted is null and t.date_anonymized is null
    order by r.date_finished desc limit 1
  `.execute(db);
  return rows[0];
}
