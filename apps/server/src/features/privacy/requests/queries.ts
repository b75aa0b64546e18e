import type { RequestKind } from '@quint/contract/privacy/privacy.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { ACCOUNT_LANGUAGE } from '#mail/account-language.ts';

/** The message that answers the request `q`: the linked one, otherwise the next to the person that answers no other. */
export const ANSWER = sql`
  select m.id, m.text, m.date_created from inbox_messages m
  where m.organization_id = q.organization_id and m.talent_id = q.talent_id and not m.is_from_talent
    and case when q.answer_id is not null then m.id = q.answer_id else m.date_created > q.date_created and not exists (
      select from rights_requests other where other.organization_id = m.organization_id and other.answer_id = m.id) end
  order by m.date_created, m.id limit 1`;

export interface NewRequest {
  readonly id: string;
  readonly messageId: string;
  readonly talentId: string;
  readonly userId: string;
  readonly kind: RequestKind;
  readonly text: string;
}

/** Adds the message to the inbox of the workspace and stores the request. */
export async function insertRequest(
  tx: Writer,
  organizationId: string,
  { id, messageId, talentId, userId, kind, text }: NewRequest,
): Promise<Date> {
  await sql`
    insert into inbox_messages (organization_id, id, talent_id, is_from_talent, user_id, text)
    values (${organizationId}, ${messageId}, ${talentId}, true, ${userId}, ${text})
  `.execute(tx);
  const { rows } = await sql<{ date_created: Date }>`
    insert into rights_requests (organization_id, id, talent_id, kind, message_id)
    values (${organizationId}, ${id}, ${talentId}, ${kind}, ${messageId}) returning date_created
  `.execute(tx);
  return rows[0]?.date_created ?? new Date(0);
}

export interface Administrator {
  readonly email: string;
  readonly language: StoredLanguage;
}

/** The administrators of a workspace who can be mailed. */
export async function listAdministrators(
  db: Reader,
  organizationId: string,
): Promise<readonly Administrator[]> {
  const { rows } = await readSql<Administrator>`
    select u.email, ${ACCOUNT_LANGUAGE} as language
    from memberships m join users u on u.id = m.user_id join organizations o on o.id = m.organization_id
    where m.organization_id = ${organizationId} and m.user_role = 'ORG_ADMIN' and m.status = 'active'
    order by u.id limit 20
  `.execute(db);
  return rows;
}

export interface RequestToMail {
  readonly kind: RequestKind;
  readonly workspace: string;
  /** The text of the person. */
  readonly text: string;
}

/** The data of the mail about a request; undefined once the request or the person is deleted. */
export async function findRequestToMail(
  db: Reader,
  { organizationId }: OrganizationScope,
  requestId: string,
): Promise<RequestToMail | undefined> {
  const { rows } = await readSql<RequestToMail>`
    select q.kind, o.name as workspace, coalesce(m.text, '') as text from rights_requests q
    join organizations o on o.id = q.organization_id
    left join inbox_messages m on m.organization_id = q.organization_id and m.id = q.message_id
    join talents t on t.organization_id = q.organization_id and t.id = q.talent_id
    where q.organization_id = ${organizationId} and q.id = ${requestId}
      and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  return rows[0];
}
