import type { RoleRow } from '#features/roles/roles/api.ts';
import type { SavedView } from '../api.ts';
import { EVERYBODY, toQuery, toView, type TalentsView } from './view.ts';
import { readTalentsSearch } from '../search.ts';
import type { NamedRecord } from '../use-talents-list.ts';

/** The views that every workspace has. */
export const BUILT_IN = ['all', 'remind', 'results'] as const;
export type BuiltIn = (typeof BUILT_IN)[number];

export const BUILT_IN_VIEWS: Readonly<Record<BuiltIn, TalentsView>> = {
  all: EVERYBODY,
  remind: { ...EVERYBODY, quiet: true },
  results: { ...EVERYBODY, fresh: true },
};

/** The query of a saved view. A view saved by another version keeps the parts that are understood. */
export function toSavedView({ id, view }: Pick<SavedView, 'id' | 'view'>): TalentsView {
  return { ...toView(readTalentsSearch(view.query)), savedViewId: id };
}

/** Whether the list equals the saved view, except for columns. */
export function isUnchanged(view: TalentsView, savedView: SavedView): boolean {
  const [now, then] = [view, toSavedView(savedView)].map((each) => JSON.stringify(toQuery(each)));
  return now === then;
}

/** The built-in view of a list without a saved one. */
export function builtInOf({ quiet, fresh }: TalentsView): BuiltIn {
  if (quiet && !fresh) return 'remind';
  return fresh && !quiet ? 'results' : 'all';
}

interface KnownRecords {
  /** Undefined while loading: nothing counts as missing yet. */
  readonly roles: readonly RoleRow[] | undefined;
  readonly teams: readonly NamedRecord[] | undefined;
  readonly tags: readonly string[] | undefined;
}

export interface MissingParts {
  readonly kinds: readonly ('role' | 'group' | 'tag')[];
  /** The view without deleted parts. */
  readonly repairedView: TalentsView;
}

/** The filters and roles of a view that no longer exist; undefined when nothing is missing. */
export function findMissingParts(
  view: TalentsView,
  { roles, teams, tags }: KnownRecords,
): MissingParts | undefined {
  const among = (records: readonly NamedRecord[] | undefined) => (id: string) =>
    records === undefined || records.some((record) => record.id === id);
  const consideredIds = view.considered.filter(among(roles));
  const fits = view.roles.filter(among(roles));
  const groups = view.groups.filter(among(teams));
  const knownTags = view.tags.filter((tag) => tags === undefined || tags.includes(tag));
  const isRoleMissing = consideredIds.length < view.considered.length || fits.length < view.roles.length;
  const kinds = [
    ...(isRoleMissing ? (['role'] as const) : []),
    ...(groups.length < view.groups.length ? (['group'] as const) : []),
    ...(knownTags.length < view.tags.length ? (['tag'] as const) : []),
  ];
  if (kinds.length === 0) return undefined;
  const cleanView = { ...view, considered: consideredIds, roles: fits, groups, tags: knownTags };
  // The order is parsed again: it may have been that of a deleted role.
  return {
    kinds,
    repairedView: { ...toView(readTalentsSearch(toQuery(cleanView))), savedViewId: view.savedViewId },
  };
}
