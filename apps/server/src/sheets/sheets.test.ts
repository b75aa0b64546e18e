import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '#sheets/csv.ts';
import type { Sheet, SheetRow } from '#sheets/sheet.ts';
import { writeXlsx } from '#sheets/xlsx.ts';

async function* inBatches(...batches: readonly (readonly SheetRow[])[]): AsyncGenerator<readonly SheetRow[]> {
  yield* batches;
}

const ROWS: readonly SheetRow[] = [
  ['Müller; "Mia"', 1.5, { day: '2026-11-20' }],
  ['=cmd()', -2, null],
  [' +49', 0, null],
  ['＝1+1', 90, null],
];
const sheet = (more: Partial<Sheet> = {}): Sheet => ({
  name: 'Talents',
  language: 'en',
  header: ['Name', 'Fit', 'Day'],
  batches: inBatches(ROWS.slice(0, 2), [], ROWS.slice(2)),
  ...more,
});

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

async function unpack(input: Sheet): Promise<Readonly<Record<string, string>>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeXlsx(input)) chunks.push(chunk);
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strFromU8(content)]));
}

describe('writeCsv', () => {
  it('writes German spreadsheets: mark, semicolons, decimal commas, German dates, and no formula', async () => {
    const lines = ['Name;Fit;Day', '"Müller; ""Mia""";1,5;20.11.2026', `"'=cmd()";-2;`, `"' +49";0;`];
    const text = await textOf(writeCsv(sheet({ language: 'de' })));
    expect(text).toBe(`\uFEFF${[...lines, `"'＝1+1";90;`, ''].join('\r\n')}`);
  });

  it('writes English ones with commas and decimal points', async () => {
    const text = await textOf(writeCsv(sheet()));
    expect(text).toContain('\uFEFFName,Fit,Day\r\n"Müller; ""Mia""",1.5,2026-11-20\r\n');
  });
});

describe('writeXlsx', () => {
  it('writes numbers, dates and texts, none of them a formula', async () => {
    const files = await unpack(sheet({ name: 'A/B: a name that is longer than thirty-one characters' }));
    expect(files['xl/workbook.xml']).toContain('name="A B  a name that is longer than"');
    const { 'xl/worksheets/sheet1.xml': text = '' } = files;
    expect(text).toContain('<c r="B2"><v>1.5</v></c><c r="C2" s="2"><v>46346</v></c>');
    expect(text).toContain('<t xml:space="preserve">Müller; &quot;Mia&quot;</t>');
    expect(text).toContain('<c r="A3" t="inlineStr"><is><t xml:space="preserve">=cmd()</t></is></c>');
    expect(text).not.toContain('<f>');
    expect(text.match(/<row r="/g)).toHaveLength(5);
    expect(text).toContain('<row r="5">');
  });

  it('omits characters that XML does not allow, and writes a header without rows', async () => {
    const cleanedFiles = await unpack(
      sheet({ batches: inBatches([['a\u0000\u001Fb\uD800 <&>', null, null]]) }),
    );
    expect(cleanedFiles['xl/worksheets/sheet1.xml']).toContain('>ab\uFFFD &lt;&amp;&gt;</t>');
    const empty = await unpack(sheet({ batches: inBatches() }));
    expect(empty['xl/worksheets/sheet1.xml']).toContain('>Day</t></is></c></row></sheetData></worksheet>');
  });

  it('outputs compressed data before it reads on', async () => {
    let read = 0;
    async function* endless(): AsyncGenerator<readonly SheetRow[]> {
      for (;;) {
        read++;
        yield Array.from({ length: 1000 }, (_, row) => [`Person ${row} of ${read}`, row, null]);
      }
    }
    const file = writeXlsx(sheet({ batches: endless() }));
    for (let chunk = 0; chunk < 20; chunk++) expect((await file.next()).done).toBe(false);
    expect(read).toBeLessThan(100);
    await file.return(undefined);
  });
});
