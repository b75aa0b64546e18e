import type { WorksCouncilSeatAnswer } from '@quint/contract/works-council.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

/** Whether a works council has a seat in the workspace; no while that is not known. */
export function useSeat(): boolean {
  const seat = useQuery({
    queryKey: ['works-council', 'seat'],
    queryFn: async ({ signal }) =>
      (await api<WorksCouncilSeatAnswer>('/works-council/seat', { signal })).data,
    staleTime: 300_000,
  });
  return seat.data?.is_taken === true;
}
