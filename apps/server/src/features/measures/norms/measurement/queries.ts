import type { MeasurementStudy } from '@quint/contract/measures/measurement.ts';
import type { PairSums } from '@quint/psychometrics/intervals.ts';
import { isInstrument } from '@quint/psychometrics/types.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { newestFirst } from '#features/measures/norms/model.ts';
import type { FormInLanguage } from '#features/measures/norms/queries.ts';

export interface ItemProduct extends FormInLanguage {
  readonly item_a: number;
  readonly item_b: number;
  readonly people: number;
  readonly total: number;
}

export interface RetestSum extends FormInLanguage {
  readonly scale: string;
  readonly weeks: string;
  readonly sums: PairSums;
}

export interface ItemCount extends FormInLanguage {
  readonly dimension: 'none' | 'sex' | 'age';
  readonly group_name: string;
  readonly item: number;
  readonly stanine: number;
  readonly box: number;
  readonly people: number;
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

/** The studies of the last count, the newest form first. */
export async function listStudies(db: Reader): Promise<MeasurementStudy[]> {
  const { rows } = await readSql<{ study: MeasurementStudy }>`
    select study from measurement_studies
  `.execute(db);
  return newestFirst(rows.map(({ study }) => study).filter(({ instrument }) => isInstrument(instrument)));
}
