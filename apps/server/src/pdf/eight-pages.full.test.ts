import { QUALITY_INDICES } from '@quint/psychometrics/types.ts';
import { verdictOf } from '@quint/psychometrics/doubt.ts';
import type { QualityIndex } from '@quint/psychometrics/types.ts';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { ReportInput } from '#features/measures/reports/model.ts';
import { buildReportModel } from '#features/measures/reports/model.ts';
import { readPageLayout } from '#testing/page-layout.ts';
import type { SampleStanines } from '#testing/sample-report.ts';
import { sampleReport, sampleRole, sampleScore } from '#testing/sample-report.ts';
import { SAMPLE_STATEMENTS } from '#testing/sample-statements.ts';
import { shareOf } from '#testing/effort.ts';
import { createTypst } from './typst-pdf.ts';

const PAGES = 8;
const LEAST_POINTS = 8.5;
const TOLERANCE = 0.01;
/** No page is mostly empty. */
const LEAST_FILLED = 1 / 3;
/** First and last name of 50 characters each, without a possible line break in the first. */
const LONG_NAME = `${'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren'.slice(0, 50)} ${'Maximiliane-Friederike von und zu Hohenstein-Schwarzenberg'.slice(0, 50)}`;
const LONG_WORKSPACE = 'Gesellschaft für allerlei Angelegenheiten und Beratung mbH & Co. KG '.repeat(3);

/** None of the fixed densities fills its last page, so the space between parts must be computed. */
const WITHOUT_A_STEP = {
  flags: QUALITY_INDICES.filter((index) => index !== 'inconsistency' && index !== 'fast_items'),
  stanines: { O: 9, C: 3, E: 1, A: 3, ES: 4 },
  audience: 'talent' as const,
  name: 'Anna Kowalski',
  instrument: 'ipip-neo-work@2' as const,
  norm: 'own-2026-11-27@1' as const,
  statement: undefined,
};

const print = createTypst();
const all = (stanine: number | null): SampleStanines => ({
  O: stanine,
  C: stanine,
  E: stanine,
  A: stanine,
  ES: stanine,
});

function qualityOf(indices: readonly QualityIndex[]): ReportInput['score']['quality'] {
  const flags = indices.map((index) => ({ index, value: 2, severe: true }));
  return { verdict: verdictOf(flags), flags };
}

function printReport(over: Partial<ReportInput>): Uint8Array {
  return print({ template: 'report', model: buildReportModel(sampleReport(over)) });
}

async function textsOf(bytes: Uint8Array): Promise<string[]> {
  // The parser detaches the buffer it is given.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(document, { mergePages: false })).text;
}

/** Every page is numbered "n of 8", readable, and at least a third full. */
async function expectEight(over: Partial<ReportInput>): Promise<void> {
  const bytes = printReport(over);
  const { pages } = await readPageLayout(bytes);
  const numbers = pages.map(({ text }) => /(?:Page|Seite) (\d+ \w+ \d+)/.exec(text)?.[1]);
  const of = over.language === 'de' ? 'von' : 'of';
  expect(numbers).toEqual(Array.from({ length: PAGES }, (_, index) => `${index + 1} ${of} ${PAGES}`));
  expect(Math.min(...pages.map(({ smallest }) => smallest))).toBeGreaterThan(LEAST_POINTS - TOLERANCE);
  expect(pages.filter(({ fillRatio }) => fillRatio < LEAST_FILLED)).toEqual([]);
}

const QUALITIES: Readonly<Record<string, readonly QualityIndex[]>> = {
  'no flag': [],
  'one flag': ['instructed'],
  'two flags': ['fast_items', 'instructed'],
  'every flag': QUALITY_INDICES,
};

describe.each(['en', 'de'] as const)('the personality report without a role in %s', (language) => {
  describe.each(['talent', 'employer'] as const)('for the %s', (audience) => {
    it.each(Object.keys(QUALITIES))('has exactly eight pages: %s', async (name) => {
      const quality = qualityOf(QUALITIES[name] ?? []);
      for (const stanine of [1, 4, 6, 9]) {
        await expectEight({ language, audience, score: sampleScore(all(stanine), { quality }) });
      }
    });

    it('has eight pages with long names, missing scales, and a masked person', async () => {
      const quality = qualityOf(QUALITY_INDICES);
      const long = { person: { name: LONG_NAME }, workspace: { name: LONG_WORKSPACE } };
      const partly: SampleStanines = { ...all(6), C: null, ES: null };
      await expectEight({ language, audience, ...long, score: sampleScore(all(4), { quality }) });
      await expectEight({
        language,
        audience,
        ...long,
        score: sampleScore(partly, { quality, style: null }),
      });
      await expectEight({ language, audience, person: { name: 'M.' } });
    });
  });

  it.each(Object.keys(SAMPLE_STATEMENTS))(
    'has eight pages with a statement of 1,000 characters: %s',
    async (kind) => {
      const statement = SAMPLE_STATEMENTS[kind];
      for (const audience of ['talent', 'employer'] as const) {
        for (const flags of [[], QUALITY_INDICES]) {
          const score = sampleScore(all(4), { quality: qualityOf(flags) });
          await expectEight({ language, audience, score, statement });
        }
      }
    },
  );

  it('has eight pages for every mixture of flags, traits, names, forms and norms', async () => {
    const stanine = fc.integer({ min: 1, max: 9 });
    const mixtureArbitrary = fc.record({
      flags: fc.subarray([...QUALITY_INDICES]),
      stanines: fc.record({ O: stanine, C: stanine, E: stanine, A: stanine, ES: stanine }),
      audience: fc.constantFrom('talent' as const, 'employer' as const),
      name: fc.constantFrom('Anna Kowalski', LONG_NAME),
      instrument: fc.constantFrom('ipip-neo-work@1' as const, 'ipip-neo-work@2' as const),
      norm: fc.constantFrom('common-adult@1', 'own-2026-11-27@1'),
      statement: fc.constantFrom(undefined, ...Object.values(SAMPLE_STATEMENTS)),
    });
    await fc.assert(
      fc.asyncProperty(
        mixtureArbitrary,
        async ({ flags, stanines, audience, name, instrument, norm, statement }) => {
          const plain = sampleScore(stanines, { quality: qualityOf(flags) });
          const score = { ...plain, versions: { ...plain.versions, instrument, norm } };
          await expectEight({ language, audience, person: { name }, score, statement });
        },
      ),
      { numRuns: shareOf(16), examples: [[WITHOUT_A_STEP]] },
    );
  });

  it('has as many pages as needed with a role, and prints their number', async () => {
    const score = sampleScore(all(4), { quality: qualityOf(QUALITY_INDICES) });
    const texts = await textsOf(
      printReport({ language, score, role: sampleRole(all(4)), audience: 'employer' }),
    );
    const of = language === 'de' ? 'von' : 'of';
    expect(texts.length).toBeGreaterThan(PAGES - 2);
    texts.forEach((text, index) => expect(text).toContain(`${index + 1} ${of} ${texts.length}`));
  });
});
