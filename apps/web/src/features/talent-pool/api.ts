import type { Row, Sort } from '@quint/contract/items.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { items } from '#lib/items.ts';

/** Page size. */
export const POOL_PAGE_ROWS = 100;

const FIELDS = [
  'id',
  'fullname',
  'status',
  'invitation_status',
  'latestResult.date_finished',
  'roles.roles_id.name',
] as const;
export type PoolRow = Row<'talents', typeof FIELDS>;

export interface PoolView {
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** In the syntax of the data interface: `fullname`, `-date_created`. */
  readonly sort: Sort<'talents'>;
}

/** A page of the workspace's talents who are open for work. */
export function poolQuery({ search, page, sort }: PoolView) {
  return queryOptions({
    queryKey: ['talents', 'pool', { search, page, sort }],
    queryFn: ({ signal }) =>
      items('talents').page({
        fields: FIELDS,
        filter: { is_open_for_work: { _eq: true } },
        search: search.trim() === '' ? undefined : search.trim(),
        sort,
        limit: POOL_PAGE_ROWS,
        page,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
