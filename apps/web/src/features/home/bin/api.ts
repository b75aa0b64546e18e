import type { BinAnswer, PurgeAnswer, PurgeBody } from '@quint/contract/people/bin.ts';
import type { BinKind } from '@quint/domain/base/bin.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api, apiData } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

const ROWS = 100;

/** The deleted records of a kind or of all, the last deleted first, a page at a time. */
export function binQuery({ kind, search }: { readonly kind: BinKind | undefined; readonly search: string }) {
  return infiniteQueryOptions({
    queryKey: ['bin', kind, search],
    queryFn: ({ pageParam: offset, signal }) =>
      api<BinAnswer>('/bin', { query: { kind, search, limit: ROWS, offset }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ meta }, pages) =>
      pages.length * ROWS < meta.filter_count ? pages.length * ROWS : undefined,
    placeholderData: keepPreviousData,
  });
}

/** Deletes people permanently. */
export function usePurge() {
  return useChange((body: PurgeBody) => apiData<PurgeAnswer>('/bin/purge', { body }), {
    invalidates: [['bin']],
  });
}
