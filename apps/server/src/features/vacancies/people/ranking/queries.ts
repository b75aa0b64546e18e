import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { SCORING_VERSION } from '@quint/psychometrics/scoring.ts';
import type { Reader } from '#database/gate.ts';
import { readCompiled } from '#database/read-sql.ts';
import { finish, param, raw, sql } from '#database/sql.ts';
import { planForValues } from '#database/statements.ts';
import { rankedStaninesOf } from '#features/fit/matching/ranking/queries.ts';
import type { StageQuery } from '#features/vacancies/people/queries.ts';
import { peopleOfStage } from '#features/vacancies/people/queries.ts';

const TALENT = raw('t');
/** A score that is not a number, as bytes. Every person needs the same number of bytes. */
const NAN = '7ff8000000000000';
const NO_SCORES = raw(`'\\x${NAN.repeat(5)}'::bytea`);

/** The results of some people with one norm as bytes: much faster to read than rows or texts. */
export interface MeasuredBytes {
  readonly norm_version: string | null;
  readonly people: number;
  /** Of each person 60 bytes: the key, the five digits as an integer, five scores as doubles; all big-endian. */
  readonly bytes: Buffer;
  readonly is_outdated: boolean;
}

/** Bits of the stanines by which people are divided: the driver copies a long row several times as it arrives. */
const PART_BITS = 31;

/**
 * The results of the people of a stage who can be ranked, of each norm in parts. A missing score is not a number. The
 * talents have a copy of their scores, so no result is read.
 */
export function listMeasured(db: Reader, query: StageQuery): Promise<MeasuredBytes[]> {
  const stanines = rankedStaninesOf(TALENT);
  const [scoring, norm] = [param(SCORING_VERSION, 'text'), param(NORM_VERSION, 'text')];
  const statement = finish(sql`with parts as (
      select t.measured_basis as basis, count(*)::int as people,
        string_agg(uuid_send(t.id) || int4send(${stanines}) || coalesce(t.measured_scores, ${NO_SCORES}), '') as bytes
      from ${peopleOfStage(query)} and ${stanines} is not null
      group by t.measured_basis, ${stanines} & ${param(PART_BITS, 'integer')})
    select p.basis[2] as norm_version, p.people, p.bytes,
      p.basis[1] is distinct from ${scoring} or p.basis[2] is distinct from coalesce(own_norm.version, ${norm}) as is_outdated
    from parts p
    left join norms own_norm on own_norm.instrument = p.basis[3] and own_norm.language = p.basis[4] and own_norm.is_active`);
  return readCompiled<MeasuredBytes>(db, planForValues(statement));
}
