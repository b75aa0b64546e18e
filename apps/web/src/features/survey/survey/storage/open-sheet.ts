import type { SurveySession } from '@quint/contract/survey/survey.ts';
import { sendAnswers } from '../api.ts';
import { AnswerQueue } from './answer-queue.ts';
import type { NewAnswer } from './answer-store.ts';
import { openAnswerStore } from './idb-answer-store.ts';
import { deleteStoredSurvey, storeAnswer } from './stored-survey.ts';
import { currentSheet } from './sheet-name.ts';

/** The answers to a survey on this device. */
export interface Sheet {
  /** All answers so far: those of the server, overridden by unsent ones of this device. */
  readonly answers: ReadonlyMap<number, number>;
  /** The seconds an item was visible on this page, over all visits. */
  readonly secondsByItem: ReadonlyMap<number, number>;
  readonly queue: AnswerQueue;
  /** Adds to the time an item was visible. */
  readonly spend: (item: number, seconds: number) => void;
  /** Adds an answer and starts sending it. */
  readonly record: (answer: Omit<NewAnswer, 'seconds'>) => void;
  /** The server has no answer to these items. */
  readonly reopen: (items: readonly number[]) => void;
  /** Deletes the stored data of the device, once the survey was submitted. */
  readonly forget: () => Promise<void>;
}

function roundToTenth(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

/** Opens the answers of the session and sends those left from an earlier visit. */
export async function openSheet(session: SurveySession): Promise<Sheet> {
  const name = currentSheet();
  const store = await openAnswerStore(name);
  await store.raise(session.next_seq ?? 0);
  const leftover = await store.list();
  const answers = new Map((session.answers ?? []).map(({ item, value }) => [item, value]));
  for (const { item, value } of leftover) answers.set(item, value);
  const secondsByItem = new Map<number, number>();
  const queue = new AnswerQueue(
    {
      store,
      send: (batch) => sendAnswers(name, batch),
      isOnline: () => navigator.onLine,
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    },
    leftover.length,
  );
  if (leftover.length > 0) queue.flush();
  return {
    answers,
    secondsByItem,
    queue,
    spend: (item, seconds) => secondsByItem.set(item, (secondsByItem.get(item) ?? 0) + seconds),
    record: ({ item, value, instrument, translated: isTranslated = false }) => {
      answers.set(item, value);
      const answer = {
        item,
        value,
        instrument,
        translated: isTranslated,
        seconds: roundToTenth(secondsByItem.get(item) ?? 0),
      };
      // Stored only after the queue has it: a page closed at this moment asks again, instead of showing an answer that
      // is never sent.
      queue.add(answer, () => void storeAnswer(name, item, value));
    },
    reopen: (items) => items.forEach((item) => answers.delete(item)),
    forget: async () => {
      await store.clear();
      await deleteStoredSurvey();
    },
  };
}

/** Deletes the unsent answers to a survey. */
export async function forgetAnswers(sheet: string): Promise<void> {
  const store = await openAnswerStore(sheet);
  await store.clear();
}

/** Deletes the data of the current survey on this device. */
export async function forgetSheet(): Promise<void> {
  await forgetAnswers(currentSheet());
  await deleteStoredSurvey();
}
