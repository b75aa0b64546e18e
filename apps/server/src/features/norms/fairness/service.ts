import type { FairnessReport } from '@quint/contract/norms.ts';
import type { Actor } from '@quint/domain/actor.ts';
import { isWorksCouncil } from '@quint/domain/actor.ts';
import { prepareFit } from '@quint/psychometrics/fit.ts';
import type { Deps } from '#deps.ts';
import type { AssessedSheet, FairnessCount } from '#features/norms/fairness/queries.ts';
import * as queries from '#features/norms/fairness/queries.ts';
import { LEAST_PEOPLE, toCoarsePeople } from '#features/norms/model.ts';
import { rangesOf } from '#features/roles/model.ts';
import { scopeOfActor } from '#database/scopes.ts';

/** Below this number of people a ratio means little. */
const FIRM_PEOPLE = 30;
/** A smaller share of the best group's rate deserves attention ("four fifths rule"). */
const LEAST_RATIO = 0.8;

type Counted = FairnessCount & { readonly organization_id: string };

function isInColour(sheet: AssessedSheet): boolean {
  const { o: O, c: C, e: E, a: A, es: ES } = sheet;
  return prepareFit(rangesOf(sheet))({ stanines: { O, C, E, A, ES } }).band !== 'none';
}

/** Outcomes of groups in assessments: high or partial agreement, and being hired. */
function countAssessed(sheets: readonly AssessedSheet[]): Counted[] {
  const counts = new Map<string, Counted>();
  const add = (key: Omit<Counted, 'people' | 'hits'>, hit: boolean) => {
    const id = Object.values(key).join('/');
    const before = counts.get(id) ?? { ...key, people: 0, hits: 0 };
    counts.set(id, { ...before, people: before.people + 1, hits: before.hits + (hit ? 1 : 0) });
  };
  for (const sheet of sheets) {
    const { organization_id, gender, age, is_hired: isHired, is_left_out: isLeftOut } = sheet;
    const fit = isLeftOut ? [] : [['fit', isInColour(sheet)] as const];
    const outcomes = [...fit, ['hired', isHired] as const];
    for (const [measure, hit] of outcomes) {
      add({ organization_id, dimension: 'gender', group_name: gender, measure }, hit);
      add({ organization_id, dimension: 'age', group_name: age, measure }, hit);
    }
  }
  return [...counts.values()];
}

/** Counts outcomes by group in every workspace. Only numbers are stored; no person can be identified by them. */
export async function countFairness(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.platform.write(async (tx) => {
    await queries.replaceFairnessCounts(tx, now);
    await queries.insertFairnessCounts(tx, countAssessed(await queries.listAssessedSheets(tx)), now);
  });
}

/** Rates in steps of five percent. */
const COARSE_RATES = 20;

/**
 * A count as the seat of a works council gets it: people in steps of five, rates in steps of five percent, and a group in
 * which all or none are counted looks like one with a single exception, as it would say the outcome of each of them.
 */
function coarse(row: FairnessCount & { readonly date_counted: Date }) {
  if (row.people < LEAST_PEOPLE) return row;
  const hits = Math.min(Math.max(row.hits, 1), row.people - 1);
  const people = toCoarsePeople(row.people);
  return { ...row, people, hits: (Math.round((hits / row.people) * COARSE_RATES) / COARSE_RATES) * people };
}

function comparisonOf(rows: readonly FairnessCount[]): FairnessReport['comparisons'][number]['groups'] {
  const shown = rows.filter(({ people }) => people >= LEAST_PEOPLE);
  const best = Math.max(...shown.map(({ hits, people }) => hits / people), 0);
  return rows.map(({ group_name: name, people, hits }) => {
    if (people < LEAST_PEOPLE || shown.length < 2) {
      return {
        name,
        people: people < LEAST_PEOPLE ? null : people,
        rate: null,
        ratio: null,
        is_small: true,
        is_low: false,
      };
    }
    const rate = hits / people;
    const ratio = best === 0 ? null : rate / best;
    return {
      name,
      people,
      rate,
      ratio,
      is_small: people < FIRM_PEOPLE,
      is_low: ratio !== null && ratio < LEAST_RATIO,
    };
  });
}

/**
 * Outcomes by group in the workspace, from last night's counts. Small groups are hidden; the seat of a works council gets
 * coarse figures.
 */
export async function getFairness(deps: Deps, actor: Actor): Promise<FairnessReport> {
  const scope = scopeOfActor(actor);
  const counts = await deps.db.read(scope, (db) => queries.listFairnessCounts(db, scope));
  const rows = isWorksCouncil(actor) ? counts.map(coarse) : counts;
  const total = rows.find(({ dimension, measure }) => dimension === 'all' && measure === 'sheets');
  const people = total?.people ?? 0;
  const isOpen = people >= LEAST_PEOPLE;
  const keys = new Map(
    rows
      .filter(({ dimension }) => dimension !== 'all')
      .map(({ dimension, measure }) => [`${dimension}/${measure}`, { dimension, measure }] as const),
  );
  return {
    counted: total?.date_counted.toISOString() ?? null,
    least_people: LEAST_PEOPLE,
    firm_people: FIRM_PEOPLE,
    least_ratio: LEAST_RATIO,
    sheets: isOpen ? people : null,
    unremarkable: isOpen && total !== undefined ? total.hits / people : null,
    flags: isOpen
      ? rows
          .filter(({ measure }) => measure.startsWith('flag:'))
          .map(({ measure, hits }) => ({ index: measure.slice('flag:'.length), rate: hits / people }))
      : [],
    comparisons: [...keys.values()].map(({ dimension, measure }) => ({
      dimension: dimension === 'gender' ? 'gender' : 'age',
      measure,
      groups: comparisonOf(rows.filter((row) => row.dimension === dimension && row.measure === measure)),
    })),
  };
}
