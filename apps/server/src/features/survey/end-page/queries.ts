import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Flavour } from '@quint/domain/survey/survey-entrances.ts';
import type { Gender } from '@quint/domain/people/talents.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { CountingAnswer, SheetKey } from '#features/survey/queries.ts';

/** A survey that ended because its role was filled. */
export interface EndedSurvey {
  readonly workspace: string;
  readonly role: string | null;
  readonly contact_first_name: string | null;
  readonly contact_last_name: string | null;
  readonly contact_email: string | null;
  readonly link_expires_at: Date;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly language: StoredLanguage;
  readonly instrument_version: string;
  readonly age: number | null;
  readonly gender: Gender | null;
}

/** The survey of a person who is not deleted, if it ended with its role. */
export async function findEndedSurvey(
  db: Reader,
  { scope: { organizationId }, resultId }: SheetKey,
): Promise<EndedSurvey | undefined> {
  const { rows } = await readSql<EndedSurvey>`
    select o.name as workspace, case when g.date_deleted is null then g.name end as role,
      u.first_name as contact_first_name, u.last_name as contact_last_name, u.email as contact_email,
      r.link_expires_at, t.email, t.first_name, t.last_name, r.language, r.instrument_version, d.age, d.gender
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
      and t.date_deleted is null and t.date_anonymized is null
    join organizations o on o.id = r.organization_id
    join roles g on g.organization_id = r.organization_id and g.id = r.ended_with_role
    left join users u on u.id = g.user_filled
    left join survey_demographics d on d.organization_id = r.organization_id and d.result_id = r.id
    where r.organization_id = ${organizationId} and r.id = ${resultId} and r.status = 'CANCELED'
  `.execute(db);
  return rows[0];
}

export interface ResultLink {
  readonly linkId: string;
  readonly flavour: Flavour;
  readonly surveyPath: string | null;
}

/** The working link to the newest finished result of the same person. */
export async function findResultLink(
  db: Reader,
  { scope: { organizationId }, resultId }: SheetKey,
  now: Date,
): Promise<ResultLink | undefined> {
  const { rows } = await readSql<ResultLink>`
    select l.id as "linkId", f.flavour, f.survey_path as "surveyPath"
    from talents_results r
    join talents_results f on f.organization_id = r.organization_id and f.talent_id = r.talent_id and f.status = 'FINISHED'
    join survey_links l on l.organization_id = f.organization_id and l.result_id = f.id and l.date_revoked is null
    where r.organization_id = ${organizationId} and r.id = ${resultId} and f.link_expires_at > ${now}
    order by f.date_finished desc, l.id desc limit 1
  `.execute(db);
  return rows[0];
}

/** Records that the person continues the survey for themselves: reopening the role does not restore it. */
export async function markContinued(
  db: Writer,
  { scope: { organizationId }, resultId }: SheetKey,
): Promise<void> {
  await sql`
    update talents_results set is_for_person_only = true
    where organization_id = ${organizationId} and id = ${resultId} and ended_with_role is not null and status = 'CANCELED'
  `.execute(db);
}

export interface CopiedSheet {
  readonly instrument: string;
  readonly answers: readonly CountingAnswer[];
  readonly age: number | null;
  readonly gender: Gender | null;
  readonly tokenHash: Buffer;
  readonly now: Date;
}

/** Gives a new sheet the answers and details that its person gave elsewhere; their address is verified. */
export async function copyAnswers(
  db: Writer,
  { organizationId }: OrganizationScope,
  { resultId, sheet }: { resultId: string; sheet: CopiedSheet },
): Promise<void> {
  const { instrument, answers, age, gender, now } = sheet;
  await sql`
    update talents_results set instrument_version = ${instrument}, date_confirmed = ${now},
      status = case when ${answers.length > 0}::boolean then 'PENDING' else status end,
      date_started = case when ${answers.length > 0}::boolean then ${now}::timestamptz end
    where organization_id = ${organizationId} and id = ${resultId}
  `.execute(db);
  if (age !== null && gender !== null) {
    await sql`
      insert into survey_demographics (organization_id, result_id, age, gender)
      values (${organizationId}, ${resultId}, ${age}, ${gender})
    `.execute(db);
  }
  if (answers.length === 0) return;
  const sessionId = newId();
  await sql`
    insert into survey_sessions (organization_id, id, result_id, token_hash, date_created, expires_at, opened_by, proved_at)
    values (${organizationId}, ${sessionId}, ${resultId}, ${sheet.tokenHash}, ${now}, ${now}, 'account', ${now})
  `.execute(db);
  await sql`
    insert into survey_answers (organization_id, result_id, session_id, seq, item, value, seconds, instrument_version)
    select ${organizationId}, ${resultId}, ${sessionId}, a.seq, a.item, a.value, a.seconds, ${instrument}
    from unnest(${answers.map((_, index) => index + 1)}::bigint[], ${answers.map(({ item }) => item)}::smallint[],
      ${answers.map(({ value }) => value)}::smallint[], ${answers.map(({ seconds }) => seconds)}::real[])
      as a (seq, item, value, seconds)
  `.execute(db);
}
