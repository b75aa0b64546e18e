import type { FairnessOutcome } from '@quint/domain/fairness.ts';
import { countedTraits } from '@quint/psychometrics/fit.ts';
import { fisherTest } from '@quint/psychometrics/fisher.ts';
import { ratioInterval } from '@quint/psychometrics/rate-ratio.ts';
import type { StrongRule } from '@quint/psychometrics/strong-rule.ts';
import { countStrong, strongRuleOf } from '@quint/psychometrics/strong-rule.ts';
import type {
  AssessedSheet,
  ComparedRate,
  CountedPart,
  CountedRate,
} from '#features/norms/fairness/counting/queries.ts';
import { LEAST_PEOPLE } from '#features/norms/model.ts';
import { rangesOf } from '#features/roles/model.ts';

const LAST_MONTH_OF_FIRST_HALF = 5;

/** The periods a day belongs to: all, its year and its half-year. */
function periodsOf(date: Date): readonly string[] {
  const year = String(date.getUTCFullYear());
  return ['all', year, `${year}-${date.getUTCMonth() <= LAST_MONTH_OF_FIRST_HALF ? 1 : 2}`];
}

/** Whether sheets agree highly with the ranges of their role; undefined where the role requires nothing. */
function strongReader(): (sheet: AssessedSheet) => boolean | undefined {
  const rules = new Map<string, StrongRule | undefined>();
  return (sheet) => {
    const { organization_id, role_id, o, c, e, a, es } = sheet;
    const key = `${organization_id}/${role_id}`;
    if (!rules.has(key)) {
      const counted = countedTraits(rangesOf(sheet));
      rules.set(key, counted.length === 0 ? undefined : strongRuleOf(counted));
    }
    const rule = rules.get(key);
    const steps = Uint8Array.from([o, c, e, a, es], (stanine) => stanine - 1);
    return rule && countStrong(steps, rule) === 1;
  };
}

type Outcomes = readonly (readonly [FairnessOutcome, boolean])[];

/**
 * What a sheet counts for: agreement for its role, and everything for all roles together with the last sheet of a person.
 * Whether a talent is on the shortlist or hired is known for the workspace alone, so it is not counted for a role.
 */
function scopesOf(
  sheet: AssessedSheet,
  isStrong: boolean | undefined,
): readonly { readonly role_id: string | null; readonly outcomes: Outcomes }[] {
  const { role_id, is_last_of_role, is_last, is_shortlisted, is_hired, is_rejected } = sheet;
  const agreement: Outcomes = isStrong === undefined ? [] : [['strong', isStrong]];
  const standing: Outcomes = [
    ['shortlisted', is_shortlisted && !is_rejected],
    ['hired', is_hired && !is_rejected],
  ];
  return [
    ...(is_last_of_role ? [{ role_id, outcomes: agreement }] : []),
    ...(is_last ? [{ role_id: null, outcomes: [...agreement, ...standing] }] : []),
  ];
}

/**
 * The rates of groups of at least ten people in assessments: high agreement, the shortlist, being hired. A person counts
 * once for each role, and once for all together. Who was turned down everywhere is neither on the shortlist nor hired.
 */
export function countAssessed(sheets: readonly AssessedSheet[]): CountedPart[] {
  const isStrong = strongReader();
  const counts = new Map<string, CountedPart>();
  const add = (
    key: Omit<CountedPart, 'people' | 'hits' | 'in_total'>,
    { isHit, isInTotal }: { isHit: boolean; isInTotal: boolean },
  ) => {
    const id = JSON.stringify(Object.values(key));
    const { people, hits, in_total } = counts.get(id) ?? { people: 0, hits: 0, in_total: 0 };
    counts.set(id, {
      ...key,
      people: people + 1,
      hits: hits + (isHit ? 1 : 0),
      in_total: in_total + (isInTotal ? 1 : 0),
    });
  };
  for (const sheet of sheets) {
    const { organization_id, gender, age, is_last: isInTotal } = sheet;
    const scopes = scopesOf(sheet, sheet.is_left_out ? undefined : isStrong(sheet));
    for (const { role_id, outcomes } of scopes) {
      for (const [outcome, isHit] of outcomes) {
        for (const period of periodsOf(sheet.date_finished)) {
          const key = { organization_id, role_id, outcome, period };
          add({ ...key, dimension: 'gender', group_name: gender }, { isHit, isInTotal });
          add({ ...key, dimension: 'age', group_name: age }, { isHit, isInTotal });
        }
      }
    }
  }
  return [...counts.values()].filter(({ people }) => people >= LEAST_PEOPLE);
}

const ALONE = { reference: null, ratio_low: null, ratio_high: null, ratio_method: null, fisher_p: null };

function compare(rate: CountedRate, largest: CountedRate): ComparedRate {
  const { low, high, method } = ratioInterval(rate, largest);
  return {
    ...rate,
    reference: largest.group_name,
    ratio_low: low,
    ratio_high: high === Infinity ? null : high,
    ratio_method: method,
    fisher_p: fisherTest(rate, largest),
  };
}

/**
 * Rates of the whole time beside the largest group of the same comparison; of two equally large groups the first by name.
 * An exact interval takes some tens of milliseconds, so they come one at a time.
 */
export function* compareWithLargest(rates: readonly CountedRate[]): Generator<ComparedRate> {
  const keyOf = ({ organization_id, role_id, dimension, outcome }: CountedRate) =>
    JSON.stringify([organization_id, role_id, dimension, outcome]);
  const whole = rates
    .filter(({ period }) => period === 'all')
    .toSorted((one, other) => other.people - one.people || (one.group_name < other.group_name ? -1 : 1));
  const largest = new Map(whole.toReversed().map((rate) => [keyOf(rate), rate]));
  for (const rate of rates) {
    const reference = largest.get(keyOf(rate));
    const isCompared = rate.period === 'all' && reference !== undefined && reference !== rate;
    yield isCompared ? compare(rate, reference) : { ...rate, ...ALONE };
  }
}
