export type ColumnMeaning = 'email' | 'first_name' | 'last_name' | 'full_name' | 'language';

/** What each column of a table holds, by position; undefined for one that is not needed. */
export interface PeopleColumns {
  readonly hasHeader: boolean;
  readonly meanings: readonly (ColumnMeaning | undefined)[];
}

const HEADINGS: Readonly<Record<string, ColumnMeaning>> = {
  email: 'email',
  mail: 'email',
  emailaddress: 'email',
  mailaddress: 'email',
  emailadresse: 'email',
  mailadresse: 'email',
  firstname: 'first_name',
  givenname: 'first_name',
  forename: 'first_name',
  vorname: 'first_name',
  rufname: 'first_name',
  lastname: 'last_name',
  surname: 'last_name',
  familyname: 'last_name',
  nachname: 'last_name',
  familienname: 'last_name',
  zuname: 'last_name',
  name: 'full_name',
  fullname: 'full_name',
  displayname: 'full_name',
  vollständigername: 'full_name',
  anzeigename: 'full_name',
  language: 'language',
  lang: 'language',
  locale: 'language',
  sprache: 'language',
};

const LANGUAGES: Readonly<Record<string, 'EN' | 'DE'>> = {
  en: 'EN',
  eng: 'EN',
  english: 'EN',
  englisch: 'EN',
  de: 'DE',
  deu: 'DE',
  ger: 'DE',
  german: 'DE',
  deutsch: 'DE',
};

/** The language a cell names, in English or German words or as a code with or without region. */
export function findLanguage(cell: string): 'EN' | 'DE' | undefined {
  const word = cell
    .trim()
    .toLowerCase()
    .replace(/^(en|de)[-_][a-z]{2}$/, '$1');
  return Object.hasOwn(LANGUAGES, word) ? LANGUAGES[word] : undefined;
}

function findHeading(cell: string): ColumnMeaning | undefined {
  const word = cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  return Object.hasOwn(HEADINGS, word) ? HEADINGS[word] : undefined;
}

function readHeader(header: readonly string[]): (ColumnMeaning | undefined)[] {
  const meanings = header.map(findHeading);
  // Beside a first name, "Name" is the last name.
  const hasFirst = meanings.includes('first_name');
  const hasLast = meanings.includes('last_name');
  return meanings.map((meaning) => {
    if (meaning !== 'full_name' || !hasFirst) return meaning;
    return hasLast ? undefined : 'last_name';
  });
}

function cellsOf(rows: readonly (readonly string[])[], column: number): string[] {
  return rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
}

function detectByContent(rows: readonly (readonly string[])[]): (ColumnMeaning | undefined)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => cellsOf(rows, column));
  const addresses = columns.map((cells) => cells.filter((cell) => cell.includes('@')).length);
  const emailColumn = addresses.indexOf(Math.max(0, ...addresses));
  const meanings = columns.map((cells, column): ColumnMeaning | undefined => {
    if (column === emailColumn) return 'email';
    return cells.length > 0 && cells.every((cell) => findLanguage(cell) !== undefined)
      ? 'language'
      : undefined;
  });
  const free = meanings.flatMap((meaning, column) =>
    meaning === undefined && columns[column]?.length !== 0 ? [column] : [],
  );
  const [first, last] = free;
  if (first !== undefined) meanings[first] = last === undefined ? 'full_name' : 'first_name';
  if (last !== undefined) meanings[last] = 'last_name';
  return meanings;
}

/**
 * Finds out what the columns of a table of people hold: by an English or German header when the first row is one,
 * else by their content (the column with addresses, one with languages, the other two in the order first, last name).
 */
export function detectColumns(rows: readonly (readonly string[])[]): PeopleColumns {
  const [first = []] = rows;
  const header = readHeader(first);
  if (header.includes('email') && !first.some((cell) => cell.includes('@'))) {
    return { hasHeader: true, meanings: header };
  }
  return { hasHeader: false, meanings: detectByContent(rows) };
}
