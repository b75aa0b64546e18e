import { fail } from '@quint/contract/base/errors.ts';
import type { FitOfRole, FitState, OwnFitAnswer } from '@quint/contract/measures/matching.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import type { FitOptions, FitPerson } from '@quint/psychometrics/fit.ts';
import { compareFit, fitOf } from '@quint/psychometrics/fit.ts';
import type { BaseRates } from '@quint/psychometrics/reach.ts';
import type { Fit, QualityVerdict } from '@quint/psychometrics/types.ts';
import { recordAudit } from '#database/audit.ts';
import type { Deps } from '#deps.ts';
import type { LatestResult, RoleToFit } from '#features/fit/matching/queries.ts';
import {
  findLatestResult,
  isRoleOfTalent,
  listRejectingRoles,
  listRoles,
} from '#features/fit/matching/queries.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { scopeOfActor } from '#database/scopes.ts';

interface CompleteResult extends LatestResult {
  readonly o: number;
  readonly c: number;
  readonly e: number;
  readonly a: number;
  readonly es: number;
}

/** Fit compares five traits; a result with a missing trait cannot be rated. */
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

/** The measurement error of a result, for its fit. */
export function optionsOf({ alphas }: Pick<LatestResult, 'alphas'>): FitOptions {
  return { alphas: alphas ?? undefined };
}

/** The numbers of a fit, always together with the quality of the sheet. */
export function numbersOf(
  fit: Fit,
  { reach, quality }: { reach: BaseRates | null; quality: QualityVerdict },
) {
  const { exact, band, interval, base, broad } = fit;
  return { score: fit.fit, exact, band, interval, base, broad, reach, quality };
}

export function stateOf(isAnyOutdated: boolean, pendingCount: number): FitState {
  return { state: isAnyOutdated ? 'recalculating' : 'calculated', pending: pendingCount };
}

/** Fits, and whether results are being recomputed. */
export interface Fits<Row> {
  readonly data: Row[];
  readonly meta: FitState & { readonly is_left_out_of_rankings: boolean };
}

/** The audit details of a rated result. */
export const FIT_READ = { collection: 'talents_results', as: 'fit' };

function toFitOfRole(
  role: RoleToFit,
  fit: Fit,
  { quality, isRejected }: Pick<LatestResult, 'quality'> & { readonly isRejected: boolean },
): FitOfRole {
  return {
    role_id: role.id,
    name: role.name,
    is_in_use: role.is_in_use,
    is_rejected: isRejected,
    ...numbersOf(fit, { reach: baseRateOf(rangesOf(role))?.reach ?? null, quality }),
    contributions: [...fit.contributions],
  };
}

/**
 * The fit of the current user's talent to a role they are considered for or hold: the same numbers as for
 * administrators. Null for a person who objects to rankings. Throws `record.not_found` for any other role.
 */
export async function rateOwnFit(deps: Deps, actor: Actor, roleId: string): Promise<OwnFitAnswer> {
  const scope = scopeOfActor(actor);
  const { talentId } = actor;
  if (talentId === undefined) throw fail('record.not_found');
  const { latestResult, role } = await deps.db.read(scope, async (db) => ({
    latestResult: await findLatestResult(db, scope, { talentId, isOwn: true }),
    role: (await isRoleOfTalent(db, scope, { roleId, talentId }))
      ? (await listRoles(db, scope)).find(({ id }) => id === roleId)
      : undefined,
  }));
  if (latestResult === undefined || role === undefined) throw fail('record.not_found');
  const latest = latestResult.result;
  if (latest === undefined || !isComplete(latest)) throw fail('result.not_finished');
  const data = latest.is_left_out
    ? null
    : toFitOfRole(role, fitOf(personOf(latest), rangesOf(role), optionsOf(latest)), {
        quality: latest.quality,
        isRejected: false,
      });
  const meta = { ...stateOf(latest.is_outdated, 0), is_left_out_of_rankings: latest.is_left_out };
  return { data, meta };
}

/**
 * The fit of a talent to every role, best first; ties by the more selective role, roles without requirement
 * last. Throws `record.not_found` for an unknown talent, `result.not_finished` before its first result,
 * `result.held_back` while that is on hold.
 */
export async function listFitsOfTalent(deps: Deps, actor: Actor, talentId: string): Promise<Fits<FitOfRole>> {
  const scope = scopeOfActor(actor);
  const { latest, roles, rejecting } = await deps.db.write(scope, async (tx) => {
    const isOwn = actor.talentId === talentId;
    const latestResult = await findLatestResult(tx, scope, { talentId, isOwn });
    if (latestResult === undefined) throw fail('record.not_found');
    const { result } = latestResult;
    if (result === undefined && latestResult.isHeld) throw fail('result.held_back');
    if (result === undefined || !isComplete(result)) throw fail('result.not_finished');
    // No fit is computed for a person who objects.
    if (result.is_left_out) return { latest: result, roles: [], rejecting: new Set<string>() };
    if (!isOwn) {
      const read = { items: [result.id], talentIds: [result.talent_id], details: { ...FIT_READ, count: 1 } };
      await recordAudit(tx, { scope, actor, action: 'results.read', ...read });
    }
    // A person learns of a decision by a mail, not here.
    const rejectingRoles = isOwn ? new Set<string>() : await listRejectingRoles(tx, scope, talentId);
    return { latest: result, roles: await listRoles(tx, scope), rejecting: rejectingRoles };
  });
  const person = personOf(latest);
  const data = roles
    .map((role) => ({ role, fit: fitOf(person, rangesOf(role), optionsOf(latest)) }))
    .sort((a, b) => compareFit(a.fit, b.fit))
    .map(({ role, fit }) =>
      toFitOfRole(role, fit, { quality: latest.quality, isRejected: rejecting.has(role.id) }),
    );
  const meta = { ...stateOf(latest.is_outdated, 0), is_left_out_of_rankings: latest.is_left_out };
  return { data, meta };
}
