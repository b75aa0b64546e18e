import { isApiError, isMissing, NetworkError } from '#lib/api-error.ts';
import { markReported } from '#lib/failures.ts';
import { mergeDrafts, NEW_DRAFT, type AssistantDraft } from './answers.ts';

/**
 * `new`: nothing to save yet. `offline`: the server cannot be reached, and is asked again. `gone`: the role was deleted
 * elsewhere. `refused`: the server does not take the answers.
 */
export type SaveState = 'new' | 'saved' | 'saving' | 'offline' | 'gone' | 'refused';

/** A draft as the server has it. */
export interface KeptDraft {
  readonly roleId: string;
  readonly draft: AssistantDraft;
  /** The date of its last change. */
  readonly seen: string;
}

/** The draft roles of the workspace. */
export interface DraftRoles {
  readonly create: (draft: AssistantDraft) => Promise<KeptDraft>;
  /** The role that holds exactly this draft. */
  readonly find: (draft: AssistantDraft) => Promise<KeptDraft | undefined>;
  readonly read: (roleId: string) => Promise<KeptDraft>;
  /** Throws `record.changed` when it was changed after `seen`. */
  readonly update: (before: KeptDraft, draft: AssistantDraft) => Promise<KeptDraft>;
}

interface SaverOptions {
  readonly roles: DraftRoles;
  /** Undefined before its first save. */
  readonly kept: KeptDraft | undefined;
  /** What an earlier visit may have sent as a new role without seeing the answer. */
  readonly sent?: AssistantDraft | undefined;
  readonly onState: (state: SaveState, kept: KeptDraft | undefined) => void;
  /** Answers given on another device were taken over. */
  readonly onMerged: (draft: AssistantDraft) => void;
}

const PAUSE_MS = 700;
const RETRY_MS = 5000;
/** A draft that others change more often than this is saved later. */
const MERGES_AT_ONCE = 3;

function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError || isApiError(error, 'record.changed')) return true;
  return isApiError(error) && (error.status >= 500 || error.status === 429);
}

/** Saves the answers of the assistant one request at a time, and merges what was answered elsewhere. */
export class Saver {
  readonly #options: SaverOptions;
  #kept: KeptDraft | undefined;
  #latest: AssistantDraft;
  /** Sent as a new role without an answer: the server may have it. */
  #sent: AssistantDraft | undefined;
  #isDirty = false;
  #isEnded = false;
  #isOpen = true;
  /** How often the answers were merged since they were last saved. */
  #merges = 0;
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SaverOptions) {
    this.#options = options;
    this.#kept = options.kept;
    this.#latest = options.kept?.draft ?? NEW_DRAFT;
    this.#sent = options.sent;
  }

  /** Saves a draft a moment after its last change. */
  change(draft: AssistantDraft): void {
    this.#latest = draft;
    this.#isDirty = true;
    this.#later(PAUSE_MS);
  }

  /** Saves at once; resolves to the draft of the server, undefined when it could not be saved. */
  async flush(): Promise<KeptDraft | undefined> {
    await this.#run();
    return this.#isDirty ? undefined : this.#kept;
  }

  /** Makes a new role of a draft whose role is gone. */
  keepAnew(): void {
    this.#kept = undefined;
    this.#isDirty = true;
    void this.#run();
  }

  /** Another write to the role has stored this draft. */
  follow(kept: KeptDraft): void {
    this.#kept = kept;
    this.#latest = kept.draft;
    this.#isDirty = false;
  }

  /** The page is there: what fails in passing is tried again. */
  enter(): void {
    this.#isOpen = true;
  }

  /** The page is left: saves once more. What that fails with is kept in this browser. */
  leave(): void {
    this.#isOpen = false;
    void this.#run();
  }

  /** Saves nothing any more. */
  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
  }

  #tell(state: SaveState): void {
    if (!this.#isEnded) this.#options.onState(state, this.#kept);
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (!this.#isEnded) this.#timer = setTimeout(() => void this.#run(), milliseconds);
  }

  #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #work(): Promise<void> {
    try {
      while (this.#isDirty && !this.#isEnded && this.#latest.answers.title.trim() !== '') {
        this.#tell('saving');
        await this.#saveOnce();
      }
      this.#merges = 0;
      this.#tell(this.#kept === undefined || this.#isDirty ? 'new' : 'saved');
    } catch (error) {
      this.#fail(error);
    }
  }

  async #saveOnce(): Promise<void> {
    this.#isDirty = false;
    try {
      if (this.#sent !== undefined) {
        this.#kept = await this.#options.roles.find(this.#sent);
        this.#sent = undefined;
      }
      this.#kept = await (this.#kept === undefined ? this.#create() : this.#update(this.#kept));
    } catch (error) {
      this.#isDirty = true;
      throw error;
    }
  }

  async #create(): Promise<KeptDraft> {
    const sent = this.#latest;
    try {
      return await this.#options.roles.create(sent);
    } catch (error) {
      if (isPassing(error)) this.#sent = sent;
      throw error;
    }
  }

  async #update(before: KeptDraft): Promise<KeptDraft> {
    try {
      return await this.#options.roles.update(before, this.#latest);
    } catch (error) {
      if (!isApiError(error, 'record.changed') || this.#merges >= MERGES_AT_ONCE) throw error;
      this.#merges += 1;
      this.#isDirty = true;
      return this.#merge(before);
    }
  }

  /** Takes over what was answered elsewhere; the next save sends both. */
  async #merge({ roleId, draft: base }: KeptDraft): Promise<KeptDraft> {
    const theirs = await this.#options.roles.read(roleId);
    this.#latest = mergeDrafts({ mine: this.#latest, theirs: theirs.draft, base });
    this.#options.onMerged(this.#latest);
    return theirs;
  }

  #fail(error: unknown): void {
    markReported(error);
    this.#merges = 0;
    if (isPassing(error)) {
      this.#tell('offline');
      if (this.#isOpen) this.#later(RETRY_MS);
      return;
    }
    this.#tell(isMissing(error) && this.#kept !== undefined ? 'gone' : 'refused');
  }
}
