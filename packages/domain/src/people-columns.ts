export type ColumnMeaning = 'email' | 'first_name' | 'last_name' | 'full_name' | 'phone' | 'language';

/** The meaning of each column, by position; undefined for one that is not needed. */
export type Columns = readonly (ColumnMeaning | undefined)[];

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
  phone: 'phone',
  phonenumber: 'phone',
  telephone: 'phone',
  mobile: 'phone',
  mobilephone: 'phone',
  tel: 'phone',
  telefon: 'phone',
  telefonnummer: 'phone',
  rufnummer: 'phone',
  mobil: 'phone',
  mobilnummer: 'phone',
  handy: 'phone',
  handynummer: 'phone',
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

/** The language in a cell: in English or German words, or as a code with or without region. */
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

/** The columns in a header line, English or German; undefined for a line without an address column. */
export function readHeader(cells: readonly string[]): Columns | undefined {
  const meanings = cells.map(findHeading);
  if (!meanings.includes('email') || cells.some((cell) => cell.includes('@'))) return undefined;
  // Beside a first name, "Name" is the last name.
  const hasFirst = meanings.includes('first_name');
  const hasLast = meanings.includes('last_name');
  return meanings.map((meaning) => {
    if (meaning !== 'full_name' || !hasFirst) return meaning;
    return hasLast ? undefined : 'last_name';
  });
}
