const CMAP = 0x636d6170;
const LAST_SEGMENT = 0xffff;

/** Matches every letter for which none of the fonts has a glyph. */
export function uncoveredBy(fonts: readonly Buffer[]): RegExp {
  const covered = new Set(fonts.flatMap((font) => [...coveredCodePoints(font)]));
  const ranges: string[] = [];
  for (const first of covered) {
    if (covered.has(first - 1)) continue;
    let last = first;
    while (covered.has(last + 1)) last += 1;
    ranges.push(`\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`);
  }
  return new RegExp(`[^${ranges.join('')}]`, 'gu');
}

/** The code points a TrueType font has a glyph for, read from its `cmap` table (formats 4 and 12). */
export function coveredCodePoints(font: Buffer): ReadonlySet<number> {
  const covered = new Set<number>();
  const cmap = tableOffset(font, CMAP);
  const encodings = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < encodings; index += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = font.readUInt16BE(subtable);
    if (format === 4) readSegments(font, subtable, covered);
    if (format === 12) readGroups(font, subtable, covered);
  }
  return covered;
}

function tableOffset(font: Buffer, tag: number): number {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index += 1) {
    const record = 12 + index * 16;
    if (font.readUInt32BE(record) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error('The font has no cmap table');
}

function readSegments(font: Buffer, subtable: number, covered: Set<number>): void {
  const doubled = font.readUInt16BE(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubled + 2;
  for (let at = 0; at < doubled; at += 2) {
    const end = font.readUInt16BE(ends + at);
    if (end === LAST_SEGMENT) continue;
    for (let code = font.readUInt16BE(starts + at); code <= end; code += 1) covered.add(code);
  }
}

function readGroups(font: Buffer, subtable: number, covered: Set<number>): void {
  const groups = font.readUInt32BE(subtable + 12);
  for (let index = 0; index < groups; index += 1) {
    const group = subtable + 16 + index * 12;
    const end = font.readUInt32BE(group + 4);
    for (let code = font.readUInt32BE(group); code <= end; code += 1) covered.add(code);
  }
}
