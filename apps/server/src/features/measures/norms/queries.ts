import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Accumulation } from '@quint/psychometrics/accumulate.ts';
import type { Norm } from '@quint/psychometrics/norms.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import type { Alphas } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** The same rule as `isDoubtful` of the sheet `r`, for statements that count people. */
export const DOUBTFUL_SHEET = "r.quality = 'doubtful'";
export const isDoubtfulSheet = sql<boolean>`${sql.raw(DOUBTFUL_SHEET)}`;

/** A form in a language: each has its own norms. */
export interface FormInLanguage {
  readonly instrument: string;
  readonly language: StoredLanguage;
}

/** `means` is the norm whose means and standard deviations these are, when only the alphas are own. */
export interface ScaleNormStatistics extends Pick<Norm, 'domains' | 'facets' | 'alphas'> {
  readonly means?: string;
}

export interface NormRow extends FormInLanguage {
  readonly version: string;
  readonly people: number;
  readonly figures: ScaleNormStatistics;
  readonly is_active: boolean;
  readonly date_created: Date;
}

/** Own norms in force, newest first. */
export async function listNorms(db: Reader): Promise<NormRow[]> {
  const { rows } = await readSql<NormRow>`
    select version, instrument, language, people, figures, is_active, date_created from norms order by date_created desc
  `.execute(db);
  return rows;
}

/** The own norm in force for a form in a language; undefined when the published one is used. */
export async function findActiveNorm(
  db: Reader,
  { instrument, language }: FormInLanguage,
): Promise<NormRow | undefined> {
  const { rows } = await readSql<NormRow>`
    select version, instrument, language, people, figures, is_active, date_created from norms
    where instrument = ${instrument} and language = ${language} and is_active
  `.execute(db);
  return rows[0];
}

export async function findNormOfVersion(
  db: Reader,
  version: string,
): Promise<Pick<NormRow, 'figures'> | undefined> {
  const { rows } = await readSql<Pick<NormRow, 'figures'>>`
    select figures from norms where version = ${version} limit 1
  `.execute(db);
  return rows[0];
}

/** The own alphas of norms, by version; without norms that use the published ones. */
export type AlphasByNorm = ReadonlyMap<string, Alphas>;

/** The own alphas of the norm that a result `r` was computed with; null when the published ones apply. */
export const alphasOfResult = sql`(select m.figures -> 'alphas' from norms m where m.version = r.norm_version)`;

/** The own alphas of the norms that results were computed with. */
export async function listAlphas(
  db: Reader,
  results: readonly { readonly norm_version: string | null }[],
): Promise<AlphasByNorm> {
  const versions = new Set(results.flatMap(({ norm_version: version }) => version ?? []));
  versions.delete(NORM_VERSION);
  if (versions.size === 0) return new Map();
  const { rows } = await readSql<{ version: string; alphas: Alphas }>`
    select version, figures -> 'alphas' as alphas from norms where version = any(${[...versions]}) and figures ? 'alphas'
  `.execute(db);
  return new Map(rows.map(({ version, alphas }) => [version, alphas]));
}

/** Activates an own norm, or none. */
export async function activateNorm(
  tx: Writer,
  { instrument, language }: FormInLanguage,
  norm?: { version: string; people: number; figures: NormRow['figures']; userId: string; now: Date },
): Promise<void> {
  await sql`
    update norms set is_active = false where instrument = ${instrument} and language = ${language} and is_active
  `.execute(tx);
  if (norm === undefined) return;
  await sql`
    insert into norms (version, instrument, language, people, figures, is_active, date_created, user_created)
    values (${norm.version}, ${instrument}, ${language}, ${norm.people}, ${JSON.stringify(norm.figures)}, true, ${norm.now},
      ${norm.userId})
  `.execute(tx);
}

export interface MeasureSum extends FormInLanguage {
  /**
   * A domain or facet. For people who answered every item of a domain also `complete:` and the domain, the sums of
   * their recoded boxes, and `item:` and a number, their boxes of that item.
   */
  readonly measure: string;
  readonly sums: Accumulation;
}

export interface ScaleSum extends MeasureSum {
  readonly date_counted: Date;
}

/** The latest counts. */
export async function listScaleSums(db: Reader): Promise<ScaleSum[]> {
  const { rows } = await readSql<ScaleSum>`
    select instrument, language, measure, date_counted,
      json_build_object('n', people, 'sum', total, 'sumOfSquares', total_of_squares) as sums
    from scale_sums order by instrument, language, measure
  `.execute(db);
  return rows;
}

/** When own sheets were last counted; null before the first count. */
export async function findCountDate(db: Reader): Promise<Date | null> {
  const { rows } = await readSql<{ date: Date | null }>`
    select max(date_counted) as date from scale_sums
  `.execute(db);
  return rows[0]?.date ?? null;
}

/** Results computed with outdated versions, by form and language. */
export async function countOutdated(db: Reader, scoring: string, publishedVersion: string): Promise<number> {
  const { rows } = await readSql<{ count: number }>`
    select count(*)::int as count from talents_results r
    left join norms n on n.instrument = r.instrument_version and n.language = r.language and n.is_active
    where r.status = 'FINISHED'
      and (r.scoring_version <> ${scoring} or r.norm_version <> coalesce(n.version, ${publishedVersion}))
  `.execute(db);
  return rows[0]?.count ?? 0;
}
