import type { AnswerStore, NewAnswer, QueuedAnswer } from './answer-store.ts';

const BATCH_MAX_ANSWERS = 100;
const RETRY_FIRST_MS = 1_000;
const RETRY_MAX_MS = 30_000;

/** Why nothing can be sent any more. `replaced`: another link was opened in this browser. */
export type QueueEnd = 'completed' | 'expired' | 'no_session' | 'replaced';

/** What became of a batch. */
export type Sending =
  | { readonly kind: 'taken' }
  /** Try again, not before `seconds` when the server names a time. */
  | { readonly kind: 'later'; readonly seconds?: number | undefined }
  /** The server will never take it as it is. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'ended'; readonly why: QueueEnd };

export type SaveState = 'saved' | 'saving' | 'waiting' | 'offline';

export interface QueueStatus {
  readonly state: SaveState;
  /** Answers the server does not have yet. */
  readonly unsent: number;
  readonly ended: QueueEnd | undefined;
}

export interface QueueDeps {
  readonly store: AnswerStore;
  readonly send: (batch: readonly QueuedAnswer[]) => Promise<Sending>;
  readonly isOnline: () => boolean;
  /** Calls back after a time; returns how to call it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** 0 up to 1: spreads the retries of many people after an outage. */
  readonly random: () => number;
}

export interface AnswerQueue {
  /** Keeps the answer and sends it as soon as it can; never waits for the network. */
  readonly add: (answer: NewAnswer) => void;
  /** Tries now: after the network came back, or the page came back into sight. */
  readonly flush: () => void;
  /** Resolves once the server has everything, or nothing can be sent any more. */
  readonly drained: () => Promise<'empty' | QueueEnd>;
  readonly getStatus: () => QueueStatus;
  readonly subscribe: (changed: () => void) => () => void;
  /** Calls off the next try; what waits stays in the store. */
  readonly stop: () => void;
}

/** Waiting time before try number `failures` + 1: doubled each time, half of it by chance. */
export function retryDelay(failures: number, random: number): number {
  const full = Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_MAX_MS);
  return full * (0.5 + random / 2);
}

/** Sends the answers of one sheet in order, in batches, again and again until the server has them. */
export function createAnswerQueue(deps: QueueDeps, leftover: number): AnswerQueue {
  let writes: Promise<unknown> = Promise.resolve();
  let unsent = leftover;
  let failures = 0;
  let batchMax = BATCH_MAX_ANSWERS;
  let isRunning = false;
  let ended: QueueEnd | undefined;
  let callOff: (() => void) | undefined;
  let status: QueueStatus;
  const listeners = new Set<() => void>();
  let waiters: ((outcome: 'empty' | QueueEnd) => void)[] = [];

  const stateNow = (): SaveState => {
    if (unsent === 0) return 'saved';
    if (!deps.isOnline()) return 'offline';
    return failures > 0 ? 'waiting' : 'saving';
  };
  const publish = () => {
    status = { state: stateNow(), unsent, ended };
    listeners.forEach((changed) => changed());
    const outcome = ended ?? (unsent === 0 ? 'empty' : undefined);
    if (outcome === undefined) return;
    const done = waiters;
    waiters = [];
    done.forEach((resolve) => resolve(outcome));
  };

  const settle = async (batch: readonly QueuedAnswer[]) => {
    await deps.store.remove(batch.map((answer) => answer.seq));
    unsent = Math.max(unsent - batch.length, 0);
    failures = 0;
  };

  /** Returns false when there is nothing to do until later. */
  const sendOne = async (batch: readonly QueuedAnswer[]): Promise<boolean> => {
    const sending = await deps.send(batch);
    switch (sending.kind) {
      case 'taken':
        await settle(batch);
        return true;
      case 'refused':
        // One bad answer must not hold back the others: send singly until the bad one is found.
        if (batch.length > 1) batchMax = 1;
        // The item stays open on the server, which names it when the sheet is handed in.
        else await settle(batch);
        return true;
      case 'ended':
        ended = sending.why;
        return false;
      case 'later': {
        failures += 1;
        const wait = Math.max(retryDelay(failures, deps.random()), (sending.seconds ?? 0) * 1000);
        callOff = deps.after(wait, run);
        return false;
      }
    }
  };

  const rest = () => {
    isRunning = false;
    publish();
  };

  /** Goes on until the store is empty and no answer is on its way into it; an answer added later finds it at rest. */
  const sendAll = async () => {
    for (;;) {
      const seen = writes;
      await seen;
      const waiting = await deps.store.list();
      if (waiting.length === 0 && writes === seen) {
        unsent = 0;
        failures = 0;
        batchMax = BATCH_MAX_ANSWERS;
        return rest();
      }
      if (waiting.length === 0) continue;
      if (!(await sendOne(waiting.slice(0, batchMax)))) return rest();
      publish();
    }
  };

  function run() {
    callOff?.();
    callOff = undefined;
    if (isRunning || ended !== undefined) return;
    isRunning = true;
    void sendAll();
  }

  status = { state: stateNow(), unsent, ended };
  return {
    add: (answer) => {
      unsent += 1;
      writes = writes.then(() => deps.store.append(answer));
      publish();
      // While a retry is due the answer waits for it: an overloaded server is not asked once per tap.
      if (callOff === undefined) run();
    },
    flush: () => {
      publish();
      run();
    },
    drained: () => {
      const outcome = new Promise<'empty' | QueueEnd>((resolve) => {
        waiters.push(resolve);
      });
      run();
      publish();
      return outcome;
    },
    getStatus: () => status,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    stop: () => {
      callOff?.();
      callOff = undefined;
    },
  };
}
