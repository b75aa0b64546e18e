import type {
  ChoosingAnswer,
  Draw,
  DrawsAnswer,
  Narrowing,
  NarrowingAnswer,
  WaysAnswer,
} from '@quint/contract/vacancies/ways.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#lib/api-client.ts';

export type Ways = WaysAnswer['data'];
/** A range for one trait to try. */
export type Span = Pick<Narrowing, 'trait' | 'min' | 'max'>;

/** The ways from many people to a few, each with its effect. */
export function waysQuery(roleId: string) {
  return queryOptions({
    queryKey: ['vacancies', roleId, 'ways'],
    queryFn: async ({ signal }): Promise<Ways> =>
      (await api<WaysAnswer>(`/vacancies/${roleId}/ways`, { signal })).data,
  });
}

/** What another range for one trait would leave; the previous answer stays while a handle is dragged. */
export function narrowingQuery(roleId: string, { trait, min, max }: Span) {
  return queryOptions({
    queryKey: ['vacancies', roleId, 'narrowing', { trait, min, max }],
    queryFn: async ({ signal }): Promise<Narrowing> =>
      (
        await api<z.infer<typeof NarrowingAnswer>>(`/vacancies/${roleId}/ways/narrowing`, {
          query: { trait, min, max },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });
}

export function drawsQuery(roleId: string) {
  return queryOptions({
    queryKey: ['vacancies', roleId, 'draws'],
    queryFn: async ({ signal }): Promise<readonly Draw[]> =>
      (await api<z.infer<typeof DrawsAnswer>>(`/vacancies/${roleId}/draws`, { signal })).data,
  });
}

interface Choice {
  readonly way: 'first' | 'draw';
  readonly number: number;
  readonly reason: string | null;
}

/** Puts people of the first group on the shortlist. */
export async function chooseFromTies(roleId: string, body: Choice): Promise<ChoosingAnswer['data']> {
  return (await api<ChoosingAnswer>(`/vacancies/${roleId}/draws`, { method: 'POST', body })).data;
}

export async function undoDraw(roleId: string, drawId: string): Promise<void> {
  await api(`/vacancies/${roleId}/draws/${drawId}`, { method: 'DELETE' });
}
