import { setImmediate } from 'node:timers/promises';
import type { Deps } from '#deps.ts';
import { compareWithLargest, countAssessed } from '#features/norms/fairness/counting/model.ts';
import type { ComparedRate } from '#features/norms/fairness/counting/queries.ts';
import * as queries from '#features/norms/fairness/counting/queries.ts';
import { withoutSmallRests } from '#features/norms/fairness/hiding/model.ts';

/** Counts outcomes by group in every workspace. Only numbers are stored; no person can be identified by them. */
export async function countFairness(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const counted = await deps.db.platform.read(async (db) => [
    ...(await queries.countUnremarkable(db)),
    ...countAssessed(await queries.listAssessedSheets(db)),
  ]);
  const rates: ComparedRate[] = [];
  for (const rate of compareWithLargest(withoutSmallRests(counted))) {
    rates.push(rate);
    // Requests are answered in between.
    if (rate.reference !== null) await setImmediate();
  }
  await deps.db.platform.write(async (tx) => {
    await queries.replaceSheetCounts(tx, now);
    await queries.replaceMeans(tx, now);
    await queries.replaceRates(tx, rates, now);
  });
}
