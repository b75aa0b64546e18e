import { isApiError, isMissing, NetworkError } from '#lib/api-error.ts';
import { markReported } from '#lib/failures.ts';
import { mergeDrafts, NEW_DRAFT, type AssistantDraft } from './answers.ts';

/**
 * `new`: nothing to save yet. `offline`: the server cannot be reached, and saving is retried. `gone`: the role was
 * deleted elsewhere. `refused`: the server does not accept the answers.
 */
export type SaveState = 'new' | 'saved' | 'saving' | 'offline' | 'gone' | 'refused';

/** A draft as stored on the server. */
export interface StoredDraft {
  readonly roleId: string;
  readonly draft: AssistantDraft;
  /** The date of its last change. */
  readonly baseVersion: string;
}

/** The draft roles of the workspace. */
export interface DraftRoles {
  readonly create: (draft: AssistantDraft) => Promise<StoredDraft>;
  /** Finds the role that holds exactly this draft. */
  readonly find: (draft: AssistantDraft) => Promise<StoredDraft | undefined>;
  readonly read: (roleId: string) => Promise<StoredDraft>;
  /** Throws `record.changed` if it was changed after `baseVersion`. */
  readonly update: (before: StoredDraft, draft: AssistantDraft) => Promise<StoredDraft>;
}

interface SaverOptions {
  readonly roles: DraftRoles;
  /** Undefined before its first save. */
  readonly storedDraft: StoredDraft | undefined;
  /** A draft that an earlier visit may have sent as a new role without receiving the answer. */
  readonly sentDraft?: AssistantDraft | undefined;
  readonly onState: (state: SaveState, storedDraft: StoredDraft | undefined) => void;
  /** Called when answers from another device were merged. */
  readonly onMerged: (draft: AssistantDraft) => void;
}

const PAUSE_MS = 700;
const RETRY_MS = 5000;
/** After this many merges in a row, the next save is delayed. */
const MERGES_AT_ONCE = 3;

function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError || isApiError(error, 'record.changed')) return true;
  return isApiError(error) && (error.status >= 500 || error.status === 429);
}

/** Saves the answers of the assistant, one request at a time, and merges answers from other devices. */
export class Saver {
  readonly #options: SaverOptions;
  #storedDraft: StoredDraft | undefined;
  #latestDraft: AssistantDraft;
  /** Sent as a new role, without an answer: the server may have stored it. */
  #sentDraft: AssistantDraft | undefined;
  #isDirty = false;
  #isEnded = false;
  #isOpen = true;
  /** The number of merges since the last save. */
  #merges = 0;
  #runningSave: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SaverOptions) {
    this.#options = options;
    this.#storedDraft = options.storedDraft;
    this.#latestDraft = options.storedDraft?.draft ?? NEW_DRAFT;
    this.#sentDraft = options.sentDraft;
  }

  /** Saves a draft shortly after its last change. */
  change(draft: AssistantDraft): void {
    this.#latestDraft = draft;
    this.#isDirty = true;
    this.#schedule(PAUSE_MS);
  }

  /** Saves at once. Resolves to the draft on the server, or undefined when saving failed. */
  async flush(): Promise<StoredDraft | undefined> {
    await this.#run();
    return this.#isDirty ? undefined : this.#storedDraft;
  }

  /** Creates a new role for a draft whose role was deleted. */
  saveAsNew(): void {
    this.#storedDraft = undefined;
    this.#isDirty = true;
    void this.#run();
  }

  /** Another request has stored this draft in the role. */
  follow(storedDraft: StoredDraft): void {
    this.#storedDraft = storedDraft;
    this.#latestDraft = storedDraft.draft;
    this.#isDirty = false;
  }

  /** Called when the page opens: temporary failures are retried from now on. */
  enter(): void {
    this.#isOpen = true;
  }

  /** Called when the page closes: saves once more. If that fails, the draft stays in this browser. */
  leave(): void {
    this.#isOpen = false;
    void this.#run();
  }

  /** Stops saving. */
  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
  }

  #publishState(state: SaveState): void {
    if (!this.#isEnded) this.#options.onState(state, this.#storedDraft);
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (!this.#isEnded) this.#timer = setTimeout(() => void this.#run(), milliseconds);
  }

  #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#runningSave ??= this.#saveAll().finally(() => {
      this.#runningSave = undefined;
    });
    return this.#runningSave;
  }

  async #saveAll(): Promise<void> {
    try {
      while (this.#isDirty && !this.#isEnded && this.#latestDraft.answers.title.trim() !== '') {
        this.#publishState('saving');
        await this.#saveOnce();
      }
      this.#merges = 0;
      this.#publishState(this.#storedDraft === undefined || this.#isDirty ? 'new' : 'saved');
    } catch (error) {
      this.#fail(error);
    }
  }

  async #saveOnce(): Promise<void> {
    this.#isDirty = false;
    try {
      if (this.#sentDraft !== undefined) {
        this.#storedDraft = await this.#options.roles.find(this.#sentDraft);
        this.#sentDraft = undefined;
      }
      this.#storedDraft = await (this.#storedDraft === undefined
        ? this.#create()
        : this.#update(this.#storedDraft));
    } catch (error) {
      this.#isDirty = true;
      throw error;
    }
  }

  async #create(): Promise<StoredDraft> {
    const sentDraft = this.#latestDraft;
    try {
      return await this.#options.roles.create(sentDraft);
    } catch (error) {
      if (isPassing(error)) this.#sentDraft = sentDraft;
      throw error;
    }
  }

  async #update(before: StoredDraft): Promise<StoredDraft> {
    try {
      return await this.#options.roles.update(before, this.#latestDraft);
    } catch (error) {
      if (!isApiError(error, 'record.changed') || this.#merges >= MERGES_AT_ONCE) throw error;
      this.#merges += 1;
      this.#isDirty = true;
      return this.#merge(before);
    }
  }

  /** Merges answers from elsewhere; the next save sends both. */
  async #merge({ roleId, draft: base }: StoredDraft): Promise<StoredDraft> {
    const theirs = await this.#options.roles.read(roleId);
    this.#latestDraft = mergeDrafts({ mine: this.#latestDraft, theirs: theirs.draft, base });
    this.#options.onMerged(this.#latestDraft);
    return theirs;
  }

  #fail(error: unknown): void {
    markReported(error);
    this.#merges = 0;
    if (isPassing(error)) {
      this.#publishState('offline');
      if (this.#isOpen) this.#schedule(RETRY_MS);
      return;
    }
    this.#publishState(isMissing(error) && this.#storedDraft !== undefined ? 'gone' : 'refused');
  }
}
