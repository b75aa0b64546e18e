import { ROWS_ON_PAGE } from './row-page.ts';

/** A list in the order in which the user left it. */
export interface OrderedList {
  /** The name of the list: "Applicant profiles", or the name of a saved view. */
  readonly name: string;
  /** The path of the list with its query, to go back to. */
  readonly href: string;
  readonly total: number;
  /** The loaded keys, and the row index of the first. */
  readonly start: number;
  readonly ids: readonly string[];
  /** Reads the keys of a page of ROWS_ON_PAGE rows, counted from 0. Without it, only loaded keys are neighbours. */
  readonly read?: ((page: number) => Promise<readonly string[]>) | undefined;
}

interface RememberedList {
  readonly name: string;
  readonly href: string;
  readonly total: number;
  /**
   * Keys by row index. Known keys stay, so that an action on a record moves nobody while the user goes through the
   * list.
   */
  readonly keysByRow: ReadonlyMap<number, string>;
  readonly read?: OrderedList['read'];
  /** Called with the row index of the visible record, so that Back leads to its row. */
  readonly onRowChange?: ((rowIndex: number) => void) | undefined;
}

const STORAGE_KEY = 'quint.list';
const MOST_STORED = 400;
let rememberedList: RememberedList | undefined;
const listeners = new Set<() => void>();

/** Keeps the list over a reload of the page. Without storage it lasts until the reload. */
function store(list: RememberedList): void {
  const { name, href, total, keysByRow } = list;
  try {
    const snapshot = { name, href, total, places: [...keysByRow].slice(-MOST_STORED) };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(snapshot));
  } catch {
    // The storage is full or forbidden.
  }
}

function isRowEntry(value: unknown): value is [number, string] {
  return Array.isArray(value) && Number.isInteger(value[0]) && typeof value[1] === 'string';
}

function restore(): RememberedList | undefined {
  try {
    const snapshot: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof snapshot !== 'object' || snapshot === null) return undefined;
    const { name, href, total, places: entries } = snapshot as Record<string, unknown>;
    if (typeof name !== 'string' || typeof href !== 'string' || typeof total !== 'number') return undefined;
    if (!Array.isArray(entries) || !href.startsWith('/')) return undefined;
    return { name, href, total, keysByRow: new Map(entries.filter(isRowEntry)) };
  } catch {
    return undefined;
  }
}

function saveList(list: RememberedList): void {
  rememberedList = list;
  store(list);
  for (const listener of listeners) listener();
}

/** Remembers the list from which the user opens a record. */
export function leaveList(list: OrderedList, onRowChange?: (rowIndex: number) => void): void {
  const { name, href, total, start, ids, read } = list;
  saveList({
    name,
    href,
    total,
    keysByRow: new Map(ids.map((id, index) => [start + index, id])),
    read,
    onRowChange,
  });
}

export function subscribeToList(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The list the user came from last; the same object until it changes. */
export function listLeft(): RememberedList | undefined {
  rememberedList ??= restore();
  return rememberedList;
}

export function findRowIndex(list: RememberedList | undefined, id: string): number | undefined {
  for (const [rowIndex, key] of list?.keysByRow ?? []) if (key === id) return rowIndex;
  return undefined;
}

/** Fetches the page that contains a row index, unless it is known. */
export async function fetchPageAt(rowIndex: number): Promise<void> {
  const list = rememberedList;
  if (list?.read === undefined || rowIndex < 0 || rowIndex >= list.total || list.keysByRow.has(rowIndex))
    return;
  const page = Math.floor(rowIndex / ROWS_ON_PAGE);
  const ids = await list.read(page);
  if (rememberedList === undefined || rememberedList.href !== list.href) return;
  const knownIds = new Set(rememberedList.keysByRow.values());
  const keysByRow = new Map(rememberedList.keysByRow);
  ids.forEach((id, index) => {
    const at = page * ROWS_ON_PAGE + index;
    // A record that moved within the list stays where the user saw it.
    if (!keysByRow.has(at) && !knownIds.has(id)) keysByRow.set(at, id);
  });
  saveList({ ...rememberedList, keysByRow });
}
