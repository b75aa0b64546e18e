import type { ExportTalentsInput } from '@quint/contract/people/exports.ts';
import type { NormFit } from '@quint/contract/measures/matching.ts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ActionTarget } from '#features/people/people/model/person.ts';
import { ROWS_ON_PAGE } from '#features/base/records/model/row-page.ts';
import { usePages, type MissingRows, type Pages } from '#features/base/records/use-pages.ts';
import { rolesQuery, type RoleRow } from '#features/roles/roles/api.ts';
import { teamNamesQuery } from '#features/base/records/api.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import {
  readKeys,
  readPeopleOf,
  talentCountsQuery,
  talentsPageQuery,
  toFileQuery,
  type TalentsPage,
  type TalentsQuestion,
} from './api.ts';
import {
  toFits,
  toGroups,
  toRows,
  withQuality,
  type FitGroup,
  type Fits,
  type RowContext,
  type TalentRow,
} from './rows.ts';
import type { TalentsView } from './model/view.ts';

/** A record by its name: a role or a group. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
}
const NO_ROLES: readonly RoleRow[] = [];
const NO_TEAMS: readonly NamedRecord[] = [];

function toNames(records: readonly NamedRecord[]): Map<string, string> {
  return new Map(records.map(({ id, name }) => [id, name]));
}

export interface TalentsList {
  /** What the page needs before it can show a list; its error stands in place of the list. */
  readonly query: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => void };
  readonly missingRows: MissingRows;
  /** The loaded rows around the viewport, and the index of the first in the whole list. */
  readonly rows: readonly TalentRow[];
  readonly start: number;
  /** The number of rows that match the view. */
  readonly matchCount: number;
  readonly counts: { readonly all: number; readonly finishedCount: number } | undefined;
  readonly key: string;
  readonly onRange: (first: number, last: number) => void;
  /** All roles and groups of the workspace; undefined until they are there. */
  readonly roles: readonly RoleRow[] | undefined;
  readonly teams: readonly NamedRecord[] | undefined;
  /** The roles whose fit is shown. */
  readonly fitRoles: readonly NamedRecord[];
  /** The one role that the list is about, for actions that need one. */
  readonly roleId: string | undefined;
  readonly fits: Fits;
  readonly groups: readonly FitGroup[];
  readonly norm: NormFit | null;
  readonly isRecalculating: boolean;
  /** The fit of some rows failed to load. */
  readonly isFitMissing: boolean;
  /** The keys of a page of the view. */
  readonly readIds: (page: number) => Promise<readonly string[]>;
  /** The keys of all rows that match the view. */
  readonly readKeys: () => Promise<readonly string[]>;
  /** What actions know of people who match the view, or did. */
  readonly readPeople: (ids: readonly string[]) => Promise<readonly ActionTarget[]>;
  /** Which talents a file of the view holds, in which order. */
  readonly inFile: ExportTalentsInput;
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

/** The question of a view: a deleted role has no fit, and the list goes without. */
function toQuestion(
  view: TalentsView,
  roles: readonly RoleRow[] | undefined,
  hasTeams: boolean,
): TalentsQuestion {
  const { savedViewId: _saved, ...otherFields } = view;
  const isThere = (id: string) => roles === undefined || roles.some((role) => role.id === id);
  return { ...otherFields, roles: view.roles.filter(isThere), hasTeams };
}

function onlyOne(ids: readonly string[]): string | undefined {
  return ids.length === 1 ? ids[0] : undefined;
}

/** The pages of a view as rows, fits and groups. */
function usePagesOfView(question: TalentsQuestion, context: RowContext, startRow: number | undefined) {
  const key = JSON.stringify(question);
  const pages = usePages(key, (page) => talentsPageQuery(question, page), startRow);
  const parts = pages.pages;
  const fits = useMemo<Fits>(() => toFits(parts.map((page) => page.fits)), [parts]);
  const rows = useMemo(
    () => parts.flatMap((page) => toRows(page.rows, context).map((row) => withQuality(row, fits))),
    [parts, context, fits],
  );
  const [first] = parts;
  const groups = useMemo(() => (first === undefined ? [] : toGroups(first)), [first]);
  return { key, pages, parts, rows, fits, groups, norm: first?.norm ?? null };
}

/** Roles by their keys, in their order. */
function useNamed(keys: string, roles: readonly RoleRow[] | undefined): readonly NamedRecord[] {
  return useMemo(
    () => keys.split(',').flatMap((id) => roles?.find((role) => role.id === id) ?? []),
    [roles, keys],
  );
}

/** Reads people of the view for actions; the same function while the view is. */
function useReader(question: TalentsQuestion): TalentsList['readPeople'] {
  const latest = useRef(question);
  useEffect(() => {
    latest.current = question;
  });
  return useCallback((ids) => readPeopleOf(latest.current, ids), []);
}

/** The data of the list: the server searches, filters and sorts, and returns the pages around the viewport. */
export function useTalentsList(view: TalentsView, startRow: number | undefined): TalentsList {
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const client = useQueryClient();
  const { data: roles } = useQuery(rolesQuery);
  const { data: teams } = useQuery({ ...teamNamesQuery, enabled: hasTeams });
  const counts = useQuery(talentCountsQuery);
  const question = toQuestion(view, roles, hasTeams);
  const about = view.considered.length > 0 ? view.considered : question.roles;
  const roleIds = about.join(',');
  const consideredIds = view.considered.join(',');
  const context = useMemo<RowContext>(
    () => ({
      roleNames: toNames(roles ?? NO_ROLES),
      teamNames: toNames(teams ?? NO_TEAMS),
      roleIds: roleIds === '' ? [] : roleIds.split(','),
      consideredRoleIds: consideredIds === '' ? [] : consideredIds.split(','),
    }),
    [roles, teams, roleIds, consideredIds],
  );
  const { key, pages, parts, ...pageData } = usePagesOfView(question, context, startRow);
  const fitRoles = useNamed(question.roles.join(','), roles);
  const readPeople = useReader(question);
  return {
    ...pageData,
    query: requiredQuery(pages, counts),
    missingRows: pages,
    start: pages.first * ROWS_ON_PAGE,
    matchCount: pages.total ?? 0,
    counts: counts.data,
    key,
    onRange: pages.onRange,
    roles,
    teams: hasTeams ? teams : NO_TEAMS,
    fitRoles,
    roleId: onlyOne(about),
    isRecalculating: parts.some((page) => page.isRecalculating),
    isFitMissing: parts.some((page) => page.isFitMissing),
    readIds: async (page) =>
      (await client.ensureQueryData(talentsPageQuery(question, page))).rows.map((row) => row.id),
    readKeys: () => readKeys(question),
    readPeople,
    inFile: toFileQuery(question),
  };
}
