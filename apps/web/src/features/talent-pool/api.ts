import type { InvitationStatus } from '@quint/domain/invitation-status.ts';
import type { TalentStatus } from '@quint/domain/talents.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

/** Rows of the pool on one page. */
export const POOL_PAGE_ROWS = 100;

export interface PoolRow {
  readonly id: string;
  readonly fullname: string;
  readonly status: TalentStatus;
  readonly invitation_status: InvitationStatus | null;
  readonly latestResult: { readonly date_finished: string } | null;
  readonly roles: readonly { readonly roles_id: { readonly name: string } | null }[];
}

export interface PoolPage {
  readonly rows: readonly PoolRow[];
  readonly total: number;
}

export interface PoolView {
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** As the data interface takes it: `fullname`, `-date_created`. */
  readonly sort: string;
}

const FIELDS = [
  'id',
  'fullname',
  'status',
  'invitation_status',
  'latestResult.date_finished',
  'roles.roles_id.name',
];

/** A page of the own talents who are open for work. */
export function poolQuery({ search, page, sort }: PoolView) {
  return queryOptions({
    queryKey: ['talents', 'pool', { search, page, sort }],
    queryFn: async ({ signal }): Promise<PoolPage> => {
      const query = {
        fields: FIELDS,
        filter: { is_open_for_work: { _eq: true } },
        search: search.trim() === '' ? undefined : search.trim(),
        sort,
        limit: POOL_PAGE_ROWS,
        page,
        meta: 'filter_count',
      };
      const answer = await api<{ data: PoolRow[]; meta: { filter_count: number } }>('/items/talents', {
        query,
        signal,
      });
      return { rows: answer.data, total: answer.meta.filter_count };
    },
    placeholderData: keepPreviousData,
  });
}
