import { toMailboxAddress, withReadableDomains } from '@quint/domain/base/email.ts';

/** The search terms for a person in mails and in texts of others. Stored sealed, until all matches are removed. */
export interface PersonalReferences {
  /** Null searches the mails of all workspaces and of the product: the account itself is erased. */
  readonly organizationIds: readonly string[] | null;
  readonly talentIds: readonly string[];
  /** Ids of sheets, requests and feedback that mails are about. */
  readonly mailedIds: readonly string[];
  readonly emails: readonly string[];
  /** Whole names, first and last. */
  readonly names: readonly string[];
  readonly phones: readonly string[];
}

/** The addresses with both spellings of their domains: others may have written the one that is not stored. */
export function withSpellings(emails: readonly string[]): string[] {
  const spellings = emails.flatMap((email) => [email, toMailboxAddress(email), withReadableDomains(email)]);
  return [...new Set(spellings.flatMap((email) => [email, email.normalize('NFD')]))];
}

const LEAST_LETTERS = 3;

/** First and last name; undefined when one of them is missing, as a single name is too common. */
export function wholeName(first: string | null, last: string | null): string | undefined {
  const [a, b] = [first?.trim() ?? '', last?.trim() ?? ''];
  return a === '' || b === '' ? undefined : `${a} ${b}`;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A case-insensitive pattern with the same meaning in PostgreSQL and JavaScript: any of the words, but not as a part of
 * a longer one. Undefined without words.
 */
export function patternOf(words: readonly string[]): string | undefined {
  const alternatives = words.filter((word) => word.length >= LEAST_LETTERS).map(escape);
  return alternatives.length === 0 ? undefined : `(?<![A-Za-z0-9])(${alternatives.join('|')})(?![A-Za-z0-9])`;
}

/** Whether a mail mentions the person by name, address or a link to their record. */
export function mentions(text: string, references: PersonalReferences): boolean {
  const { emails, names, phones, talentIds, mailedIds } = references;
  const pattern = patternOf([...emails, ...names, ...phones, ...talentIds, ...mailedIds]);
  return pattern !== undefined && new RegExp(pattern, 'iu').test(text.replaceAll(/\s+/g, ' '));
}
