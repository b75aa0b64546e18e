import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import { RESEND_AFTER_HOURS } from '@quint/domain/base/limits.ts';
import type { Stage } from '@quint/domain/roles/stages.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Reader } from '#database/gate.ts';
import { readCompiled } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { planForValues } from '#database/statements.ts';
import type { Sql } from '#database/sql.ts';
import { finish, param, sql } from '#database/sql.ts';
import { fullname, isQuiet } from '#features/people/talents/queries.ts';
import type { PeopleSource } from '#features/vacancies/people/queries.ts';
import { peopleOf, readerOf, STAGE } from '#features/vacancies/people/queries.ts';

interface RoleSource extends PeopleSource {
  readonly actor: Actor;
  readonly scope: OrganizationScope;
}

/** The newest survey `r` of a talent `t`. */
const JOIN_SHEET = sql`join lateral (
  select s.status, s.date_handed_in is not null as is_submitted, s.reminders_off_at, s.link_expires_at, s.remind_at,
    greatest(s.date_last_invited, s.date_last_reminded) as last_mail, s.date_last_action
  from talents_results s where s.organization_id = t.organization_id and s.talent_id = t.id
  order by s.date_created desc, s.id limit 1) r on true`;

/** Whether a person can be reminded now, and has had a day without a mail or an action. */
function isRemindable(now: Date): Sql {
  const time = param(now, 'timestamptz');
  const restStart = sql`${time} - make_interval(hours => ${param(RESEND_AFTER_HOURS, 'integer')})`;
  return sql`r.status in ('SENT', 'OPENED', 'PENDING') and not r.is_submitted and r.reminders_off_at is null
    and r.link_expires_at > ${time} and r.remind_at is null and r.last_mail <= ${restStart} and r.date_last_action <= ${restStart}
    and t.mail_error is null`;
}

const IS_OPEN = sql`t.invitation_status in ('SENT', 'OPENED', 'PENDING')`;

/** The number of people in the stages of open surveys who can be reminded now. */
export async function countRemindable(
  db: Reader,
  { scope, ...source }: RoleSource,
  now: Date,
): Promise<{ invited: number; opened: number }> {
  const rows = await readCompiled<{ stage: Stage; count: number }>(
    db,
    planForValues(
      finish(sql`select ${STAGE} as stage, count(*)::int as count
        from ${peopleOf(scope, source, JOIN_SHEET)} and ${IS_OPEN} and ${isRemindable(now)} group by 1`),
    ),
  );
  const countOf = (stage: Stage) => rows.find((row) => row.stage === stage)?.count ?? 0;
  return { invited: countOf('invited'), opened: countOf('opened') };
}

/** A person with the newest survey, and what decides on its reminder. */
export interface ReminderRow {
  readonly id: string;
  /** As the reader may see it. */
  readonly name: string;
  readonly stage: Stage;
  /** Null for a person who was never invited. */
  readonly status: InvitationStatus | null;
  readonly is_submitted: boolean | null;
  readonly reminders_off_at: Date | null;
  readonly link_expires_at: Date | null;
  readonly remind_at: Date | null;
  readonly last_mail: Date | null;
}

type Group = 'invited' | 'opened' | 'quiet';

/** Everybody of a group who can be reminded now, or these people of the role; by the longest wait. */
export function listReminderRows(
  db: Reader,
  { scope, actor, ...source }: RoleSource,
  {
    of,
    now,
  }: { readonly of: { readonly group: Group } | { readonly talents: readonly string[] }; readonly now: Date },
): Promise<ReminderRow[]> {
  const reader = readerOf(actor, scope.organizationId);
  const ofGroup = (group: Group) =>
    group === 'quiet'
      ? sql`${STAGE} in ('invited', 'opened') and ${isQuiet(reader)}`
      : sql`${STAGE} = ${param(group, 'text')}`;
  const isMeant =
    'talents' in of
      ? sql`t.id = any (${param(of.talents, 'uuid[]')})`
      : sql`${IS_OPEN} and ${ofGroup(of.group)} and ${isRemindable(now)}`;
  const join = 'talents' in of ? sql`left ${JOIN_SHEET}` : JOIN_SHEET;
  return readCompiled<ReminderRow>(
    db,
    finish(sql`select t.id, ${fullname(reader)} as name, ${STAGE} as stage, r.status, r.is_submitted, r.reminders_off_at,
        r.link_expires_at, r.remind_at, r.last_mail
      from ${peopleOf(scope, source, join)} and ${isMeant} order by r.last_mail nulls first, t.id`),
  );
}
