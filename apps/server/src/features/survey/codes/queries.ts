import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { SURVEY_CODE_MINUTES, SURVEY_CODE_TRIES } from '@quint/domain/base/limits.ts';
import type { Flavour } from '@quint/domain/survey/survey-entrances.ts';
import { sql } from 'kysely';
import type { Reader, StatementWriter, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** Replaces the code of a sheet; the previous one is invalid. */
export async function replaceCode(
  db: Writer,
  scope: OrganizationScope,
  code: { id: string; resultId: string; now: Date },
): Promise<void> {
  await sql`
    insert into survey_codes as c (organization_id, result_id, id, date_created, expires_at)
    values (${scope.organizationId}, ${code.resultId}, ${code.id}, ${code.now},
      ${code.now}::timestamptz + make_interval(mins => ${SURVEY_CODE_MINUTES}))
    on conflict (organization_id, result_id) do update
      set id = excluded.id, tries = 0, date_created = excluded.date_created, expires_at = excluded.expires_at
  `.execute(db);
}

/** Counts an attempt and returns the id of the current code; undefined when there is none, or no attempt is left. */
export async function countTry(
  db: StatementWriter,
  scope: OrganizationScope,
  { resultId, now }: { resultId: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update survey_codes set tries = tries + 1
    where organization_id = ${scope.organizationId} and result_id = ${resultId}
      and expires_at > ${now} and tries < ${SURVEY_CODE_TRIES}
    returning id
  `.execute(db);
  return rows[0]?.id;
}

/** Consumes a code. False when a concurrent request was faster. */
export async function useCode(
  db: StatementWriter,
  scope: OrganizationScope,
  code: { id: string; resultId: string },
): Promise<boolean> {
  const { rows } = await sql`
    delete from survey_codes
    where organization_id = ${scope.organizationId} and result_id = ${code.resultId} and id = ${code.id}
    returning id
  `.execute(db);
  return rows.length > 0;
}

export interface CodeRecipient {
  readonly email: string;
  readonly language: StoredLanguage;
}

/** The recipient of a sheet's code. */
export async function findRecipient(
  db: Reader,
  scope: OrganizationScope,
  resultId: string,
): Promise<CodeRecipient | undefined> {
  const { rows } = await readSql<CodeRecipient>`
    select t.email, r.language from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId}
      and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  return rows[0];
}

export interface CodeToMail {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly workspace: string;
  readonly is_submitted: boolean;
  readonly flavour: Flavour;
  readonly survey_path: string | null;
  /** The mailed link, which verifies the same; null when it was revoked. */
  readonly link_id: string | null;
}

/** The data of the mail with a code; undefined when the code was replaced, used or has expired. */
export async function findCodeToMail(
  db: Reader,
  scope: OrganizationScope,
  code: { id: string; resultId: string; now: Date },
): Promise<CodeToMail | undefined> {
  const { rows } = await readSql<CodeToMail>`
    select t.first_name, t.last_name, o.name as workspace, r.date_handed_in is not null as is_submitted, r.flavour, r.survey_path,
      (select l.id from survey_links l
        where l.organization_id = r.organization_id and l.result_id = r.id and l.date_revoked is null
        order by l.id desc limit 1) as link_id
    from survey_codes c
    join talents_results r on r.organization_id = c.organization_id and r.id = c.result_id
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    join organizations o on o.id = r.organization_id
    where c.organization_id = ${scope.organizationId} and c.result_id = ${code.resultId} and c.id = ${code.id}
      and c.expires_at > ${code.now} and t.date_deleted is null and t.date_anonymized is null
      and o.date_deleted is null
  `.execute(db);
  return rows[0];
}
