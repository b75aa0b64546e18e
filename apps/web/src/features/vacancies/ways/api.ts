import type {
  ChoosingAnswer,
  NarrowerRange,
  NarrowingAnswer,
  WaysAnswer,
} from '@quint/contract/vacancies/ways.ts';
import type { MustHavesCount, MustHavesCountAnswer } from '@quint/contract/vacancies/must-haves.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#lib/api-client.ts';

export type Ways = WaysAnswer['data'];
/** A range for one trait to try. */
export type Span = Pick<NarrowerRange, 'trait' | 'min' | 'max'>;

const mustOf = (isMust: boolean) => (isMust ? { must_haves: true } : {});

/** The ways from many people to a few, each with its effect. */
export function waysQuery(roleId: string, isMust: boolean) {
  return queryOptions({
    queryKey: ['vacancies', roleId, 'ways', { isMust }],
    queryFn: async ({ signal }): Promise<Ways> =>
      (await api<WaysAnswer>(`/vacancies/${roleId}/ways`, { query: mustOf(isMust), signal })).data,
  });
}

/** How many people of the first group meet the must-haves. */
export function tiedMustHavesQuery(roleId: string) {
  return queryOptions({
    queryKey: ['vacancies', roleId, 'must-haves', 'tied'],
    queryFn: async ({ signal }): Promise<MustHavesCount> =>
      (
        await api<z.infer<typeof MustHavesCountAnswer>>(`/vacancies/${roleId}/must-haves/count`, {
          query: { stage: 'finished', tied: true },
          signal,
        })
      ).data,
  });
}

/** What another range for one trait would leave; the previous answer stays while a handle is dragged. */
export function narrowingQuery(roleId: string, { trait, min, max }: Span, isMust: boolean) {
  return queryOptions({
    queryKey: ['vacancies', roleId, 'narrowing', { trait, min, max, isMust }],
    queryFn: async ({ signal }): Promise<NarrowerRange> =>
      (
        await api<z.infer<typeof NarrowingAnswer>>(`/vacancies/${roleId}/ways/narrowing`, {
          query: { trait, min, max, ...mustOf(isMust) },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });
}

interface Choice {
  readonly way: 'first' | 'draw';
  readonly number: number;
  readonly reason: string | null;
  /** Only people who do not miss a must-have. */
  readonly must_haves: boolean;
}

/** Puts people of the first group on the shortlist. */
export async function chooseFromTies(roleId: string, body: Choice): Promise<ChoosingAnswer['data']> {
  return (await api<ChoosingAnswer>(`/vacancies/${roleId}/draws`, { method: 'POST', body })).data;
}

export async function undoDraw(roleId: string, drawId: string): Promise<void> {
  await api(`/vacancies/${roleId}/draws/${drawId}`, { method: 'DELETE' });
}
