import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { ShortenedTexts } from '@quint/contract/roles/role-texts.ts';
import type { JobAnswers } from '@quint/psychometrics/job-statements.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { StoredRanges } from '#features/roles/roles/stakeholders/model.ts';
import type { RequestStatus } from '#features/roles/roles/stakeholders/queries.ts';
import { shortenedTexts, shownText } from '#features/roles/roles/texts/queries.ts';

export interface LinkedRequest {
  readonly id: string;
  readonly role_id: string;
  readonly email: string;
  readonly status: RequestStatus;
  readonly language: StoredLanguage;
  readonly date_expires: Date | null;
  readonly answers: JobAnswers;
  readonly workspace: string;
  readonly asked_by: string | null;
  readonly name: string;
  readonly purpose: string | null;
  readonly description: string | null;
  readonly accountabilities: string | null;
  readonly value_creation: string | null;
  readonly shortened: ShortenedTexts;
  readonly ranges: StoredRanges | null;
  /** Whether the role or the workspace is deleted. */
  readonly is_gone: boolean;
  readonly is_freezed: boolean;
  readonly is_archived: boolean;
  readonly features: Readonly<Record<string, boolean>>;
}

/** The request of a link, with the data of its page. */
export async function findRequestByLink(
  db: Reader,
  scope: OrganizationScope,
  tokenHash: Buffer,
): Promise<LinkedRequest | undefined> {
  const { rows } = await readSql<LinkedRequest>`
    select s.id, s.role_id, s.email, s.status, s.language, s.date_expires, s.answers, o.name as workspace,
      nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '') as asked_by,
      r.name, ${shownText('purpose')} as purpose, ${shownText('description')} as description,
      ${shownText('accountabilities')} as accountabilities, r.value_creation,
      ${shortenedTexts()} as shortened,
      (select x.result from ra_survey_results x where x.organization_id = s.organization_id and x.survey_id = s.id limit 1) as ranges,
      r.date_deleted is not null or o.date_deleted is not null as is_gone, o.is_freezed,
      r.date_archived is not null as is_archived,
      coalesce((select jsonb_object_agg(f.feature, f.enabled) from organization_features f where f.organization_id = o.id), '{}'::jsonb) as features
    from ra_surveys s
    join roles r on r.organization_id = s.organization_id and r.id = s.role_id
    join organizations o on o.id = s.organization_id
    left join users u on u.id = s.user_created
    where s.organization_id = ${scope.organizationId} and s.token_hash = ${tokenHash}
  `.execute(db);
  return rows[0];
}

/** Locks a request that can still be answered and returns its answers; undefined when it cannot. */
export async function lockOpenRequest(
  db: Writer,
  scope: OrganizationScope,
  { id, now }: { id: string; now: Date },
): Promise<JobAnswers | undefined> {
  const { rows } = await sql<{ answers: JobAnswers }>`
    select answers from ra_surveys
    where organization_id = ${scope.organizationId} and id = ${id} and status in ('INVITED', 'SENT', 'OPENED')
      and date_expires > ${now}
    for no key update
  `.execute(db);
  return rows[0]?.answers;
}

export async function saveAnswers(
  db: Writer,
  scope: OrganizationScope,
  input: { id: string; now: Date; answers: JobAnswers; version: string },
): Promise<void> {
  await sql`
    update ra_surveys set answers = ${JSON.stringify(input.answers)}::jsonb, statements_version = ${input.version},
      status = 'OPENED', date_opened = coalesce(date_opened, ${input.now})
    where organization_id = ${scope.organizationId} and id = ${input.id}
  `.execute(db);
}

/** Moves the answers of a locked request to its result. */
export async function finishRequest(
  db: Writer,
  scope: OrganizationScope,
  input: {
    readonly request: Pick<LinkedRequest, 'id' | 'role_id' | 'email'>;
    readonly resultId: string;
    readonly now: Date;
    readonly answers: JobAnswers;
    readonly ranges: StoredRanges;
    readonly version: string;
  },
): Promise<void> {
  const { request, resultId, now, answers, ranges, version } = input;
  const { organizationId } = scope;
  await sql`
    insert into ra_survey_results (organization_id, id, role_id, survey_id, email, result, answers, statements_version,
      date_created, date_finished)
    values (${organizationId}, ${resultId}, ${request.role_id}, ${request.id}, ${request.email},
      ${JSON.stringify(ranges)}::jsonb, ${JSON.stringify(answers)}::jsonb, ${version}, ${now}, ${now})
  `.execute(db);
  await sql`
    update ra_surveys set status = 'FINISHED', date_finished = ${now}, answers = '{}', statements_version = ${version}
    where organization_id = ${organizationId} and id = ${request.id}
  `.execute(db);
}
