import type { DocumentSubject, ReportDocument } from '@quint/contract/measures/documents.ts';
import { doubtDe } from '@quint/phrases/base/doubt.de.ts';
import { doubtEn } from '@quint/phrases/base/doubt.en.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { describe, expect, it } from 'vitest';
import { buildReportModel } from '#features/measures/reports/model.ts';
import { buildPremiumDocument } from '#features/measures/reports/premium/model.ts';
import { buildRoleFitDocument } from '#features/measures/reports/role-fit/model.ts';
import type { PrintOrder } from '#pdf/typst-pdf.ts';
import { createTypst } from '#pdf/typst-pdf.ts';
import { DOUBTFUL, sampleDocuments, sampleSheets } from '#testing/sample-documents.ts';
import { SAMPLE_STANINES, sampleReport, sampleRole, sampleScore } from '#testing/sample-report.ts';
import { sample } from '#testing/effort.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { buildPersonalityDocument } from '#features/measures/reports/personality/model.ts';
import { SLOW } from '#testing/tags.ts';

// Every document with figures of a doubtful result says that they need to be read with care.

const DOUBT_TEXTS = { en: doubtEn, de: doubtDe } as const;
const GROUP = { en: 'Read one of these results with care', de: 'ist mit Vorsicht zu lesen' } as const;
const print = createTypst();

interface Case {
  readonly order: PrintOrder;
  /** Documents about several people have the note in the chapters with figures. */
  readonly isOfGroup?: true;
}

function documentsOf(language: Language, quality?: typeof DOUBTFUL): Record<DocumentSubject['kind'], Case> {
  const score = sampleScore(SAMPLE_STANINES, quality === undefined ? {} : { quality });
  const role = sampleRole(SAMPLE_STANINES);
  const report = sampleReport({ language, score, audience: 'employer' });
  const samples = sampleDocuments(language);
  const document = (model: ReportDocument | undefined): PrintOrder => {
    if (model === undefined) throw new Error('The sample does not exist');
    return { template: 'document', model };
  };
  return {
    personality: { order: { template: 'report', model: buildReportModel(report) } },
    premium: {
      order: document(buildPremiumDocument({ ...report, roles: [role], isExcluded: false, outerFacets: [] })),
    },
    role: { order: document(buildRoleFitDocument({ ...report, role })) },
    team: { order: document(samples['team']), isOfGroup: true },
    assessment: { order: document(samples['assessment']), isOfGroup: true },
    comparison: { order: document(samples['comparison']), isOfGroup: true },
    interview: { order: { template: 'interview', model: sampleSheets(language) }, isOfGroup: true },
  };
}

async function pagesOf(order: PrintOrder): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(print(order)));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

describe.each(sample(['en', 'de'] as const))('documents about a doubtful result in %s', (language) => {
  const cases = documentsOf(language, DOUBTFUL);

  it('gives a doubtful fit no colour, and its line as the first note', () => {
    const { order } = cases.role;
    const blocks = order.template === 'document' ? order.model.chapters.flatMap((of) => of.blocks) : [];
    const figure = blocks.find((block) => block.kind === 'figure');
    expect(figure).toMatchObject({ tone: 'plain' });
    expect(figure?.notes.startsWith(DOUBT_TEXTS[language].line)).toBe(true);
  });
});

describe.each(sample(['en', 'de'] as const))('documents about a doubtful result in %s', (language) => {
  const cases = documentsOf(language, DOUBTFUL);
  const short = DOUBT_TEXTS[language].short;

  it.each(Object.keys(cases) as DocumentSubject['kind'][])('%s: says so in print', SLOW, async (kind) => {
    const { order, isOfGroup } = cases[kind];
    const pages = await pagesOf(order);
    const isSaid = (page: string) => page.includes(short) || page.includes(GROUP[language]);
    expect(pages.some(isSaid)).toBe(true);
    // A document about one person has the note on every page.
    if (isOfGroup !== true) expect(pages.filter((page) => !isSaid(page))).toEqual([]);
  });

  it.each(['personality', 'premium', 'role'] as const)(
    '%s: says nothing of it otherwise',
    SLOW,
    async (kind) => {
      const pages = await pagesOf(documentsOf(language)[kind].order);
      expect(pages.filter((page) => page.includes(short))).toEqual([]);
    },
  );

  it.each(['premium', 'role', 'team', 'assessment', 'comparison', 'page'] as const)(
    '%s: has hollow points and a note in every chapter with a picture of people',
    SLOW,
    (kind) => {
      const input = sampleReport({
        language,
        score: sampleScore(SAMPLE_STANINES, { quality: DOUBTFUL }),
        role: sampleRole(SAMPLE_STANINES),
        audience: 'employer',
      });
      const { order } = kind === 'page' ? { order: undefined } : cases[kind];
      const model = order?.template === 'document' ? order.model : buildPersonalityDocument(input);
      for (const { heading, blocks } of model.chapters) {
        const pictures = blocks.flatMap((block) => (block.kind === 'picture' ? [block.svg] : []));
        const figures = blocks.filter((block) => block.kind === 'figure');
        if (pictures.length + figures.length === 0) continue;
        const notes = blocks.flatMap((block) =>
          block.kind === 'note' ? [`${block.label} ${block.text}`] : [],
        );
        const hasNote = notes.some((note) => note.includes(short) || note.includes(GROUP[language]));
        expect(hasNote, heading).toBe(true);
        for (const svg of pictures) expect(svg, heading).toMatch(/fill="#ffffff"[^>]*stroke=/);
      }
    },
  );
});
