import type { Accumulation } from '@quint/psychometrics/accumulate.ts';
import { addValue, EMPTY_ACCUMULATION } from '@quint/psychometrics/accumulate.ts';
import type { Form, ScoredItem } from '@quint/psychometrics/forms.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { normFor } from '@quint/psychometrics/norms.ts';
import { stanineOf } from '@quint/psychometrics/stanines.ts';
import type { Domain } from '@quint/psychometrics/types.ts';
import { DOMAINS, isInstrument } from '@quint/psychometrics/types.ts';
import type { SheetToCount } from '#features/measures/norms/counts/queries.ts';
import type { ItemCount, ItemProduct } from '#features/measures/norms/measurement/queries.ts';
import type { FormInLanguage, MeasureSum } from '#features/measures/norms/queries.ts';

/** The counts over the sheets of all forms. */
export interface CountRows {
  readonly sums: readonly MeasureSum[];
  readonly products: readonly ItemProduct[];
  readonly boxes: readonly ItemCount[];
}

/** The minimum numbers of people for publishing. */
export interface LeastPeople {
  /** People who answered every item of a domain, for the sums and products of its items. */
  readonly perDomain: number;
  /** People of a group, for the counts of their responses. */
  readonly perGroup: number;
}

/** Item numbers, stanines and response categories, each from 1. */
const ITEMS = 121;
const LEVELS = 10;
const BOXES = 6;
const YOUNGER_THAN = 40;

const EVERYBODY = 'none/all';
const WOMEN_AND_MEN = ['sex/male', 'sex/female'] as const;
const AGES = ['age/16-39', 'age/40+'] as const;

/** Counts of a form in a language while sheets are read. */
interface Tally extends FormInLanguage {
  readonly form: Form;
  readonly items: ReadonlyMap<Domain, readonly ScoredItem[]>;
  readonly sums: Map<string, Accumulation>;
  /** Sums of products, by both items. */
  readonly products: Float64Array;
  /** People by item, level and response category, of each group. */
  readonly boxes: Map<string, Int32Array>;
  /** People of each group who have answers. */
  readonly people: Map<string, number>;
}

const pairAt = (a: number, b: number): number => a * ITEMS + b;
const boxAt = (item: number, level: number, box: number): number => (item * LEVELS + level) * BOXES + box;

function newTally({ instrument, language }: FormInLanguage): Tally {
  const form = getForm(instrument);
  return {
    instrument,
    language,
    form,
    items: new Map(DOMAINS.map((domain) => [domain, form.items.filter((item) => item.domain === domain)])),
    sums: new Map(),
    products: new Float64Array(ITEMS * ITEMS),
    boxes: new Map(),
    people: new Map(),
  };
}

function addTo(sums: Map<string, Accumulation>, measure: string, value: number): void {
  sums.set(measure, addValue(sums.get(measure) ?? EMPTY_ACCUMULATION, value));
}

/**
 * The groups of a person, as dimension and name. The age bands contain women and men only: with others in them, their
 * numbers would follow by subtraction from the groups by sex.
 */
function groupsOf({ gender, age }: SheetToCount): string[] {
  if (age === null || (gender !== 'male' && gender !== 'female')) return [EVERYBODY];
  return [EVERYBODY, `sex/${gender}`, AGES[age < YOUNGER_THAN ? 0 : 1]];
}

/** The level of a domain by the published norm, which is independent of own norms; undefined when it was not scored. */
function levelOf({ form }: Tally, { domains }: SheetToCount, domain: Domain): number | undefined {
  const sum = domains[domain] ?? null;
  if (sum === null) return undefined;
  const { mean, sd } = normFor(form.instrument).domains[domain];
  return stanineOf((sum - mean) / sd);
}

/** Adds a domain of which every item was answered. */
function addComplete(tally: Tally, domain: Domain, answeredItems: readonly AnsweredItem[]): void {
  const { form, sums, products } = tally;
  const keyedBoxes = answeredItems.map(({ key, box }) => (key === 1 ? box : form.boxes + 1 - box));
  addTo(
    sums,
    `complete:${domain}`,
    keyedBoxes.reduce((sum, box) => sum + box, 0),
  );
  for (const [index, { number: a, box: first }] of answeredItems.entries()) {
    addTo(sums, `item:${a}`, first);
    for (const { number: b, box: second } of answeredItems.slice(index + 1)) {
      const at = pairAt(Math.min(a, b), Math.max(a, b));
      products[at] = (products[at] ?? 0) + first * second;
    }
  }
}

interface AnsweredItem extends ScoredItem {
  readonly box: number;
}

