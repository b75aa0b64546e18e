import type { MeasurementStudy } from '@quint/contract/measurement.ts';
import { LEAST_PEOPLE_OF_DIF } from '@quint/psychometrics/dif.ts';
import type { Deps } from '#deps.ts';
import type { CountRows } from '#features/norms/counting/model.ts';
import { startTally } from '#features/norms/counting/model.ts';
import * as counting from '#features/norms/counting/queries.ts';
import { studyOf } from '#features/norms/measuring/model.ts';
import * as queries from '#features/norms/measuring/queries.ts';
import { formsOf } from '#features/norms/model.ts';
import { listScaleSums } from '#features/norms/queries.ts';

const SHEETS_AT_ONCE = 200;

async function countSheets({ db }: Deps): Promise<CountRows> {
  const keys = await db.platform.read(counting.listSheetsToCount);
  const tally = startTally();
  for (let start = 0; start < keys.length; start += SHEETS_AT_ONCE) {
    const part = keys.slice(start, start + SHEETS_AT_ONCE);
    for (const sheet of await db.platform.read((read) => counting.readSheets(read, part))) tally.add(sheet);
  }
  return tally.rows(LEAST_PEOPLE_OF_DIF);
}

/**
 * Counts all sheets without remarks anew and computes what follows from the counts: sums and numbers of people, nothing
 * about a person.
 */
export async function countMeasurement(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const rows = await countSheets(deps);
  await deps.db.platform.write(async (tx) => {
    await counting.replaceCounts(tx, rows, now);
    await counting.replaceRetestSums(tx, now);
  });
  const counts = await deps.db.platform.read(async (db) => ({
    sums: await listScaleSums(db),
    products: await queries.listItemProducts(db),
    retests: await queries.listRetestSums(db),
    boxes: await queries.listItemCounts(db),
  }));
  const studies: MeasurementStudy[] = [];
  for (const form of formsOf(counts.sums)) studies.push(await studyOf(form, counts));
  await deps.db.platform.write((tx) => queries.replaceStudies(tx, studies, now));
}

/** The studies of the last count, one for each form and language; none before the first count. */
export function getMeasurementStudies(deps: Pick<Deps, 'db'>): Promise<MeasurementStudy[]> {
  return deps.db.platform.read(queries.listStudies);
}
