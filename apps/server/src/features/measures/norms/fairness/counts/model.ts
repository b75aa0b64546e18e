import { compareCodes } from '@quint/domain/base/text-order.ts';
import { genderGroupOf } from '@quint/domain/people/talents.ts';
import type { FairnessOutcome } from '@quint/domain/measures/fairness.ts';
import { countedTraits } from '@quint/psychometrics/fit.ts';
import { fisherTest } from '@quint/psychometrics/fisher.ts';
import { ratioInterval } from '@quint/psychometrics/rate-ratio.ts';
import type { StrongRule } from '@quint/psychometrics/strong-rule.ts';
import { countStrong, strongRuleOf } from '@quint/psychometrics/strong-rule.ts';
import type { AssessedSheet } from '#features/measures/norms/fairness/counts/participants/queries.ts';
import type {
  ComparedRate,
  CountedCell,
  CountedGroup,
  CountedPart,
  CountedRate,
  GroupMean,
  MeanCell,
  UnremarkableCell,
} from '#features/measures/norms/fairness/counts/queries.ts';
import type { FewOthers } from '#features/measures/norms/fairness/suppression/model.ts';
import { findFewOthers, withoutFewGenders } from '#features/measures/norms/fairness/suppression/model.ts';
import { LEAST_PEOPLE } from '#features/measures/norms/model.ts';
import { rangesOf } from '#features/roles/roles/model.ts';

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
      const traits = countedTraits(rangesOf(sheet));
      rules.set(role_id, traits.length === 0 ? undefined : strongRuleOf(traits));
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
  const statusOutcomes: Outcomes = [
    ['shortlisted', is_shortlisted && !is_rejected],
    ['hired', is_hired && !is_rejected],
  ];
  return [
    ...(is_last_of_role ? [{ role_id, outcomes: agreement }] : []),
    ...(is_last ? [{ role_id: null, outcomes: [...agreement, ...statusOutcomes] }] : []),
  ];
}

type RateKey = Pick<CountedRate, 'role_id' | 'outcome' | 'period'>;

/** Counts by role, outcome, period and both groups of a person. */
type CountTree = Map<string, RateKey & { readonly cells: Map<string, CountedCell> }>;

function childOf<Key, Child>(parent: Map<Key, Child>, key: Key, make: () => Child): Child {
  const existingChild = parent.get(key);
  if (existingChild !== undefined) return existingChild;
  const child = make();
  parent.set(key, child);
  return child;
}

function cellOf(tree: CountTree, key: RateKey, { gender, age }: AssessedSheet): CountedCell {
  const name = `${key.role_id ?? ''} ${key.outcome} ${key.period}`;
  const { cells } = childOf(tree, name, () => ({ ...key, cells: new Map() }));
  return childOf(cells, `${gender} ${age}`, () => ({ gender, age, people: 0, hits: 0, in_total: 0 }));
}

function addSheet(tree: CountTree, sheet: AssessedSheet, strong: boolean | undefined): void {
  for (const { role_id, outcomes } of scopesOf(sheet, strong)) {
    for (const [outcome, isHit] of outcomes) {
      for (const period of periodsOf(sheet.date_finished)) {
        const cell = cellOf(tree, { role_id, outcome, period }, sheet);
        cell.people += 1;
        if (isHit) cell.hits += 1;
        if (sheet.is_last) cell.in_total += 1;
      }
    }
  }
}

/** The rates of the groups of at least ten people, from counts by both groups. */
function ratesOf(
  key: Omit<CountedPart, 'dimension' | 'group_name' | 'people' | 'hits' | 'in_total'>,
  cells: readonly CountedCell[],
): CountedPart[] {
  const countedCells = withoutFewGenders(cells);
  return (['gender', 'age'] as const).flatMap((dimension) =>
    [...Map.groupBy(countedCells, (cell) => cell[dimension])]
      .map(([group_name, own]) => ({
        ...key,
        dimension,
        group_name,
        people: own.reduce((sum, { people }) => sum + people, 0),
        hits: own.reduce((sum, { hits }) => sum + hits, 0),
        in_total: own.reduce((sum, cell) => sum + cell.in_total, 0),
      }))
      .filter(({ people }) => people >= LEAST_PEOPLE),
  );
}

const SHEETS_PER_STEP = 200;

/**
 * The rates of groups of at least ten people in the assessments of one workspace: high agreement, the shortlist, being
 * hired. A sheet without a gender that forms a group, or of one of the few others, counts in no dimension. A person counts once for each role, and once for all together. Who was turned down everywhere is neither on the
 * shortlist nor hired. It pauses after every 200 sheets.
 */
