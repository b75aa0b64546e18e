import { compareCodes } from '@quint/domain/text-order.ts';
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
    const { role_id, o, c, e, a, es } = sheet;
    if (!rules.has(role_id)) {
      const counted = countedTraits(rangesOf(sheet));
      rules.set(role_id, counted.length === 0 ? undefined : strongRuleOf(counted));
    }
    const rule = rules.get(role_id);
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

interface Count {
  people: number;
  hits: number;
  in_total: number;
}

type RateKey = Pick<CountedRate, 'role_id' | 'outcome' | 'period'>;

/** The groups of one role, outcome and period. */
interface GroupCounts extends RateKey {
  readonly gender: Map<string, Count>;
  readonly age: Map<string, Count>;
}

/** Counts by role, outcome and period. */
type CountTree = Map<string | null, Map<string, Map<string, GroupCounts>>>;

function childOf<Key, Child>(parent: Map<Key, Child>, key: Key, make: () => Child): Child {
  const known = parent.get(key);
  if (known !== undefined) return known;
  const child = make();
  parent.set(key, child);
  return child;
}

function groupsAt(tree: CountTree, key: RateKey): GroupCounts {
  const outcomes = childOf(tree, key.role_id, () => new Map<string, Map<string, GroupCounts>>());
  const periods = childOf(outcomes, key.outcome, () => new Map<string, GroupCounts>());
  return childOf(periods, key.period, () => ({ ...key, gender: new Map(), age: new Map() }));
}

function addTo(
  groups: Map<string, Count>,
  name: string,
  { isHit, isInTotal }: { isHit: boolean; isInTotal: boolean },
) {
  const count = childOf(groups, name, () => ({ people: 0, hits: 0, in_total: 0 }));
  count.people += 1;
  if (isHit) count.hits += 1;
  if (isInTotal) count.in_total += 1;
}

function addSheet(tree: CountTree, sheet: AssessedSheet, strong: boolean | undefined): void {
  const { gender, age, is_last: isInTotal } = sheet;
  for (const { role_id, outcomes } of scopesOf(sheet, strong)) {
    for (const [outcome, isHit] of outcomes) {
      for (const period of periodsOf(sheet.date_finished)) {
        const groups = groupsAt(tree, { role_id, outcome, period });
        addTo(groups.gender, gender, { isHit, isInTotal });
        addTo(groups.age, age, { isHit, isInTotal });
      }
    }
  }
}

function ratesOf(organization_id: string, groups: GroupCounts): CountedPart[] {
  const { role_id, outcome, period } = groups;
  return (['gender', 'age'] as const).flatMap((dimension) =>
    [...groups[dimension]]
      .filter(([, { people }]) => people >= LEAST_PEOPLE)
      .map(([group_name, count]) => ({
        organization_id,
        role_id,
        dimension,
        group_name,
        outcome,
        period,
        ...count,
      })),
  );
}

const SHEETS_PER_STEP = 200;

/**
 * The rates of groups of at least ten people in the assessments of one workspace: high agreement, the shortlist, being
 * hired. A person counts once for each role, and once for all together. Who was turned down everywhere is neither on the
 * shortlist nor hired. It pauses after every 200 sheets.
 */
export function* countAssessed(
  organizationId: string,
  sheets: readonly AssessedSheet[],
): Generator<void, CountedPart[]> {
  const isStrong = strongReader();
  const tree: CountTree = new Map();
  for (const [place, sheet] of sheets.entries()) {
    if (place % SHEETS_PER_STEP === SHEETS_PER_STEP - 1) yield;
    addSheet(tree, sheet, sheet.is_left_out || sheet.is_doubtful ? undefined : isStrong(sheet));
  }
  return [...tree.values()]
    .flatMap((outcomes) => [...outcomes.values()])
    .flatMap((periods) => [...periods.values()])
    .flatMap((groups) => ratesOf(organizationId, groups));
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
    .toSorted((one, other) => other.people - one.people || compareCodes(one.group_name, other.group_name));
  const largest = new Map(whole.toReversed().map((rate) => [keyOf(rate), rate]));
  for (const rate of rates) {
    const reference = largest.get(keyOf(rate));
    const isCompared = rate.period === 'all' && reference !== undefined && reference !== rate;
    yield isCompared ? compare(rate, reference) : { ...rate, ...ALONE };
  }
}
