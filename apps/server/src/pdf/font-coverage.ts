import { recordOf } from './font-names.ts';

const CMAP = 0x636d6170;
const LAST_SEGMENT = 0xffff;

/** Code points in order, as the first and last of each contiguous range. */
export function rangesOf(codes: ReadonlySet<number>): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range !== undefined && range[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** The code points a TrueType font has a glyph for, read from its `cmap` table (formats 4 and 12). */
export function coveredCodePoints(font: Buffer): ReadonlySet<number> {
  const codePoints = new Set<number>();
  const cmap = font.readUInt32BE(recordOf(font, CMAP) + 8);
  const encodings = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < encodings; index += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = font.readUInt16BE(subtable);
    if (format === 4) readSegments(font, subtable, codePoints);
    if (format === 12) readGroups(font, subtable, codePoints);
  }
  return codePoints;
}

function readSegments(font: Buffer, subtable: number, codePoints: Set<number>): void {
  const segmentBytes = font.readUInt16BE(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + segmentBytes + 2;
  for (let at = 0; at < segmentBytes; at += 2) {
    const end = font.readUInt16BE(ends + at);
    if (end === LAST_SEGMENT) continue;
    for (let code = font.readUInt16BE(starts + at); code <= end; code += 1) codePoints.add(code);
  }
}

function readGroups(font: Buffer, subtable: number, codePoints: Set<number>): void {
  const groups = font.readUInt32BE(subtable + 12);
  for (let index = 0; index < groups; index += 1) {
    const group = subtable + 16 + index * 12;
    const end = font.readUInt32BE(group + 4);
    for (let code = font.readUInt32BE(group); code <= end; code += 1) codePoints.add(code);
  }
}
