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
  const rest = text.replaceAll(PLACEHOLDER, '');
  if (rest.includes('{{') || rest.includes('}}') || rest.includes('$t(')) return { kind: 'broken' };
  const [wanted, found] = [placeholdersOf(original), placeholdersOf(text)];
  const unknown = found.filter((name) => !wanted.includes(name));
  if (unknown.length > 0) return { kind: 'unknown', names: unknown };
  const missing = wanted.filter((name) => !found.includes(name));
  return missing.length > 0 ? { kind: 'missing', names: missing } : undefined;
}

/** A placeholder as it is written. */
export function writePlaceholder(name: string): string {
  return `{{${name}}}`;
}
