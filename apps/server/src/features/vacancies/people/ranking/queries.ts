import type { Reader } from '#database/gate.ts';
import { readCompiled } from '#database/read-sql.ts';
import { finish, join, param, raw, sql } from '#database/sql.ts';
import { planForValues } from '#database/statements.ts';
import { compileRatedResults, rankedStaninesOf } from '#features/fit/matching/ranking/queries.ts';
import type { StageQuery } from '#features/vacancies/people/queries.ts';
import { peopleOf, peopleOfStage } from '#features/vacancies/people/queries.ts';

/** From this number of people on, their results are read together and not one by one. */
const FEW = 500;
const TALENT = raw('t');
const SCORES = ['z_o', 'z_c', 'z_e', 'z_a', 'z_es'] as const;

/** The results of some people with one norm as bytes: much faster to read than rows or texts. */
export interface MeasuredBytes {
  readonly norm_version: string | null;
  readonly people: number;
  /** Of each person 60 bytes: the key, the five digits as an integer, five scores as doubles; all big-endian. */
  readonly bytes: Buffer;
  readonly is_outdated: boolean;
}

/** Bits of the stanines by which many people are divided: the driver copies a long row several times as it arrives. */
const PART_BITS = 31;

/** Whether a list has so many people that their results are read together. */
async function hasMany(db: Reader, { scope, roleId, assessmentId }: StageQuery): Promise<boolean> {
  const [first] = await readCompiled<{ count: number }>(
    db,
    finish(sql`select count(*)::int as count
      from (select from ${peopleOf(scope, { roleId, assessmentId })} limit ${param(FEW, 'bigint')}) people`),
  );
  return first?.count === FEW;
}

/** The results of the people of a stage who can be ranked, of each norm in parts. A missing score is not a number. */
export async function listMeasured(db: Reader, query: StageQuery): Promise<MeasuredBytes[]> {
  const stanines = rankedStaninesOf(TALENT);
  const people = sql`select t.id as talent_id, ${stanines} as stanines
    from ${peopleOfStage(query)} and ${stanines} is not null`;
  const organization = param(query.scope.organizationId, 'uuid');
  const scores = SCORES.map((score) => sql`float8send(coalesce(${raw(score)}, 'NaN'))`);
  const few = !(await hasMany(db, query));
  const statement = finish(sql`${compileRatedResults({ withQueries: [], organization, people }, { few })}
      select norm_version, count(*)::int as people,
        string_agg(uuid_send(talent_id) || int4send(stanines) || ${join(scores, ' || ')}, '') as bytes,
        bool_or(is_outdated) as is_outdated
      from rated_results group by norm_version, stanines & ${param(few ? 0 : PART_BITS, 'integer')}`);
  return readCompiled<MeasuredBytes>(db, few ? statement : planForValues(statement));
}
