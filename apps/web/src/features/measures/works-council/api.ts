import type {
  AccessLogAnswer,
  OverseenRoleAnswer,
  OverseenRolesAnswer,
  OverseenSettingsAnswer,
} from '@quint/contract/measures/works-council.ts';
import type { AccessKind } from '@quint/domain/measures/access-kinds.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';

const ROWS = 50;

/** The settings of the workspace and its members. */
export const settingsQuery = answerQuery<OverseenSettingsAnswer>(
  ['works-council', 'settings'],
  '/works-council/settings',
);

/** The roles with their ranges, a page at a time. */
export function rolesQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: ['works-council', 'roles', search],
    queryFn: ({ pageParam: offset, signal }) =>
      api<OverseenRolesAnswer>('/works-council/roles', {
        query: { search: search === '' ? undefined : search, limit: ROWS, offset },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ meta }, pages) =>
      pages.length * ROWS < meta.filter_count ? pages.length * ROWS : undefined,
    placeholderData: keepPreviousData,
  });
}

/** A role, every version of its ranges, and its random draws. */
export function roleQuery(roleId: string) {
  return answerQuery<OverseenRoleAnswer>(['works-council', 'role', roleId], `/works-council/roles/${roleId}`);
}

export interface LogView {
  /** For example `2026-03`; undefined for the current month. */
  readonly month: string | undefined;
  readonly kind: AccessKind | undefined;
}

/** The access log of a month by pages. */
export function accessQuery({ month, kind }: LogView) {
  return infiniteQueryOptions({
    queryKey: ['works-council', 'access-log', month, kind],
    queryFn: ({ pageParam: offset, signal }) =>
      api<AccessLogAnswer>('/works-council/access-log', {
        query: { month, kind, limit: ROWS, offset },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ meta }, pages) =>
      pages.length * ROWS < meta.filter_count ? pages.length * ROWS : undefined,
    placeholderData: keepPreviousData,
  });
}
