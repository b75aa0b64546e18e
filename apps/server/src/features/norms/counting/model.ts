import type { Accumulation } from '@quint/psychometrics/accumulate.ts';
import { addValue, EMPTY_ACCUMULATION } from '@quint/psychometrics/accumulate.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { normFor } from '@quint/psychometrics/norms.ts';
import { stanineOf } from '@quint/psychometrics/stanines.ts';
import type { Domain } from '@quint/psychometrics/types.ts';
import { DOMAINS } from '@quint/psychometrics/types.ts';
import type { SheetToCount } from '#features/norms/counting/queries.ts';
import type { ItemCount, ItemProduct } from '#features/norms/measuring/queries.ts';
import type { FormInLanguage } from '#features/norms/queries.ts';

/** Counts in the form of their tables. */
export interface CountRows {
  readonly sums: readonly (FormInLanguage & {
    readonly measure: string;
    readonly people: number;
    readonly total: number;
    readonly total_of_squares: number;
  })[];
  readonly products: readonly ItemProduct[];
  readonly boxes: readonly ItemCount[];
}

/** Item numbers, stanines and boxes, each from 1. */
const ITEMS = 121;
const LEVELS = 10;
const BOXES = 6;
const YOUNGER_THAN = 40;

/** Counts of a form in a language while sheets are read. */
interface Tally extends FormInLanguage {
  readonly sums: Map<string, Accumulation>;
  /** People and sums of products, by both items. */
  readonly pairs: { readonly people: Int32Array; readonly totals: Float64Array };
  /** People by item, level and box, of each group. */
  readonly boxes: Map<string, Int32Array>;
  readonly people: Map<string, number>;
}

const pairAt = (a: number, b: number): number => a * ITEMS + b;
const boxAt = (item: number, level: number, box: number): number => (item * LEVELS + level) * BOXES + box;

function newTally({ instrument, language }: FormInLanguage): Tally {
  return {
    instrument,
    language,
    sums: new Map(),
    pairs: { people: new Int32Array(ITEMS * ITEMS), totals: new Float64Array(ITEMS * ITEMS) },
    boxes: new Map(),
    people: new Map(),
  };
}

function addTo(sums: Map<string, Accumulation>, measure: string, value: number): void {
  sums.set(measure, addValue(sums.get(measure) ?? EMPTY_ACCUMULATION, value));
}

/** The groups of a person, as dimension and name. */
function groupsOf({ gender, age }: SheetToCount): string[] {
  return [
    'none/all',
    ...(gender === null ? [] : [`sex/${gender}`]),
    ...(age === null ? [] : [age < YOUNGER_THAN ? 'age/16-39' : 'age/40+']),
  ];
}

/** The level of a domain by the published norm, which no change of norm moves; undefined where it was not scored. */
function levelOf({ instrument, domains }: SheetToCount, domain: Domain): number | undefined {
  const sum = domains[domain] ?? null;
  if (sum === null) return undefined;
  const { mean, sd } = normFor(getForm(instrument).instrument).domains[domain];
  return stanineOf((sum - mean) / sd);
}

function addDomain(tally: Tally, sheet: SheetToCount, domain: Domain): void {
  const answered = getForm(sheet.instrument).items.flatMap(({ number, domain: own }) => {
    const box = sheet.answers[number];
    return own === domain && box !== undefined ? [{ number, box }] : [];
  });
  const { people, totals } = tally.pairs;
  for (const [place, { number: a, box: first }] of answered.entries()) {
    addTo(tally.sums, `item:${a}`, first);
    for (const { number: b, box: second } of answered.slice(place + 1)) {
      const at = pairAt(Math.min(a, b), Math.max(a, b));
      people[at] = (people[at] ?? 0) + 1;
      totals[at] = (totals[at] ?? 0) + first * second;
    }
  }
  const level = levelOf(sheet, domain);
  if (level === undefined) return;
  for (const group of groupsOf(sheet)) {
    const counts = tally.boxes.get(group) ?? new Int32Array(ITEMS * LEVELS * BOXES);
    tally.boxes.set(group, counts);
    for (const { number, box } of answered) {
      const at = boxAt(number, level, box);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
}

function addSheet(tally: Tally, sheet: SheetToCount): void {
  for (const [scale, sum] of Object.entries({ ...sheet.domains, ...sheet.facets })) {
    if (sum !== null) addTo(tally.sums, scale, sum);
  }
  for (const group of groupsOf(sheet)) tally.people.set(group, (tally.people.get(group) ?? 0) + 1);
  for (const domain of DOMAINS) addDomain(tally, sheet, domain);
}

function productsOf({ instrument, language, pairs }: Tally): ItemProduct[] {
  const rows: ItemProduct[] = [];
  for (let item_a = 1; item_a < ITEMS; item_a += 1) {
    for (let item_b = item_a + 1; item_b < ITEMS; item_b += 1) {
      const at = pairAt(item_a, item_b);
      const people = pairs.people[at] ?? 0;
      if (people > 0)
        rows.push({ instrument, language, item_a, item_b, people, total: pairs.totals[at] ?? 0 });
    }
  }
  return rows;
}

function boxesOf({ instrument, language, boxes, people: sizes }: Tally, leastPeople: number): ItemCount[] {
  return [...boxes].flatMap(([group, counts]) => {
    if ((sizes.get(group) ?? 0) < leastPeople) return [];
    const [dimension = '', group_name = ''] = group.split('/');
    return [...counts].flatMap((people, at): ItemCount[] => {
      if (people === 0) return [];
      const [item, stanine, box] = [
        Math.floor(at / BOXES / LEVELS),
        Math.floor(at / BOXES) % LEVELS,
        at % BOXES,
      ];
      const key = { instrument, language, dimension: dimension as ItemCount['dimension'], group_name };
      return [{ ...key, item, stanine, box, people }];
    });
  });
}

/** Counts sheets as they are read. */
export function startTally() {
  const tallies = new Map<string, Tally>();
  return {
    add(sheet: SheetToCount): void {
      const key = `${sheet.instrument}/${sheet.language}`;
      const tally = tallies.get(key) ?? newTally(sheet);
      tallies.set(key, tally);
      addSheet(tally, sheet);
    },
    /** Boxes are counted for groups of at least `leastPeople`, so that no cell stands for a known person. */
    rows(leastPeople: number): CountRows {
      const all = [...tallies.values()];
      return {
        sums: all.flatMap(({ instrument, language, sums }) =>
          [...sums].map(([measure, { n, sum, sumOfSquares }]) => ({
            instrument,
            language,
            measure,
            people: n,
            total: sum,
            total_of_squares: sumOfSquares,
          })),
        ),
        products: all.flatMap(productsOf),
        boxes: all.flatMap((tally) => boxesOf(tally, leastPeople)),
      };
    },
  };
}
