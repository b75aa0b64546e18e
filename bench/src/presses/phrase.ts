/** A phrase with its values filled in. */
export function fill(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replaceAll(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => values[name] ?? '');
}
