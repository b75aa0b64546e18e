import type { MeasurementStudy } from '@quint/contract/measurement.ts';
import type { PairSums } from '@quint/psychometrics/intervals.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { FormInLanguage } from '#features/norms/queries.ts';

export interface ItemProduct extends FormInLanguage {
  readonly item_a: number;
  readonly item_b: number;
  readonly people: number;
  readonly total: number;
}

export function listItemProducts(db: Reader): Promise<ItemProduct[]> {
  return db
    .selectFrom('item_products')
    .select(['instrument', 'language', 'item_a', 'item_b', 'people', 'total'])
    .$castTo<ItemProduct>()
    .execute();
}

export interface RetestSum extends FormInLanguage {
  readonly scale: string;
  readonly weeks: string;
  readonly sums: PairSums;
}

export async function listRetestSums(db: Reader): Promise<RetestSum[]> {
  const { rows } = await readSql<RetestSum>`
    select instrument, language, scale, weeks, json_build_object('n', people, 'x', first_total, 'y', next_total,
      'xx', first_squares, 'yy', next_squares, 'xy', products) as sums
    from retest_sums
  `.execute(db);
  return rows;
}

export interface ItemCount extends FormInLanguage {
  readonly dimension: 'none' | 'sex' | 'age';
  readonly group_name: string;
  readonly item: number;
  readonly stanine: number;
  readonly box: number;
  readonly people: number;
}

export function listItemCounts(db: Reader): Promise<ItemCount[]> {
  return db
    .selectFrom('item_counts')
    .select(['instrument', 'language', 'dimension', 'group_name', 'item', 'stanine', 'box', 'people'])
    .$castTo<ItemCount>()
    .execute();
}

/** Stores studies in place of the previous ones. */
export async function replaceStudies(
  tx: Writer,
  studies: readonly MeasurementStudy[],
  now: Date,
): Promise<void> {
  await tx.deleteFrom('measurement_studies').execute();
  if (studies.length === 0) return;
  await tx
    .insertInto('measurement_studies')
    .values(
      studies.map((study) => ({
        instrument: study.instrument,
        language: study.language,
        study: JSON.stringify(study),
        date_counted: now,
      })),
    )
    .execute();
}

export async function listStudies(db: Reader): Promise<MeasurementStudy[]> {
  const { rows } = await readSql<{ study: MeasurementStudy }>`
    select study from measurement_studies order by instrument, language
  `.execute(db);
  return rows.map(({ study }) => study);
}
