import type { Overview, OverviewAnswer, OverviewLine } from '@quint/contract/home/overview.ts';
import { orderLines } from '@quint/domain/home/overview.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';

const KEY = ['overview'];

/** The time zone of the browser: days and weeks are those of the user's clock. */
function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * All that the overview shows, from one answer. The page asks for it when it is opened and not again while it stands, so
 * that nothing moves under the pointer.
 */
export const overviewQuery = queryOptions({
  ...answerQuery<OverviewAnswer>(KEY, '/overview', { zone: ownZone() }),
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

const WAIT_AT_MOST_MS = 400;
const FRESH_MS = 2000;

/** Asks for the overview of this moment before the page is drawn; a slow answer comes while it stands. */
export async function openOverview(client: QueryClient): Promise<void> {
  const slow = new Promise<void>((resolve) => {
    setTimeout(resolve, WAIT_AT_MOST_MS);
  });
  await Promise.race([client.prefetchQuery({ ...overviewQuery, staleTime: FRESH_MS }), slow]);
}

type Change = (overview: Overview) => Overview;

function useChange(send: (key: string) => Promise<void>, change: (key: string) => Change) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: async (key: string) => {
      await client.cancelQueries({ queryKey: KEY });
      const before = client.getQueryData(overviewQuery.queryKey);
      client.setQueryData(overviewQuery.queryKey, (overview) => overview && change(key)(overview));
      return before;
    },
    onError: (_error, _key, before) => client.setQueryData(overviewQuery.queryKey, before),
  });
}

/** Hides a line until tomorrow, at once. */
export function useSnooze() {
  return useChange(
    (line) => api('/overview/put-offs', { body: { line, zone: ownZone() } }),
    (line) => (overview) => ({
      ...overview,
      lines: overview.lines.filter(({ key }) => key !== line),
      put_off: orderLines([...overview.put_off, ...overview.lines.filter(({ key }) => key === line)]),
      next: overview.next,
    }),
  );
}

/** Shows all lines again that were put off. */
export function useTakeBack() {
  return useChange(
    () => api('/overview/put-offs', { method: 'DELETE' }),
    () => (overview) => ({
      ...overview,
      lines: orderLines([...overview.lines, ...overview.put_off]),
      put_off: [],
    }),
  );
}

export type Line = OverviewLine;
