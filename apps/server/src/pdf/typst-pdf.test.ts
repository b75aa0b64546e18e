import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';

import { buildReportModel } from '#features/measures/reports/model.ts';
import type { ReportInput } from '#features/measures/reports/model.ts';
import { SAMPLE_STANINES, sampleReport, sampleRole } from '#testing/sample-report.ts';
import { PdfError } from './pdf-port.ts';
import { createPdf } from './print-in-worker-process.ts';

const pdf = createPdf();
afterAll(() => pdf.close());

async function render(over: Partial<ReportInput> = {}): Promise<Uint8Array> {
  return pdf.renderPersonalityReport(buildReportModel(sampleReport(over)), 'any');
}

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  // The parser detaches the buffer it is given.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(document, { mergePages: false })).text;
}

const plain = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('the document', () => {
  let bytes: Uint8Array;
  let pages: string[];
  beforeAll(async () => {
    bytes = await render({ language: 'de', role: sampleRole(SAMPLE_STANINES) });
    pages = await pagesOf(bytes);
  });

  it('is a tagged PDF/UA-1 in the language of the report', () => {
    const text = plain(bytes);
    expect(text).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
    expect(text).toMatch(/\/Lang \(de\)/);
    expect(text).toContain('pdfuaid:part>1<');
    expect(text).toMatch(/\/DisplayDocTitle true/);
    expect(text.match(/\/Alt[ (<]/g)?.length).toBeGreaterThanOrEqual(4);
  });

  it('embeds the shipped fonts and no others', () => {
    const fonts = new Set(
      [...plain(bytes).matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map((match) => match[1]),
    );
    expect([...fonts]).toSatisfy((names: string[]) => names.every((font) => font === 'QuintFigtree'));
    expect(fonts.size).toBeGreaterThan(0);
  });

  it('prints the figures of all five traits', () => {
    expect(pages.join(' ')).toMatch(/Offenheit\s+7\s+60 \(53–67\)\s+84 \(62–96\)\s+5,5 bis 8,5\s+hoch/);
    expect(pages.join(' ')).toMatch(
      /Emotionale Stabilität\s+4\s+45 \(39–51\)\s+31 \(14–54\)\s+3 bis 5\s+mittel/,
    );
    expect(pages.join(' ')).toContain('82 von 100');
    expect(pages.join(' ')).toMatch(/ä.*ö.*ü.*ß/s);
  });
});

describe('failure', () => {
  it('reports the template line, without the content, for a broken model', async () => {
    const brokenModel = { ...buildReportModel(sampleReport()), pageOf: '' };
    const failedRendering = pdf.renderPersonalityReport(brokenModel, 'any');
    await expect(failedRendering).rejects.toBeInstanceOf(PdfError);
    await expect(failedRendering).rejects.toThrow(/^pdf\.template_failed: theme\.typ:\d+ /);
    await expect(failedRendering).rejects.not.toThrow(/Kowalski/);
  });
});
