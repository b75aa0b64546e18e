/** A date or another short text that no line may break: its blanks are no-break spaces. */
export function toNonBreaking(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}
