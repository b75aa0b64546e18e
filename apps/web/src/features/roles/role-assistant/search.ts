/**
 * Parses the number of a screen in a URL; undefined for anything else. The maximum is checked in the assistant, whose
 * questions are not loaded with every page.
 */
export function readScreen(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
