import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ROWS_ON_PAGE, usePages, type MissingRows, type Pages } from '#features/records/use-pages.ts';
import { rolesQuery, type RoleRow } from '#features/roles/api.ts';
import { teamNamesQuery } from '#features/records/api.ts';
import { useCurrentUser } from '#lib/session.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import {
  readAllTalents,
  readFitsOf,
  talentCountsQuery,
  talentsPageQuery,
  type TalentsPage,
  type TalentsQuestion,
} from './api.ts';
import { toFits, toRows, type Fits, type RowContext, type TalentRow } from './rows.ts';
import type { TalentsView } from './search.ts';

const NO_ROLES: readonly RoleRow[] = [];

function toNames(
  records: readonly { readonly id: string; readonly name: string }[] = [],
): Map<string, string> {
  return new Map(records.map(({ id, name }) => [id, name]));
}

export interface WholeList {
  readonly rows: readonly TalentRow[];
  readonly fits: Fits;
}

export interface TalentsList {
  /** What the page needs before it can show a list; its error stands in place of the list. */
  readonly query: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => void };
  readonly missing: MissingRows;
  /** The loaded rows around the viewport, and the index of the first in the whole list. */
  readonly rows: readonly TalentRow[];
  readonly start: number;
  /** The number of rows that match the view. */
  readonly found: number;
  readonly counts: { readonly all: number; readonly finished: number } | undefined;
  readonly key: string;
  readonly onRange: (first: number, last: number) => void;
  readonly roles: readonly RoleRow[];
  readonly role: RoleRow | undefined;
  readonly fits: Fits;
  readonly isRecalculating: boolean;
  /** The fit of some rows failed to load. */
  readonly isFitMissing: boolean;
  /** The server hides personal data of a loaded talent. */
  readonly isHidden: boolean;
  /** The keys of a page of the view. */
  readonly readIds: (page: number) => Promise<readonly string[]>;
  /** Fetches all rows that match the view. */
  readonly readAll: () => Promise<WholeList>;
  /** Fetches the fits of any rows. */
  readonly readFits: (rows: readonly TalentRow[]) => Promise<WholeList>;
}

function requiredQuery(pages: Pages<TalentsPage>, counts: UseQueryResult): TalentsList['query'] {
  // Without rows only the counts say whether the workspace is empty or nobody matches.
  const countsError = pages.total === 0 && counts.data === undefined ? counts.error : null;
  return {
    isPending: pages.isPending || counts.isPending,
    error: pages.total === undefined ? pages.error : countsError,
    refetch() {
      pages.refetch();
      if (counts.isError) void counts.refetch();
    },
  };
}

/** The data of the list: the server searches, filters and sorts, and returns the pages around the viewport. */
export function useTalentsList(view: TalentsView, hide: boolean, startRow: number | undefined): TalentsList {
  const { hasTeams } = useWorkspaceFeatures();
  const userId = useCurrentUser().id;
  const client = useQueryClient();
  const roles = useQuery(rolesQuery);
  const teams = useQuery({ ...teamNamesQuery, enabled: hasTeams }).data;
  const counts = useQuery(talentCountsQuery);
  const names: readonly RoleRow[] = roles.data ?? NO_ROLES;
  const role = names.find((candidate) => candidate.id === view.role);
  const { search, survey, status, sort } = view;
  // A deleted role counts as none; until the roles have loaded, the one in the address is used.
  const roleId = roles.data === undefined ? view.role : role?.id;
  const hidesFrom = hide ? userId : undefined;
  const question: TalentsQuestion = { search, survey, status, sort, hasTeams, roleId, hidesFrom };
  const key = JSON.stringify(question);
  const pages = usePages(key, (page) => talentsPageQuery(question, page), startRow);
  const context = useMemo<RowContext>(
    () => ({ roleNames: toNames(names), teamNames: toNames(teams), hide, userId }),
    [names, teams, hide, userId],
  );
  const start = pages.first * ROWS_ON_PAGE;
  const parts = pages.pages;
  const rows = useMemo(() => parts.flatMap((page) => toRows(page.rows, context)), [parts, context]);
  const fits = useMemo<Fits>(
    () => new Map(parts.flatMap((page, index) => [...toFits(page, start + index * ROWS_ON_PAGE)])),
    [parts, start],
  );
  return {
    query: requiredQuery(pages, counts),
    missing: pages,
    rows,
    start,
    found: pages.total ?? 0,
    counts: counts.data,
    key,
    onRange: pages.onRange,
    roles: names,
    role,
    fits,
    isRecalculating: parts.some((page) => page.isRecalculating),
    isFitMissing: parts.some((page) => page.isFitMissing),
    isHidden: parts.some((page) => page.rows.some((talent) => talent.isHidePersonalData)),
    readIds: async (page) =>
      (await client.ensureQueryData(talentsPageQuery(question, page))).rows.map((row) => row.id),
    readFits: async (rows) => ({ rows, fits: toFits(await readFitsOf(roleId, rows), 0) }),
    async readAll() {
      const whole = await readAllTalents(question);
      return { rows: toRows(whole.rows, context), fits: toFits(whole, 0) };
    },
  };
}
