/** `{{name}}`; an installation may also use the equivalent `{{count, number}}`: numbers follow the language. */
const PLACEHOLDER = /\{\{\s*(\w+)\s*(?:,\s*number\s*)?\}\}/g;

/** The placeholder names of a text, each once, in order. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))];
}

/** Why a text cannot replace another. */
export type TextProblem =
  | { readonly kind: 'missing' | 'unknown'; readonly names: readonly string[] }
  /** Unpaired braces, or a reference to another text: it could not be rendered. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'empty' };

/**
 * The problem of a text that replaces `original`; undefined when it is valid. It must have the same placeholders, each
 * any number of times, and contain only text and placeholders.
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

/** A placeholder in its written form. */
export function writePlaceholder(name: string): string {
  return `{{${name}}}`;
}
