import { getReportTexts } from '@quint/phrases/measures/report/bank.ts';
import { describe, expect, it } from 'vitest';
import { buildPremiumDocument } from '#features/measures/reports/premium/model.ts';
import { DOUBTFUL } from '#testing/sample-documents.ts';
import { SAMPLE_STANINES, sampleReport, sampleScore } from '#testing/sample-report.ts';

const FACETS = ['O1', 'O2', 'O3', 'C1', 'C2', 'E1', 'E2', 'A1', 'A2', 'N1'] as const;
const score = sampleScore(SAMPLE_STANINES, {
  facets: Object.fromEntries(FACETS.map((facet) => [facet, { level: 'high' }])),
});

function premium(over: Partial<Parameters<typeof buildPremiumDocument>[0]> = {}) {
  const { role: _, ...report } = sampleReport({ score });
  return buildPremiumDocument({ ...report, roles: [], isExcluded: false, outerFacets: FACETS, ...over });
}

function readHighlights(document: ReturnType<typeof premium>) {
  const blocks = document.chapters.find(({ heading }) => heading === 'What stands out')?.blocks ?? [];
  return {
    labels: blocks.flatMap((block) => (block.kind === 'note' ? [block.label] : [])),
    small: blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])),
  };
}

describe('what stands out in the premium report', () => {
  const { facets } = getReportTexts('en');

  it('is in the order it is given, with its level, and says how many more there are', () => {
    const order = FACETS.toReversed();
    const { labels, small } = readHighlights(premium({ outerFacets: order }));
    expect(labels).toEqual(order.slice(0, 8).map((facet) => `${facets[facet].name} (high):`));
    expect(small).toContain('2 more facets are on an outer level.');
  });

  it('counts nothing further where all are shown', () => {
    expect(readHighlights(premium({ outerFacets: ['E1'] })).small).toEqual([]);
  });
});

describe('the premium report for others than its person', () => {
  it('speaks about the person, never to them, and asks them nothing', () => {
    const employer = JSON.stringify(premium({ audience: 'employer' }).chapters);
    const { facets, facetsAbout, reflection } = getReportTexts('en');
    expect(employer).toContain(facetsAbout.E1.high);
    expect(employer).not.toContain(facets.E1.high);
    expect(employer).not.toContain(reflection.traits.O.high);
    expect(JSON.stringify(premium().chapters)).toContain(reflection.traits.O.high);
  });
});

describe('a doubtful sheet', () => {
  it('is named on the cover, on every page and before each chapter that interprets it', () => {
    const document = premium({ score: { ...score, quality: DOUBTFUL } });
    expect(document.cover.caution).not.toBeNull();
    expect(document.warning).toBe('Read with care.');
    const cautious = document.chapters.filter(({ blocks }) =>
      blocks.some((block) => block.kind === 'note' && block.label === document.warning),
    );
    expect(cautious.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(['The five traits', 'Openness', 'Emotional stability', 'What stands out']),
    );
    expect(JSON.stringify(document)).toContain('clear)');
  });
});
