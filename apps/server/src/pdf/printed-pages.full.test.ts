import { afterAll, describe, expect, it } from 'vitest';
import { buildPlanner } from '#features/roles/planner/model.ts';
import { buildReportModel } from '#features/measures/reports/model.ts';
import { readPageLayout } from '#testing/page-layout.ts';
import { readAloud } from '#testing/read-aloud.ts';
import { sampleSheets } from '#testing/sample-documents.ts';
import { SAMPLE_STANINES, sampleReport, sampleRole } from '#testing/sample-report.ts';
import { createPdf } from './print-in-worker-process.ts';

const pdf = createPdf();
afterAll(() => pdf.close());

describe.each(['en', 'de'] as const)('what is printed in %s', (language) => {
  const prints: Record<string, () => Promise<Uint8Array>> = {
    'personality, beside a role': () => {
      const role = sampleRole(SAMPLE_STANINES);
      const model = buildReportModel(sampleReport({ language, audience: 'employer', role }));
      return pdf.renderPersonalityReport(model, 'any');
    },
    'interview sheets': () => pdf.renderInterview(sampleSheets(language), 'any'),
  };

  it.each(Object.keys(prints))('%s: is completely tagged', async (name) => {
    const read = await readAloud((await prints[name]?.()) ?? new Uint8Array());
    expect(read).toMatchObject({ language, isTagged: true, untaggedTexts: [] });
    expect(read.title).not.toBe('');
    expect(read.headings[0]).toBe(1);
    expect(read.alternatives.every((text) => text !== '')).toBe(true);
  });

  it.each([
    ['no statement', null],
    ['a short statement', 'I plan more than this says.'],
    ['a long statement', 'In that week much changed, so I hurried. '.repeat(25).slice(0, 1000)],
  ])('prints the interview sheet of a person on two pages at most: %s', async (_, statement) => {
    const all = sampleSheets(language, statement);
    for (const sheet of all.sheets) {
      const { pages } = await readPageLayout(await pdf.renderInterview({ ...all, sheets: [sheet] }, 'any'));
      expect(pages.length, sheet.name).toBeLessThanOrEqual(2);
    }
  });

  it('prints the planner on 23 tagged pages', async () => {
    const bytes = await pdf.renderPlanner(buildPlanner(2027, language), 'any');
    expect((await readPageLayout(bytes)).pages).toHaveLength(23);
    expect(await readAloud(bytes)).toMatchObject({ language, isTagged: true, untaggedTexts: [] });
  });
});
