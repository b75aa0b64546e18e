import type { WorksCouncilMembershipAnswer } from '@quint/contract/measures/works-council.ts';
import { useQuery } from '@tanstack/react-query';
import { apiData } from '#lib/api-client.ts';

/** Whether a works council has a seat in the workspace; no while that is not known. */
export function useHasWorksCouncil(): boolean {
  const membership = useQuery({
    queryKey: ['works-council', 'seat'],
    queryFn: ({ signal }) => apiData<WorksCouncilMembershipAnswer>('/works-council/seat', { signal }),
    staleTime: 300_000,
  });
  return membership.data?.is_taken === true;
}
