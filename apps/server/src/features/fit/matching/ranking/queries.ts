import type { Actor } from '@quint/domain/workspace/actor.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { SCORING_VERSION } from '@quint/psychometrics/scoring.ts';
import type { Reader } from '#database/gate.ts';
import { readCompiled } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Sql } from '#database/sql.ts';
import { finish, join, param, raw, sql } from '#database/sql.ts';
import type { RatedColumns, RatedResult } from '#features/fit/matching/ranking/model.ts';
import { RATED_COLUMNS, splitColumns } from '#features/fit/matching/ranking/model.ts';
import type { RankedPage } from '#features/fit/matching/ranking/pages/queries.ts';
import { compileRankedPage, orderOfFit } from '#features/fit/matching/ranking/pages/queries.ts';
import { DOUBTFUL_SHEET } from '#features/measures/norms/queries.ts';
import { talents } from '#features/people/talents/collection.ts';
import { fullname } from '#features/people/talents/queries.ts';
import { parseQuery } from '#items/ask/query.ts';
import { compileRowSource } from '#items/compile/rows.ts';
import { createStatementContext, createTableRef, rowSqlOf } from '#items/compile/table-ref.ts';
import type { Filter, Registry } from '#items/declare/collection.ts';

/** The talents of a list, as a query of `/items/talents`, and the actor. */
export interface TalentQuery {
  readonly registry: Registry;
  readonly actor: Actor;
  readonly scope: OrganizationScope;
  readonly filter: Filter;
  readonly search: string | undefined;
}

export interface Window {
  /** Undefined for all of them. */
  readonly limit: number | undefined;
  readonly offset: number;
}

/** The talents of a query, as the `with` queries and the source of a statement whose rows have the alias `talent`. */
function compileTalents({ registry, actor, scope, filter, search }: TalentQuery) {
  const statement = createStatementContext(registry, actor, { organizationId: scope.organizationId });
  const ref = createTableRef(statement, talents);
  const { row: talent } = ref;
  const query = { ...parseQuery({ limit: -1 }), filter, search };
  const { keysQuery, countSource } = compileRowSource(ref, query);
  return {
    talent,
    source: sql`(select ${talent}.* ${countSource}) ${talent}`,
    withQueries: keysQuery === undefined ? [] : [sql`found as materialized (${keysQuery})`],
    name: fullname(rowSqlOf(ref)),
    organization: statement.organization,
    run: <Row>(db: Reader, text: Sql): Promise<Row[]> => readCompiled(db, finish(text)),
  };
}

/**
 * The stanines of a talent that may be compared with ranges: null for a person who objects to rankings. All SQL that
 * computes fits uses these; code that reads single people uses `isLeftOut` of the roles.
 */
export const rankedStaninesOf = (talent: Sql): Sql => sql`${talent}.ranked_stanines`;

const number = (value: number | undefined) => param(value ?? null, 'bigint');

function withClause(queries: readonly Sql[]): Sql {
  return queries.length === 0 ? raw('') : sql`with ${join(queries)} `;
}

const RESULT_COLUMNS = sql`id, quality, z_o, z_c, z_e, z_a, z_es, scoring_version, norm_version, instrument_version, language`;
const IS_COUNTED = sql`status = 'FINISHED' and held_until is null`;
const [SCORING, NORM] = [param(SCORING_VERSION, 'text'), param(NORM_VERSION, 'text')];
/** The columns read of the `newest_result` of a talent, with the `own_norm` in force for its form and language. */
const RATED_RESULT = sql`newest_result.id, newest_result.quality,
  newest_result.z_o, newest_result.z_c, newest_result.z_e, newest_result.z_a, newest_result.z_es,
  newest_result.norm_version,
  newest_result.scoring_version is distinct from ${SCORING}
    or newest_result.norm_version is distinct from coalesce(own_norm.version, ${NORM}) as is_outdated`;
const JOIN_OWN_NORM = sql`left join norms own_norm on own_norm.instrument = newest_result.instrument_version
  and own_norm.language = newest_result.language and own_norm.is_active`;

/** The newest result of each talent of the preceding rows, as `newest_result`. */
function joinNewestResult(organization: Sql, talentId: Sql): Sql {
  return sql`cross join lateral (
    select ${RESULT_COLUMNS} from talents_results
    where organization_id = ${organization} and talent_id = ${talentId} and ${IS_COUNTED}
    order by date_finished desc, id limit 1) newest_result`;
}

