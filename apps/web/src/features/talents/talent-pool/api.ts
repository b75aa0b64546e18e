import type { Row } from '@quint/contract/items.ts';
import type {
  PoolAnswer,
  PoolPerson,
  PoolPersonAnswer,
  PoolUnlockAnswer,
} from '@quint/contract/profile/pool.ts';
import { type QueryClient, infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { PERSON_FIELDS } from '#features/people/people/model/person.ts';
import { showInsightsLeft } from '#features/people/people/api.ts';
import { listPages } from '#features/base/records/model/list-pages.ts';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import type { PoolSearch } from './search.ts';

const FIELDS = [...PERSON_FIELDS, 'latestResult.date_finished'] as const;
export type PoolRow = Row<'talents', typeof FIELDS>;

/** The workspace's talents who are open for work, by pages. */
export const poolPages = listPages('talents', {
  fields: FIELDS,
  find: (_terms, text) => ({
    filter: { is_open_for_work: { _eq: true } },
    search: text === '' ? undefined : text,
  }),
  sorts: { name: ['fullname'], status: ['status_order'], added: ['date_created'] },
});

export const PAGE = 100;

/** The query of the platform pool, as the server expects it. */
function toQuery({ traits, ...filters }: PoolSearch) {
  const { variant, role, place, radius, wish, unlocked, skill, language, work_mode, salary } = filters;
  return { variant, role, place, radius, wish, unlocked, skill, language, work_mode, salary, traits };
}

/** People of the whole platform, by pages. */
export function platformPoolQuery(search: PoolSearch) {
  const query = toQuery(search);
  return infiniteQueryOptions({
    queryKey: ['pool', 'people', query],
    queryFn: ({ pageParam: offset, signal }) =>
      api<PoolAnswer>('/pool', { query: { ...query, limit: PAGE, offset }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ meta }, pages) => (meta.has_more ? pages.length * PAGE : undefined),
  });
}

export function poolPersonQuery(id: string, role: string | undefined) {
  return answerQuery<PoolPersonAnswer>(['pool', 'person', id, role], `/pool/${id}`, { role });
}

async function unlockPerson(client: QueryClient, id: string, content: PoolPerson['profile']) {
  const { data } = await api<PoolUnlockAnswer>(`/pool/${id}/unlock`, { body: { content } }).catch(
    async (error: unknown) => {
      const isLess = error instanceof ApiError && error.code === 'budget.content_changed';
      // Shows the current state beside the reason.
      if (isLess) await client.invalidateQueries({ queryKey: ['pool'] });
      throw error;
    },
  );
  showInsightsLeft(client, data.talent_insights_budget);
  await Promise.all([['pool'], ['talents']].map((queryKey) => client.invalidateQueries({ queryKey })));
  return data;
}

/** Spends one insight on a person of the pool; updates the lists at once. */
export function useUnlockPerson() {
  const client = useQueryClient();
  return (id: string, profile: PoolPerson['profile']) => unlockPerson(client, id, profile);
}
