import { decodeByte, decodeBytes, type CodePage } from './code-pages.ts';
import { findCodePage, utf8Length } from './encoding.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | CodePage;

/** A text file, the encoding it was read in, and the number of bytes in another one. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
  readonly foreignBytes: number;
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

const SAMPLE_PAIRS = 2000;

/**
 * Text has no zero bytes, so a file with some is UTF-16: separators and line ends, Latin letters too, have a zero in
 * one of their two bytes. Its position tells the byte order.
 */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const pairs = Math.min(SAMPLE_PAIRS, Math.floor(bytes.length / 2));
  let even = 0;
  let odd = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (bytes[2 * pair] === 0) even += 1;
    if (bytes[2 * pair + 1] === 0) odd += 1;
  }
  if (Math.max(even, odd) < Math.max(1, pairs * 0.02)) return undefined;
  if (odd > even * 4) return 'utf-16le';
  return even > odd * 4 ? 'utf-16be' : undefined;
}

/** How many sequences of UTF-8 there are beyond ASCII, and the bytes that are none. */
function countUtf8(bytes: Uint8Array) {
  const foreign = new Set<number>();
  let sequences = 0;
  for (let index = 0; index < bytes.length;) {
    const length = utf8Length(bytes, index);
    if (length === 0) foreign.add(index);
    else if (length > 1) sequences += 1;
    index += Math.max(length, 1);
  }
  return { sequences, foreign };
}

/** A byte of another encoding within UTF-8; the first half of a lost letter remains visibly damaged. */
function decodeForeign(page: CodePage, byte: number): string {
  const character = byte === 0xc2 || byte === 0xc3 ? '' : decodeByte(page, byte);
  return /\p{L}/u.test(character) ? character : '\ufffd';
}

function decodeMixed(bytes: Uint8Array, foreign: ReadonlySet<number>): string {
  const page = findCodePage(bytes, (index) => foreign.has(index));
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  let start = 0;
  for (const index of foreign) {
    text += decoder.decode(bytes.subarray(start, index)) + decodeForeign(page, bytes[index] ?? 0);
    start = index + 1;
  }
  return text + decoder.decode(bytes.subarray(start));
}

/** The share of valid sequences from which a file counts as UTF-8 with some bytes in another encoding. */
const UTF8_SHARE = 0.2;

function decodeWithoutMark(bytes: Uint8Array): DecodedText {
  const utf16 = guessUtf16(bytes);
  if (utf16 !== undefined)
    return { text: new TextDecoder(utf16).decode(bytes), encoding: utf16, foreignBytes: 0 };
  const { sequences, foreign } = countUtf8(bytes);
  if (foreign.size === 0)
    return { text: new TextDecoder('utf-8').decode(bytes), encoding: 'utf-8', foreignBytes: 0 };
  if (sequences >= (sequences + foreign.size) * UTF8_SHARE)
    return { text: decodeMixed(bytes, foreign), encoding: 'utf-8', foreignBytes: foreign.size };
  const page = findCodePage(bytes);
  return { text: decodeBytes(page, bytes), encoding: page, foreignBytes: 0 };
}

/**
 * Decodes a text file of unknown encoding. UTF-8 and UTF-16 by their byte order marks, UTF-16 by its zeros, UTF-8 by
 * the share of its valid sequences: single bytes of another encoding are decoded separately. Otherwise the code page
 * that gives the most plausible words. The mark is not part of the text.
 */
export function readTextFile(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, [0xff, 0xfe]))
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le', foreignBytes: 0 };
  if (startsWith(bytes, [0xfe, 0xff]))
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16be', foreignBytes: 0 };
  return decodeWithoutMark(startsWith(bytes, [0xef, 0xbb, 0xbf]) ? bytes.subarray(3) : bytes);
}

/** The text of a file; see readTextFile. */
export function decodeTextFile(bytes: Uint8Array): string {
  return readTextFile(bytes).text;
}
