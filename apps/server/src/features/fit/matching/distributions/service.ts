import type {
  Distribution,
  EmployeesDistributionAnswer,
  FinishedProfilesAnswer,
  TeamDistributionsAnswer,
} from '@quint/contract/measures/distributions.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { FEWEST_SHOWN } from '@quint/psychometrics/groups.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import type { KindOfPeople } from '#features/fit/matching/distributions/queries.ts';
import {
  listKindsOfEmployees,
  listKindsOfFinished,
  listKindsOfTeams,
} from '#features/fit/matching/distributions/queries.ts';
import { DIGIT_WEIGHTS } from '#features/fit/matching/ranking/model.ts';

type Counts = NonNullable<Distribution['counts']>;

type CountOf = 'people' | 'doubtful';

function sumOf(kinds: readonly KindOfPeople[], what: CountOf): number {
  return kinds.reduce((sum, kind) => sum + kind[what], 0);
}

function countsOf(kinds: readonly KindOfPeople[], what: CountOf): Counts {
  const counts = Object.fromEntries(TRAITS.map((trait) => [trait, Array.from({ length: 9 }, () => 0)]));
  for (const kind of kinds) {
    for (const trait of TRAITS) {
      const index = (Math.floor(kind.stanines / DIGIT_WEIGHTS[trait]) % 10) - 1;
      const ofTrait = counts[trait] ?? [];
      ofTrait[index] = (ofTrait[index] ?? 0) + kind[what];
    }
  }
  return counts as Counts;
}

function distributionOf(kinds: readonly KindOfPeople[]): Distribution {
  const [results, doubtful] = [sumOf(kinds, 'people'), sumOf(kinds, 'doubtful')];
  if (results < FEWEST_SHOWN) return { results, doubtful, counts: null, doubtful_counts: null };
  return {
    results,
    doubtful,
    counts: countsOf(kinds, 'people'),
    doubtful_counts: countsOf(kinds, 'doubtful'),
  };
}

/** The distribution of the results of each team. Groups of fewer than four are hidden, so the read is not audited. */
export async function listTeamDistributions(
  deps: Deps,
  actor: Actor,
  teams: readonly string[],
): Promise<TeamDistributionsAnswer> {
  const scope = scopeOfActor(actor);
  const kinds = await deps.db.read(scope, (db) => listKindsOfTeams(db, scope, teams));
  const ofTeam = Map.groupBy(kinds, ({ team_id }) => team_id);
  return { data: teams.map((team_id) => ({ team_id, ...distributionOf(ofTeam.get(team_id) ?? []) })) };
}

/** The distribution of the employees' results. */
export async function getEmployeesDistribution(
  deps: Deps,
  actor: Actor,
): Promise<EmployeesDistributionAnswer> {
  const scope = scopeOfActor(actor);
  return { data: distributionOf(await deps.db.read(scope, (db) => listKindsOfEmployees(db, scope))) };
}

/**
 * The profiles of everybody with a result, except people who object to rankings, by their stanines: no key, no name, no
 * date. Fewer than four are hidden, so the read is not audited.
 */
export async function getFinishedProfiles(deps: Deps, actor: Actor): Promise<FinishedProfilesAnswer> {
  const scope = scopeOfActor(actor);
  const kinds = await deps.db.read(scope, (db) => listKindsOfFinished(db, scope));
  const [results, doubtful] = [sumOf(kinds, 'people'), sumOf(kinds, 'doubtful')];
  const profiles = kinds.map((kind): [number, number, number] => [kind.stanines, kind.people, kind.doubtful]);
  return { data: { results, doubtful, profiles: results < FEWEST_SHOWN ? null : profiles } };
}
