import type { InboxMessage, InboxThread } from '@quint/contract/people/inbox.ts';
import { MESSAGES_PER_PAGE } from '@quint/contract/people/inbox.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { avatar, avatarLink, fullname } from '#features/people/talents/queries.ts';
import { raw, toKysely } from '#database/sql.ts';

const THREADS_SHOWN = 100;
const PREVIEW_CHARACTERS = 160;

/** The side whose messages are unread for this person: talents for administrators, the workspace for a talent. */
const otherSide = (actor: Actor) => (isAdmin(actor) ? sql`is_from_talent` : sql`not is_from_talent`);

/** The threads of this person: all of the workspace, or their own. */
const ownThreads = (actor: Actor) =>
  isAdmin(actor) ? sql`true` : sql`m.talent_id = ${actor.talentId ?? null}`;

/** Name and image of the talent `t`, as visible to the person with the id in `me`. */
function shownTalent(actor: Actor) {
  const context = {
    row: raw('t'),
    actor,
    organization: raw('t.organization_id'),
    isOwn: true,
    user: raw('(select id from me)'),
  };
  return {
    name: toKysely<string>(fullname(context)),
    avatarLink: toKysely<string>(avatarLink('talents', raw('t'), avatar(context))),
  };
}

/** The threads with messages, latest message first. */
export async function listThreads(
  db: Reader,
  scope: OrganizationScope,
  actor: Actor,
): Promise<InboxThread[]> {
  const talent = shownTalent(actor);
  const { rows } = await readSql<InboxThread>`
    with me as (select ${actor.userId}::uuid as id),
    latest as (
      select distinct on (m.talent_id) m.talent_id, m.id, m.is_from_talent, left(m.text, ${PREVIEW_CHARACTERS}) as text, m.date_created
      from inbox_messages m
      where m.organization_id = ${scope.organizationId} and ${ownThreads(actor)}
      order by m.talent_id, m.date_created desc, m.id desc
    )
    select l.talent_id, ${talent.name} as name, ${talent.avatarLink} as avatar_link,
      json_build_object('from', case when l.is_from_talent then 'talent' else 'workspace' end, 'text', l.text,
        'date_created', to_char(l.date_created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as last,
      (select count(*)::int from inbox_messages u where u.organization_id = t.organization_id and u.talent_id = t.id
        and u.date_seen is null and ${otherSide(actor)}) as unseen
    from latest l join talents t on t.organization_id = ${scope.organizationId} and t.id = l.talent_id
    where t.date_deleted is null and t.date_anonymized is null
    order by l.date_created desc, l.id desc limit ${THREADS_SHOWN}
  `.execute(db);
  return rows;
}

/** The number of unread messages from the other side. */
export async function countUnseen(db: Reader, scope: OrganizationScope, actor: Actor): Promise<number> {
  const { rows } = await readSql<{ unseen_count: number }>`
    select count(*)::int as unseen_count from inbox_messages m
    join talents t on t.organization_id = m.organization_id and t.id = m.talent_id
    where m.organization_id = ${scope.organizationId} and m.date_seen is null and ${otherSide(actor)}
      and ${ownThreads(actor)} and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  return rows[0]?.unseen_count ?? 0;
}

/** Whether an existing talent has an account and can read; undefined for a missing one. */
export async function findPartner(
  db: Reader,
  scope: OrganizationScope,
  talentId: string,
): Promise<{ hasAccount: boolean } | undefined> {
  const row = await db
    .selectFrom('talents')
    .select('user_id')
    .where('organization_id', '=', scope.organizationId)
    .where('id', '=', talentId)
    .where('date_deleted', 'is', null)
    .where('date_anonymized', 'is', null)
    .executeTakeFirst();
  return row === undefined ? undefined : { hasAccount: row.user_id !== null };
}

interface MessageRow extends Omit<InboxMessage, 'date_created' | 'date_seen'> {
  readonly date_created: Date;
  readonly date_seen: Date | null;
}

/**
 * The columns of a message `m` of the talent `t`. Platform administrators are not members, so they have no name here.
 */
function messageColumns(actor: Actor) {
  return sql`m.id, case when m.is_from_talent then 'talent' else 'workspace' end as "from", m.text, m.date_created, m.date_seen,
    case when m.is_from_talent then ${shownTalent(actor).name} else (
      select nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '') from users u where u.id = m.user_id
    ) end as author`;
}

function toMessage(row: MessageRow): InboxMessage {
  return {
    ...row,
    date_created: row.date_created.toISOString(),
    date_seen: row.date_seen?.toISOString() ?? null,
  };
}

/** One page of a thread, oldest first, and whether there are older messages. */
export async function listMessages(
  db: Reader,
  scope: OrganizationScope,
  query: { actor: Actor; talentId: string; before: string | undefined },
): Promise<{ messages: InboxMessage[]; has_more: boolean }> {
  const { actor, talentId, before } = query;
  const { rows } = await readSql<MessageRow>`
    with me as (select ${actor.userId}::uuid as id)
    select ${messageColumns(actor)}
    from inbox_messages m join talents t on t.organization_id = m.organization_id and t.id = m.talent_id
    where m.organization_id = ${scope.organizationId} and m.talent_id = ${talentId}
      and ${
        before === undefined
          ? sql`true`
          : sql`(m.date_created, m.id) < (
              select b.date_created, b.id from inbox_messages b
              where b.organization_id = ${scope.organizationId} and b.talent_id = ${talentId} and b.id = ${before}
            )`
      }
    order by m.date_created desc, m.id desc limit ${MESSAGES_PER_PAGE + 1}
  `.execute(db);
  const messages = rows.slice(0, MESSAGES_PER_PAGE).toReversed().map(toMessage);
  return { messages, has_more: rows.length > MESSAGES_PER_PAGE };
}

/** A message as its author sees it. */
export async function findMessage(
  db: Reader,
  scope: OrganizationScope,
  query: { actor: Actor; id: string },
): Promise<InboxMessage | undefined> {
  const { rows } = await readSql<MessageRow>`
    with me as (select ${query.actor.userId}::uuid as id)
    select ${messageColumns(query.actor)}
    from inbox_messages m join talents t on t.organization_id = m.organization_id and t.id = m.talent_id
    where m.organization_id = ${scope.organizationId} and m.id = ${query.id}
  `.execute(db);
  const [row] = rows;
  return row === undefined ? undefined : toMessage(row);
}

/** Marks the other side's messages up to a given one as read. */
export async function markSeen(
  db: Writer,
  scope: OrganizationScope,
  input: { actor: Actor; talentId: string; until: string; now: Date },
): Promise<void> {
  await sql`
    update inbox_messages m set date_seen = ${input.now}
    where m.organization_id = ${scope.organizationId} and m.talent_id = ${input.talentId} and m.date_seen is null
      and ${otherSide(input.actor)} and (m.date_created, m.id) <= (
        select u.date_created, u.id from inbox_messages u
        where u.organization_id = ${scope.organizationId} and u.talent_id = ${input.talentId} and u.id = ${input.until}
      )
  `.execute(db);
}
