import type { Actor } from '@quint/domain/actor.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import { readCompiled } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { LatestResult } from '#features/matching/queries.ts';
import { talents } from '#features/talents/collection.ts';
import { fullname } from '#features/talents/queries.ts';
import { parseQuery } from '#items/ask/query.ts';
import { compileRowSource } from '#items/compile/statement.ts';
import { createStatementContext, createTableRef, rowSqlOf } from '#items/compile/table-ref.ts';
import type { Filter, Registry } from '#items/declare/collection.ts';
import type { Sql } from '#items/declare/sql.ts';
import { finish, join, param, raw, sql } from '#items/declare/sql.ts';

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
  const { found, counted } = compileRowSource(ref, { ...parseQuery({}), filter, search });
  const run = <Row>(db: Reader, text: Sql): Promise<Row[]> => readCompiled(db, finish(text));
  const people = sql`select ${row}.* ${counted}`;
  return {
    row,
    // Finding people by words or by a link is done once; the others are looked up as often as need be.
    from: found === undefined ? sql`from (${people}) ${row}` : sql`from asked ${row}`,
    parts:
      found === undefined
        ? []
        : [sql`found as materialized (${found})`, sql`asked as materialized (${people})`],
    name: fullname(rowSqlOf(ref)),
    organization: statement.organization,
    run,
  };
}

const number = (value: number | undefined) => param(value ?? null, 'bigint');
const numbers = (values: readonly number[]) => param(values, 'integer[]');

function withParts(parts: readonly Sql[]): Sql {
  return parts.length === 0 ? raw('') : sql`with ${join(parts, ', ')} `;
}

/** Where the stanine of a trait stands among the five digits of a talent's stanines. */
const PLACES: Readonly<Record<Trait, Sql>> = {
  O: sql`10000`,
  C: sql`1000`,
  E: sql`100`,
  A: sql`10`,
  ES: sql`1`,
};
const RESULT = sql`id, quality, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es, scoring_version, norm_version, instrument_version, language`;
/** The own norm in force for the form and language of a result. */
const OWN_NORM = sql`left join norms n on n.instrument = r.instrument_version and n.language = r.language and n.is_active`;

interface Ranking extends Window {
  readonly costs: Readonly<Record<Trait, readonly number[]>>;
  readonly worstFirst: boolean;
}

/** What the stanines of `kind` cost, and the order by it: of equal cost by stanines. */
function compileOrder(kind: Sql, ranking: Ranking) {
  const { costs, worstFirst } = ranking;
  const prices = TRAITS.map(
    (trait) => sql`(${numbers(costs[trait])})[${kind}.stanines / ${PLACES[trait]} % 10]`,
  );
  return { cost: join(prices, ' + '), order: sql`cost${raw(worstFirst ? ' desc' : '')}, stanines` };
}

/** The newest results of the people of a page that `statement` names by key, cost and stanines. */
function readPage(order: Sql, organization: Sql): Sql {
  return sql`select r.*, page.id as talent_id, n.version as own_norm from page cross join lateral (
      select ${RESULT} from talents_results where organization_id = ${organization} and talent_id = page.id and status = 'FINISHED'
      order by date_finished desc, id limit 1) r ${OWN_NORM}
    order by ${order}, talent_id`;
}

/** The talents whose stanines cost least (or most), of equal cost in the order of stanines and keys. */
export async function findRanked(db: Reader, asked: TalentsAsked, ranking: Ranking): Promise<LatestResult[]> {
  const { row, from, parts, organization, run } = compileAsked(asked);
  const { cost, order } = compileOrder(row, ranking);
  const page = sql`select ${row}.id, ${row}.stanines, ${cost} as cost ${from} where ${row}.stanines is not null
    order by ${order}, id offset ${number(ranking.offset)} limit ${number(ranking.limit)}`;
  return run(db, sql`${withParts([...parts, sql`page as (${page})`])}${readPage(order, organization)}`);
}

