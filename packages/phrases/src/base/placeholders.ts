/** `{{name}}`; in texts of an installation also `{{count, number}}`, which says the same: numbers are written as the language does. */
const PLACEHOLDER = /\{\{\s*(\w+)\s*(?:,\s*number\s*)?\}\}/g;

/** The names a text wants filled, each once, in the order of their first place. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))];
}

/** Why a text cannot stand for another. */
export type TextProblem =
  | { readonly kind: 'missing' | 'unknown'; readonly names: readonly string[] }
  /** Braces without a partner, or a reference to another text: it could not be drawn. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'empty' };

/**
 * What is wrong with a text that is to replace `original`; undefined when it fits. It fills the same placeholders, each
 * as often as it likes, and is nothing but text and placeholders.
 */
export function findTextProblem(original: string, text: string): TextProblem | undefined {
  if (text.trim() === '') return { kind: 'empty' };
  const remainder = text.replaceAll(PLACEHOLDER, '');
  if (remainder.includes('{{') || remainder.includes('}}') || remainder.includes('$t('))
    return { kind: 'broken' };
  const [originalNames, usedNames] = [placeholdersOf(original), placeholdersOf(text)];
  const unknownNames = usedNames.filter((name) => !originalNames.includes(name));
  if (unknownNames.length > 0) return { kind: 'unknown', names: unknownNames };
  const missingNames = originalNames.filter((name) => !usedNames.includes(name));
  return missingNames.length > 0 ? { kind: 'missing', names: missingNames } : undefined;
}

/** A placeholder as it is written. */
export function writePlaceholder(name: string): string {
  return `{{${name}}}`;
}
