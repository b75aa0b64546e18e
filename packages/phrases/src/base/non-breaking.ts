/** A date or another short text with no-break spaces, so that it stays on one line. */
export function toNonBreaking(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}