export function* countAssessed(
  organizationId: string,
  { sheets, few }: { readonly sheets: readonly AssessedSheet[]; readonly few: FewOthers | undefined },
): Generator<void, CountedPart[]> {
  const isStrong = strongReader();
  const tree: CountTree = new Map();
  for (const [index, sheet] of sheets.entries()) {
    if (index % SHEETS_PER_STEP === SHEETS_PER_STEP - 1) yield;
    if (genderGroupOf(sheet.gender) === undefined || !isCounted(sheet, few)) continue;
    addSheet(tree, sheet, sheet.is_left_out || sheet.is_doubtful ? undefined : isStrong(sheet));
  }
  return [...tree.values()].flatMap(({ role_id, outcome, period, cells }) =>
    ratesOf({ organization_id: organizationId, role_id, outcome, period }, [...cells.values()]),
  );
}

/** The rates of sheets without a remark in every workspace. */
export function unremarkableRatesOf(cells: readonly UnremarkableCell[]): CountedPart[] {
  const byWorkspace = Map.groupBy(cells, ({ organization_id: id }) => id);
  return [...byWorkspace].flatMap(([organization_id, own]) =>
    [...Map.groupBy(own, ({ period }) => period)].flatMap(([period, periodCells]) =>
      ratesOf({ organization_id, role_id: null, outcome: 'unremarkable', period }, periodCells),
    ),
  );
}

/** What the groups of a workspace are: those that are counted nowhere, and the people of all others. */
export interface WorkspaceGroups {
  readonly organization_id: string;
  readonly few: FewOthers;
  readonly countedCells: readonly UnremarkableCell[];
}

/** By workspace: its groups of gender and age that may be counted, and those too small to be. */
export function groupWorkspaces(cells: readonly UnremarkableCell[]): ReadonlyMap<string, WorkspaceGroups> {
  const whole = cells.filter(({ period }) => period === 'all');
  const byWorkspace = Map.groupBy(whole, ({ organization_id: id }) => id);
  return new Map(
    [...byWorkspace].map(([organization_id, own]) => {
      const few = findFewOthers(own);
      return [
        organization_id,
        { organization_id, few, countedCells: own.filter((cell) => isCounted(cell, few)) },
      ];
    }),
  );
}

/** Whether a person of these groups is counted. */
export function isCounted({ gender, age }: CountedGroup, few: FewOthers | undefined): boolean {
  return few === undefined || (!few.genders.has(gender) && !few.ages.has(age));
}

/**
 * The workspaces whose total would tell about one to nine people, taken together with the groups that are shown, and the
 * groups that their total is made of instead.
 */
export function restrictTotals(
  totals: readonly { readonly organization_id: string; readonly people: number }[],
  groups: ReadonlyMap<string, WorkspaceGroups>,
): {
  readonly restrictedIds: string[];
  readonly countedGroups: (CountedGroup & { organization_id: string })[];
} {
  const restrictedWorkspaces = totals.flatMap(({ organization_id, people }) => {
    const countedCells = groups.get(organization_id)?.countedCells ?? [];
    const others = people - countedCells.reduce((sum, cell) => sum + cell.people, 0);
    return countedCells.length === 0 || others === 0 || others >= LEAST_PEOPLE
      ? []
      : [{ organization_id, countedCells }];
  });
  return {
    restrictedIds: restrictedWorkspaces.map(({ organization_id }) => organization_id),
    countedGroups: restrictedWorkspaces.flatMap(({ organization_id, countedCells }) =>
      countedCells.map(({ gender, age }) => ({ organization_id, gender, age })),
    ),
  };
}

/** The sums of traits of the groups of at least ten people. */
export function groupMeansOf(cells: readonly MeanCell[]): GroupMean[] {
  const byWorkspace = Map.groupBy(cells, ({ organization_id: id }) => id);
  return [...byWorkspace].flatMap(([organization_id, own]) =>
    [...Map.groupBy(own, ({ trait }) => trait)].flatMap(([trait, ofTrait]) => {
      const countedCells = withoutFewGenders(ofTrait);
      return (['gender', 'age'] as const).flatMap((dimension) =>
        [...Map.groupBy(countedCells, (cell) => cell[dimension])]
          .map(([group_name, group]) => ({
            organization_id,
            dimension,
            group_name,
            trait,
            people: group.reduce((sum, cell) => sum + cell.people, 0),
            total: group.reduce((sum, cell) => sum + cell.total, 0),
            total_of_squares: group.reduce((sum, cell) => sum + cell.total_of_squares, 0),
          }))
          .filter(({ people }) => people >= LEAST_PEOPLE),
      );
    }),
  );
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
