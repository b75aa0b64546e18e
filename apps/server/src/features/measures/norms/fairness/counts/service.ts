import { setImmediate } from 'node:timers/promises';
import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { lockCounts } from '#features/measures/norms/counts/queries.ts';
import {
  listAssessedSheets,
  listAssessing,
} from '#features/measures/norms/fairness/counts/participants/queries.ts';
import {
  compareWithLargest,
  countAssessed,
  groupMeansOf,
  groupWorkspaces,
  isCounted,
  restrictTotals,
  unremarkableRatesOf,
} from '#features/measures/norms/fairness/counts/model.ts';
import type {
  ComparedRate,
  CountedGroup,
  CountedPart,
  GroupMean,
} from '#features/measures/norms/fairness/counts/queries.ts';
import * as queries from '#features/measures/norms/fairness/counts/queries.ts';
import { withoutSmallRests } from '#features/measures/norms/fairness/suppression/model.ts';
import { runInSteps } from '#jobs/steps.ts';

interface Counts {
  readonly rates: CountedPart[];
  readonly sheets: Pick<Parameters<typeof queries.replaceSheetCounts>[1], 'restrictedIds' | 'countedGroups'>;
  readonly means: readonly GroupMean[];
}

async function countGroups({ db }: Deps, signal: AbortSignal | undefined): Promise<Counts> {
  const { platform } = db.preferReplica('counts');
  const { unremarkable, people, traits } = await platform.read(async (read) => ({
    unremarkable: await queries.countUnremarkable(read),
    people: await queries.countPeople(read),
    traits: await queries.sumTraits(read),
  }));
  const groups = groupWorkspaces(unremarkable);
  const isOfGroup = (cell: CountedGroup & { readonly organization_id: string }) =>
    isCounted(cell, groups.get(cell.organization_id)?.few);
  const rates = unremarkableRatesOf(unremarkable.filter(isOfGroup));
  for (const workspace of await platform.read(listAssessing)) {
    const scope = scopeOfJob(workspace);
    const { organizationId } = scope;
    const sheets = await platform.read((read) => listAssessedSheets(read, scope));
    const { few } = groups.get(organizationId) ?? { few: undefined };
    rates.push(...(await runInSteps(countAssessed(organizationId, { sheets, few }), signal)));
  }
  return { rates, sheets: restrictTotals(people, groups), means: groupMeansOf(traits.filter(isOfGroup)) };
}

/**
 * Counts outcomes by group in every workspace. Only numbers are stored; no person can be identified by them. Throws, and
 * stores nothing, once the signal is aborted.
 */
export async function countFairness(deps: Deps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  const counts = await countGroups(deps, signal);
  const rates: ComparedRate[] = [];
  for (const rate of compareWithLargest(withoutSmallRests(counts.rates))) {
    rates.push(rate);
    // Requests are answered in between.
    if (rate.reference !== null) await setImmediate(undefined, { signal });
  }
  signal?.throwIfAborted();
  await deps.db.platform.write(async (tx) => {
    await lockCounts(tx, 'fairness');
    await queries.replaceSheetCounts(tx, { ...counts.sheets, now });
    await queries.replaceMeans(tx, counts.means, now);
    await queries.replaceRates(tx, rates, now);
  });
}
