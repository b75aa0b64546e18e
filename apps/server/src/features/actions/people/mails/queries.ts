import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** The newest sheet of a person. */
export interface NewestSheet {
  readonly id: string;
  readonly talent_id: string;
  readonly status: InvitationStatus;
}

/** The newest sheets of people, by the person. */
export async function listNewestSheets(
  db: Writer,
  scope: OrganizationScope,
  talentIds: readonly string[],
): Promise<Map<string, NewestSheet>> {
  const { rows } = await sql<NewestSheet>`
    select r.id, t.id as talent_id, r.status
    from unnest(${talentIds}::uuid[]) as t (id)
    join lateral (
      select s.id, s.status from talents_results s
      where s.organization_id = ${scope.organizationId} and s.talent_id = t.id
      order by s.date_created desc, s.id limit 1
    ) r on true
  `.execute(db);
  return new Map(rows.map((sheet) => [sheet.talent_id, sheet]));
}

/** Whether a sheet is one of this person. */
export async function isSheetOf(
  db: Writer,
  scope: OrganizationScope,
  { resultId, talentId }: { resultId: string; talentId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from talents_results
    where organization_id = ${scope.organizationId} and id = ${resultId} and talent_id = ${talentId}
  `.execute(db);
  return rows.length > 0;
}

/**
 * Undoes a repeated invitation: the last mail to the person is the one before. The number of the mail stays, so that
 * later ones have different keys.
 */
export async function forgetInvitation(
  db: Writer,
  scope: OrganizationScope,
  { resultId, keysBefore }: { resultId: string; keysBefore: readonly string[] },
): Promise<void> {
  await sql`
    update talents_results r set
      date_last_invited = coalesce(m.sent, m.waits, r.date_created),
      send_at = m.waits,
      status = case when r.status = 'INVITED' and m.waits is not null then 'SCHEDULED' else r.status end
    from (
      select max(date_sent) as sent, max(send_after) filter (where status = 'queued' and send_after > now()) as waits
      from outbox where organization_id = ${scope.organizationId} and message_key = any(${keysBefore})
    ) m
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId}
  `.execute(db);
}

/** Writes one message to each of these people. Returns the key of each message, in the order of the people. */
export async function insertMessages(
  db: Writer,
  scope: OrganizationScope,
  { talentIds, userId, text }: { talentIds: readonly string[]; userId: string; text: string },
): Promise<string[]> {
  const ids = talentIds.map(() => newId());
  await sql`
    insert into inbox_messages (organization_id, id, talent_id, is_from_talent, user_id, text)
    select ${scope.organizationId}, m.id, m.talent, false, ${userId}, ${text}
    from unnest(${ids}::uuid[], ${talentIds}::uuid[]) as m (id, talent)
  `.execute(db);
  return ids;
}

/** The people among these who have an account and can read messages. */
export async function listReaders(
  db: Writer,
  scope: OrganizationScope,
  talentIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from talents
    where organization_id = ${scope.organizationId} and id = any(${talentIds}::uuid[]) and user_id is not null
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Deletes the actor's own message that was written after that time and is unread. Returns whether it was deleted. */
export async function deleteMessage(
  db: Writer,
  scope: OrganizationScope,
  message: { id: string; talentId: string; userId: string; after: Date },
): Promise<boolean> {
  const { rows } = await sql`
    delete from inbox_messages
    where organization_id = ${scope.organizationId} and id = ${message.id} and talent_id = ${message.talentId}
      and user_id = ${message.userId} and not is_from_talent and date_seen is null and date_created > ${message.after}
    returning id
  `.execute(db);
  return rows.length > 0;
}
