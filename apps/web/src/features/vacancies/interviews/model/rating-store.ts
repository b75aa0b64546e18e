import { openDB, type DBSchema } from 'idb';
import type { UnsentRating } from './ratings.ts';

/** The interview whose ratings are stored, separate for each account. */
export interface StoreKey {
  readonly userId: string;
  readonly roleId: string;
  readonly talentId: string;
}

/** An unsent state, with the version of the questions that it is about. */
export interface StoredRating extends UnsentRating {
  readonly version: number;
}

/** The newest unsent state of each question on this device. */
export interface RatingStore {
  list(): Promise<readonly StoredRating[]>;
  put(rating: StoredRating): Promise<void>;
  /** Removes states that were sent, unless a newer one has replaced them. */
  removeSent(sentRatings: readonly Pick<StoredRating, 'question' | 'sequence'>[]): Promise<void>;
  clear(): Promise<void>;
}

interface InterviewDatabase extends DBSchema {
  ratings: {
    key: [interview: string, question: number];
    value: StoredRating & { readonly interview: string };
  };
}

const NAME = 'quint-interviews';
const VERSION = 1;

/** Keeps states until the page is closed. */
export function createMemoryRatingStore(): RatingStore {
  const states = new Map<number, StoredRating>();
  return {
    list: async () => [...states.values()],
    put: async (rating) => {
      states.set(rating.question, rating);
    },
    removeSent: async (sentRatings) => {
      for (const { question, sequence } of sentRatings) {
        if ((states.get(question)?.sequence ?? sequence) <= sequence) states.delete(question);
      }
    },
    clear: async () => states.clear(),
  };
}

const keyOf = ({ userId, roleId, talentId }: StoreKey) => `${userId}/${roleId}/${talentId}`;
const memoryStores = new Map<string, RatingStore>();

/** The one store in memory of an interview: its states survive another page of the app. */
function memoryStoreOf(key: StoreKey): RatingStore {
  const store = memoryStores.get(keyOf(key)) ?? createMemoryRatingStore();
  memoryStores.set(keyOf(key), store);
  return store;
}

async function openIdbStore(key: StoreKey): Promise<RatingStore> {
  const interview = keyOf(key);
  const database = await openDB<InterviewDatabase>(NAME, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('ratings', { keyPath: ['interview', 'question'] });
    },
  });
  // Arrays sort after numbers.
  const all = IDBKeyRange.bound([interview], [interview, []]);
  return {
    list: async () => {
      const rows = await database.getAll('ratings', all);
      return rows.map(({ interview: _interview, ...rating }) => rating);
    },
    put: async (rating) => {
      await database.put('ratings', { ...rating, interview });
    },
    removeSent: async (sentRatings) => {
      const change = database.transaction('ratings', 'readwrite');
      for (const { question, sequence } of sentRatings) {
        const row = await change.store.get([interview, question]);
        if (row !== undefined && row.sequence <= sequence) await change.store.delete([interview, question]);
      }
      await change.done;
    },
    clear: async () => {
      await database.delete('ratings', all);
    },
  };
}

/** A store that continues in memory when the database of the browser fails midway. */
function withSpare(primary: RatingStore, spare: RatingStore): RatingStore {
  const attempt = async <Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> => {
    try {
      return await work();
    } catch {
      return otherwise;
    }
  };
  return {
    list: async () => {
      const states = new Map<number, StoredRating>();
      for (const rating of [...(await attempt(() => primary.list(), [])), ...(await spare.list())]) {
        if ((states.get(rating.question)?.sequence ?? -1) < rating.sequence)
          states.set(rating.question, rating);
      }
      return [...states.values()];
    },
    put: async (rating) => {
      await spare.put(rating);
      await attempt(() => primary.put(rating), undefined);
    },
    removeSent: async (sentRatings) => {
      await spare.removeSent(sentRatings);
      await attempt(() => primary.removeSent(sentRatings), undefined);
    },
    clear: async () => {
      await spare.clear();
      await attempt(() => primary.clear(), undefined);
    },
  };
}

/** The store of an interview on this device; without IndexedDB (private window) it lasts until the page is closed. */
export async function openRatingStore(key: StoreKey): Promise<RatingStore> {
  try {
    return withSpare(await openIdbStore(key), memoryStoreOf(key));
  } catch {
    return memoryStoreOf(key);
  }
}
