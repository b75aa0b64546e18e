function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** Latin text in UTF-16 has a zero in every other byte; its position tells the byte order. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const pairs = Math.min(200, Math.floor(bytes.length / 2));
  if (pairs === 0) return undefined;
  let even = 0;
  let odd = 0;
  for (let pair = 0; pair < pairs; pair++) {
    if (bytes[2 * pair] === 0) even++;
    if (bytes[2 * pair + 1] === 0) odd++;
  }
  if (odd > pairs * 0.6 && even < pairs * 0.1) return 'utf-16le';
  if (even > pairs * 0.6 && odd < pairs * 0.1) return 'utf-16be';
  return undefined;
}

/**
 * Decodes a text file of unknown encoding: UTF-8 or UTF-16 by their byte order marks, UTF-16 by its zeros, UTF-8 when
 * the bytes are valid UTF-8, else Windows-1252 (which spreadsheets on Windows write). The mark is not part of the text.
 */
export function decodeTextFile(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return new TextDecoder('utf-8').decode(bytes);
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  const guessed = guessUtf16(bytes);
  if (guessed !== undefined) return new TextDecoder(guessed).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
