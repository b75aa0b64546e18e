import { useQuery } from '@tanstack/react-query';
import type { Order } from '@quint/contract/billing/orders.ts';
import { readOrder, refreshAfterOrder } from './api.ts';
import { hasGiven, pauseAfter, stateOf, USUAL_ANSWERS } from './model/state.ts';

/** An order, polled with growing delays until it is settled. */
export function useOrder(id: string, isConsumer: boolean) {
  const query = useQuery({
    queryKey: ['order', id, isConsumer],
    queryFn: async ({ signal, client, queryKey }) => {
      const last = client.getQueryData<{ order: Order; answers: number }>(queryKey);
      const order = await readOrder(id, isConsumer, signal);
      const isNews = last === undefined || !hasGiven(stateOf(last.order));
      // The workspace may be unfrozen, and have more: it is refetched before the page says so.
      if (isNews && hasGiven(stateOf(order))) await refreshAfterOrder(client);
      return { order, answers: (last?.answers ?? 0) + 1 };
    },
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && stateOf(data.order) === 'waiting' ? pauseAfter(data.answers) : false,
    staleTime: 0,
    // Not cached: the next visit reads the current state.
    gcTime: 0,
    // The page itself shows the error.
    meta: { isSilent: true },
  });
  return {
    order: query.data?.order,
    error: query.error,
    isPending: query.isPending,
    isLong: (query.data?.answers ?? 0) >= USUAL_ANSWERS,
    refetch: () => void query.refetch(),
  };
}
