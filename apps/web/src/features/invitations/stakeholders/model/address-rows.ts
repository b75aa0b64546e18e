import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import { STAKEHOLDERS_PER_REQUEST } from '@quint/domain/base/limits.ts';

/** One field for an address. */
export interface AddressRow {
  readonly key: number;
  readonly email: string;
  /** Being typed for the first time, so errors are hidden. */
  readonly isFresh: boolean;
  /** Undefined while the address uses the language of the form. */
  readonly language?: StoredLanguage | undefined;
}
export type AddressRows = readonly AddressRow[];

/** Results are shown from three answers on. */
const ROWS_AT_FIRST = 3;

export const FIRST_ROWS: AddressRows = Array.from({ length: ROWS_AT_FIRST }, (_, key) => ({
  key,
  email: '',
  isFresh: true,
}));

export const isBlank = ({ email }: Pick<AddressRow, 'email'>): boolean => email.trim() === '';

const nextKey = (rows: AddressRows): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/** Adds an empty field, or addresses of a list, which replace empty fields. */
export function addAddresses(rows: AddressRows, emails: readonly string[]): AddressRows {
  const remainingRows = emails.length === 1 && emails[0] === '' ? rows : rows.filter((row) => !isBlank(row));
  const from = nextKey(rows);
  const newRows = emails.map((email, index) => ({ key: from + index, email, isFresh: email === '' }));
  return [...remainingRows, ...newRows];
}

export function changeAddress(rows: AddressRows, key: number, email: string): AddressRows {
  return rows.map((row) => (row.key === key ? { ...row, email } : row));
}

const OTHER = { DE: 'EN', EN: 'DE' } as const;

/** The language of an address in a form with the language `standard`. */
export function languageOf({ language }: AddressRow, standard: StoredLanguage): StoredLanguage {
  return language ?? standard;
}

/**
 * Switches the language of one address. The language of the form is not stored, so that the address follows the form
 * again.
 */
export function toggleLanguage(rows: AddressRows, key: number, standard: StoredLanguage): AddressRows {
  return rows.map((row) => {
    if (row.key !== key) return row;
    const language = OTHER[languageOf(row, standard)];
    return { ...row, language: language === standard ? undefined : language };
  });
}

/** Marks a field as left: its problems are shown from now on. */
export function settleAddress(rows: AddressRows, key: number): AddressRows {
  return rows.map((row) => (row.key === key && !isBlank(row) ? { ...row, isFresh: false } : row));
}

export function settleAll(rows: AddressRows): AddressRows {
  return rows.map((row) => (isBlank(row) ? row : { ...row, isFresh: false }));
}

/** Removes a field; at least one stays. */
export function removeAddress(rows: AddressRows, key: number): AddressRows {
  const remainingRows = rows.filter((row) => row.key !== key);
  return remainingRows.length === 0 ? FIRST_ROWS.slice(0, 1) : remainingRows;
}

/** The problem of an address; `refused` has a message from the server. */
export type AddressProblem = 'invalid' | 'twice' | 'refused';

/** The fields with a problem. `refusals` are those of the server, by normalised address. */
export function findAddressProblems(
  rows: AddressRows,
  refusals: ReadonlyMap<string, string>,
): ReadonlyMap<number, AddressProblem> {
  const seenAddresses = new Set<string>();
  const problems = new Map<number, AddressProblem>();
  for (const row of rows.filter((each) => !isBlank(each))) {
    const address = normalizeEmail(row.email);
    if (findEmailProblem(row.email) !== undefined) problems.set(row.key, 'invalid');
    else if (seenAddresses.has(address)) problems.set(row.key, 'twice');
    else if (refusals.has(address)) problems.set(row.key, 'refused');
    seenAddresses.add(address);
  }
  return problems;
}

/** The fields with a valid address. */
export function listReady(rows: AddressRows, problems: ReadonlyMap<number, AddressProblem>): AddressRows {
  return rows.filter((row) => !isBlank(row) && !problems.has(row.key));
}

export const hasTooMany = (rows: AddressRows): boolean =>
  rows.filter((row) => !isBlank(row)).length > STAKEHOLDERS_PER_REQUEST;
