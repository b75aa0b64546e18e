import { WORK_FORMS } from '@quint/psychometrics/types.ts';
import { openDB, type DBSchema } from 'idb';
import { createMemoryStore, withSpare, type AnswerStore, type QueuedAnswer } from './answer-store.ts';

/** An answer without a form was stored before there was a second form. */
type StoredAnswer = Omit<QueuedAnswer, 'instrument'> & {
  readonly sheet: string;
  readonly instrument?: string;
};
const [FIRST_FORM] = WORK_FORMS;

interface SurveyDatabase extends DBSchema {
  answers: { key: [sheet: string, seq: number]; value: StoredAnswer };
  /** The next free number of a survey, shared by all tabs, so that each answer gets its own. */
  counters: { key: string; value: number };
}

const NAME = 'quint-survey';
const VERSION = 1;

/** The range of all numbers of a survey: arrays sort after numbers. */
function wholeSheet(sheet: string): IDBKeyRange {
  return IDBKeyRange.bound([sheet], [sheet, []]);
}

async function openIdbStore(sheet: string): Promise<AnswerStore> {
  const database = await openDB<SurveyDatabase>(NAME, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('answers', { keyPath: ['sheet', 'seq'] });
      fresh.createObjectStore('counters');
    },
  });
  return {
    append: async (answer) => {
      const change = database.transaction(['answers', 'counters'], 'readwrite');
      const seq = (await change.objectStore('counters').get(sheet)) ?? 0;
      const queuedAnswer = { ...answer, seq };
      await change.objectStore('answers').put({ ...queuedAnswer, sheet });
      await change.objectStore('counters').put(seq + 1, sheet);
      await change.done;
      return queuedAnswer;
    },
    list: async () => {
      const rows = await database.getAll('answers', wholeSheet(sheet));
      return rows.map(
        ({ item, value, seconds, seq, instrument = FIRST_FORM, translated: isTranslated = false }) => ({
          item,
          value,
          seconds,
          seq,
          instrument,
          translated: isTranslated,
        }),
      );
    },
    remove: async (seqs) => {
      const change = database.transaction('answers', 'readwrite');
      await Promise.all([...seqs.map((seq) => change.store.delete([sheet, seq])), change.done]);
    },
    raise: async (next) => {
      const change = database.transaction('counters', 'readwrite');
      if (((await change.store.get(sheet)) ?? 0) < next) await change.store.put(next, sheet);
      await change.done;
    },
    clear: async () => {
      const change = database.transaction(['answers', 'counters'], 'readwrite');
      await change.objectStore('answers').delete(wholeSheet(sheet));
      await change.objectStore('counters').delete(sheet);
      await change.done;
    },
  };
}

/**
 * The store of a survey on this device; without IndexedDB (private window) it keeps answers until the page is closed.
 */
export async function openAnswerStore(sheet: string): Promise<AnswerStore> {
  try {
    return withSpare(await openIdbStore(sheet));
  } catch {
    return createMemoryStore();
  }
}
