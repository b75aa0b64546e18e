/**
 * Forms that were begun and not saved. They are kept in this browser, for each account and workspace apart, and for
 * visitors without a session.
 */

const PREFIX = 'quint.draft:';
/** Drafts of a visitor without a session. Signing in keeps them, to be taken over; signing out drops them. */
export const GUEST = 'guest';
const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;
const PAUSE_MS = 300;

export interface Draft {
  /** When it was last changed. */
  readonly at: Date;
  readonly value: unknown;
}

/** Counts how often all drafts were dropped: what was typed before is not written after. */
let generation = 0;

function ownKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser without storage has kept nothing.
  }
}

/** The draft under a name; undefined without one, or when it is too old. */
export function findDraft(name: string): Draft | undefined {
  try {
    const storedDraft: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
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

/** Whether the browser kept it. */
function write(name: string, value: unknown): Date | undefined {
  const at = new Date();
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ at, value }));
    return at;
  } catch {
    // Full or forbidden: the form works without it.
    return undefined;
  }
}

export interface DraftStore {
  /** Keeps a value a moment after the last change; undefined keeps none. */
  readonly save: (value: unknown) => void;
  /** Writes at once what waits: the page is left. Whether the browser keeps what was typed last. */
  readonly flush: () => boolean;
}

/** Keeps the draft of one form. `onSave` learns when a draft was written, or that there is none any more. */
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

/** Drops one draft. */
export function dropDraft(name: string): void {
  drop(PREFIX + name);
}

/** Drops the drafts of this browser, all of them or those of other accounts: nobody else may read them. */
export function dropDrafts({ except }: { readonly except?: string } = {}): void {
  if (except === undefined) generation += 1;
  for (const key of ownKeys()) {
    const isRetained = [except, GUEST].some((owner) => key.startsWith(`${PREFIX}${owner}/`));
    if (except === undefined || !isRetained) drop(key);
  }
}
