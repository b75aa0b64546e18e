import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUALITY_INDICES } from '@quint/psychometrics/types.ts';
import { extractText, getDocumentProxy } from 'unpdf';

import { buildReportModel } from '#features/measures/reports/model.ts';
import type { ReportInput } from '#features/measures/reports/model.ts';
import { SAMPLE_STANINES, sampleReport, sampleRole, sampleScore } from '#testing/sample-report.ts';
import type { SampleStanines } from '#testing/sample-report.ts';

import { outOfOrder, readAloud } from '#testing/read-aloud.ts';
import type { ReportModel } from './report-model.ts';
import { createPdf } from './print-in-worker-process.ts';
import { sample } from '#testing/effort.ts';

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
const all = (stanine: number): SampleStanines => ({
  O: stanine,
  C: stanine,
  E: stanine,
  A: stanine,
  ES: stanine,
});
const WORST_QUALITY = {
  verdict: 'doubtful',
  flags: QUALITY_INDICES.map((index) => ({ index, value: 1, severe: true })),
} as const;

describe.each(sample(['en', 'de'] as const))('the personality report in %s', (language) => {
  const cases: Record<string, Partial<ReportInput>> = {
    'all low, far below the role': {
      score: sampleScore(all(1)),
      role: sampleRole(all(1)),
      audience: 'employer',
    },
    'all middle': { score: sampleScore(all(5)) },
    'all high': {
      score: sampleScore(all(9), { style: { scores: { D: 9, I: 1, S: 1, G: 1 }, primary: 'D' } }),
    },
    'every trait on a border, every remark on quality': {
      score: sampleScore(all(4), { quality: WORST_QUALITY }),
      role: sampleRole(all(4)),
    },
    'two scales and the style without a score': {
      score: sampleScore({ ...SAMPLE_STANINES, C: null, ES: null }, { style: null }),
      role: sampleRole({ ...SAMPLE_STANINES, C: null, ES: null }),
    },
    'a role that asks for nothing': { role: sampleRole(SAMPLE_STANINES, {}) },
    'very long names': {
      person: { name: 'W'.repeat(400) },
      workspace: { name: 'Gesellschaft für allerlei Angelegenheiten '.repeat(9) },
      role: { ...sampleRole(SAMPLE_STANINES), name: 'M'.repeat(400) },
    },
  };

  it.each(sample(Object.keys(cases)))(
    'says on every page which it is, and by which versions: %s',
    async (name) => {
      const pages = await pagesOf(await render({ ...cases[name], language }));
      expect(pages.length).toBeGreaterThanOrEqual(6);
      expect(pages.length).toBeLessThanOrEqual(11);
      for (const [index, page] of pages.entries()) {
        const [all, at] = [pages.length, index + 1];
        expect(page).toContain(language === 'en' ? `Page ${at} of ${all}` : `Seite ${at} von ${all}`);
        expect(page).toContain('ipip-neo-work@2');
      }
    },
  );
});

/** The texts of the report, in order. */
function listTexts({ cover, reading, spectrum, traits, otherPoles, shape, last }: ReportModel): string[] {
  const names = traits.map(({ name }) => name);
  const { role, reflection } = last;
  const ofReflection = reflection ? [reflection.heading, reflection.lead, ...reflection.general] : [];
  const ofRole = role
    ? [
        [role.heading, role.name, role.lead, role.fit.label, role.fit.heading, role.fit.arithmetic],
        role.traits.flatMap(({ line, meaning }) => [line, meaning]),
      ].flat()
    : [];
  return [
    [cover.kind, cover.name, cover.workspace, cover.purpose, cover.glance],
    traits.flatMap(({ name, headline }) => [name, headline]),
    cover.facts.flatMap(({ label, text }) => [label, text]),
    [cover.instrument, cover.confidential, reading.heading, reading.lead],
    reading.sections.flatMap(({ label, text }) => [label, text]),
    [reading.error.heading, ...reading.error.paragraphs, reading.cannot.heading, ...reading.cannot.points],
    [reading.quality.heading, reading.quality.label, reading.quality.text],
    [spectrum.heading, spectrum.lead, spectrum.tableHeading, ...names],
    [spectrum.norm.heading, spectrum.norm.text, ...spectrum.norm.points],
    traits.flatMap(({ name, measures, headline, text, upside, downside, bothReadings, facets }) =>
      [
        [name, measures, headline, text, upside, downside, bothReadings ?? ''],
        facets.flatMap((facet) => [facet.name, facet.levelLabel]),
      ].flat(),
    ),
    [otherPoles.heading, otherPoles.lead],
    otherPoles.rows.flatMap(({ pole, upside, downside }) => [pole, upside, downside]),
    [shape.heading, shape.lead, ...names, shape.style.heading, shape.style.lead],
    shape.style.bars.flatMap(({ name, text }) => [name, text]),
    [shape.style.primary, ...shape.style.tips.flatMap(({ points }) => points), shape.style.caption],
    ofRole,
    ofReflection,
    [last.heading, ...last.columns.flatMap(({ heading, text }) => [heading, text])],
    [last.rights.heading, ...last.rights.points],
  ].flat();
}

