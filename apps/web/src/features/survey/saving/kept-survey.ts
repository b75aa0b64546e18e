import type { SurveyForm, SurveySession } from '@quint/contract/survey.ts';
import type { Language } from '@quint/phrases/languages.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** An open survey as this device last loaded it, so that it can go on when the page is opened offline. */
interface Kept {
  readonly session: SurveySession;
  readonly forms: Readonly<Partial<Record<Language, SurveyForm>>>;
}

interface KeptDatabase extends DBSchema {
  surveys: { key: string; value: Kept };
  /** Answers since the session was read: by sheet and item. */
  given: { key: [sheet: string, item: number]; value: { sheet: string; item: number; value: number } };
}

const NAME = 'quint-survey-kept';
let opening: Promise<IDBPDatabase<KeptDatabase>> | undefined;

function open(): Promise<IDBPDatabase<KeptDatabase>> {
  opening ??= openDB<KeptDatabase>(NAME, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('surveys');
      fresh.createObjectStore('given', { keyPath: ['sheet', 'item'] });
    },
  });
  return opening;
}

/** Without IndexedDB (private window) nothing is stored, and everything else works. */
async function attempt<Value>(work: (database: IDBPDatabase<KeptDatabase>) => Promise<Value>) {
  try {
    return await work(await open());
  } catch {
    return undefined;
  }
}

/** Stores the state of one survey only: data of another person on this device is deleted. */
export async function keepSession(sheet: string, session: SurveySession): Promise<void> {
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

/** The stored items of a form; of any form where it is not known. */
function formsOf(kept: Kept | undefined, instrument: string | undefined): Kept['forms'] {
  const { en, de } = kept?.forms ?? {};
  const isRight = (form: SurveyForm) => instrument === undefined || form.instrument === instrument;
  return { ...(en && isRight(en) ? { en } : {}), ...(de && isRight(de) ? { de } : {}) };
}

/** Stores the items of a language; those of another form are no longer the sheet's. */
export async function keepForm(sheet: string, language: Language, form: SurveyForm): Promise<void> {
  await attempt(async (database) => {
    const change = database.transaction('surveys', 'readwrite');
    const kept = await change.store.get(sheet);
    if (kept !== undefined) {
      const session = { ...kept.session, instrument: form.instrument };
      const forms = { ...formsOf(kept, form.instrument), [language]: form };
      await change.store.put({ session, forms }, sheet);
    }
    await change.done;
  });
}

export async function keepAnswer(sheet: string, item: number, value: number): Promise<void> {
  await attempt((database) => database.put('given', { sheet, item, value }));
}

/** The stored survey. */
export async function findKeptSession(sheet: string): Promise<SurveySession | undefined> {
  return attempt(async (database) => {
    const kept = await database.get('surveys', sheet);
    if (kept === undefined) return undefined;
    const answers = new Map((kept.session.answers ?? []).map(({ item, value }) => [item, value]));
    for (const given of await database.getAll('given')) {
      if (given.sheet === sheet) answers.set(given.item, given.value);
    }
    return {
      ...kept.session,
      answered: answers.size,
      answers: [...answers].map(([item, value]) => ({ item, value })),
    };
  });
}

/** The stored items of a form; in the other language rather than not at all. */
export async function findKeptForm(
  sheet: string,
  language: Language,
  instrument: string | undefined,
): Promise<SurveyForm | undefined> {
  const kept = await attempt((database) => database.get('surveys', sheet));
  const forms = formsOf(kept, instrument);
  return forms[language] ?? forms.en ?? forms.de;
}

/** Deletes everything; once the sheet is submitted or closed. */
export async function dropKept(): Promise<void> {
  await attempt(async (database) => {
    const change = database.transaction(['surveys', 'given'], 'readwrite');
    await change.objectStore('surveys').clear();
    await change.objectStore('given').clear();
    await change.done;
  });
}
