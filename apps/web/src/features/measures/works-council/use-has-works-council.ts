import type { WorksCouncilMembershipAnswer } from '@quint/contract/measures/works-council.ts';
import { useQuery } from '@tanstack/react-query';
import { apiData } from '#lib/api-client.ts';

/** Whether the workspace has a works council; false while that is unknown. */
export function useHasWorksCouncil(): boolean {
  const membership = useQuery({
    queryKey: ['works-council', 'seat'],
    queryFn: ({ signal }) => apiData<WorksCouncilMembershipAnswer>('/works-council/seat', { signal }),
    staleTime: 300_000,
  });
  return membership.data?.is_taken === true;
}
