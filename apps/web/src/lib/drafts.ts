/**
 * Unsaved form input. It is stored in this browser, separately for each account and workspace, and for visitors without
 * a session.
 */

const PREFIX = 'quint.draft:';
/**
 * Drafts of a visitor without a session. Signing in keeps them, so that they can be moved; signing out deletes them.
 */
export const GUEST = 'guest';
const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;
const PAUSE_MS = 300;

export interface Draft {
  /** When it was last changed. */
  readonly at: Date;
  readonly value: unknown;
}

/** Counts how often all drafts were deleted, so that older input is not written afterwards. */
let generation = 0;

function ownKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` when a draft changes, in this tab or another one. Returns a function that ends this. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser without storage has stored nothing.
  }
  notifyListeners();
}

/** The stored text of a draft, to compare with that of earlier; null without one. */
export function readDraftText(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** The draft with a name; undefined without one, or when it is too old. */
export function findDraft(name: string): Draft | undefined {
  try {
    const storedDraft: unknown = JSON.parse(readDraftText(name) ?? 'null');
    if (
      typeof storedDraft !== 'object' ||
      storedDraft === null ||
      !('at' in storedDraft) ||
      !('value' in storedDraft)
    ) {
      return undefined;
    }
    const at = new Date(String(storedDraft.at));
    const isYoung = Date.now() - at.getTime() < RETENTION_DAYS * DAY_MS;
    return isYoung ? { at, value: storedDraft.value } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a draft. Returns its time, or undefined if the browser did not store it. */
function write(name: string, value: unknown): Date | undefined {
  const at = new Date();
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ at, value }));
  } catch {
    // Full or forbidden: the form works without a draft.
    return undefined;
  }
  notifyListeners();
  return at;
}

export interface DraftStore {
  /** Stores a value shortly after the last change; undefined removes the draft. */
  readonly save: (value: unknown) => void;
  /** Writes pending input at once, because the page is closed. Returns whether the browser stores the latest input. */
  readonly flush: () => boolean;
}

/** Stores the draft of one form. `onSave` is called when a draft was written or removed. */
export function createDraftStore(name: string, onSave: (at: Date | undefined) => void): DraftStore {
  const startGeneration = generation;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingDraft: { readonly value: unknown } | undefined;
  let isSaved = true;
  const flush = () => {
    clearTimeout(timer);
    const next = waitingDraft;
    waitingDraft = undefined;
    if (next === undefined || startGeneration !== generation) return isSaved;
    if (next.value === undefined) drop(PREFIX + name);
    const at = next.value === undefined ? undefined : write(name, next.value);
    isSaved = next.value === undefined || at !== undefined;
    onSave(at);
    return isSaved;
  };
  return {
    save(value) {
      waitingDraft = { value };
      clearTimeout(timer);
      if (value === undefined) flush();
      else timer = setTimeout(flush, PAUSE_MS);
    },
    flush,
  };
}

/** Deletes one draft. */
export function dropDraft(name: string): void {
  drop(PREFIX + name);
}

/** Deletes the drafts of this browser, all or those of other accounts, because no other user may read them. */
export function dropDrafts({ except }: { readonly except?: string } = {}): void {
  if (except === undefined) generation += 1;
  for (const key of ownKeys()) {
    const isRetained = [except, GUEST].some((owner) => key.startsWith(`${PREFIX}${owner}/`));
    if (except === undefined || !isRetained) drop(key);
  }
}
