import type { NarrowerRange, WaysAnswer, WaysQuery } from '@quint/contract/vacancies/ways.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import { filterOf } from '#features/vacancies/people/model.ts';
import { countStages } from '#features/vacancies/people/queries.ts';
import type { MeasuredStage } from '#features/vacancies/people/ranking/model.ts';
import { countTied, readStage } from '#features/vacancies/people/ranking/service.ts';
import { listNarrowings, narrow } from '#features/vacancies/ways/model.ts';
import { findWays } from '#features/vacancies/ways/queries.ts';

interface FinishedPeople {
  readonly ranges: RoleRanges;
  readonly stage: MeasuredStage;
}

type WaysRequest = WaysQuery & { readonly roleId: string };

/** The ranges of a role, and the results of those who have finished and are on no shortlist. */
async function readFinished(
  { deps, db, scope }: { readonly deps: Deps; readonly db: Reader; readonly scope: OrganizationScope },
  { actor, roleId, must_haves: isFiltered }: WaysRequest & { readonly actor: Actor },
): Promise<FinishedPeople> {
  const role = await findVacancy(db, scope, { actor, roleId });
  const ranges = rangesOf(role);
  const mustHaves = isFiltered ? filterOf(actor, role.must_haves, deps.clock.now()) : undefined;
  const query = { actor, scope, roleId, stage: 'finished', search: '', mustHaves } as const;
  return { ranges, stage: await readStage(db, query) };
}

/**
 * Ways to continue from many people too close to call, each with its effect. Only counts are answered, so nothing is
 * audited. Throws `record.not_found`.
 */
export async function listWays(deps: Deps, actor: Actor, request: WaysRequest): Promise<WaysAnswer['data']> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const { ranges, stage } = await readFinished({ deps, db, scope }, { actor, ...request });
    const { finished: size } = await countStages(db, scope, request);
    const { versions, is_locked: isLocked, draws } = await findWays(db, scope, request.roleId);
    const tiedCount = countTied(stage, ranges);
    return {
      tied: tiedCount,
      finished: size,
      reach: baseRateOf(ranges)?.reach.strong ?? null,
      narrowings: stage.once(`narrowings ${JSON.stringify(ranges)}`, () =>
        listNarrowings(stage.people, ranges, tiedCount),
      ),
      next_version: versions + 1,
      results: size,
      are_ranges_locked: isLocked,
      draws,
    };
  });
}

/** What another range for one trait would change. Throws `record.not_found`. */
export async function tryNarrowing(
  deps: Deps,
  actor: Actor,
  { roleId, must_haves, ...span }: WaysRequest & Pick<NarrowerRange, 'trait' | 'min' | 'max'>,
): Promise<NarrowerRange> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const { ranges, stage } = await readFinished({ deps, db, scope }, { actor, roleId, must_haves });
    return narrow(stage.people, ranges, span);
  });
}