describe.each(sample(['en', 'de'] as const))('the personality report read aloud in %s', (language) => {
  it.each(['with a role', 'without a role'])('has all texts in the order of its pages: %s', async (name) => {
    const role = name === 'with a role' ? sampleRole(SAMPLE_STANINES) : undefined;
    const model = buildReportModel(sampleReport({ language, role }));
    const read = await readAloud(await pdf.renderPersonalityReport(model, 'any'));
    expect(read).toMatchObject({ title: model.title, language, isTagged: true, untaggedTexts: [] });
    expect(outOfOrder(listTexts(model), read.text).slice(0, 3)).toEqual([]);
    expect(read.headings[0]).toBe(1);
    expect(read.headings.every((level) => level <= 2)).toBe(true);
    const { reading, spectrum, shape, last } = model;
    const pictures = [reading.steps.alternative, spectrum.alternative, shape.alternative];
    expect(read.alternatives).toEqual(last.role ? [...pictures, last.role.alternative] : pictures);
  });
});

describe('the document', () => {
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = await render({ language: 'de', role: sampleRole(SAMPLE_STANINES) });
  });

  it('is identical, byte by byte, for the same model', async () => {
    expect(
      Buffer.from(await render({ language: 'de', role: sampleRole(SAMPLE_STANINES) })).equals(bytes),
    ).toBe(true);
    const again = createPdf();
    const other = await again.renderPersonalityReport(
      buildReportModel(sampleReport({ language: 'de', role: sampleRole(SAMPLE_STANINES) })),
      'any',
    );
    again.close();
    expect(Buffer.from(other).equals(bytes)).toBe(true);
  });
});

describe('names that people choose', () => {
  it.each([
    '#panic("x")',
    '*bold* _it_ `raw` $x^2$ @ref <label> = heading',
    String.raw`\ #{1} "quotes" 'single' // comment /* more */`,
    '</svg><script>alert(1)</script>&amp;',
    '#sys.inputs ⁄ #read("report.typ")',
  ])('are printed letter by letter: %s', async (name) => {
    const [cover = ''] = await pagesOf(await render({ person: { name } }));
    expect(cover.replaceAll(/\s/g, '')).toContain(name.replaceAll(/\s/g, ''));
  });

  it.each(['Мария Ελένη Łukasz', 'Zoë Ægir Şükrü'])('keep their own letters: %s', async (name) => {
    const [cover] = await pagesOf(await render({ person: { name } }));
    expect(cover?.replaceAll(/\s+/g, ' ')).toContain(name);
  });

  it.each(['😀 👩‍👩‍👧', '田中 太郎', 'محمد', 'a\u0000b\u0007c', 'half \ud83d pair', '\u{f0000}'])(
    'do not break the report: %j',
    async (name) => {
      expect((await pagesOf(await render({ person: { name }, workspace: { name } }))).length).toBeGreaterThan(
        7,
      );
    },
  );
});

describe('failure', () => {
  it('prints texts longer than those of the bank on more pages', async () => {
    const model = buildReportModel(sampleReport());
    const traits = model.traits.map((trait) => ({ ...trait, text: trait.text.repeat(20) }));
    const longer = await pagesOf(await pdf.renderPersonalityReport({ ...model, traits }, 'any'));
    expect(longer.length).toBeGreaterThan((await pagesOf(await render())).length);
  });

  it('continues with the next report after a failed one', async () => {
    expect((await pagesOf(await render())).length).toBeGreaterThan(7);
  });
});
