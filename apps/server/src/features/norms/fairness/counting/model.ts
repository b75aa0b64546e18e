import { countedTraits } from '@quint/psychometrics/fit.ts';
import { fisherTest } from '@quint/psychometrics/fisher.ts';
import { ratioInterval } from '@quint/psychometrics/rate-ratio.ts';
import type { StrongRule } from '@quint/psychometrics/strong-rule.ts';
import { countStrong, strongRuleOf } from '@quint/psychometrics/strong-rule.ts';
import type { AssessedSheet, ComparedRate, CountedRate } from '#features/norms/fairness/counting/queries.ts';
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

type Scope = Pick<CountedRate, 'role_id'> & { readonly isRejected: boolean };

/** What a sheet counts for: its role, and all roles together with the last sheet of a person. */
function scopesOf(sheet: AssessedSheet): readonly Scope[] {
  const { role_id, is_rejected: isRejected } = sheet;
  return [
    ...(sheet.is_last_of_role ? [{ role_id, isRejected }] : []),
    ...(sheet.is_last ? [{ role_id: null, isRejected: false }] : []),
  ];
}

interface Count {
  people: number;
  hits: number;
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

function addTo(groups: Map<string, Count>, name: string, hit: boolean): void {
  const count = childOf(groups, name, () => ({ people: 0, hits: 0 }));
  count.people += 1;
  if (hit) count.hits += 1;
}

function addSheet(tree: CountTree, sheet: AssessedSheet, strong: boolean | undefined): void {
  for (const { role_id, isRejected } of scopesOf(sheet)) {
    const outcomes = [
      ...(strong === undefined ? [] : [['strong', strong] as const]),
      ['shortlisted', sheet.is_shortlisted && !isRejected] as const,
      ['hired', sheet.is_hired && !isRejected] as const,
    ];
    for (const [outcome, hit] of outcomes) {
      for (const period of periodsOf(sheet.date_finished)) {
        const groups = groupsAt(tree, { role_id, outcome, period });
        addTo(groups.gender, sheet.gender, hit);
        addTo(groups.age, sheet.age, hit);
      }
    }
  }
}

function ratesOf(organization_id: string, groups: GroupCounts): CountedRate[] {
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
 * hired. A person counts once for each role, and once for all together. Who was turned down for a role is neither on its
 * shortlist nor hired. It pauses after every 200 sheets.
 */
export function* countAssessed(
  organizationId: string,
  sheets: readonly AssessedSheet[],
): Generator<void, CountedRate[]> {
  const isStrong = strongReader();
  const tree: CountTree = new Map();
  for (const [place, sheet] of sheets.entries()) {
    if (place % SHEETS_PER_STEP === SHEETS_PER_STEP - 1) yield;
    addSheet(tree, sheet, sheet.is_left_out ? undefined : isStrong(sheet));
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
    .toSorted((one, other) => other.people - one.people || (one.group_name < other.group_name ? -1 : 1));
  const largest = new Map(whole.toReversed().map((rate) => [keyOf(rate), rate]));
  for (const rate of rates) {
    const reference = largest.get(keyOf(rate));
    const isCompared = rate.period === 'all' && reference !== undefined && reference !== rate;
    yield isCompared ? compare(rate, reference) : { ...rate, ...ALONE };
  }
}
