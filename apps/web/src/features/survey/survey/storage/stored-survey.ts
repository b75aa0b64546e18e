import type { SurveyForm, SurveySession } from '@quint/contract/survey/survey.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** An open survey as last loaded, so that it can continue when the page is opened offline. */
interface StoredSurvey {
  readonly session: SurveySession;
  readonly forms: Readonly<Partial<Record<Language, SurveyForm>>>;
}

interface SurveyDatabase extends DBSchema {
  surveys: { key: string; value: StoredSurvey };
  /** Answers since the session was read, by survey and item. */
  given: { key: [sheet: string, item: number]; value: { sheet: string; item: number; value: number } };
}

const NAME = 'quint-survey-kept';
let databasePromise: Promise<IDBPDatabase<SurveyDatabase>> | undefined;

function open(): Promise<IDBPDatabase<SurveyDatabase>> {
  databasePromise ??= openDB<SurveyDatabase>(NAME, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('surveys');
      fresh.createObjectStore('given', { keyPath: ['sheet', 'item'] });
    },
  });
  return databasePromise;
}

/** Without IndexedDB (private window) nothing is stored, and everything else works. */
async function attempt<Value>(work: (database: IDBPDatabase<SurveyDatabase>) => Promise<Value>) {
  try {
    return await work(await open());
  } catch {
    return undefined;
  }
}

/** Stores the state of only one survey: data of another person on this device is deleted. */
export async function storeSession(sheet: string, session: SurveySession): Promise<void> {
  await attempt(async (database) => {
    const change = database.transaction(['surveys', 'given'], 'readwrite');
    const surveys = change.objectStore('surveys');
    const before = await surveys.get(sheet);
    await surveys.clear();
    await change.objectStore('given').clear();
    await surveys.put({ session, forms: formsOf(before, session.instrument) }, sheet);
    await change.done;
  });
}

/** The stored items of a form, or of any form if it is unknown. */
function formsOf(
  storedSurvey: StoredSurvey | undefined,
  instrument: string | undefined,
): StoredSurvey['forms'] {
  const { en, de } = storedSurvey?.forms ?? {};
  const isRight = (form: SurveyForm) => instrument === undefined || form.instrument === instrument;
  return { ...(en && isRight(en) ? { en } : {}), ...(de && isRight(de) ? { de } : {}) };
}

/** Stores the items of a language; those of another form no longer belong to the survey. */
export async function storeForm(sheet: string, language: Language, form: SurveyForm): Promise<void> {
  await attempt(async (database) => {
    const change = database.transaction('surveys', 'readwrite');
    const storedSurvey = await change.store.get(sheet);
    if (storedSurvey !== undefined) {
      const session = { ...storedSurvey.session, instrument: form.instrument };
      const forms = { ...formsOf(storedSurvey, form.instrument), [language]: form };
      await change.store.put({ session, forms }, sheet);
    }
    await change.done;
  });
}

export async function storeAnswer(sheet: string, item: number, value: number): Promise<void> {
  await attempt((database) => database.put('given', { sheet, item, value }));
}

/** The stored survey. */
export async function findStoredSession(sheet: string): Promise<SurveySession | undefined> {
  return attempt(async (database) => {
    const storedSurvey = await database.get('surveys', sheet);
    if (storedSurvey === undefined) return undefined;
    const answers = new Map((storedSurvey.session.answers ?? []).map(({ item, value }) => [item, value]));
    for (const answer of await database.getAll('given')) {
      if (answer.sheet === sheet) answers.set(answer.item, answer.value);
    }
    return {
      ...storedSurvey.session,
      answered: answers.size,
      answers: [...answers].map(([item, value]) => ({ item, value })),
    };
  });
}

/** The stored items of a form, in the other language if necessary. */
export async function findStoredForm(
  sheet: string,
  language: Language,
  instrument: string | undefined,
): Promise<SurveyForm | undefined> {
  const storedSurvey = await attempt((database) => database.get('surveys', sheet));
  const forms = formsOf(storedSurvey, instrument);
  return forms[language] ?? forms.en ?? forms.de;
}

/** Deletes all data once the survey was submitted or closed. */
export async function deleteStoredSurvey(): Promise<void> {
  await attempt(async (database) => {
    const change = database.transaction(['surveys', 'given'], 'readwrite');
    await change.objectStore('surveys').clear();
    await change.objectStore('given').clear();
    await change.done;
  });
}
