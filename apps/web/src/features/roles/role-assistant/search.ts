/**
 * The number of a screen in an address; undefined for anything else. How many there are is known to the assistant, whose
 * questions are not loaded with every page.
 */
export function readScreen(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
