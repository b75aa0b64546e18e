import type { Actor } from '@quint/domain/workspace/actor.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { SCORING_VERSION } from '@quint/psychometrics/scoring.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import { readCompiled } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { DOUBTFUL_SHEET } from '#features/measures/norms/queries.ts';
import type { RatedResult } from '#features/fit/matching/ranking/model.ts';
import {
  DIGIT_WEIGHTS,
  RATED_COLUMNS,
  splitColumns,
  type RatedColumns,
} from '#features/fit/matching/ranking/model.ts';
import { talents } from '#features/people/talents/collection.ts';
import { fullname } from '#features/people/talents/queries.ts';
import { parseQuery } from '#items/ask/query.ts';
import { compileRowSource } from '#items/compile/rows.ts';
import { createStatementContext, createTableRef, rowSqlOf } from '#items/compile/table-ref.ts';
import type { Filter, Registry } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { finish, join, param, raw, sql } from '#database/sql.ts';

/** Which talents a list is about, as `/items/talents` takes it, and who asks. */
export interface TalentsAsked {
  readonly registry: Registry;
  readonly actor: Actor;
  readonly scope: OrganizationScope;
  readonly filter: Filter;
  readonly search: string | undefined;
}

export interface Window {
  /** Undefined: all of them. */
  readonly limit: number | undefined;
  readonly offset: number;
}

/** The talents asked for, as the `with` and `from` of a statement whose rows have the alias `row`. */
function compileAsked({ registry, actor, scope, filter, search }: TalentsAsked) {
  const statement = createStatementContext(registry, actor, { organizationId: scope.organizationId });
  const ref = createTableRef(statement, talents);
  const { row } = ref;
  const { keysQuery: matchingRows, countSource: fromClause } = compileRowSource(ref, {
    ...parseQuery({ limit: -1 }),
    filter,
    search,
  });
  return {
    row,
    people: sql`(select ${row}.* ${fromClause}) ${row}`,
    parts: matchingRows === undefined ? [] : [sql`found as materialized (${matchingRows})`],
    name: fullname(rowSqlOf(ref)),
    organization: statement.organization,
    run: <Row>(db: Reader, text: Sql): Promise<Row[]> => readCompiled(db, finish(text)),
  };
}

/**
 * The stanines of a talent that may be compared with ranges: none of a person who objects to rankings. Whatever works out
 * a fit in SQL reads these; what reads single people asks `isLeftOut` of the roles.
 */
export const rankedStaninesOf = (row: Sql): Sql => sql`${row}.ranked_stanines`;

const number = (value: number | undefined) => param(value ?? null, 'bigint');
const numbers = (values: readonly number[]) => param(values, 'integer[]');

function withParts(parts: readonly Sql[]): Sql {
  return parts.length === 0 ? raw('') : sql`with ${join(parts, ', ')} `;
}

const RESULT = sql`id, quality, z_o, z_c, z_e, z_a, z_es, scoring_version, norm_version, instrument_version, language`;
const VERSIONS = { scoring: param(SCORING_VERSION, 'text'), norm: param(NORM_VERSION, 'text') };
/** What is read of the newest result `r` of a talent, and the own norm in force for its form and language. */
const RATED = sql`r.id, r.quality, r.z_o, r.z_c, r.z_e, r.z_a, r.z_es, r.norm_version,
  r.scoring_version is distinct from ${VERSIONS.scoring} or r.norm_version is distinct from coalesce(n.version, ${VERSIONS.norm}) as is_outdated`;
const OWN_NORM = sql`left join norms n on n.instrument = r.instrument_version and n.language = r.language and n.is_active`;

/** What is rated of the newest result of a talent. */
function newestOf(organization: Sql, talent: Sql): Sql {
  return sql`lateral (select ${RESULT} from talents_results where organization_id = ${organization} and talent_id = ${talent}
    and status = 'FINISHED' and held_until is null order by date_finished desc, id limit 1)`;
}

export interface RatedResults {
  readonly results: readonly RatedResult[];
  /** One of them was computed under a rule or norm that is no longer in force. */
  readonly isAnyOutdated: boolean;
}

export interface RankedPage {
  readonly limit: number;
  readonly offset: number;
  readonly costs: Readonly<Record<Trait, readonly number[]>>;
  readonly worstFirst: boolean;
  /** Up to this many people are read all, with their names, whichever the page is. */
  readonly mostInGroups: number;
}

/** People of the same stanines, how many they are, and how many of them have a doubtful result. */
export interface Kind {
  readonly stanines: number;
  readonly people: number;
  readonly doubtful: number;
}

