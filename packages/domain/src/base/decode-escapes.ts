/** A text with its percent-encoded characters decoded; a text with a malformed escape is returned as it is. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
