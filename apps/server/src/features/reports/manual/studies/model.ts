import type { MeasurementStudy } from '@quint/contract/measurement.ts';
import { LEAST_FOR_ALPHA, LEAST_FOR_RETEST } from '@quint/domain/measurement.ts';
import { toCoarsePeople } from '#features/norms/model.ts';

const hundredth = (value: number) => Math.round(100 * value) / 100;
const shown = (value: number | null) => (value === null ? null : hundredth(value));

type Comparison = MeasurementStudy['dif'][number];

function publicComparison(compared: Comparison): Comparison {
  return {
    ...compared,
    reference_n: toCoarsePeople(compared.reference_n),
    focal_n: toCoarsePeople(compared.focal_n),
    items: compared.items.map((item) => ({
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
 * A study as everybody may read it: nothing below the number of people from which it says something, people in steps of
 * five and figures as they are printed, so that the studies of two nights do not say what one person added.
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
        alpha: shown(scale.alpha),
        alpha_low: shown(scale.alpha_low),
        alpha_high: shown(scale.alpha_high),
        omega: shown(scale.omega),
        omega_low: shown(scale.omega_low),
        omega_high: shown(scale.omega_high),
      })),
    retest: study.retest
      .filter(({ pairs, r }) => pairs >= LEAST_FOR_RETEST && r !== null)
      .map((retest) => ({
        ...retest,
        pairs: toCoarsePeople(retest.pairs),
        r: shown(retest.r),
        low: shown(retest.low),
        high: shown(retest.high),
      })),
    languages: study.languages
      .filter(({ n, other_n: others, d }) => enough(n) && enough(others) && d !== null)
      .map((compared) => ({
        ...compared,
        n: toCoarsePeople(compared.n),
        other_n: toCoarsePeople(compared.other_n),
        d: shown(compared.d),
        low: shown(compared.low),
        high: shown(compared.high),
        other_alpha: shown(compared.other_alpha),
      })),
    dif: study.dif.map(publicComparison),
  };
}
