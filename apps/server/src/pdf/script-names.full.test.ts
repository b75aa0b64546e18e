import { afterAll, describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';

import { buildReportModel } from '#features/measures/reports/model.ts';
import { sampleDocuments, sampleSheets } from '#testing/sample-documents.ts';
import { sampleReport } from '#testing/sample-report.ts';
import { SCRIPT_NAMES } from '#testing/script-names.ts';

import { createPdf } from './print-in-worker-process.ts';

const pdf = createPdf();
afterAll(() => pdf.close());

const NAMES = Object.values(SCRIPT_NAMES);
const SAMPLE_NAMES = ['Anna Kowalski', 'Ben Wolf', 'Cem Yılmaz', 'Dora Lind', 'Eva Braun', 'Nordlicht GmbH'];

/** A model with other names in all its texts, including pictures; the chosen names begin at `first`. */
function renameModel<Model>(model: Model, first: number): Model {
  const text = SAMPLE_NAMES.reduce(
    (result, name, index) => result.replaceAll(name, NAMES[(first + index) % NAMES.length] ?? ''),
    JSON.stringify(model),
  );
  return JSON.parse(text) as Model;
}

async function readText(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(document, { mergePages: true })).text.normalize('NFC');
}

const fontsOf = (bytes: Uint8Array) =>
  new Set(
    [
      ...Buffer.from(bytes)
        .toString('latin1')
        .matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g),
    ].map((match) => match[1] ?? ''),
  );

/** The text contains its letters, in any order of right-to-left text; all fonts are the product's. */
async function expectPrinted(bytes: Uint8Array, names: readonly string[]): Promise<void> {
  const text = await readText(bytes);
  const letters = new Set(
    names.flatMap((name) => Array.from(name.normalize('NFC').replaceAll(/[\s\p{M}]/gu, ''))),
  );
  expect([...letters].filter((letter) => !text.includes(letter))).toEqual([]);
  expect(text).not.toContain('[U+');
  expect([...fontsOf(bytes)].filter((font) => !font.startsWith('Quint'))).toEqual([]);
}

describe('names in many scripts', () => {
  it.each(Object.entries(SCRIPT_NAMES))('are printed in the personality report: %s', async (_, name) => {
    const bytes = await pdf.renderPersonalityReport(
      buildReportModel(sampleReport({ person: { name }, workspace: { name } })),
      'any',
    );
    await expectPrinted(bytes, [name]);
  });

  const documents = sampleDocuments('de');
  it.each(Object.keys(documents))('are printed in every other document: %s', async (kind) => {
    for (let first = 0; first < NAMES.length; first += SAMPLE_NAMES.length) {
      const model = renameModel(documents[kind], first);
      if (model === undefined) throw new Error(`There is no sample of ${kind}`);
      const usedNames = NAMES.filter((name) => JSON.stringify(model).includes(name));
      await expectPrinted(await pdf.renderDocument(model, 'any'), usedNames);
    }
  });

  it('are printed on the interview sheets', async () => {
    const model = sampleSheets('en');
    for (let first = 0; first < NAMES.length; first += SAMPLE_NAMES.length) {
      const sheets = renameModel(model, first);
      const usedNames = NAMES.filter((name) => JSON.stringify(sheets).includes(name));
      expect(usedNames.length).toBeGreaterThan(0);
      await expectPrinted(await pdf.renderInterview(sheets, 'any'), usedNames);
    }
  });

  it('give the same bytes, whatever was printed before', async () => {
    const model = buildReportModel(sampleReport({ person: { name: 'محمد 김민수' } }));
    const later = await pdf.renderPersonalityReport(model, 'any');
    const other = createPdf();
    const alone = await other.renderPersonalityReport(model, 'any');
    other.close();
    expect(Buffer.from(later).equals(Buffer.from(alone))).toBe(true);
  });

  it('show the code of a letter that no font has, instead of a question mark', async () => {
    const person = { name: 'Linear 𐀀𐀁 B\u{f0000}' };
    const bytes = await pdf.renderPersonalityReport(buildReportModel(sampleReport({ person })), 'any');
    const text = (await readText(bytes)).replaceAll(/\s/g, '');
    expect(text).toContain('Linear[U+10000][U+10001]B[U+F0000]');
  });

  it.each([
    ['en', '[U+…] stands for a character that this document cannot print.'],
    ['de', '[U+…] steht für ein Zeichen, das dieses Dokument nicht drucken kann.'],
  ] as const)(
    'explain the number of a letter in the footer, and only then, in %s',
    async (language, note) => {
      const readReport = async (name: string) => {
        const model = buildReportModel(sampleReport({ language, person: { name } }));
        return (await readText(await pdf.renderPersonalityReport(model, 'any'))).replaceAll(/\s/g, '');
      };
      expect(await readReport('Linear 𐀀')).toContain(note.replaceAll(/\s/g, ''));
      expect(await readReport('Linear B')).not.toContain('[U+');
    },
  );

  it.each([
    'a\ufeffb\u2060c\u00add',
    '\u202eevil\u202c',
    'नि\u200dक\u200c',
    '\u2068יוסף\u2069',
    '❤️ 👩🏽‍🚀 🇩🇪',
    'é'.normalize('NFD'),
  ])('print with invisible letters in between: %j', async (name) => {
    const bytes = await pdf.renderPersonalityReport(
      buildReportModel(sampleReport({ person: { name } })),
      'any',
    );
    expect([...fontsOf(bytes)].filter((font) => !font.startsWith('Quint'))).toEqual([]);
  });
});
