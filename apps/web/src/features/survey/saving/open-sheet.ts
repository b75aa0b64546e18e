import type { SurveySession } from '@quint/contract/survey.ts';
import { sendAnswers } from '../api.ts';
import { createAnswerQueue, type AnswerQueue } from './answer-queue.ts';
import { openAnswerStore } from './idb-answer-store.ts';
import { currentSheet } from './sheet-name.ts';

/** An answer sheet as this device knows it. */
export interface Sheet {
  /** Everything answered so far: what the server has, and over it what this device could not send yet. */
  readonly answers: ReadonlyMap<number, number>;
  readonly queue: AnswerQueue;
  /** Forgets what the device kept; only once the sheet is handed in. */
  readonly forget: () => Promise<void>;
}

/** Opens the sheet of the session and sends what an earlier visit left behind. */
export async function openSheet(session: SurveySession, onRefused: (item: number) => void): Promise<Sheet> {
  const name = currentSheet();
  const store = await openAnswerStore(name);
  await store.raise(session.next_seq ?? 0);
  const leftover = await store.list();
  const answers = new Map((session.answers ?? []).map(({ item, value }) => [item, value]));
  for (const { item, value } of leftover) answers.set(item, value);
  const queue = createAnswerQueue(
    {
      store,
      send: (batch) => sendAnswers(name, batch),
      isOnline: () => navigator.onLine,
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      random: Math.random,
      onRefused,
    },
    leftover.length,
  );
  if (leftover.length > 0) queue.flush();
  return { answers, queue, forget: () => store.clear() };
}
