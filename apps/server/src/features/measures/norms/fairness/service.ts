import { fail } from '@quint/contract/base/errors.ts';
import type { FairnessReport } from '@quint/contract/measures/fairness.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isWorksCouncil } from '@quint/domain/workspace/actor.ts';
import { FIRM_PEOPLE, LEAST_RATIO } from '@quint/psychometrics/ratio-verdict.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { coarseShare, comparisonsOf, meansOf, rolesByNorm } from '#features/measures/norms/fairness/model.ts';
import type { SheetCount } from '#features/measures/norms/fairness/queries.ts';
import * as queries from '#features/measures/norms/fairness/queries.ts';
import { LEAST_PEOPLE } from '#features/measures/norms/model.ts';

/** The maximum number of roles compared with the published norms; each takes a fraction of a millisecond. */
const MOST_ROLES = 200;

function shareOf({ people, hits }: SheetCount, isCoarse: boolean) {
  return isCoarse ? coarseShare({ people, hits }) : { people, rate: hits / people };
}

/** The quality of the sheets; undefined for fewer than ten. */
function qualityOf(
  counts: readonly SheetCount[],
  isCoarse: boolean,
): Pick<FairnessReport, 'sheets' | 'unremarkable' | 'flags'> {
  const total = counts.find(({ measure }) => measure === 'sheets');
  if (total === undefined || total.people < LEAST_PEOPLE)
    return { sheets: null, unremarkable: null, flags: [] };
  const { people, rate } = shareOf(total, isCoarse);
  const flags = counts.flatMap((count) =>
    count.measure.startsWith('flag:')
      ? [{ index: count.measure.slice('flag:'.length), rate: shareOf(count, isCoarse).rate }]
      : [],
  );
  return { sheets: people, unremarkable: rate, flags };
}

/**
 * Outcomes by group in the workspace, from last night's counts: of all assessments together, or of one role. Groups of
 * fewer than ten are left out; the works council gets coarse figures. Throws `record.not_found` for a role without
 * figures.
 */
export async function getFairness(
  deps: Deps,
  actor: Actor,
  roleId: string | undefined,
): Promise<FairnessReport> {
  const scope = scopeOfActor(actor);
  const { counts, rates, roles, sums, inUse } = await deps.db
    .preferReplica('analytics')
    .in(scope)
    .read(async (db) => ({
      counts: await queries.listSheetCounts(db, scope),
      rates: await queries.listRates(db, scope, roleId),
      roles: await queries.listRolesWithRates(db, scope),
      sums: await queries.listMeanSums(db, scope),
      inUse: await queries.listRolesInUse(db, scope, MOST_ROLES),
    }));
  if (roleId !== undefined && !roles.some(({ id }) => id === roleId)) throw fail('record.not_found');
  const isCoarse = isWorksCouncil(actor);
  return {
    counted: counts[0]?.date_counted.toISOString() ?? null,
    least_people: LEAST_PEOPLE,
    firm_people: FIRM_PEOPLE,
    least_ratio: LEAST_RATIO,
    is_coarse: isCoarse,
    ...qualityOf(counts, isCoarse),
    undisclosed: counts.find(({ measure }) => measure === 'undisclosed')?.hits ?? 0,
    roles,
    role: roleId ?? null,
    comparisons: comparisonsOf(rates, isCoarse),
    means: meansOf(sums, isCoarse),
    by_norm: rolesByNorm(inUse),
    most_roles: MOST_ROLES,
  };
}
