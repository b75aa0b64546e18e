import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { normFor } from '@quint/psychometrics/norms.ts';
import { outerFacets } from '@quint/psychometrics/outer-facets.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import type { Domain } from '@quint/psychometrics/types.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import { buildPremiumDocument } from '#features/measures/reports/premium/model.ts';

const FINISHED_AT = new Date('2026-03-02T10:00:00Z');
const SECONDS_AN_ITEM = 5;

/** How the invented person answers the items of each facet, from 1, does not apply, to 4, applies. */
const LEANINGS: Readonly<Record<Domain, readonly number[]>> = {
  O: [3, 4, 3, 4, 4],
  C: [4, 2, 3, 3, 3, 2],
  E: [2, 2, 3, 2, 2, 3],
  A: [3, 3, 4, 3, 2, 4],
  N: [2, 2, 3, 2, 2],
};

/** The answers of the invented person. Of the four items of a facet one is answered more cautiously. */
function sampleAnswers(): Record<number, number> {
  const { facets, instructedAnswers: instructedItems } = getForm(INSTRUMENT_VERSION);
  const facetCounts = new Map<Domain, number>();
  const answerEntries = facets.flatMap(({ domain, items }) => {
    const index = facetCounts.get(domain) ?? 0;
    facetCounts.set(domain, index + 1);
    const tendency = LEANINGS[domain][index] ?? 3;
    const cautious = tendency > 2 ? tendency - 1 : tendency + 1;
    return items.map(({ number, key }, item) => {
      const value = item === index % items.length ? cautious : tendency;
      return [number, key === 1 ? value : 5 - value] as const;
    });
  });
  return Object.fromEntries([...answerEntries, ...instructedItems]);
}

/** A premium report about an invented person, marked as a sample on every page. */
export function buildPremiumSample(language: Language): ReportDocument {
  const answers = sampleAnswers();
  const seconds = Object.fromEntries(Object.keys(answers).map((item) => [item, SECONDS_AN_ITEM]));
  const { sample } = getDocumentTexts(language).single.premium;
  const score = scoreSheet({ instrument: INSTRUMENT_VERSION, answers, seconds });
  const document = buildPremiumDocument({
    person: { name: sample.name },
    workspace: { name: sample.workspace },
    language,
    finishedAt: FINISHED_AT,
    score,
    answeredIn: language,
    audience: 'talent',
    roles: [],
    isExcluded: false,
    outerFacets: outerFacets(score.raw.facets, normFor(INSTRUMENT_VERSION)),
  });
  return {
    ...document,
    mark: sample.mark,
    title: sample.title,
    footer: `${sample.footer} · ${document.footer}`,
    cover: { ...document.cover, notes: [sample.note, ...document.cover.notes] },
  };
}