export interface RatedResults {
  readonly results: readonly RatedResult[];
  /** Whether one of them was computed with a rule or norm that is no longer in force. */
  readonly isAnyOutdated: boolean;
}

/** People with the same five stanines: their number, and how many of them have a doubtful result. */
export interface StanineProfile {
  readonly stanines: number;
  readonly people: number;
  readonly doubtful: number;
}

/** The keys of the talents whose newest result is doubtful: few, and found by an index. */
function compileDoubtful(organization: Sql): Sql {
  // The condition of a doubtful result uses the alias r.
  return sql`doubtful_talents as materialized (
    select r.talent_id from talents_results r
    where r.organization_id = ${organization} and ${raw(DOUBTFUL_SHEET)} and r.status = 'FINISHED' and r.held_until is null
      and not exists (
        select from talents_results later
        where later.organization_id = r.organization_id and later.talent_id = r.talent_id
          and later.status = 'FINISHED' and later.held_until is null
          and (later.date_finished > r.date_finished or later.date_finished = r.date_finished and later.id < r.id)))`;
}

/** All stanine profiles of the talents: thousands, so they are returned as three texts. */
export async function listStanineProfiles(db: Reader, talentQuery: TalentQuery): Promise<StanineProfile[]> {
  const { talent, source, withQueries, organization, run } = compileTalents(talentQuery);
  const stanines = rankedStaninesOf(talent);
  const countProfiles = (among: Sql) =>
    sql`select ${stanines} as stanines, count(*) as people from ${source} where ${stanines} is not null${among} group by 1`;
  const amongDoubtful = sql` and ${talent}.id in (select talent_id from doubtful_talents)`;
  const [table] = await run<Readonly<Record<keyof StanineProfile, string | null>>>(
    db,
    sql`${withClause([...withQueries, compileDoubtful(organization)])}
      select string_agg(profiles.stanines::text, ',') as stanines,
        string_agg(profiles.people::text, ',') as people,
        string_agg(coalesce(doubtful_profiles.people, 0)::text, ',') as doubtful
      from (${countProfiles(raw(''))}) profiles
      left join (${countProfiles(amongDoubtful)}) doubtful_profiles using (stanines)`,
  );
  const split = (name: keyof StanineProfile) => table?.[name]?.split(',').map(Number) ?? [];
  const [people, doubtful] = [split('people'), split('doubtful')];
  return split('stanines').map((digits, index) => ({
    stanines: digits,
    people: people[index] ?? 0,
    doubtful: doubtful[index] ?? 0,
  }));
}

/** The people of a page with their results, and the numbers of people with and without stanines. */
export async function findRanked(
  db: Reader,
  talentQuery: TalentQuery,
  page: RankedPage,
): Promise<RatedResults & { ratedCount: number; unratedCount: number }> {
  const { talent, source, withQueries, name, organization, run } = compileTalents(talentQuery);
  const stanines = rankedStaninesOf(talent);
  // People found by search or through a link are found once and then read together; others are looked up by stanines.
  const isFound = withQueries.length > 0;
  const rankedPeople = isFound
    ? {
        people: raw('found_people'),
        peopleOfPage: sql`select id, stanines from found_people
          where case when stanines in (select stanines from page_profiles) then true else false end`,
      }
    : {
        people: sql`(select ${stanines} as stanines from ${source}) all_people`,
        peopleOfPage: sql`select ${talent}.id, page_profiles.stanines
          from page_profiles join ${source} on ${stanines} = page_profiles.stanines`,
      };
  const foundPeople = sql`found_people as materialized (
    select ${talent}.id, ${stanines} as stanines from ${source})`;
  const pageResults = sql`page_results as (
    select page_people.id as talent_id, page_people.cost, page_people.stanines, ${RATED_RESULT}
    from page_people ${joinNewestResult(organization, raw('page_people.id'))} ${JOIN_OWN_NORM})`;
  const queries = [
    ...withQueries,
    ...(isFound ? [foundPeople] : []),
    ...compileRankedPage(rankedPeople, page),
    pageResults,
  ];
  const findName = sql`(select ${name} from talents ${talent}
    where ${talent}.organization_id = ${organization} and ${talent}.id = page_results.talent_id)`;
  const rows = await run<
    RatedResult & { rated_count: number; unrated_count: number; id: string | null; is_outdated: boolean }
  >(
    db,
    sql`${withClause(queries)}
      select totals.rated_count, totals.unrated_count, page_results.*,
        case when totals.rated_count <= ${number(page.mostInGroups)} then ${findName} else '' end as name
      from totals left join page_results on true
      order by ${orderOfFit(page)}, talent_id`,
  );
  const { rated_count: ratedCount = 0, unrated_count: unratedCount = 0 } = rows[0] ?? {};
  const results = rows.filter(({ id }) => id !== null);
  return { results, isAnyOutdated: results.some((result) => result.is_outdated), ratedCount, unratedCount };
}

