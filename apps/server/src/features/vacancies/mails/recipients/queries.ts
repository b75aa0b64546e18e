import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { TalentStatus } from '@quint/domain/people/talents.ts';
import type { Flavour } from '@quint/domain/survey/survey-entrances.ts';
import type { AnswerKind } from '@quint/domain/vacancies/mails.ts';
import { ANSWER_KINDS } from '@quint/domain/vacancies/mails.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { TALENT_LANGUAGE } from '#mail/account-language.ts';

/** A person considered for a role, with what decides on mails to them. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly is_directly_invited: boolean;
  readonly is_insight_unlocked: boolean;
  readonly hide_personal_data: boolean;
  readonly hide_everybody: boolean;
  readonly language: StoredLanguage;
  readonly status: TalentStatus;
  readonly has_account: boolean;
  /** The kind of the last failure of a mail; null when it arrived. */
  readonly mail_error: string | null;
  readonly rejected_at: Date | null;
  readonly hired_at: Date | null;
  readonly shortlisted_at: Date | null;
  readonly interview_at: Date | null;
  /** An interview took place: it is over, or an interviewer has begun to rate it. */
  readonly had_interview: boolean;
  /** An invitation to an interview was sent or is planned. */
  readonly is_invited_to_interview: boolean;
  readonly is_interview_mail_waiting: boolean;
  readonly has_finished: boolean;
  /** A survey for this role is open. */
  readonly has_open_survey: boolean;
  /** A survey ended because the role was filled, and the person may finish it for themselves. */
  readonly has_ended_survey: boolean;
  /** The answer to the application that was sent or is planned. */
  readonly answer_kind: AnswerKind | null;
  readonly answer_at: Date | null;
  readonly is_answer_sent: boolean;
}

const OPEN_STATUSES = sql`('SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING')`;

/** Condition: the sheet is one for the role. */
export function isSheetOfRole(sheet: string, roleId: string): RawBuilder<boolean> {
  const s = sql.ref(sheet);
  return sql<boolean>`(${roleId}::uuid = any(${s}.invited_for) or exists (select from assessments of_role
    where of_role.organization_id = ${s}.organization_id and of_role.id = ${s}.assessment_id
      and of_role.role_id = ${roleId}))`;
}

const ANSWERS: readonly string[] = ANSWER_KINDS;

/** Every person considered for a role, also those not moving forward; or only some of them. */
export async function listRecipients(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, talentIds, now }: { roleId: string; talentIds?: readonly string[]; now: Date },
): Promise<Recipient[]> {
  const isChosen = talentIds === undefined ? sql`true` : sql`t.id = any(${[...talentIds]}::uuid[])`;
  const { rows } = await readSql<Recipient>`
    select t.id, t.email, t.first_name, t.last_name, t.is_directly_invited, t.is_insight_unlocked,
      o.hide_personal_data, o.hide_everybody, ${TALENT_LANGUAGE} as language, t.status,
      t.user_id is not null as has_account, t.mail_error,
      l.rejected_at, l.hired_at, l.shortlisted_at, l.interview_at,
      coalesce(l.interview_at <= ${now}::timestamptz, false) or exists (select from interview_raters i
        where i.organization_id = l.organization_id and i.role_id = l.roles_id and i.talent_id = t.id
          and i.excused_at is null) as had_interview,
      coalesce(m.is_invited, false) as is_invited_to_interview, coalesce(m.is_waiting, false) as is_interview_mail_waiting,
      coalesce(s.has_finished, false) as has_finished, coalesce(s.has_open, false) as has_open_survey,
      coalesce(s.has_ended, false) as has_ended_survey,
      m.answer_kind, m.answer_at, coalesce(m.is_sent, false) as is_answer_sent
    from roles_talents l
    join talents t on t.organization_id = l.organization_id and t.id = l.talents_id
      and t.date_deleted is null and t.date_anonymized is null
    join organizations o on o.id = l.organization_id
    left join (
      select v.talent_id, bool_or(v.kind = 'interview') as is_invited,
        bool_or(v.kind = 'interview' and v.date_sent is null) as is_waiting,
        max(v.kind) filter (where v.kind = any(${ANSWERS})) as answer_kind,
        max(coalesce(v.date_sent, v.send_at)) filter (where v.kind = any(${ANSWERS})) as answer_at,
        bool_or(v.date_sent is not null) filter (where v.kind = any(${ANSWERS})) as is_sent
      from vacancy_mails v
      where v.organization_id = ${organizationId} and v.role_id = ${roleId} and v.date_stopped is null
      group by v.talent_id
    ) m on m.talent_id = t.id
    left join lateral (
      select bool_or(r.status = 'FINISHED') as has_finished,
        bool_or(r.status in ${OPEN_STATUSES} and ${isSheetOfRole('r', roleId)}) as has_open,
        bool_or(r.status = 'CANCELED' and r.ended_with_role = ${roleId} and r.link_expires_at > ${now}::timestamptz) as has_ended
      from talents_results r where r.organization_id = t.organization_id and r.talent_id = t.id
    ) s on true
    where l.organization_id = ${organizationId} and l.roles_id = ${roleId} and ${isChosen}
    order by t.id
  `.execute(db);
  return rows;
}

/** The mailed link to a survey of a person. */
export interface RecipientLink {
  readonly linkId: string;
  readonly flavour: Flavour;
  readonly surveyPath: string | null;
}

/** The working links of a person: to their newest result, and to the survey that ended with the role. */
export async function findRecipientLinks(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, talentId, now }: { roleId: string; talentId: string; now: Date },
): Promise<{
  readonly result: RecipientLink | undefined;
  readonly ofEndedSurvey: RecipientLink | undefined;
}> {
  const { rows } = await readSql<RecipientLink & { readonly is_finished: boolean }>`
    select l.id as "linkId", r.flavour, r.survey_path as "surveyPath", r.status = 'FINISHED' as is_finished
    from talents_results r
    join survey_links l on l.organization_id = r.organization_id and l.result_id = r.id and l.date_revoked is null
    where r.organization_id = ${organizationId} and r.talent_id = ${talentId} and r.link_expires_at > ${now}
      and (r.status = 'FINISHED' or r.status = 'CANCELED' and r.ended_with_role = ${roleId})
    order by r.date_finished desc nulls last, r.date_created desc, l.id desc
  `.execute(db);
  return {
    result: rows.find((row) => row.is_finished),
    ofEndedSurvey: rows.find((row) => !row.is_finished),
  };
}