/** The keys of the talents whose newest result is doubtful: few, and an index has them. */
function compileDoubtful(organization: Sql): Sql {
  return sql`doubtful as materialized (select r.talent_id from talents_results r
    where r.organization_id = ${organization} and ${raw(DOUBTFUL_SHEET)} and r.status = 'FINISHED' and r.held_until is null
      and not exists (select from talents_results l where l.organization_id = r.organization_id and l.talent_id = r.talent_id
        and l.status = 'FINISHED' and l.held_until is null and (l.date_finished > r.date_finished or l.date_finished = r.date_finished and l.id < r.id)))`;
}

/** All kinds of the talents asked for that have stanines: thousands, so they come as three texts. */
export async function listKinds(db: Reader, talentQuery: TalentsAsked): Promise<Kind[]> {
  const { row, people, parts, organization, run } = compileAsked(talentQuery);
  const kinds = (among: Sql) =>
    sql`(select ${rankedStaninesOf(row)} as stanines, count(*) as people from ${people} where ${rankedStaninesOf(row)} is not null${among} group by 1)`;
  const [table] = await run<Readonly<Record<keyof Kind, string | null>>>(
    db,
    sql`${withParts([...parts, compileDoubtful(organization)])}select string_agg(k.stanines::text, ',') as stanines,
        string_agg(k.people::text, ',') as people, string_agg(coalesce(d.people, 0)::text, ',') as doubtful
      from ${kinds(raw(''))} k
      left join ${kinds(sql` and ${row}.id in (select talent_id from doubtful)`)} d using (stanines)`,
  );
  const [stanines, counts, doubtful] = (['stanines', 'people', 'doubtful'] as const).map(
    (name) => table?.[name]?.split(',').map(Number) ?? [],
  );
  return (stanines ?? []).map((digits, index) => ({
    stanines: digits,
    people: counts?.[index] ?? 0,
    doubtful: doubtful?.[index] ?? 0,
  }));
}

/** What the stanines of a kind of people cost. */
export function compileCost(costs: RankedPage['costs']): Sql {
  const prices = TRAITS.map(
    (trait) => sql`(${numbers(costs[trait])})[stanines / ${raw(String(DIGIT_WEIGHTS[trait]))} % 10]`,
  );
  return join(prices, ' + ');
}

/**
 * Kinds of people, their order, and which of them, and how many people, are on the page. With `best`, the kinds an order
 * begins with, no others are counted: a page that ends behind them comes short.
 */
export function compileKinds(
  people: Sql,
  order: Sql,
  { limit, offset, costs, mostInGroups, best }: RankedPage & { best?: readonly number[] | undefined },
): Sql[] {
  const [first, most] = [number(offset), number(mostInGroups)];
  const among = best === undefined ? raw('') : sql` where stanines = any (${numbers(best)})`;
  const countColumns =
    best === undefined
      ? sql`coalesce(sum(people) filter (where stanines is not null), 0)::integer as rated,
        coalesce(sum(people) filter (where stanines is null), 0)::integer as unrated from kinds`
      : sql`count(stanines)::integer as rated, (count(*) - count(stanines))::integer as unrated from ${people}`;
  return [
    sql`kinds as materialized (select stanines, count(*)::integer as people from ${people}${among} group by stanines)`,
    sql`counts as materialized (select *, case when rated <= ${most} then 0 else ${first} end as first,
        case when rated <= ${most} then rated else ${first} + ${number(limit)} end as last
      from (select ${countColumns}) n)`,
    sql`priced as (select stanines, people, ${compileCost(costs)} as cost from kinds where stanines is not null)`,
    // No kind is empty: the page ends within as many kinds as there are people up to its end.
    sql`ranked as (select *, sum(people) over (order by ${order}) - people as before
      from (select * from priced order by ${order} limit (select last from counts)) best)`,
    sql`wanted as materialized (select r.* from ranked r where before + people > (select first from counts) and before < (select last from counts))`,
  ];
}

/**
 * The people of a page, those whose stanines cost least (or most) first, of equal cost in the order of stanines and keys;
 * and how many have stanines and how many have none. People of the same stanines are one kind, of which there are at most
 * 59,049: kinds are counted and put in order, and of the people only those of the page are looked up.
 */
