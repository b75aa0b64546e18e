import { retryDelay, type SaveState } from '#features/survey/survey/storage/answer-queue.ts';
import type { RatingState } from './ratings.ts';
import type { RatingStore, StoredRating } from './rating-store.ts';

/** Long enough to write on, short enough to lose nothing. */
const WRITE_PAUSE_MS = 600;

/** The result of sending states. */
export type SendOutcome =
  | { readonly kind: 'taken' }
  /** Retry later. */
  | { readonly kind: 'later' }
  /** The server takes no more, with its reason; undefined when the person lost access. */
  | { readonly kind: 'stopped'; readonly reason: string | undefined };

export interface RatingStatus {
  readonly state: SaveState;
  readonly unsentCount: number;
  /** Why nothing can be sent any more. */
  readonly stop: { readonly reason: string | undefined } | undefined;
}

export interface RatingQueueDeps {
  readonly store: RatingStore;
  readonly send: (ratings: readonly StoredRating[]) => Promise<SendOutcome>;
  readonly isOnline: () => boolean;
  /** Calls `run` after a delay; returns a function that cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly now: () => number;
  readonly random: () => number;
}

interface QueueStart {
  /** The version of the questions. */
  readonly version: number;
  /** Higher than all numbers that the server has. */
  readonly nextSequence: number;
  /** States left from an earlier visit. */
  readonly leftover: readonly StoredRating[];
}

/**
 * Stores each change on this device first, and sends the newest state of every changed question when the writing
 * pauses. Numbers are times, so that those of two devices of a person are comparable.
 */
export class RatingQueue {
  readonly #deps: RatingQueueDeps;
  readonly #version: number;
  readonly #listeners = new Set<() => void>();
  readonly #unsent = new Map<number, StoredRating>();
  #waiters: ((isEmpty: boolean) => void)[] = [];
  #writes: Promise<unknown> = Promise.resolve();
  #sequence: number;
  #failures = 0;
  #isSending = false;
  #stop: RatingStatus['stop'];
  #cancelTimer: (() => void) | undefined;
  #status: RatingStatus;

  constructor(deps: RatingQueueDeps, { version, nextSequence, leftover }: QueueStart) {
    this.#deps = deps;
    this.#version = version;
    for (const rating of leftover) this.#unsent.set(rating.question, rating);
    this.#sequence = Math.max(nextSequence - 1, ...leftover.map(({ sequence }) => sequence));
    this.#status = this.#describe();
  }

  readonly getStatus = (): RatingStatus => this.#status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Stores the new state of a question, and sends it when the writing pauses. */
  change(question: number, state: RatingState): void {
    this.#sequence = Math.max(this.#sequence + 1, this.#deps.now());
    const rating = { ...state, question, version: this.#version, sequence: this.#sequence };
    this.#unsent.set(question, rating);
    this.#writes = this.#writes.then(() => this.#deps.store.put(rating));
    this.#publish();
    // A pending retry sends this state too.
    if (this.#failures === 0) this.#schedule(WRITE_PAUSE_MS);
  }

  /** Sends now, because the network or the page is back. */
  flush(): void {
    this.#publish();
    void this.#send();
  }

  /** Sends now. Resolves to whether the server has everything. */
  drain(): Promise<boolean> {
    const outcome = new Promise<boolean>((resolve) => {
      this.#waiters.push(resolve);
    });
    void this.#send();
    return outcome;
  }

  /** Cancels the next attempt; unsent states stay in the store. */
  pause(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }

  #describe(): RatingStatus {
    return { state: this.#stateNow(), unsentCount: this.#unsent.size, stop: this.#stop };
  }

  #stateNow(): SaveState {
    if (this.#unsent.size === 0) return 'saved';
    if (!this.#deps.isOnline()) return 'offline';
    return this.#failures > 0 ? 'waiting' : 'saving';
  }

  #publish(): void {
    this.#status = this.#describe();
    this.#listeners.forEach((listener) => listener());
  }

  #schedule(milliseconds: number): void {
    this.pause();
    this.#cancelTimer = this.#deps.after(milliseconds, () => void this.#send());
  }

  #settle(isEmpty: boolean): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    waiters.forEach((resolve) => resolve(isEmpty));
  }

  async #send(): Promise<void> {
    this.pause();
    if (this.#isSending) return;
    this.#isSending = true;
    await this.#writes;
    const batch = [...this.#unsent.values()];
    const outcome: SendOutcome | undefined =
      batch.length === 0 || this.#stop !== undefined ? undefined : await this.#deps.send(batch);
    this.#isSending = false;
    if (outcome?.kind === 'taken') return this.#take(batch);
    if (outcome?.kind === 'stopped') this.#stop = { reason: outcome.reason };
    if (outcome?.kind === 'later') {
      this.#failures += 1;
      this.#schedule(retryDelay(this.#failures, this.#deps.random()));
    }
    this.#settle(this.#unsent.size === 0);
    this.#publish();
  }

  /** The server has these states; newer ones of the same questions follow. */
  async #take(batch: readonly StoredRating[]): Promise<void> {
    for (const { question, sequence } of batch) {
      if (this.#unsent.get(question)?.sequence === sequence) this.#unsent.delete(question);
    }
    this.#failures = 0;
    await this.#deps.store.removeSent(batch);
    this.#publish();
    if (this.#unsent.size === 0) this.#settle(true);
    else if (this.#waiters.length > 0) await this.#send();
    else this.#schedule(WRITE_PAUSE_MS);
  }
}
