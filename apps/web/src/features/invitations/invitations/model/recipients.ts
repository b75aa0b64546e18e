import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { InviteOptions } from './options.ts';
import { isBlank, type People } from './people.ts';

interface MailedName {
  readonly firstName: string;
  readonly lastName: string;
}

const NO_NAME: MailedName = { firstName: '', lastName: '' };

/** The recipients of the mail, by language. */
export interface MailRecipients {
  /** The language of the first mail. */
  readonly language: StoredLanguage;
  readonly count: number;
  readonly counts: Readonly<Record<StoredLanguage, number>>;
  /** The name in the first mail of each language; empty while there is none. */
  readonly names: Readonly<Record<StoredLanguage, MailedName>>;
}

export function readRecipients(rows: People, options: Pick<InviteOptions, 'language'>): MailRecipients {
  const people = rows
    .filter((row) => !isBlank(row))
    .map((row) => ({
      firstName: row.first_name.trim(),
      lastName: row.last_name.trim(),
      language: row.language ?? options.language,
    }));
  const inLanguage = (language: StoredLanguage) => people.filter((person) => person.language === language);
  const nameIn = (language: StoredLanguage): MailedName => {
    const { firstName, lastName } = inLanguage(language).find((person) => person.firstName !== '') ?? NO_NAME;
    return { firstName, lastName };
  };
  return {
    language: people[0]?.language ?? options.language,
    count: people.length,
    counts: { EN: inLanguage('EN').length, DE: inLanguage('DE').length },
    names: { EN: nameIn('EN'), DE: nameIn('DE') },
  };
}