function addDomain(tally: Tally, sheet: SheetToCount, domain: Domain): void {
  const items = tally.items.get(domain) ?? [];
  const answeredItems = items.flatMap((item): AnsweredItem[] => {
    const box = sheet.answers[item.number];
    return box === undefined ? [] : [{ ...item, box }];
  });
  if (answeredItems.length === items.length) addComplete(tally, domain, answeredItems);
  const level = levelOf(tally, sheet, domain);
  if (level === undefined) return;
  for (const group of groupsOf(sheet)) {
    const counts = tally.boxes.get(group) ?? new Int32Array(ITEMS * LEVELS * BOXES);
    tally.boxes.set(group, counts);
    for (const { number, box } of answeredItems) {
      const at = boxAt(number, level, box);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
}

function addSheet(tally: Tally, sheet: SheetToCount): void {
  for (const [scale, sum] of Object.entries({ ...sheet.domains, ...sheet.facets })) {
    if (sum !== null) addTo(tally.sums, scale, sum);
  }
  if (Object.keys(sheet.answers).length === 0) return;
  for (const group of groupsOf(sheet)) tally.people.set(group, (tally.people.get(group) ?? 0) + 1);
  for (const domain of DOMAINS) addDomain(tally, sheet, domain);
}

/** The sums of scales, and those of complete domains and their items if enough people answered all of them. */
function sumsOf({ instrument, language, sums: all }: Tally, { perDomain }: LeastPeople): MeasureSum[] {
  return [...all]
    .filter(([measure, { n }]) => !measure.includes(':') || n >= perDomain)
    .map(([measure, sums]) => ({ instrument, language, measure, sums }));
}

function productsOf(tally: Tally, { perDomain }: LeastPeople): ItemProduct[] {
  const { instrument, language, products } = tally;
  return [...tally.items].flatMap(([domain, items]) => {
    const people = tally.sums.get(`complete:${domain}`)?.n ?? 0;
    if (people < perDomain) return [];
    const numbers = items.map(({ number }) => number).toSorted((one, other) => one - other);
    return numbers.flatMap((item_a, index) =>
      numbers.slice(index + 1).map((item_b) => {
        const total = products[pairAt(item_a, item_b)] ?? 0;
        return { instrument, language, item_a, item_b, people, total };
      }),
    );
  });
}

/**
 * The published groups, each with its response counts. Two groups that are compared are published together or not at
 * all. The group of everybody contains only women and men when the others are few, since these would follow by
 * subtraction.
 */
function selectDisclosedGroups({ boxes, people }: Tally, least: number): [string, Int32Array][] {
  const none = new Int32Array(ITEMS * LEVELS * BOXES);
  const boxesIn = (group: string) => boxes.get(group) ?? none;
  const sizeOf = (group: string) => people.get(group) ?? 0;
  if (sizeOf(EVERYBODY) < least) return [];
  const [men, women] = WOMEN_AND_MEN;
  const pairs = [WOMEN_AND_MEN, AGES].filter((pair) => pair.every((group) => sizeOf(group) >= least));
  const others = sizeOf(EVERYBODY) - sizeOf(men) - sizeOf(women);
  const hidesOthers = pairs.length > 0 && others > 0 && others < least;
  const everybody = hidesOthers
    ? boxesIn(men).map((count, at) => count + (boxesIn(women)[at] ?? 0))
    : boxesIn(EVERYBODY);
  return [
    [EVERYBODY, everybody],
    ...pairs.flat().map((group): [string, Int32Array] => [group, boxesIn(group)]),
  ];
}

function boxesOf(tally: Tally, { perGroup }: LeastPeople): ItemCount[] {
  const { instrument, language } = tally;
  return selectDisclosedGroups(tally, perGroup).flatMap(([group, counts]) => {
    const [dimension = '', group_name = ''] = group.split('/');
    const key = { instrument, language, dimension: dimension as ItemCount['dimension'], group_name };
    return [...counts].flatMap((people, at): ItemCount[] => {
      if (people === 0) return [];
      const item = Math.floor(at / BOXES / LEVELS);
      return [{ ...key, item, stanine: Math.floor(at / BOXES) % LEVELS, box: at % BOXES, people }];
    });
  });
}

/** Counts sheets as they are read. */
export function startTally() {
  const tallies = new Map<string, Tally>();
  const unknownForms = new Set<string>();
  return {
    /** Forms whose sheets were left out, because the product does not know them. */
    unknown: unknownForms as ReadonlySet<string>,
    add(sheet: SheetToCount): void {
      if (!isInstrument(sheet.instrument)) {
        unknownForms.add(sheet.instrument);
        return;
      }
      const key = `${sheet.instrument}/${sheet.language}`;
      const tally = tallies.get(key) ?? newTally(sheet);
      tallies.set(key, tally);
      addSheet(tally, sheet);
    },
    /** The counts, without those of so few people that a single answer could be inferred. */
    rows(least: LeastPeople): CountRows {
      const all = [...tallies.values()];
      return {
        sums: all.flatMap((tally) => sumsOf(tally, least)),
        products: all.flatMap((tally) => productsOf(tally, least)),
        boxes: all.flatMap((tally) => boxesOf(tally, least)),
      };
    },
  };
}
