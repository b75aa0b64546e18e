import { ROWS_ON_PAGE } from './row-page.ts';

/** A list in its order, as the user left it. */
export interface OrderedList {
  /** What the list is called: "Applicant profiles", or the name of a saved view. */
  readonly name: string;
  /** The path of the list with its query, to go back to. */
  readonly href: string;
  readonly total: number;
  /** The keys that are known, and the place of the first of them. */
  readonly start: number;
  readonly ids: readonly string[];
  /** The keys of a page of ROWS_ON_PAGE rows, from page 0 on. Without it only known keys are neighbours. */
  readonly read?: ((page: number) => Promise<readonly string[]>) | undefined;
}

interface Left {
  readonly name: string;
  readonly href: string;
  readonly total: number;
  /** Key by place. Once known it stays: a verb on a record moves nobody while the user goes through the list. */
  readonly places: ReadonlyMap<number, string>;
  readonly read?: OrderedList['read'];
  /** Called with the place of the record in sight, so that Back leads to its row. */
  readonly onPlace?: ((place: number) => void) | undefined;
}

const STORAGE_KEY = 'quint.list';
const MOST_STORED = 400;
let left: Left | undefined;
const listeners = new Set<() => void>();

/** Keeps the list over a reload of the page; without storage it lasts as long as the page. */
function store(list: Left): void {
  const { name, href, total, places } = list;
  try {
    const stored = { name, href, total, places: [...places].slice(-MOST_STORED) };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // Full or forbidden.
  }
}

function isPlace(value: unknown): value is [number, string] {
  return Array.isArray(value) && Number.isInteger(value[0]) && typeof value[1] === 'string';
}

function restore(): Left | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { name, href, total, places } = stored as Record<string, unknown>;
    if (typeof name !== 'string' || typeof href !== 'string' || typeof total !== 'number') return undefined;
    if (!Array.isArray(places) || !href.startsWith('/')) return undefined;
    return { name, href, total, places: new Map(places.filter(isPlace)) };
  } catch {
    return undefined;
  }
}

function keep(list: Left): void {
  left = list;
  store(list);
  for (const listener of listeners) listener();
}

/** Remembers the list from which the user opens a record. */
export function leaveList(list: OrderedList, onPlace?: (place: number) => void): void {
  const { name, href, total, start, ids, read } = list;
  keep({ name, href, total, places: new Map(ids.map((id, index) => [start + index, id])), read, onPlace });
}

export function subscribeToList(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The list the user came from last; the same object until it changes. */
export function listLeft(): Left | undefined {
  left ??= restore();
  return left;
}

export function placeIn(list: Left | undefined, id: string): number | undefined {
  for (const [place, key] of list?.places ?? []) if (key === id) return place;
  return undefined;
}

/** Fetches the page of a place, if it is not known yet. */
export async function fetchPlace(place: number): Promise<void> {
  const list = left;
  if (list?.read === undefined || place < 0 || place >= list.total || list.places.has(place)) return;
  const page = Math.floor(place / ROWS_ON_PAGE);
  const ids = await list.read(page);
  if (left === undefined || left.href !== list.href) return;
  const known = new Set(left.places.values());
  const places = new Map(left.places);
  ids.forEach((id, index) => {
    const at = page * ROWS_ON_PAGE + index;
    // A record that moved within the list stays where the user saw it.
    if (!places.has(at) && !known.has(id)) places.set(at, id);
  });
  keep({ ...left, places });
}
