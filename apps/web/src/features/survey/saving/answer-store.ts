/** An answer as the person gave it; `seconds` is how long the item was in sight, over all visits. */
export interface NewAnswer {
  readonly item: number;
  readonly value: number;
  readonly seconds: number;
}
/** The device's own count makes sending it twice harmless. */
export interface QueuedAnswer extends NewAnswer {
  readonly seq: number;
}

/** Where answers wait on this device until the server has them; one per answer sheet. */
export interface AnswerStore {
  /** Keeps an answer under the next free number and returns it with that number. */
  append(answer: NewAnswer): Promise<QueuedAnswer>;
  /** What waits, in the order it was given. */
  list(): Promise<readonly QueuedAnswer[]>;
  remove(seqs: readonly number[]): Promise<void>;
  /** No number below `next` is given out from now on. */
  raise(next: number): Promise<void>;
  /** Forgets the sheet altogether. */
  clear(): Promise<void>;
}

/** Lives as long as the page. */
export function createMemoryStore(): AnswerStore {
  let waiting: QueuedAnswer[] = [];
  let next = 0;
  return {
    append: async (answer) => {
      const queued = { ...answer, seq: next };
      next += 1;
      waiting.push(queued);
      return queued;
    },
    list: async () => [...waiting],
    remove: async (seqs) => {
      waiting = waiting.filter((answer) => !seqs.includes(answer.seq));
    },
    raise: async (floor) => {
      next = Math.max(next, floor);
    },
    clear: async () => {
      waiting = [];
    },
  };
}

/**
 * Stands in for a store that stops working half way (disk full, database closed by the browser): from then on new
 * answers are kept in memory, and what can still be read is sent all the same.
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
      const kept = isBroken ? undefined : await attempt(() => primary.append(answer), undefined);
      if (kept === undefined) return spare.append(answer);
      await spare.raise(kept.seq + 1);
      return kept;
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
