import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readOrder, refreshAfterOrder } from './api.ts';
import { hasGiven, pauseAfter, stateOf, USUAL_ANSWERS } from './model/state.ts';

/** An order, asked about with growing pauses until it is known where it stands. */
export function useOrder(id: string, isConsumer: boolean) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['order', id, isConsumer],
    queryFn: async ({ signal, client: asking, queryKey }) => {
      const answers = asking.getQueryData<{ answers: number }>(queryKey)?.answers ?? 0;
      return { order: await readOrder(id, isConsumer, signal), answers: answers + 1 };
    },
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && stateOf(data.order) === 'waiting' ? pauseAfter(data.answers) : false,
    staleTime: 0,
    // Where an order stands is not kept: the next visit asks anew.
    gcTime: 0,
    // The page says what is wrong.
    meta: { isSilent: true },
  });
  const order = query.data?.order;
  const isGiven = order !== undefined && hasGiven(stateOf(order));
  useEffect(() => {
    // The workspace may work again, and have more: what was read before the payment is read anew.
    if (isGiven) void refreshAfterOrder(client);
  }, [isGiven, client]);
  return {
    order,
    error: query.error,
    isPending: query.isPending,
    isLong: (query.data?.answers ?? 0) >= USUAL_ANSWERS,
    askAgain: () => void query.refetch(),
  };
}
