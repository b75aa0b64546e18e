import type { AnswerStore, NewAnswer, QueuedAnswer } from './answer-store.ts';

const BATCH_MAX_ANSWERS = 100;
const RETRY_FIRST_MS = 1_000;
const RETRY_MAX_MS = 30_000;

/** The reason why nothing can be sent any more. `replaced`: another link was opened in this browser. */
export type QueueEnd = 'completed' | 'expired' | 'no_session' | 'replaced' | 'role_filled' | 'whose_answers';

/** The result of sending a batch. */
export type SendResult =
  /** `form` is that of the survey, if it differs from that of the batch. */
  | { readonly kind: 'taken'; readonly form?: string | undefined }
  /** Retry, but not within `seconds` if the server gives a time. */
  | { readonly kind: 'later'; readonly seconds?: number | undefined }
  /** The server will never accept the batch. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'ended'; readonly why: QueueEnd };

export type SaveState = 'saved' | 'saving' | 'waiting' | 'offline';

export interface QueueStatus {
  readonly state: SaveState;
  /** Answers the server does not have yet. */
  readonly unsentCount: number;
  readonly endReason: QueueEnd | undefined;
  /** The form of the survey when the server last accepted answers; undefined before that. */
  readonly form: string | undefined;
}

export interface QueueDeps {
  readonly store: AnswerStore;
  readonly send: (batch: readonly QueuedAnswer[]) => Promise<SendResult>;
  readonly isOnline: () => boolean;
  /** Calls `run` after a delay; returns a function that cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** A random number from 0 to less than 1, which spreads the retries of many people after an outage. */
  readonly random: () => number;
}

/** The delay before attempt `failures` + 1: doubled each time, half of it random. */
export function retryDelay(failures: number, random: number): number {
  const full = Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_MAX_MS);
  return full * (0.5 + random / 2);
}

type Outcome = 'empty' | QueueEnd;

/** The first answers of one form, at most `max`. */
function firstBatch(waitingAnswers: readonly QueuedAnswer[], max: number): readonly QueuedAnswer[] {
  const end = waitingAnswers.findIndex(({ instrument }) => instrument !== waitingAnswers[0]?.instrument);
  return waitingAnswers.slice(0, end === -1 ? max : Math.min(end, max));
}

/** Sends the answers of one survey in order, in batches, until the server has them. */
export class AnswerQueue {
  readonly #deps: QueueDeps;
  readonly #listeners = new Set<() => void>();
  #waiters: ((outcome: Outcome) => void)[] = [];
  /** The last write to the store, for which sending waits. */
  #writes: Promise<unknown> = Promise.resolve();
  #unsentCount: number;
  #failures = 0;
  #batchMax = BATCH_MAX_ANSWERS;
  #isRunning = false;
  #endReason: QueueEnd | undefined;
  #form: string | undefined;
  #cancelWait: (() => void) | undefined;
  #status: QueueStatus;

  /** `leftover` is the number of answers in the store from an earlier visit. */
  constructor(deps: QueueDeps, leftover: number) {
    this.#deps = deps;
    this.#unsentCount = leftover;
    this.#status = this.#describe();
  }

  readonly getStatus = (): QueueStatus => this.#status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Stores the answer and sends it as soon as possible, without waiting for the network. `onStored` is called once it
   * is on this device.
   */
  add(answer: NewAnswer, onStored?: () => void): void {
    this.#unsentCount += 1;
    this.#writes = this.#writes.then(() => this.#deps.store.append(answer)).then(onStored);
    this.#publish();
    // A pending retry sends this answer too: an overloaded server is not called for every answer.
    if (this.#cancelWait === undefined) this.#run();
  }

  /** Retries now, because the network or the page is back. */
  flush(): void {
    this.#publish();
    this.#run();
  }

  /** Resolves once the server has everything, or nothing can be sent any more. */
  waitForDrain(): Promise<Outcome> {
    const outcome = new Promise<Outcome>((resolve) => {
      this.#waiters.push(resolve);
    });
    this.#run();
    this.#publish();
    return outcome;
  }

  /** Cancels the next attempt; unsent answers stay in the store. */
  stop(): void {
    this.#cancelWait?.();
    this.#cancelWait = undefined;
  }

  #describe(): QueueStatus {
    return {
      state: this.#stateNow(),
      unsentCount: this.#unsentCount,
      endReason: this.#endReason,
      form: this.#form,
    };
  }

  #stateNow(): SaveState {
    if (this.#unsentCount === 0) return 'saved';
    if (!this.#deps.isOnline()) return 'offline';
    return this.#failures > 0 ? 'waiting' : 'saving';
  }

  #publish(): void {
    this.#status = this.#describe();
    this.#listeners.forEach((listener) => listener());
    const outcome = this.#endReason ?? (this.#unsentCount === 0 ? 'empty' : undefined);
    if (outcome === undefined) return;
    const waiters = this.#waiters;
    this.#waiters = [];
    waiters.forEach((resolve) => resolve(outcome));
  }

  #run(): void {
    this.stop();
    if (this.#isRunning || this.#endReason !== undefined) return;
    this.#isRunning = true;
    void this.#sendAll();
  }

  /** Runs until the store is empty and no write to it is pending; a later answer starts it again. */
  async #sendAll(): Promise<void> {
    for (;;) {
      const writes = this.#writes;
      await writes;
      const waitingAnswers = await this.#deps.store.list();
      if (waitingAnswers.length === 0 && this.#writes === writes) {
        this.#unsentCount = 0;
        this.#failures = 0;
        this.#batchMax = BATCH_MAX_ANSWERS;
        return this.#goIdle();
      }
      if (waitingAnswers.length === 0) continue;
      if (!(await this.#sendBatch(firstBatch(waitingAnswers, this.#batchMax)))) return this.#goIdle();
      this.#publish();
    }
  }

  #goIdle(): void {
    this.#isRunning = false;
    this.#publish();
  }

  /** Returns false when nothing can be done until later. */
  async #sendBatch(batch: readonly QueuedAnswer[]): Promise<boolean> {
    const result = await this.#deps.send(batch);
    switch (result.kind) {
      case 'taken':
        this.#form = result.form ?? batch[0]?.instrument;
        await this.#settle(batch);
        return true;
      case 'refused':
        // One refused answer must not block the others: sends single answers until it is found.
        if (batch.length > 1) this.#batchMax = 1;
        // The item stays unanswered on the server, which lists it when the survey is submitted.
        else await this.#settle(batch);
        return true;
      case 'ended':
        this.#endReason = result.why;
        return false;
      case 'later': {
        this.#failures += 1;
        const wait = retryDelay(this.#failures, this.#deps.random());
        const requestedWait = (result.seconds ?? 0) * 1000;
        this.#cancelWait = this.#deps.after(Math.max(wait, requestedWait), () => this.#run());
        return false;
      }
    }
  }

  async #settle(batch: readonly QueuedAnswer[]): Promise<void> {
    await this.#deps.store.remove(batch.map((answer) => answer.seq));
    this.#unsentCount = Math.max(this.#unsentCount - batch.length, 0);
    this.#failures = 0;
  }
}
