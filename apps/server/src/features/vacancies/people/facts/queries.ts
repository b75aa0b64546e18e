import type { Reader } from '#database/gate.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { readCompiled } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Sql } from '#database/sql.ts';
import { finish, join, param, sql } from '#database/sql.ts';
import { fullname, isNewResult, isQuiet } from '#features/people/talents/queries.ts';
import type { PeopleSource } from '#features/vacancies/people/queries.ts';
import { isAnswerable, peopleOf, readerOf, STAGE } from '#features/vacancies/people/queries.ts';
import type { RowSql } from '#items/declare/collection.ts';

/** The groups of people that the next step of a vacancy can be about. */
export const FACTS = ['unread', 'quiet', 'hired', 'proposed', 'sheetsDue', 'interviewsLater'] as const;
export type FactName = (typeof FACTS)[number];

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

/** The condition of each fact, on a row `s` of the people in their stages. */
function conditionsOf(
  { organization }: RowSql,
  { actor, roleId, now, sheetDays }: FactsQuery,
): Readonly<Record<FactName, Sql>> {
  const [role, user] = [param(roleId, 'uuid'), param(actor.userId, 'uuid')];
  const time = param(now, 'timestamptz');
  const isUndecided = sql`s.stage <> 'decided'`;
  return {
    unread: sql`s.stage in ('finished', 'shortlist') and s.is_new`,
    quiet: sql`s.stage in ('invited', 'opened') and s.is_quiet`,
    hired: sql`s.hired_at is not null`,
    proposed: sql`s.stage = 'finished' and exists (select from shortlist_proposals p
      where p.organization_id = ${organization} and p.role_id = ${role} and p.talent_id = s.id
        and ${isAnswerable(actor)})`,
    sheetsDue: sql`${isUndecided} and s.interview_at < ${time} + make_interval(days => ${param(sheetDays, 'integer')})
      and s.interview_at > ${time} - make_interval(days => 14)
      and not exists (select from interview_raters x where x.organization_id = ${organization}
        and x.role_id = ${role} and x.talent_id = s.id and x.user_id = ${user})`,
    interviewsLater: sql`${isUndecided} and s.interview_at > ${time}`,
  };
}

/** The people of the role to whom each fact applies. */
export async function readFacts(
  db: Reader,
  scope: OrganizationScope,
  query: FactsQuery,
): Promise<Readonly<Record<FactName, Fact>>> {
  const reader = readerOf(query.actor, scope.organizationId);
  const conditions = conditionsOf(reader, query);
  const peopleByStage = sql`staged as materialized (
    select t.id, ${STAGE} as stage, ${isNewResult(reader)} as is_new, ${isQuiet(reader)} as is_quiet,
      l.hired_at, l.interview_at, t.date_created
    from ${peopleOf(scope, query)})`;
  const nameOfPerson = sql`(select ${fullname(reader)} from talents t
    where t.organization_id = ${reader.organization} and t.id = f.id)`;
  const countEach = FACTS.map(
    (name) => sql`(select ${param(name, 'text')} as fact, count(*)::int as count, min(s.interview_at) as date,
        coalesce((
          select json_agg(json_build_object('id', f.id, 'name', ${nameOfPerson}) order by f.interview_at, f.date_created, f.id)
          from (select * from staged s where ${conditions[name]} order by s.interview_at, s.date_created, s.id
            limit ${param(PEOPLE_NAMED, 'integer')}) f), '[]') as people
      from staged s where ${conditions[name]})`,
  );
  const rows = await readCompiled<Fact & { fact: FactName }>(
    db,
    finish(sql`with ${peopleByStage} select * from (${join(countEach, ' union all ')}) facts`),
  );
  const none: Fact = { count: 0, people: [], date: null };
  const factOf = (name: FactName) => rows.find(({ fact }) => fact === name) ?? none;
  return {
    unread: factOf('unread'),
    quiet: factOf('quiet'),
    hired: factOf('hired'),
    proposed: factOf('proposed'),
    sheetsDue: factOf('sheetsDue'),
    interviewsLater: factOf('interviewsLater'),
  };
}
