import { afterAll, describe, expect, it } from 'vitest';
import { buildPlanner } from '#features/planner/model.ts';
import { buildReportModel } from '#features/reports/model.ts';
import { printedPages } from '#testing/printed-pages.ts';
import { readAloud } from '#testing/read-aloud.ts';
import { DOUBTFUL, sampleDocuments, sampleSheets } from '#testing/sample-documents.ts';
import { SAMPLE_STANINES, sampleReport, sampleRole, sampleScore } from '#testing/sample-report.ts';
import { createPdf } from './print-apart.ts';

const LEAST_POINTS = 8.5;
const ROUNDING = 0.01;
const LEAST_FILLED = 1 / 3;

const pdf = createPdf();
afterAll(() => pdf.close());

describe.each(['en', 'de'] as const)('what is printed in %s', (language) => {
  const documents = sampleDocuments(language);
  const all = (stanine: number) =>
    sampleScore({ O: stanine, C: stanine, E: stanine, A: stanine, ES: stanine });
  const doubtful = sampleScore(SAMPLE_STANINES, { quality: DOUBTFUL });
  const reports = {
    'for the talent': sampleReport({ language }),
    'for the employer': sampleReport({ language, audience: 'employer' }),
    'beside a role': sampleReport({ language, audience: 'employer', role: sampleRole(SAMPLE_STANINES) }),
    'of a doubtful sheet': sampleReport({ language, score: doubtful }),
    'all on a border': sampleReport({ language, score: all(4), role: sampleRole(SAMPLE_STANINES) }),
    'all low': sampleReport({ language, score: all(1), audience: 'employer' }),
  };
  const prints: Record<string, () => Promise<Uint8Array>> = {
    ...Object.fromEntries(
      Object.entries(documents).map(([kind, model]) => [kind, () => pdf.renderDocument(model, 'any')]),
    ),
    ...Object.fromEntries(
      Object.entries(reports).map(([name, input]) => [
        `personality, ${name}`,
        () => pdf.renderPersonalityReport(buildReportModel(input), 'any'),
      ]),
    ),
    'interview sheets': () => pdf.renderInterview(sampleSheets(language), 'any'),
  };

  it.each(Object.keys(prints))('%s: can be read, and fills its pages', async (name) => {
    const pages = await printedPages((await prints[name]?.()) ?? new Uint8Array());
    expect(Math.min(...pages.map(({ smallest }) => smallest))).toBeGreaterThan(LEAST_POINTS - ROUNDING);
    const empty = pages.flatMap(({ filled }, index) => (filled < LEAST_FILLED ? [index + 1] : []));
    expect(empty).toEqual([]);
  });

  it.each(['personality, beside a role', 'interview sheets'])('%s: is tagged throughout', async (name) => {
    const read = await readAloud((await prints[name]?.()) ?? new Uint8Array());
    expect(read).toMatchObject({ language, isTagged: true, untagged: [] });
    expect(read.title).not.toBe('');
    expect(read.headings[0]).toBe(1);
    expect(read.alternatives.every((text) => text !== '')).toBe(true);
  });

  it('prints the interview sheet of a person on two pages at most', async () => {
    const all = sampleSheets(language);
    for (const sheet of all.sheets) {
      const pages = await printedPages(await pdf.renderInterview({ ...all, sheets: [sheet] }, 'any'));
      expect(pages.length, sheet.name).toBeLessThanOrEqual(2);
    }
  });

  it('prints the planner on 23 pages that can be read and are tagged', async () => {
    const bytes = await pdf.renderPlanner(buildPlanner(2027, language), 'any');
    const pages = await printedPages(bytes);
    expect(pages).toHaveLength(23);
    expect(Math.min(...pages.map(({ smallest }) => smallest))).toBeGreaterThan(LEAST_POINTS - ROUNDING);
    expect(await readAloud(bytes)).toMatchObject({ language, isTagged: true, untagged: [] });
  });
});
