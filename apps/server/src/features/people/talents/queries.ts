import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { MASK } from '@quint/domain/base/masking.ts';
import { isShortWord, searchWords } from '@quint/domain/base/search-text.ts';
import { STILL_WANTED } from '#features/invitations/invitations/named-roles/queries.ts';
import type { RowSql } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { raw, sql, TRUE } from '#database/sql.ts';

export const maskLiteral = raw(`'${MASK}'`);

/** Condition: the workspace hides images, names and addresses. A constant for the actor's workspace. */
function isHiding({ organization, isOwn, actor }: RowSql): Sql {
  if (isOwn && actor.hidesPersonalData !== undefined) return actor.hidesPersonalData ? sql`true` : sql`false`;
  return sql`(select o.hide_personal_data from organizations o where o.id = ${organization})`;
}

/** Condition: the workspace hides personal data of directly invited people as well. */
function isHidingEverybody({ organization, isOwn, actor }: RowSql): Sql {
  if (isOwn && actor.hidesEverybody !== undefined) return actor.hidesEverybody ? sql`true` : sql`false`;
  return sql`(select o.hide_personal_data and o.hide_everybody from organizations o where o.id = ${organization})`;
}

/** Talents who are not hidden: directly invited ones, unless the workspace hides everybody, and the reader's own. */
function isOpen(context: RowSql): Sql {
  const { row, user } = context;
  return sql`(${row}.is_directly_invited and not ${isHidingEverybody(context)} or ${row}.user_id is not distinct from ${user})`;
}

/** Condition: the workspace hides this talent's data, whether the insight is unlocked or not. */
export function isHidden(context: RowSql): Sql {
  return sql`(not ${isOpen(context)} and ${isHiding(context)})`;
}

/** Condition: last name, address and phone number of this talent are masked. */
export function isMasked(context: RowSql): Sql {
  return sql`(not ${isOpen(context)} and (not ${context.row}.is_insight_unlocked or ${isHiding(context)}))`;
}

/** Condition: the job profile is locked because the insight is not unlocked and the reader is not the talent. */
export function isLocked({ row, user }: RowSql): Sql {
  return sql`(not ${row}.is_insight_unlocked and ${row}.user_id is distinct from ${user})`;
}

/** A value that is masked when the talent is. */
export function unlessMasked(value: (row: Sql) => Sql): (context: RowSql) => Sql {
  return (context) => sql`case when ${isMasked(context)} then ${maskLiteral} else ${value(context.row)} end`;
}

/** The first name; if the workspace hides personal data, its first letter, as on the initials image. */
export function firstName(context: RowSql): Sql {
  const { row } = context;
  return sql`case when ${isHidden(context)} then left(${row}.first_name, 1) || '.' else ${row}.first_name end`;
}

/** First and last name joined, masked if required. */
export function fullname(context: RowSql): Sql {
  const last = unlessMasked((row) => sql`${row}.last_name`)(context);
  return sql`btrim(concat_ws(' ', nullif(${firstName(context)}, ''), nullif(${last}, '')))`;
}

/** First and last name as stored, matching the expression of the index for sorting. */
export function storedName(row: Sql): Sql {
  return sql`btrim(coalesce(${row}.first_name, '') || ' ' || coalesce(${row}.last_name, ''))`;
}

/** Name, address and phone number as stored, folded: the text of the search index. */
export function storedWords(row: Sql): Sql {
  return sql`${row}.words`;
}

/** Whether the index finds a text in every row that shows it. Only masks have asterisks. */
export function isIndexable(text: string): boolean {
  const [longest] = searchWords(text).toSorted((one, other) => other.length - one.length);
  if (longest === undefined || text.includes('*')) return false;
  return isShortWord(longest) ? /^[\p{L}\p{N}]/u.test(longest) : /[\p{L}\p{N}]{3}/u.test(longest);
}

/** Indexes exist on these expressions, so their text must equal that of the migration. */
export function statusOrder({ row }: Pick<RowSql, 'row'>): Sql {
  return sql`array_position(array['APPLICANT', 'FAVOURITE', 'EMPLOYEE'], ${row}.status)`;
}
export function invitationOrder({ row }: Pick<RowSql, 'row'>): Sql {
  return sql`array_position(array['SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING', 'FINISHED', 'CANCELED'], ${row}.invitation_status)`;
}

