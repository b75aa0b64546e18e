import type { RoleRow } from '#features/roles/api.ts';
import type { SavedView } from '../api.ts';
import { EVERYBODY, toQuery, toView, type TalentsView } from './view.ts';
import { readTalentsSearch } from '../search.ts';
import type { Named } from '../use-talents-list.ts';

/** The views that every workspace has. */
export const BUILT_IN = ['all', 'remind', 'results'] as const;
export type BuiltIn = (typeof BUILT_IN)[number];

export const BUILT_IN_VIEWS: Readonly<Record<BuiltIn, TalentsView>> = {
  all: EVERYBODY,
  remind: { ...EVERYBODY, quiet: true },
  results: { ...EVERYBODY, fresh: true },
};

/** What a saved view shows. A view saved by another version keeps what is understood of it. */
export function toSavedView({ id, view }: Pick<SavedView, 'id' | 'view'>): TalentsView {
  return { ...toView(readTalentsSearch(view.query)), saved: id };
}

/** Whether what the list shows is what the view had saved, columns aside. */
export function isUnchanged(view: TalentsView, saved: SavedView): boolean {
  const [now, then] = [view, toSavedView(saved)].map((each) => JSON.stringify(toQuery(each)));
  return now === then;
}

/** The built-in view that a list without a saved one belongs to. */
export function builtInOf({ quiet, fresh }: TalentsView): BuiltIn {
  if (quiet && !fresh) return 'remind';
  return fresh && !quiet ? 'results' : 'all';
}

interface Known {
  /** Undefined while they load: nothing is missing yet. */
  readonly roles: readonly RoleRow[] | undefined;
  readonly teams: readonly Named[] | undefined;
  readonly tags: readonly string[] | undefined;
}

export interface Gone {
  readonly kinds: readonly ('role' | 'group' | 'tag')[];
  /** The view without what is gone. */
  readonly repaired: TalentsView;
}

/** What a view filters by, or shows, that no longer exists; undefined where nothing is missing. */
export function findGone(view: TalentsView, { roles, teams, tags }: Known): Gone | undefined {
  const among = (records: readonly Named[] | undefined) => (id: string) =>
    records === undefined || records.some((record) => record.id === id);
  const considered = view.considered.filter(among(roles));
  const fits = view.roles.filter(among(roles));
  const groups = view.groups.filter(among(teams));
  const kept = view.tags.filter((tag) => tags === undefined || tags.includes(tag));
  const isRoleGone = considered.length < view.considered.length || fits.length < view.roles.length;
  const kinds = [
    ...(isRoleGone ? (['role'] as const) : []),
    ...(groups.length < view.groups.length ? (['group'] as const) : []),
    ...(kept.length < view.tags.length ? (['tag'] as const) : []),
  ];
  if (kinds.length === 0) return undefined;
  const cleaned = { ...view, considered, roles: fits, groups, tags: kept };
  // The order is read again: it may have been that of a role that is gone.
  return { kinds, repaired: { ...toView(readTalentsSearch(toQuery(cleaned))), saved: view.saved } };
}
