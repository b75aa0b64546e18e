import type { FitOfTalent } from '@quint/contract/matching.ts';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { peopleOfFitsQuery, type PersonOfRole } from './api.ts';

function joinPeople(answers: readonly UseQueryResult<PersonOfRole[]>[]): PersonOfRole[] {
  return answers.flatMap((answer) => answer.data ?? []);
}

/** The people behind pages of fits, by their key. */
export function usePeopleOfFits(
  pages: readonly (readonly FitOfTalent[])[],
): ReadonlyMap<string, PersonOfRole> {
  const { hasTeams } = useWorkspaceFeatures();
  const people = useQueries({
    queries: pages.map((fits) => peopleOfFitsQuery(fits, hasTeams)),
    combine: joinPeople,
  });
  return useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
}