/** The numbers of talents with and without stanines. */
export async function countRated(
  db: Reader,
  talentQuery: TalentQuery,
): Promise<{ ratedCount: number; unratedCount: number }> {
  const { talent, source, withQueries, run } = compileTalents(talentQuery);
  const stanines = rankedStaninesOf(talent);
  const [counts] = await run<{ ratedCount: number; unratedCount: number }>(
    db,
    sql`${withClause(withQueries)}
      select count(${stanines})::integer as "ratedCount", (count(*) - count(${stanines}))::integer as "unratedCount" from ${source}`,
  );
  return counts ?? { ratedCount: 0, unratedCount: 0 };
}

interface HowToRead {
  readonly withNames: boolean;
  /** Looks up the results of a few people, or reads those of many at once. */
  readonly few: boolean;
}

interface PeopleToRate {
  readonly withQueries: readonly Sql[];
  readonly organization: Sql;
  /** A query for `talent_id`, `stanines` and `name` of people who have stanines. */
  readonly people: Sql;
}

/** The newest results of people, read as one row of texts. */
export async function readResults(
  db: Reader,
  { withQueries, organization, people }: PeopleToRate,
  { withNames, few }: HowToRead,
): Promise<RatedResults> {
  const columns = RATED_COLUMNS.map(
    (column) => sql`string_agg(coalesce(${raw(column)}::text, ''), ',') as ${raw(column)}`,
  );
  const joinResults = few
    ? joinNewestResult(organization, raw('rated_people.talent_id'))
    : sql`join (
        select distinct on (talent_id) talent_id, ${RESULT_COLUMNS} from talents_results
        where organization_id = ${organization} and ${IS_COUNTED}
        order by talent_id, date_finished desc, id) newest_result using (talent_id)`;
  const ratedResults = sql`rated_results as (
    select rated_people.*, ${RATED_RESULT} from rated_people ${joinResults} ${JOIN_OWN_NORM})`;
  const names = withNames ? sql`json_agg(name)` : sql`'[]'::json`;
  const [table] = await readCompiled<RatedColumns & { count: number; names: string[]; is_outdated: boolean }>(
    db,
    finish(sql`${withClause([...withQueries, sql`rated_people as (${people})`, ratedResults])}
      select count(*) as count, ${join(columns)}, ${names} as names, bool_or(is_outdated) as is_outdated
      from rated_results`),
  );
  if (table === undefined || table.count === 0) return { results: [], isAnyOutdated: false };
  return { results: splitColumns(table, table.names), isAnyOutdated: table.is_outdated };
}

/** All talents with stanines. */
export function listRated(db: Reader, talentQuery: TalentQuery, howToRead: HowToRead): Promise<RatedResults> {
  const { talent, source, withQueries, name, organization } = compileTalents(talentQuery);
  const stanines = rankedStaninesOf(talent);
  const people = sql`
    select ${talent}.id as talent_id, ${stanines} as stanines, ${howToRead.withNames ? name : raw("''")} as name
    from ${source} where ${stanines} is not null`;
  return readResults(db, { withQueries, organization, people }, howToRead);
}

/** Keys of the talents without stanines, by name. */
export async function findUnrated(
  db: Reader,
  talentQuery: TalentQuery,
  { limit, offset }: Window,
): Promise<string[]> {
  const { talent, source, withQueries, name, run } = compileTalents(talentQuery);
  const rows = await run<{ id: string }>(
    db,
    sql`${withClause(withQueries)}
      select ${talent}.id from ${source} where ${rankedStaninesOf(talent)} is null
      order by ${name} collate "und-x-icu", ${talent}.id offset ${number(offset)} limit ${number(limit)}`,
  );
  return rows.map(({ id }) => id);
}
