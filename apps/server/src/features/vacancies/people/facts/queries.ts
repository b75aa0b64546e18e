import type { Reader } from '#database/gate.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { readCompiled } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Sql } from '#database/sql.ts';
import { finish, join, param, raw, sql, TRUE } from '#database/sql.ts';
import { fullname, hasNewResult, isQuiet } from '#features/people/talents/queries.ts';
import type { PeopleSource } from '#features/vacancies/people/queries.ts';
import { isAnswerable, peopleOf, readerOf, STAGE } from '#features/vacancies/people/queries.ts';
import type { RowSql } from '#items/declare/collection.ts';

/** The groups of people that the next step of a vacancy can be about. */
type DatedFact = 'hired' | 'proposed' | 'sheetsDue' | 'interviewsLater';
export type FactName = DatedFact | 'unread' | 'quiet';

export interface Fact {
  readonly count: number;
  /** The first three, with the names as the reader sees them. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** The earliest date, of an interview. */
  readonly date: Date | null;
}

const PEOPLE_NAMED = 3;

interface FactsQuery extends PeopleSource {
  readonly actor: Actor;
  readonly now: Date;
  readonly sheetDays: number;
}

/** Facts found in one read of the people to whom one of them may apply. */
interface FactGroup {
  /** A condition on the talent `t` and the link `l`. */
  readonly among: Sql;
  /** The condition of each fact on a row `s` of these people in their stages. */
  readonly conditions: Readonly<Partial<Record<FactName, Sql>>>;
  /** The most people read; their numbers are then at most this. */
  readonly limit?: number;
}

function planDates({ organization }: RowSql, { actor, roleId, now, sheetDays }: FactsQuery): FactGroup {
  const [role, user] = [param(roleId, 'uuid'), param(actor.userId, 'uuid')];
  const time = param(now, 'timestamptz');
  const isUndecided = sql`s.stage <> 'decided'`;
  const proposal = sql`shortlist_proposals p where p.organization_id = ${organization} and p.role_id = ${role}
    and ${isAnswerable(actor)}`;
  return {
    among: sql`(l.hired_at is not null or l.interview_at is not null or l.talents_id in (select p.talent_id from ${proposal}))`,
    conditions: {
      hired: sql`s.hired_at is not null`,
      proposed: sql`s.stage = 'finished' and exists (select from ${proposal} and p.talent_id = s.id)`,
      sheetsDue: sql`${isUndecided} and s.interview_at < ${time} + make_interval(days => ${param(sheetDays, 'integer')})
        and s.interview_at > ${time} - make_interval(days => 14)
        and not exists (select from interview_raters x where x.organization_id = ${organization}
          and x.role_id = ${role} and x.talent_id = s.id and x.user_id = ${user})`,
      interviewsLater: sql`${isUndecided} and s.interview_at > ${time}`,
    },
  };
}

export const NO_FACT: Fact = { count: 0, people: [], date: null };

/** The people to whom each fact of a group applies. */
async function readGroup(
  db: Reader,
  scope: OrganizationScope,
  query: FactsQuery,
  { among, conditions, limit }: FactGroup,
): Promise<(name: FactName) => Fact> {
  const reader = readerOf(query.actor, scope.organizationId);
  const most = limit === undefined ? raw('') : sql`limit ${param(limit, 'bigint')}`;
  const peopleByStage = sql`staged as materialized (
    select t.id, ${STAGE} as stage, l.hired_at, l.interview_at, t.date_created
    from ${peopleOf(scope, query)} and ${among} ${most})`;
  const nameOfPerson = sql`(select ${fullname(reader)} from talents t
    where t.organization_id = ${reader.organization} and t.id = f.id)`;
  const countEach = Object.entries(conditions).map(
    ([
      name,
      condition,
    ]) => sql`(select ${param(name, 'text')} as fact, count(*)::int as count, min(s.interview_at) as date,
        coalesce((
          select json_agg(json_build_object('id', f.id, 'name', ${nameOfPerson}) order by f.interview_at, f.date_created, f.id)
          from (select * from staged s where ${condition} order by s.interview_at, s.date_created, s.id
            limit ${param(PEOPLE_NAMED, 'integer')}) f), '[]') as people
      from staged s where ${condition})`,
  );
  const rows = await readCompiled<Fact & { fact: FactName }>(
    db,
    finish(sql`with ${peopleByStage} select * from (${join(countEach, ' union all ')}) facts`),
  );
  return (name) => rows.find(({ fact }) => fact === name) ?? NO_FACT;
}

/** The facts about interviews, proposals and hired people. */
export async function readDatedFacts(
  db: Reader,
  scope: OrganizationScope,
  query: FactsQuery,
): Promise<Readonly<Record<DatedFact, Fact>>> {
  const reader = readerOf(query.actor, scope.organizationId);
  const factOf = await readGroup(db, scope, query, planDates(reader, query));
  return {
    hired: factOf('hired'),
    proposed: factOf('proposed'),
    sheetsDue: factOf('sheetsDue'),
    interviewsLater: factOf('interviewsLater'),
  };
}

/**
 * The people with a result that is new to the reader. With `limit` the number is at most that, and the people are only
 * right if it is less.
 */
export async function readUnread(
  db: Reader,
  scope: OrganizationScope,
  query: FactsQuery,
  limit?: number,
): Promise<Fact> {
  const reader = readerOf(query.actor, scope.organizationId);
  const among = sql`${STAGE} in ('finished', 'shortlist') and ${hasNewResult(reader)}`;
  const factOf = await readGroup(db, scope, query, {
    among,
    conditions: { unread: TRUE },
    ...(limit === undefined ? {} : { limit }),
  });
  return factOf('unread');
}

/** The people without any reaction for a week. */
export async function readQuiet(db: Reader, scope: OrganizationScope, query: FactsQuery): Promise<Fact> {
  const reader = readerOf(query.actor, scope.organizationId);
  const among = sql`${STAGE} in ('invited', 'opened') and ${isQuiet(reader)}`;
  const factOf = await readGroup(db, scope, query, { among, conditions: { quiet: TRUE } });
  return factOf('quiet');
}
