import type { StoredLanguage } from '@quint/contract/ids.ts';
import type { Accumulation } from '@quint/psychometrics/accumulate.ts';
import type { Norm } from '@quint/psychometrics/norms.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** A form in a language: each has its own norms. */
export interface FormInLanguage {
  readonly instrument: string;
  readonly language: StoredLanguage;
}

export interface NormRow extends FormInLanguage {
  readonly version: string;
  readonly people: number;
  readonly figures: Pick<Norm, 'domains' | 'facets'>;
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

/** The own norm in force for a form in a language; undefined where the published one is used. */
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

export interface ScaleSum extends FormInLanguage {
  /** A domain, a facet, or `item:` and a number. */
  readonly measure: string;
  readonly sums: Accumulation;
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

/** Results computed under outdated versions, by form and language. */
export async function countOutdated(db: Reader, scoring: string, published: string): Promise<number> {
  const { rows } = await readSql<{ count: number }>`
    select count(*)::int as count from talents_results r
    left join norms n on n.instrument = r.instrument_version and n.language = r.language and n.is_active
    where r.status = 'FINISHED'
      and (r.scoring_version <> ${scoring} or r.norm_version <> coalesce(n.version, ${published}))
  `.execute(db);
  return rows[0]?.count ?? 0;
}
