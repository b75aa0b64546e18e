import { describe, expect, it } from 'vitest';
import { decodeTextFile } from './text-file.ts';

const TEXT = 'Größe;Jürgen;Łukasz\r\n';
const WESTERN = 'Größe;Jürgen\r\n';

function utf16(text: string, littleEndian: boolean): number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).flatMap((unit) =>
    littleEndian ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff],
  );
}

describe('decodeTextFile', () => {
  const utf8 = [...new TextEncoder().encode(TEXT)];
  it.each([
    ['UTF-8', utf8, TEXT],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...utf8], TEXT],
    ['UTF-16 little endian with a mark', [0xff, 0xfe, ...utf16(TEXT, true)], TEXT],
    ['UTF-16 big endian with a mark', [0xfe, 0xff, ...utf16(TEXT, false)], TEXT],
    ['UTF-16 little endian without a mark', utf16(WESTERN, true), WESTERN],
    ['UTF-16 big endian without a mark', utf16(WESTERN, false), WESTERN],
    ['Windows-1252', Array.from(WESTERN, (c) => c.charCodeAt(0)), WESTERN],
    ['the euro sign of Windows-1252', [0x35, 0x20, 0x80], '5 €'],
    ['nothing', [], ''],
  ])('reads %s', (_name, bytes, text) => {
    expect(decodeTextFile(Uint8Array.from(bytes))).toBe(text);
  });
});
