import type { DocumentSubject, ReportDocument } from '@quint/contract/measures/documents.ts';
import { doubtDe } from '@quint/phrases/base/doubt.de.ts';
import { doubtEn } from '@quint/phrases/base/doubt.en.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { describe, expect, it } from 'vitest';
import { buildReportModel } from '#features/measures/reports/model.ts';
import { buildPremiumDocument } from '#features/measures/reports/premium/model.ts';
import { buildRoleFitDocument } from '#features/measures/reports/role-fit/model.ts';
import type { PrintOrder } from '#pdf/typst-pdf.ts';
import { DOUBTFUL, sampleDocuments, sampleSheets } from '#testing/sample-documents.ts';
import { SAMPLE_STANINES, sampleReport, sampleRole, sampleScore } from '#testing/sample-report.ts';
import { sample } from '#testing/effort.ts';

// Every document with figures of a doubtful result says that they need to be read with care.

const DOUBT_TEXTS = { en: doubtEn, de: doubtDe } as const;

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
