/** An answer of the person; `seconds` is how long the item was visible, over all visits. */
export interface NewAnswer {
  readonly item: number;
  readonly value: number;
  readonly seconds: number;
  /** The form whose item was answered. */
  readonly instrument: string;
  /** The browser had translated the page. */
  readonly translated?: boolean;
}
/** The device's own counter makes a repeated request harmless. */
export interface QueuedAnswer extends NewAnswer {
  readonly seq: number;
}

/** Unsent answers on this device; one store for each survey. */
export interface AnswerStore {
  /** Stores an answer under the next free number and returns it with that number. */
  append(answer: NewAnswer): Promise<QueuedAnswer>;
  /** Unsent answers, in order. */
  list(): Promise<readonly QueuedAnswer[]>;
  remove(seqs: readonly number[]): Promise<void>;
  /** Numbers below `next` are not used from now on. */
  raise(next: number): Promise<void>;
  /** Deletes all data of the survey. */
  clear(): Promise<void>;
}

/** Keeps answers until the page is closed. */
export function createMemoryStore(): AnswerStore {
  let waitingAnswers: QueuedAnswer[] = [];
  let next = 0;
  return {
    append: async (answer) => {
      const queuedAnswer = { ...answer, seq: next };
      next += 1;
      waitingAnswers.push(queuedAnswer);
      return queuedAnswer;
    },
    list: async () => [...waitingAnswers],
    remove: async (seqs) => {
      waitingAnswers = waitingAnswers.filter((answer) => !seqs.includes(answer.seq));
    },
    raise: async (minimum) => {
      next = Math.max(next, minimum);
    },
    clear: async () => {
      waitingAnswers = [];
    },
  };
}

/**
 * Replaces a store that fails midway (disk full, database closed by the browser): new answers are kept in memory, and
 * those that can still be read are sent.
 */
export function withSpare(primary: AnswerStore): AnswerStore {
  const spare = createMemoryStore();
  let isBroken = false;
  const attempt = async <Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> => {
    try {
      return await work();
    } catch {
      isBroken = true;
      return otherwise;
    }
  };
  return {
    append: async (answer) => {
      const storedAnswer = isBroken ? undefined : await attempt(() => primary.append(answer), undefined);
      if (storedAnswer === undefined) return spare.append(answer);
      await spare.raise(storedAnswer.seq + 1);
      return storedAnswer;
    },
    list: async () => [...(await attempt(() => primary.list(), [])), ...(await spare.list())],
    remove: async (seqs) => {
      await attempt(() => primary.remove(seqs), undefined);
      await spare.remove(seqs);
    },
    raise: async (next) => {
      await attempt(() => primary.raise(next), undefined);
      await spare.raise(next);
    },
    clear: async () => {
      await attempt(() => primary.clear(), undefined);
      await spare.clear();
    },
  };
}
