import { checkRows, type RowProblem } from '@quint/domain/invitations/invitation-rows.ts';
import { INVITATION_ROWS_PER_LIST } from '@quint/domain/base/limits.ts';
import type { ListedPerson } from '@quint/domain/people/people-list.ts';
import { suggestName } from '@quint/domain/base/person-name.ts';

/** People without a language of their own get the default one. */
type Person = Omit<ListedPerson, 'line'> & {
  /** The person has no last name. */
  readonly has_one_name: boolean;
};

/** One line of the list of people to invite. */
export interface PersonRow extends Person {
  readonly key: number;
  /** The line of the person in the source list or file. */
  readonly line: number | undefined;
  /** The server's refusal of this row; a change of the row clears it. */
  readonly refusal: string | undefined;
  /** Sent without an answer: an earlier attempt may have invited this person. */
  readonly isUnsure: boolean;
  /** Being typed for the first time, so errors are hidden. */
  readonly isFresh: boolean;
}

export type PersonChange = Partial<Person>;
export type People = readonly PersonRow[];

let lastKey = 0;

function toRow(person: Person, line?: number): PersonRow {
  lastKey += 1;
  return { ...person, key: lastKey, line, refusal: undefined, isUnsure: false, isFresh: false };
}

const NOBODY: Person = {
  first_name: '',
  last_name: '',
  has_one_name: false,
  email: '',
  phone: '',
  language: undefined,
};

export function blankRow(): PersonRow {
  return { ...toRow(NOBODY), isFresh: true };
}

/** A row of a draft. */
export type StoredPerson = Omit<Person, 'language' | 'has_one_name'> &
  Pick<PersonRow, 'isUnsure'> &
  Partial<Pick<Person, 'language' | 'has_one_name'>>;

/** The filled rows, for storage in a draft. */
export function storePeople(rows: People): StoredPerson[] {
  return rows
    .filter((row) => !isBlank(row))
    .map(({ key: _key, line: _line, refusal: _refusal, isFresh: _isFresh, ...person }) => person);
}

/** Rows restored from a draft. */
export function restorePeople(people: readonly StoredPerson[]): People {
  if (people.length === 0) return [blankRow()];
  return people.map(({ isUnsure, ...person }) => ({
    ...toRow({ ...NOBODY, ...person }),
    isUnsure,
  }));
}

export function isBlank(row: PersonRow): boolean {
  return `${row.email}${row.first_name}${row.last_name}${row.phone}`.trim() === '';
}

/** Marks a single name in a list as the full name of the person. */
function isSingleName({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): boolean {
  return first_name !== '' && last_name === '';
}

/** Adds people of a list, replacing empty rows of the form. Surplus people are dropped and counted. */
export function addPeople(
  rows: People,
  people: readonly ListedPerson[],
): { rows: People; surplusCount: number } {
  const filledRows = rows.filter((row) => !isBlank(row));
  const capacity = Math.max(INVITATION_ROWS_PER_LIST - filledRows.length, 0);
  const newRows = people
    .slice(0, capacity)
    .map(({ line, ...person }) => toRow({ ...person, has_one_name: isSingleName(person) }, line));
  return { rows: [...filledRows, ...newRows], surplusCount: people.length - newRows.length };
}

export function changeRow(rows: People, key: number, change: PersonChange): People {
  return rows.map((row) =>
    row.key === key ? { ...row, ...change, refusal: undefined, isUnsure: false } : row,
  );
}

/** Marks a row as left: its problems are shown from now on. */
export function settleRow(rows: People, key: number): People {
  return rows.map((row) => (row.key === key && !isBlank(row) ? { ...row, isFresh: false } : row));
}

/** Marks every row as edited, so that errors show: pressing "send" means that typing is finished. */
export function settleAll(rows: People): People {
  return rows.map((row) => (row.isFresh && !isBlank(row) ? { ...row, isFresh: false } : row));
}

/** Removes these rows; the form keeps at least one line. */
export function removeRows(rows: People, keys: ReadonlySet<number>): People {
  const remainingRows = rows.filter((row) => !keys.has(row.key));
  return remainingRows.length === 0 ? [blankRow()] : remainingRows;
}

/** The problems of a row: those of checkRows and the refusal of the server. */
export type Problem = RowProblem | { readonly field: 'row'; readonly text: string };
export type Problems = ReadonlyMap<number, readonly Problem[]>;

/**
 * The rows with a problem. `invitedEmails` are the addresses invited before. A row that an interrupted attempt may have
 * sent does not count as invited before by that attempt.
 */
export function findProblems(rows: People, invitedEmails: ReadonlySet<string>): Problems {
  const filledRows = rows.filter((row) => !isBlank(row));
  const rowProblems = checkRows(filledRows, invitedEmails);
  const problems = new Map<number, readonly Problem[]>();
  filledRows.forEach((row, index) => {
    const ofRow = (rowProblems[index] ?? []).filter(
      (problem) => !(row.isUnsure && problem.code === 'talent.already_invited'),
    );
    const refusalProblems = row.refusal === undefined ? [] : [{ field: 'row' as const, text: row.refusal }];
    // The server's reason is shown only when the client knows none.
    const all = ofRow.length > 0 ? ofRow : refusalProblems;
    if (all.length > 0) problems.set(row.key, all);
  });
  return problems;
}

/** The rows without a problem. */
export function readyRows(rows: People, problems: Problems): People {
  return rows.filter((row) => !isBlank(row) && !problems.has(row.key));
}

/** Fills in missing names that the address contains. */
export function withSuggestedNames(rows: People): { rows: People; count: number } {
  let count = 0;
  const namedRows = rows.map((row) => {
    const [first, last] = [row.first_name.trim(), row.last_name.trim()];
    if (first !== '' && last !== '') return row;
    const name = suggestName(row.email);
    if (name === undefined) return row;
    count += 1;
    return {
      ...row,
      first_name: first || name.first_name,
      last_name: last || name.last_name,
      has_one_name: false,
    };
  });
  return { rows: namedRows, count };
}
