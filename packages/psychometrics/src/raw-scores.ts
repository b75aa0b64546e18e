import { keyedAnswer } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { DOMAINS } from './types.ts';
import type { Domain, Facet, SheetScore } from './types.ts';

const ITEMS_PER_FACET = 4;
/** Minimum answers of a facet's four items. */
export const LEAST_ANSWERS_OF_FACET = ITEMS_PER_FACET - 1;
/** Minimum share of a domain's items. */
export const SMALLEST_SHARE_OF_DOMAIN = 0.83;

interface FacetSum {
  readonly domain: Domain;
  readonly answeredCount: number;
  /** The facet sum in ninths; null with fewer than three answers. */
  readonly ninths: number | null;
}

/**
 * Every facet sum is a whole number of ninths (k maps to 1 + (k - 1)·4/3 and means are over three or four
 * answers), so sums stay exact integers until one last division: no order of answers can change a digit.
 */
function ninthsOf(keyedSum: number, answeredCount: number, boxes: 4 | 5): number | null {
  if (answeredCount < LEAST_ANSWERS_OF_FACET) return null;
  if (boxes === 5) return (36 / answeredCount) * keyedSum;
  return 36 + (48 / answeredCount) * (keyedSum - answeredCount);
}

function facetSums(sheet: Sheet): Map<Facet, FacetSum> {
  const { form, answers } = sheet;
  const sums = new Map<Facet, FacetSum>();
  for (const { facet, domain, items } of form.facets) {
    let keyedSum = 0;
    let answeredCount = 0;
    for (const item of items) {
      const answer = answers.get(item.number);
      if (answer === undefined) continue;
      keyedSum += keyedAnswer(answer, item.key, form.boxes);
      answeredCount += 1;
    }
    sums.set(facet, { domain, answeredCount, ninths: ninthsOf(keyedSum, answeredCount, form.boxes) });
  }
  return sums;
}

function domainSum(facets: readonly FacetSum[]): number | null {
  const items = facets.length * ITEMS_PER_FACET;
  const answeredCount = facets.reduce((sum, facet) => sum + facet.answeredCount, 0);
  const valid = facets.flatMap((facet) => (facet.ninths === null ? [] : [facet.ninths]));
  if (valid.length < facets.length - 1 || answeredCount < Math.ceil(SMALLEST_SHARE_OF_DOMAIN * items))
    return null;
  const ninths = valid.reduce((sum, value) => sum + value, 0);
  return (facets.length * ninths) / (9 * valid.length);
}

/**
 * Raw sums in the 1..5 metric. A facet needs three of its four answers; a domain needs all facets but one and 83 %
 * of its items (17 of 20, 20 of 24, 14 of 16). What falls short is null. On the five-point form with nothing
 * missing these are the plain sums of the keyed answers.
 */
export function rawScores(sheet: Sheet): SheetScore['raw'] {
  const sums = facetSums(sheet);
  const entries = [...sums.values()];
  const domains = Object.fromEntries(
    DOMAINS.map((domain) => [domain, domainSum(entries.filter((sum) => sum.domain === domain))]),
  ) as Record<Domain, number | null>;
  const facets = Object.fromEntries(
    [...sums].map(([facet, sum]) => [facet, sum.ninths === null ? null : sum.ninths / 9]),
  ) as Partial<Record<Facet, number | null>>;
  return { domains, facets };
}
