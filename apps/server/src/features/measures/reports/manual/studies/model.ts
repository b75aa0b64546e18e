import type { MeasurementStudy } from '@quint/contract/measures/measurement.ts';
import type { ManualData } from '@quint/contract/measures/manual.ts';
import type { NormStudy } from '@quint/contract/measures/norms.ts';
import { isRecentNorm } from '@quint/domain/measures/norm-studies.ts';
import { LEAST_FOR_ALPHA, LEAST_FOR_RETEST } from '@quint/domain/measures/measurement.ts';
import { toCoarsePeople } from '#features/measures/norms/model.ts';

const hundredth = (value: number) => Math.round(100 * value) / 100;
const roundOrNull = (value: number | null) => (value === null ? null : hundredth(value));
// Limits are rounded outwards: .695 must not appear as .70. Sums of doubles miss a hundredth by less than this.
const TINY = 1e-9;
const lower = (value: number | null) => (value === null ? null : Math.floor(100 * value + TINY) / 100);
const upper = (value: number | null) => (value === null ? null : Math.ceil(100 * value - TINY) / 100);

type Comparison = MeasurementStudy['dif'][number];

function publicComparison(comparison: Comparison): Comparison {
  return {
    ...comparison,
    reference_n: toCoarsePeople(comparison.reference_n),
    focal_n: toCoarsePeople(comparison.focal_n),
    items: comparison.items.map((item) => ({
      ...item,
      p: hundredth(item.p),
      odds: hundredth(item.odds),
      odds_low: hundredth(item.odds_low),
      odds_high: hundredth(item.odds_high),
      smd: hundredth(item.smd),
    })),
  };
}

/**
 * A study as everybody may read it: nothing below the minimum number of people, people in steps of five and figures as
 * printed, so that comparing the studies of two nights does not reveal what one person added.
 */
export function publicStudy(study: MeasurementStudy): MeasurementStudy {
  const enough = (people: number) => people >= LEAST_FOR_ALPHA;
  return {
    ...study,
    people: enough(study.people) ? toCoarsePeople(study.people) : 0,
    scales: study.scales
      .filter(({ n, alpha }) => enough(n) && alpha !== null)
      .map((scale) => ({
        ...scale,
        n: toCoarsePeople(scale.n),
        alpha: roundOrNull(scale.alpha),
        alpha_low: lower(scale.alpha_low),
        alpha_high: upper(scale.alpha_high),
        omega: roundOrNull(scale.omega),
        omega_low: lower(scale.omega_low),
        omega_high: upper(scale.omega_high),
      })),
    retest: study.retest
      .filter(({ pairs, r }) => pairs >= LEAST_FOR_RETEST && r !== null)
      .map((retest) => ({
        ...retest,
        pairs: toCoarsePeople(retest.pairs),
        r: roundOrNull(retest.r),
        low: lower(retest.low),
        high: upper(retest.high),
      })),
    languages: study.languages
      .filter(({ n, other_n: others, d }) => enough(n) && enough(others) && d !== null)
      .map((comparison) => ({
        ...comparison,
        n: toCoarsePeople(comparison.n),
        other_n: toCoarsePeople(comparison.other_n),
        d: roundOrNull(comparison.d),
        low: lower(comparison.low),
        high: upper(comparison.high),
        other_alpha: roundOrNull(comparison.other_alpha),
      })),
    dif: study.dif.map(publicComparison),
  };
}

/** A stored norm study as everybody may read it, and whether it is recent on a given day. */
export function publicNormStudy(study: NormStudy, today: string): ManualData['norm_studies'][number] {
  return {
    norm: study.norm,
    instrument: study.instrument,
    language: study.language,
    people: study.people,
    sampling: study.sampling,
    countries: study.countries,
    field_start: study.field_start,
    field_end: study.field_end,
    description: study.description,
    is_recent: isRecentNorm(study.field_end, today),
  };
}