/** Days without activity after which a person should be reminded. */
export const QUIET_DAYS = 7;
/** Older results are not marked as new. */
export const NEW_RESULT_DAYS = 14;

/** The time of the last activity on a sheet, or of the last mail about it. */
export function lastSign(sheet: Sql): Sql {
  return sql`greatest(${sheet}.date_last_action, ${sheet}.date_last_invited, ${sheet}.date_last_reminded)`;
}

/** A person who has the mail with the link, and whose newest sheet still serves a role and had no activity for a week. */
export function isQuiet({ row, organization }: RowSql): Sql {
  return sql`coalesce(${row}.invitation_status in ('SENT', 'OPENED', 'PENDING') and (
    select r.status in ('SENT', 'OPENED', 'PENDING') and ${lastSign(raw('r'))} < now() - interval '${raw(String(QUIET_DAYS))} days'
      and ${raw(STILL_WANTED)}
    from talents_results r
    where r.organization_id = ${organization} and r.talent_id = ${row}.id order by r.date_created desc limit 1), false)`;
}

/** Since when a due mail to the talent has been neither accepted nor refused by the mail server. */
export function mailWaitsSince({ row, organization }: RowSql): Sql {
  return sql`(select min(greatest(m.date_created, m.send_after)) from outbox m
    where m.organization_id = ${organization} and lower(m.to_email) = lower(${row}.email) and m.status = 'queued'
      and greatest(m.date_created, m.send_after) <= now())`;
}

/**
 * A row with a result that is new to the reader: finished within two weeks by another person for a role that is still
 * open, and not opened since. `among` is a condition on the results `r` that keeps the set small.
 */
export function hasNewResult({ row, organization, user }: RowSql, among: Sql = TRUE): Sql {
  return sql`(${row}.invitation_status = 'FINISHED' and ${row}.user_id is distinct from ${user} and ${row}.id in (
    select r.talent_id from talents_results r
    where r.organization_id = ${organization} and r.status = 'FINISHED' and r.held_until is null and ${among}
      and r.date_finished > now() - interval '${raw(String(NEW_RESULT_DAYS))} days'
      and not exists (select from talents_results l where l.organization_id = r.organization_id and l.talent_id = r.talent_id
        and l.status = 'FINISHED' and l.held_until is null and l.date_finished > r.date_finished)
      and ${raw(STILL_WANTED)}
      and not exists (select from result_reads x where x.organization_id = r.organization_id and x.user_id = ${user} and x.result_id = r.id)))`;
}

/** The same as a value: never null. */
export function isNewResult(context: RowSql): Sql {
  return sql`coalesce(${hasNewResult(context)}, false)`;
}

/** Since when the reader's talent is open for work; null for others, and for a setting from before its history. */
export function openForWorkSince({ row, organization, user }: RowSql): Sql {
  return sql`case when ${row}.is_open_for_work and ${row}.user_id = ${user} then (select max(c.date_created)
    from talent_consents c where c.organization_id = ${organization} and c.talent_id = ${row}.id
      and c.kind = 'pool' and c.is_given) end`;
}

/** The image of an unmasked talent. */
export function avatar(context: RowSql): Sql {
  return sql`case when not ${isMasked(context)} then ${context.row}.avatar end`;
}

const AVATARS = { talents: sql`'/api/avatars/talents/'`, users: sql`'/api/avatars/users/'` };

/** The URL of the avatar in its display size, or of the initials image without one. */
export function avatarLink(of: 'talents' | 'users', row: Sql, key: Sql): Sql {
  return sql`coalesce('/api/assets/' || (${key}) || '?width=256&height=256&fit=cover', ${AVATARS[of]} || ${row}.id)`;
}

/** The URL of the page about a talent: the talent's own, or the administrators'. */
export function profilePath({ row, actor }: RowSql): Sql {
  return sql`${isAdmin(actor) ? sql`'/talents/'` : sql`'/talent-profile/'`} || ${row}.id`;
}

/** The account of a talent who is masked: its name and address are masked like the talent's. */
export function isAccountOfMasked(context: RowSql): Sql {
  const talent = isMasked({ ...context, row: raw('mt') });
  return sql`exists (select from talents mt join memberships mm on mm.organization_id = mt.organization_id and mm.user_id = mt.user_id where mt.organization_id = ${context.organization} and mt.user_id = ${context.row}.id and mm.user_role = 'ORG_USER' and ${talent})`;
}
