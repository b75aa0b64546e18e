import { afterAll, describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { buildReportModel } from '#features/measures/reports/model.ts';
import { readPageLayout } from '#testing/page-layout.ts';
import { dense } from '#testing/read-aloud.ts';
import { sampleDocuments, sampleSheets } from '#testing/sample-documents.ts';
import { sampleReport } from '#testing/sample-report.ts';
import { SAMPLE_STATEMENTS } from '#testing/sample-statements.ts';
import { createPdf } from './print-in-worker-process.ts';

const pdf = createPdf();
afterAll(() => pdf.close());

/** Texts whose letters are extracted as they were written: no direction marks, and a font for each. */
const READABLE = ['plain', 'markup', 'widestLetters', 'lines', 'chinese'] as const;
/** The documents about people; others contain no names, or that of an invented person. */
const ABOUT_PEOPLE = ['personality', 'premium', 'role', 'assessment', 'comparison'];

function documentsAboutPeople(language: 'en' | 'de', statement: string | undefined) {
  const documents = sampleDocuments(language, statement ?? null);
  return ABOUT_PEOPLE.flatMap((name) => {
    const model = documents[name];
    return model === undefined ? [] : [{ name, model }];
  });
}

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(document, { mergePages: false })).text;
}

/** The letters of a statement as printed: long lists of lines are one paragraph. */
function toPrintedLetters(statement: string): string {
  const lines = statement.split('\n').filter((line) => line !== '');
  return dense(lines.length > 10 ? lines.join(' / ') : lines.join(' '));
}

/** Without headers and footers, which come between two pages. */
function bodyOf(pages: readonly string[], { runningHead, footer }: { runningHead: string; footer: string }) {
  return pages
    .map((page) => dense(page).replace(dense(runningHead), '').replace(dense(footer), ''))
    .join('')
    .replaceAll(/(?:Page|Seite)\d+(?:of|von)\d+/g, '');
}

describe.each(READABLE)('A statement of 1,000 characters (%s)', (kind) => {
  const statement = SAMPLE_STATEMENTS[kind] ?? '';

  it('has the full length', () => {
    expect(Array.from(statement).length).toBeGreaterThan(kind === 'lines' ? 900 : 990);
  });

  it('is printed as it was written in every document about its person', async () => {
    const documents = documentsAboutPeople('en', statement);
    expect(documents).toHaveLength(ABOUT_PEOPLE.length);
    for (const { name, model } of documents) {
      const pages = await pagesOf(await pdf.renderDocument(model, 'any'));
      expect(bodyOf(pages, model).includes(toPrintedLetters(statement)), name).toBe(true);
    }
  });

  it('is printed in the personality report, for its person and for others', async () => {
    for (const audience of ['talent', 'employer'] as const) {
      const model = buildReportModel(sampleReport({ audience, statement }));
      const pages = await pagesOf(await pdf.renderPersonalityReport(model, 'any'));
      expect(bodyOf(pages, model).includes(toPrintedLetters(statement)), audience).toBe(true);
    }
  });
});

describe.each(Object.keys(SAMPLE_STATEMENTS))('The interview sheet with a statement (%s)', (kind) => {
  it.each(['en', 'de'] as const)(
    'prints it completely, and names the person on every page, in %s',
    async (language) => {
      const model = sampleSheets(language, SAMPLE_STATEMENTS[kind]);
      const bytes = await pdf.renderInterview(model, 'any');
      const pages = (await pagesOf(bytes)).map(dense);
      // Two pages of questions, and one more if the statement needs most of a page.
      expect(pages.length).toBeGreaterThanOrEqual(2 * model.sheets.length);
      expect(pages.length).toBeLessThanOrEqual(3 * model.sheets.length);
      const label = dense(model.sheets[0]?.statement?.label ?? '?');
      expect(pages.filter((page) => page.includes(label))).toHaveLength(model.sheets.length);
      if ((READABLE as readonly string[]).includes(kind)) {
        const whole = toPrintedLetters(SAMPLE_STATEMENTS[kind] ?? '');
        expect(pages.filter((page) => page.includes(whole))).toHaveLength(model.sheets.length);
      }
      const count = (text: string) => pages.filter((page) => page.includes(dense(text))).length;
      expect(count(model.labels.printed)).toBe(pages.length);
      for (const { basis } of model.sheets) expect(count(basis)).toBeGreaterThan(0);
      expect(
        Math.min(...(await readPageLayout(bytes)).pages.map(({ smallest }) => smallest)),
      ).toBeGreaterThan(8.49);
    },
  );
});

describe('A statement in other scripts', () => {
  it.each(['emoji', 'onlyEmoji', 'arabic', 'unknownLetters'])(
    'is printed in every document: %s',
    async (kind) => {
      for (const { name, model } of documentsAboutPeople('de', SAMPLE_STATEMENTS[kind])) {
        const pages = await pagesOf(await pdf.renderDocument(model, 'any'));
        expect(dense(pages.join(' ')).includes('[U+1FBF5]'), name).toBe(kind === 'unknownLetters');
      }
    },
  );
});
