import { crc32, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeSheet, type SheetValue } from './xlsx-sheet.ts';

/** The files of an archive, found by its directory; each must have the length and the checksum it is said to have. */
async function unzip(archive: Blob): Promise<ReadonlyMap<string, string>> {
  const bytes = Buffer.from(await archive.arrayBuffer());
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const files = new Map<string, string>();
  let line = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, packed, size] = [16, 20, 24].map((at) => bytes.readUInt32LE(line + at));
    const nameLength = bytes.readUInt16LE(line + 28);
    const header = bytes.readUInt32LE(line + 42);
    const name = bytes.toString('utf8', line + 46, line + 46 + nameLength);
    expect(bytes.toString('utf8', header + 30, header + 30 + nameLength)).toBe(name);
    const begin = header + 30 + nameLength;
    const content = inflateRawSync(bytes.subarray(begin, begin + (packed ?? 0)));
    expect([content.length, crc32(content)]).toEqual([size, crc]);
    files.set(name, content.toString('utf8'));
    line += 46 + nameLength;
  }
  return files;
}

/** The cells of the sheet as a spreadsheet reads them: texts by their place, everything else as it stands. */
function cellsOf(files: ReadonlyMap<string, string>): Record<string, string> {
  const parse = (name: string) => {
    const document = new DOMParser().parseFromString(files.get(name) ?? '', 'application/xml');
    expect(document.querySelector('parsererror')).toBeNull();
    return document;
  };
  for (const name of files.keys()) if (!name.startsWith('xl/')) parse(name);
  const texts = [...parse('xl/sharedStrings.xml').querySelectorAll('si')].map((text) => text.textContent);
  const cells = [...parse('xl/worksheets/sheet1.xml').querySelectorAll('c')].map((cell) => {
    const value = cell.textContent;
    const shown = cell.getAttribute('t') === 's' ? (texts[Number(value)] ?? '') : `=${value}`;
    return [cell.getAttribute('r') ?? '', shown] as const;
  });
  return Object.fromEntries(cells);
}

const write = (rows: readonly (readonly SheetValue[])[]) =>
  writeSheet({ rows, name: 'Talents: all?', dateFormat: 'yyyy-mm-dd' }).then(unzip);

describe('writeSheet', () => {
  it('writes texts, numbers and days, and leaves empty cells out', async () => {
    const files = await write([
      ['Name', 'Fit', 'Finished', 'Tags'],
      ['Ana & <Bo> "C"', 85, new Date(2026, 10, 22, 23, 30), ''],
      ['=SUM(A1)', null, null, ' two\nlines '],
    ]);
    expect(cellsOf(files)).toEqual({
      A1: 'Name',
      B1: 'Fit',
      C1: 'Finished',
      D1: 'Tags',
      A2: 'Ana & <Bo> "C"',
      B2: '=85',
      C2: '=46348',
      A3: '=SUM(A1)',
      D3: ' two\nlines ',
    });
    expect(files.get('xl/workbook.xml')).toContain('name="Talents  all "');
    expect(files.get('xl/styles.xml')).toContain('formatCode="yyyy-mm-dd"');
    expect(files.get('xl/worksheets/sheet1.xml')).toContain('state="frozen"');
  });

  it('drops what XML cannot hold', async () => {
    const files = await write([['Group'], ['Sales'], ['Sales'], ['a\u0000b\uD800']]);
    expect(cellsOf(files)).toEqual({ A1: 'Group', A2: 'Sales', A3: 'Sales', A4: 'ab' });
  });

  it('writes a long and wide file whole, without a worker', async () => {
    const rows = Array.from({ length: 701 }, (_, row) =>
      Array.from({ length: 30 }, (_, column) => `${row} ${column}`),
    );
    const cells = cellsOf(await write(rows));
    expect(Object.keys(cells)).toHaveLength(701 * 30);
    expect([cells['A1'], cells['Z2'], cells['AA501'], cells['AD701']]).toEqual([
      '0 0',
      '1 25',
      '500 26',
      '700 29',
    ]);
  });

  it('writes a header alone', async () => {
    expect(cellsOf(await write([['Name']]))).toEqual({ A1: 'Name' });
  });
});
