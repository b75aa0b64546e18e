import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { peopleQuery, type PersonOfRole } from './api.ts';

function joinPeople(answers: readonly UseQueryResult<PersonOfRole[]>[]): PersonOfRole[] {
  return answers.flatMap((answer) => answer.data ?? []);
}

/** People by key, requested in pages of keys. */
export function usePeopleByKey(pages: readonly (readonly string[])[]): ReadonlyMap<string, PersonOfRole> {
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const people = useQueries({
    queries: pages.map((ids) => peopleQuery(ids, hasTeams)),
    combine: joinPeople,
  });
  return useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
}

/** The people of pages of fits, by key. */
export function usePeopleOfFits(
  pages: readonly (readonly FitOfTalent[])[],
): ReadonlyMap<string, PersonOfRole> {
  const people = usePeopleByKey(pages.map((fits) => fits.map((fit) => fit.talent_id)));
  return useMemo(() => {
    const quality = new Map(pages.flat().map((fit) => [fit.talent_id, fit.quality]));
    return new Map([...people].map(([id, person]) => [id, { ...person, quality: quality.get(id) }]));
  }, [people, pages]);
}
