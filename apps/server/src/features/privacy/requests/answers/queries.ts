import type { RequestKind } from '@quint/contract/privacy/privacy.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { ANSWER } from '#features/privacy/requests/queries.ts';
import { TALENT_LANGUAGE } from '#mail/account-language.ts';

const FROM_REQUESTS = sql`rights_requests q
  join talents t on t.organization_id = q.organization_id and t.id = q.talent_id
    and t.date_deleted is null and t.date_anonymized is null
  left join lateral (${ANSWER}) answer on true`;
/** An answer is due within a month. */
const DUE = sql`q.date_created + interval '1 month'`;

export interface RequestRow {
  readonly id: string;
  readonly kind: RequestKind;
  readonly talent_id: string;
  readonly name: string;
  readonly text: string | null;
  readonly date: Date;
  readonly due: Date;
  readonly date_answered: Date | null;
  readonly answer: string | null;
}

interface ReaderView {
  /** The name of the talent `t` as the reader with the id in `me` may see it. */
  readonly name: RawBuilder<string>;
  readonly userId: string;
}

/** The requests of people: open ones first, oldest on top; then answered ones, newest first. */
export async function listRequests(
  db: Reader,
  { organizationId }: OrganizationScope,
  { name, userId, limit, only }: ReaderView & { limit: number; only?: string },
): Promise<RequestRow[]> {
  const one = only === undefined ? sql`true` : sql`q.id = ${only}`;
  const { rows } = await readSql<RequestRow>`
    with me as (select ${userId}::uuid as id)
    select q.id, q.kind, q.talent_id, ${name} as name, asked.text, q.date_created as date, ${DUE} as due,
      answer.date_created as date_answered, answer.text as answer
    from ${FROM_REQUESTS}
      left join inbox_messages asked on asked.organization_id = q.organization_id and asked.id = q.message_id
    where q.organization_id = ${organizationId} and ${one}
    order by answer.date_created desc nulls first, q.date_created, q.id limit ${limit}
  `.execute(db);
  return rows;
}

export interface OpenRequests {
  readonly count: number;
  /** The due date of the first one. */
  readonly due: Date | null;
}

/** How many requests are open, and when the first one is due. */
export async function countOpenRequests(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<OpenRequests> {
  const { rows } = await readSql<OpenRequests>`
    select count(*)::int as count, min(${DUE}) as due from ${FROM_REQUESTS}
    where q.organization_id = ${organizationId} and answer.id is null
  `.execute(db);
  return rows[0] ?? { count: 0, due: null };
}

export interface Requester {
  readonly talent_id: string;
  readonly is_answered: boolean;
  /** The account of the requesting person; null once it is deleted. */
  readonly email: string | null;
  readonly language: StoredLanguage;
}

/** The requesting person, with the request locked; undefined for an unknown one. */
export async function lockRequest(
  tx: Writer,
  { organizationId }: OrganizationScope,
  id: string,
): Promise<Requester | undefined> {
  const { rows } = await sql<Requester>`
    select q.talent_id, q.answer_id is not null as is_answered, u.email, ${TALENT_LANGUAGE} as language
    from rights_requests q
    join talents t on t.organization_id = q.organization_id and t.id = q.talent_id
      and t.date_deleted is null and t.date_anonymized is null
    left join users u on u.id = t.user_id
    where q.organization_id = ${organizationId} and q.id = ${id} for update of q
  `.execute(tx);
  return rows[0];
}

export interface NewAnswer {
  readonly id: string;
  readonly messageId: string;
  readonly talentId: string;
  readonly userId: string;
  readonly text: string;
}

/** Writes the answer into the thread with the person and links it to the request. */
export async function insertAnswer(
  tx: Writer,
  { organizationId }: OrganizationScope,
  { id, messageId, talentId, userId, text }: NewAnswer,
): Promise<void> {
  await sql`
    insert into inbox_messages (organization_id, id, talent_id, is_from_talent, user_id, text)
    values (${organizationId}, ${messageId}, ${talentId}, false, ${userId}, ${text})
  `.execute(tx);
  await sql`
    update rights_requests set answer_id = ${messageId} where organization_id = ${organizationId} and id = ${id}
  `.execute(tx);
}

export interface AnswerToMail {
  readonly kind: RequestKind;
  readonly workspace: string;
}

/** The data of the mail about an answer; undefined once request, answer or person no longer exist. */
export async function findAnswerToMail(
  db: Reader,
  { organizationId }: OrganizationScope,
  id: string,
): Promise<AnswerToMail | undefined> {
  const { rows } = await readSql<AnswerToMail>`
    select q.kind, o.name as workspace from rights_requests q
    join organizations o on o.id = q.organization_id
    join talents t on t.organization_id = q.organization_id and t.id = q.talent_id
      and t.date_deleted is null and t.date_anonymized is null
    where q.organization_id = ${organizationId} and q.id = ${id} and q.answer_id is not null
  `.execute(db);
  return rows[0];
}
