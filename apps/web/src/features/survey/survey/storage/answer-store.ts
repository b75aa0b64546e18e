/** An answer of the person; `seconds` is how long the item was visible, over all visits. */
export interface NewAnswer {
  readonly item: number;
  readonly value: number;
  readonly seconds: number;
  /** The form whose item was answered. */
  readonly instrument: string;
  /** The browser translated the page meanwhile. */
  readonly translated?: boolean;
}
/** The device's own counter makes sending it twice harmless. */
export interface QueuedAnswer extends NewAnswer {
  readonly seq: number;
}

/** Unsent answers on this device; one store per answer sheet. */
export interface AnswerStore {
  /** Stores an answer under the next free number and returns it with that number. */
  append(answer: NewAnswer): Promise<QueuedAnswer>;
  /** Unsent answers, in the order they were given. */
  list(): Promise<readonly QueuedAnswer[]>;
  remove(seqs: readonly number[]): Promise<void>;
  /** No number below `next` is used from now on. */
  raise(next: number): Promise<void>;
  /** Deletes everything about the sheet. */
  clear(): Promise<void>;
}

/** Lives as long as the page. */
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
 * Replaces a store that fails half way (disk full, database closed by the browser): new answers are kept in memory, and
 * those that can still be read are sent all the same.
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