export async function findRanked(
  db: Reader,
  talentQuery: TalentsAsked,
  ranking: RankedPage,
): Promise<RatedResults & { ratedCount: number; unratedCount: number }> {
  const { row, people, parts, name, organization, run } = compileAsked(talentQuery);
  const order = sql`cost${raw(ranking.worstFirst ? ' desc' : '')}, stanines`;
  // Finding people by words or by a link is done once, and all of them are read again; others are looked up by stanines.
  const isFound = parts.length > 0;
  const ofPage = isFound
    ? sql`select id, stanines from asked where case when stanines in (select stanines from wanted) then true else false end`
    : sql`select ${row}.id, w.stanines from wanted w join ${people} on ${rankedStaninesOf(row)} = w.stanines`;
  const kinds = isFound ? raw('asked') : sql`(select ${rankedStaninesOf(row)} as stanines from ${people}) k`;
  const statement = [
    ...parts,
    ...(isFound
      ? [sql`asked as materialized (select ${row}.id, ${rankedStaninesOf(row)} as stanines from ${people})`]
      : []),
    ...compileKinds(kinds, order, ranking),
    sql`page as (select id, stanines, ${compileCost(ranking.costs)} as cost from (${ofPage}) p order by ${order}, id
      offset (select first from counts) - coalesce((select min(before) from wanted), (select first from counts))
      limit (select last - first from counts))`,
    sql`read as (select page.id as talent_id, page.cost, page.stanines, ${RATED} from page
      cross join ${newestOf(organization, raw('page.id'))} r ${OWN_NORM})`,
  ];
  const nameOf = sql`(select ${name} from talents ${row} where ${row}.organization_id = ${organization} and ${row}.id = r.talent_id)`;
  const rows = await run<
    RatedResult & { rated: number; unrated: number; id: string | null; is_outdated: boolean }
  >(
    db,
    sql`${withParts(statement)}select c.rated, c.unrated, r.*, case when c.rated <= ${number(ranking.mostInGroups)} then ${nameOf} else '' end as name
    from counts c left join read r on true order by ${order}, talent_id`,
  );
  const { rated: ratedCount = 0, unrated: unratedCount = 0 } = rows[0] ?? {};
  const results = rows.filter(({ id }) => id !== null);
  return { results, isAnyOutdated: results.some((result) => result.is_outdated), ratedCount, unratedCount };
}

/** How many of the talents asked for have stanines, and how many have none. */
export async function countRated(
  db: Reader,
  talentQuery: TalentsAsked,
): Promise<{ rated: number; unrated: number }> {
  const { row, people, parts, run } = compileAsked(talentQuery);
  const [counts] = await run<{ rated: number; unrated: number }>(
    db,
    sql`${withParts(parts)}select count(${rankedStaninesOf(row)})::integer as rated,
      (count(*) - count(${rankedStaninesOf(row)}))::integer as unrated from ${people}`,
  );
  return counts ?? { rated: 0, unrated: 0 };
}

interface HowToRead {
  readonly withNames: boolean;
  /** The results of a few people are looked up, those of many are read all. */
  readonly few: boolean;
}

/** All the talents asked for that have stanines. */
export async function listRated(
  db: Reader,
  talentQuery: TalentsAsked,
  { withNames, few }: HowToRead,
): Promise<RatedResults> {
  const { row, people, parts, name, organization, run } = compileAsked(talentQuery);
  const columns = RATED_COLUMNS.map(
    (column) => sql`string_agg(coalesce(r.${raw(column)}::text, ''), ',') as ${raw(column)}`,
  );
  const latest = sql`(select distinct on (talent_id) talent_id, ${RESULT} from talents_results
      where organization_id = ${organization} and status = 'FINISHED' and held_until is null order by talent_id, date_finished desc, id)`;
  const withResult = few
    ? sql`rated cross join ${newestOf(organization, raw('rated.talent_id'))} r`
    : sql`rated join ${latest} r using (talent_id)`;
  const statement = [
    ...parts,
    sql`rated as (select ${row}.id as talent_id, ${rankedStaninesOf(row)} as stanines, ${withNames ? name : raw("''")} as name from ${people} where ${rankedStaninesOf(row)} is not null)`,
    sql`read as (select rated.*, ${RATED} from ${withResult} ${OWN_NORM})`,
  ];
  const names = withNames ? sql`json_agg(name)` : sql`'[]'::json`;
  const [table] = await run<RatedColumns & { count: number; names: string[]; is_outdated: boolean }>(
    db,
    sql`${withParts(statement)}select count(*) as count, ${join(columns, ', ')}, ${names} as names, bool_or(is_outdated) as is_outdated from read r`,
  );
  if (table === undefined || table.count === 0) return { results: [], isAnyOutdated: false };
  return { results: splitColumns(table, table.names), isAnyOutdated: table.is_outdated };
}

/** Keys of the talents asked for that have no stanines, by name. */
export async function findUnrated(
  db: Reader,
  talentQuery: TalentsAsked,
  { limit, offset }: Window,
): Promise<string[]> {
  const { row, people, parts, name, run } = compileAsked(talentQuery);
  const rows = await run<{ id: string }>(
    db,
    sql`${withParts(parts)}select ${row}.id from ${people} where ${rankedStaninesOf(row)} is null
      order by ${name} collate "und-x-icu", ${row}.id offset ${number(offset)} limit ${number(limit)}`,
  );
  return rows.map(({ id }) => id);
}
