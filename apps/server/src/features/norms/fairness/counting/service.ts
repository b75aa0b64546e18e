import { setImmediate } from 'node:timers/promises';
import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { lockCounts } from '#features/norms/counting/queries.ts';
import { compareWithLargest, countAssessed } from '#features/norms/fairness/counting/model.ts';
import type { ComparedRate, CountedPart } from '#features/norms/fairness/counting/queries.ts';
import * as queries from '#features/norms/fairness/counting/queries.ts';
import { withoutSmallRests } from '#features/norms/fairness/hiding/model.ts';
import { runInSteps } from '#jobs/steps.ts';

async function countRates({ db }: Deps, signal: AbortSignal | undefined): Promise<CountedPart[]> {
  const { platform } = db.preferReplica('counts');
  const rates = await platform.read(queries.countUnremarkable);
  for (const workspace of await platform.read(queries.listAssessing)) {
    const scope = scopeOfJob(workspace);
    const sheets = await platform.read((read) => queries.listAssessedSheets(read, scope));
    rates.push(...(await runInSteps(countAssessed(scope.organizationId, sheets), signal)));
  }
  return rates;
}

/**
 * Counts outcomes by group in every workspace. Only numbers are stored; no person can be identified by them. Throws, and
 * stores nothing, once the signal is aborted.
 */
export async function countFairness(deps: Deps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  const rates: ComparedRate[] = [];
  for (const rate of compareWithLargest(withoutSmallRests(await countRates(deps, signal)))) {
    rates.push(rate);
    // Requests are answered in between.
    if (rate.reference !== null) await setImmediate(undefined, { signal });
  }
  signal?.throwIfAborted();
  await deps.db.platform.write(async (tx) => {
    await lockCounts(tx, 'fairness');
    await queries.replaceSheetCounts(tx, now);
    await queries.replaceMeans(tx, now);
    await queries.replaceRates(tx, rates, now);
  });
}