/**
 * The same for very many people, and how many there are. A million people have at most 59,049 kinds of stanines, so that
 * these are counted and put in order, and of the people only those of the page are looked up.
 */
export async function findRankedOfMany(
  db: Reader,
  asked: TalentsAsked,
  ranking: Ranking,
): Promise<{ results: LatestResult[]; count: number }> {
  const { row, from, parts, organization, run } = compileAsked(asked);
  const { cost, order } = compileOrder(raw('kinds'), ranking);
  const [offset, limit] = [number(ranking.offset), number(ranking.limit)];
  const statement = [
    ...parts,
    sql`kinds as materialized (select ${row}.stanines, count(*)::integer as people ${from} where ${row}.stanines is not null group by ${row}.stanines)`,
    sql`priced as (select stanines, people, ${cost} as cost from kinds)`,
    sql`ranked as (select *, sum(people) over (order by ${order}) - people as before from priced)`,
    sql`wanted as materialized (select * from ranked where before + people > ${offset} and (${limit} is null or before < ${offset} + ${limit}))`,
    sql`page as (select w.cost, w.stanines, t.id from wanted w cross join lateral (select ${row}.id ${from} where ${row}.stanines = w.stanines) t
      order by ${order}, id offset ${offset} - coalesce((select min(before) from wanted), ${offset}) limit ${limit})`,
  ];
  const rows = await run<LatestResult & { count: number; id: string | null }>(
    db,
    sql`${withParts(statement)}select n.count, r.* from (select coalesce(sum(people), 0)::integer as count from kinds) n
    left join lateral (${readPage(order, organization)}) r on true`,
  );
  return { results: rows.filter(({ id }) => id !== null), count: rows[0]?.count ?? 0 };
}

export interface NamedResult extends LatestResult {
  /** As it may be seen; empty where it was not asked for. */
  readonly name: string;
}

/** All the talents asked for that have stanines. */
export async function listRated(
  db: Reader,
  asked: TalentsAsked,
  { named }: { named: boolean },
): Promise<NamedResult[]> {
  const { row, from, parts, name, organization, run } = compileAsked(asked);
  const statement = [
    ...parts,
    sql`rated as (select ${row}.id as talent_id, ${named ? name : raw("''")} as name ${from} where ${row}.stanines is not null)`,
    sql`latest as (select distinct on (talent_id) talent_id, ${RESULT} from talents_results
      where organization_id = ${organization} and status = 'FINISHED' order by talent_id, date_finished desc, id)`,
  ];
  return run(
    db,
    sql`${withParts(statement)}select r.*, rated.name, n.version as own_norm from rated join latest r using (talent_id) ${OWN_NORM}`,
  );
}

/** How many of the talents asked for have stanines; it is not counted further than one past `most`. */
export async function countRated(db: Reader, asked: TalentsAsked, most: number): Promise<number> {
  const { row, from, parts, run } = compileAsked(asked);
  const some = sql`select ${from} where ${row}.stanines is not null limit ${number(most + 1)}`;
  const rows = await run<{ people: number }>(
    db,
    sql`${withParts(parts)}select count(*) as people from (${some}) s`,
  );
  return rows[0]?.people ?? 0;
}

/** The talents asked for that have no stanines: keys of some, by name, and how many there are. */
export async function findUnrated(
  db: Reader,
  asked: TalentsAsked,
  { limit, offset }: Window,
): Promise<{ ids: string[]; count: number }> {
  const { row, from, parts, name, run } = compileAsked(asked);
  const unrated = sql`${from} where ${row}.stanines is null`;
  const page = sql`select ${row}.id ${unrated} order by ${name}, ${row}.id offset ${number(offset)} limit ${number(limit)}`;
  const [found] = await run<{ ids: string[]; count: number }>(
    db,
    sql`${withParts(parts)}select (select count(*) ${unrated}) as count, array(${page}) as ids`,
  );
  return found ?? { ids: [], count: 0 };
}
