/** A text with its percent-encoded characters decoded; a text with a malformed escape is unchanged. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
