import { setImmediate } from 'node:timers/promises';
import { fail } from '@quint/contract/errors.ts';
import type { FitOfRole, FitOfTalent } from '@quint/contract/matching.ts';
import type { FitPerson } from '@quint/psychometrics/fit.ts';
import { compareFit, fitOf, prepareFit } from '@quint/psychometrics/fit.ts';
import type { Fit } from '@quint/psychometrics/types.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import type { LatestResult } from '#features/matching/queries.ts';
import { findLatestResult, listLatestResults, listRoles } from '#features/matching/queries.ts';
import { findRole } from '#features/reports/queries.ts';
import { rangesOf } from '#features/roles/model.ts';

interface CompleteResult extends LatestResult {
  readonly o: number;
  readonly c: number;
  readonly e: number;
  readonly a: number;
  readonly es: number;
}

/** Fit compares five traits; a result that lacks one cannot be rated. */
function isComplete(result: LatestResult): result is CompleteResult {
  const { o, c, e, a, es } = result;
  return o !== null && c !== null && e !== null && a !== null && es !== null;
}

function personOf(result: CompleteResult): FitPerson {
  return {
    stanines: { O: result.o, C: result.c, E: result.e, A: result.a, ES: result.es },
    zs: { O: result.z_o, C: result.z_c, E: result.z_e, A: result.z_a, ES: result.z_es },
  };
}

function numbersOf(fit: Fit) {
  const { exact, band, interval, base, broad } = fit;
  return { score: fit.fit, exact, band, interval, base, broad };
}

/** People rated at a stretch; after that others get their turn. */
const PEOPLE_AT_ONCE = 2000;

/**
 * The fit of every talent with a finished result to a role, best first; equal ones in the order the talents came.
 * Long lists are rated in stretches, so that the process answers others meanwhile. Throws `record.not_found` for a
 * role that is not there.
 */
export async function listFitsToRole(
  deps: Deps,
  scope: OrganizationScope,
  roleId: string,
): Promise<FitOfTalent[]> {
  const { role, results } = await deps.db.read(scope, async (db) => {
    const found = await findRole(db, scope, roleId);
    if (found === undefined) throw fail('record.not_found');
    return { role: found, results: await listLatestResults(db, scope) };
  });
  const rate = prepareFit(rangesOf(role));
  const fits: FitOfTalent[] = [];
  for (const [index, result] of results.entries()) {
    if (index % PEOPLE_AT_ONCE === PEOPLE_AT_ONCE - 1) await setImmediate();
    if (isComplete(result)) fits.push(fitOfTalent(result, rate(personOf(result))));
  }
  // Within one role the exact value alone gives the order of `compareFit`: the base is the same for everybody.
  return fits.sort((a, b) => (b.exact ?? 0) - (a.exact ?? 0));
}

function fitOfTalent(result: CompleteResult, fit: Fit): FitOfTalent {
  const { talent_id, id, quality, o, c, e, a, es } = result;
  return { talent_id, talents_results_id: id, ...numbersOf(fit), quality, o, c, e, a, es };
}

/**
 * The fit of a talent to every role, best first; equal ones by the more telling role, roles without any requirement
 * last. Throws `record.not_found` for a talent that is not there, `result.not_finished` before its first result.
 */
export async function listFitsOfTalent(
  deps: Deps,
  scope: OrganizationScope,
  talentId: string,
): Promise<FitOfRole[]> {
  const { latest, roles } = await deps.db.read(scope, async (db) => {
    const found = await findLatestResult(db, scope, talentId);
    if (found === undefined) throw fail('record.not_found');
    return { latest: found.result, roles: await listRoles(db, scope) };
  });
  if (latest === undefined || !isComplete(latest)) throw fail('result.not_finished');
  const person = personOf(latest);
  return roles
    .map((role) => ({ role, fit: fitOf(person, rangesOf(role)) }))
    .sort((a, b) => compareFit(a.fit, b.fit))
    .map(({ role, fit }) => ({
      role_id: role.id,
      name: role.name,
      ...numbersOf(fit),
      contributions: [...fit.contributions],
    }));
}
