import { setImmediate } from 'node:timers/promises';
import type { MeasurementStudy } from '@quint/contract/measures/measurement.ts';
import { LEAST_FOR_ALPHA } from '@quint/domain/measures/measurement.ts';
import { LEAST_PEOPLE_OF_DIF } from '@quint/psychometrics/dif.ts';
import type { Deps } from '#deps.ts';
import type { CountRows } from '#features/measures/norms/counts/model.ts';
import { startTally } from '#features/measures/norms/counts/model.ts';
import * as countQueries from '#features/measures/norms/counts/queries.ts';
import { studyOf } from '#features/measures/norms/measurement/model.ts';
import * as queries from '#features/measures/norms/measurement/queries.ts';
import { formsOf } from '#features/measures/norms/model.ts';
import { runInSteps } from '#jobs/steps.ts';

const SHEETS_PER_READ = 200;
const SHEETS_PER_STEP = 50;

async function countSheets({ db, log }: Deps, signal: AbortSignal | undefined): Promise<CountRows> {
  const { platform } = db.preferReplica('counts');
  const keys = await platform.read(countQueries.listSheetsToCount);
  const tally = startTally();
  for (let start = 0; start < keys.length; start += SHEETS_PER_READ) {
    const part = keys.slice(start, start + SHEETS_PER_READ);
    const sheets = await platform.read((read) => countQueries.readSheets(read, part));
    for (const [index, sheet] of sheets.entries()) {
      // Requests are answered in between.
      if (index % SHEETS_PER_STEP === 0) await setImmediate(undefined, { signal });
      tally.add(sheet);
    }
  }
  if (tally.unknown.size > 0) log.warn({ forms: [...tally.unknown] }, 'sheets of unknown forms not counted');
  return tally.rows({ perDomain: LEAST_FOR_ALPHA, perGroup: LEAST_PEOPLE_OF_DIF });
}

/**
 * Counts all sheets without remarks anew and computes what follows from the counts: sums and numbers of people, nothing
 * about a person. Both are stored together. Throws, and stores nothing, once the signal is aborted.
 */
export async function countMeasurement(deps: Deps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  const counts = {
    ...(await countSheets(deps, signal)),
    retests: await deps.db.preferReplica('counts').platform.read(countQueries.countRetests),
  };
  const studies: MeasurementStudy[] = [];
  for (const form of formsOf(counts.sums)) studies.push(await runInSteps(studyOf(form, counts), signal));
  signal?.throwIfAborted();
  await deps.db.platform.write(async (tx) => {
    await countQueries.lockCounts(tx, 'sheets');
    await countQueries.replaceCounts(tx, counts, now);
    await queries.replaceStudies(tx, studies, now);
  });
}

/** The studies of the last count, one for each form and language; none before the first count. */
export function getMeasurementStudies(deps: Pick<Deps, 'db'>): Promise<MeasurementStudy[]> {
  return deps.db.platform.read(queries.listStudies);
}
