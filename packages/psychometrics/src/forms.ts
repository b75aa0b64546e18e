import { ITEM_INDEX } from './data/item-index.ts';
import { PsychometricsError } from './errors.ts';
import type { Domain, Facet, InstrumentId, WorkForm } from './types.ts';
import { INSTRUMENTS, isWorkForm } from './types.ts';

export interface ScoredItem {
  readonly number: number;
  readonly domain: Domain;
  readonly facet: Facet;
  readonly key: 1 | -1;
}

export interface FacetItems {
  readonly facet: Facet;
  readonly domain: Domain;
  /** The facet's four items by number, ascending. */
  readonly items: readonly ScoredItem[];
}

/** The content of an instrument without any text: safe to load in a browser. */
export interface Form {
  readonly instrument: InstrumentId;
  /** Number of answer boxes; answers are 1..boxes. */
  readonly boxes: 4 | 5;
  /** Scored items in published order. */
  readonly items: readonly ScoredItem[];
  /** Facets of the form in the order O1, O2, …, N6. */
  readonly facets: readonly FacetItems[];
  /** Expected answer of each instructed item, by item number. */
  readonly instructedAnswers: ReadonlyMap<number, number>;
  /** Item numbers in display order, including instructed items. */
  readonly order: readonly number[];
  readonly byNumber: ReadonlyMap<number, ScoredItem>;
}

const INSTRUCTED_ITEMS = [
  { number: 1001, afterShare: 1 / 2 },
  { number: 1002, afterShare: 5 / 6 },
];
/** The expected box of each instructed item, in the order of `INSTRUCTED_ITEMS`. */
const INSTRUCTED_BOXES: Readonly<Record<WorkForm, readonly number[]>> = {
  'ipip-neo-work@1': [3, 3],
  'ipip-neo-work@2': [2, 4],
};
const DOMAIN_ORDER: readonly Domain[] = ['O', 'C', 'E', 'A', 'N'];

const ALL_ITEMS: readonly (ScoredItem & { readonly workForm: boolean })[] = ITEM_INDEX.map((item) => ({
  number: item.number,
  domain: item.facet.charAt(0) as Domain,
  facet: item.facet,
  key: item.key,
  workForm: item.workForm,
}));

function facetsOf(items: readonly ScoredItem[]): FacetItems[] {
  return DOMAIN_ORDER.flatMap((domain) =>
    ([1, 2, 3, 4, 5, 6] as const)
      .map((index) => `${domain}${index}` as const)
      .map((facet) => ({ facet, domain, items: items.filter((item) => item.facet === facet) }))
      .filter((entry) => entry.items.length > 0),
  );
}

function shownOrder(items: readonly ScoredItem[], withInstructed: boolean): number[] {
  const order = items.map((item) => item.number);
  if (!withInstructed) return order;
  for (const [index, { number, afterShare }] of INSTRUCTED_ITEMS.entries()) {
    order.splice(items.length * afterShare + index, 0, number);
  }
  return order;
}

function instructedOf(instrument: InstrumentId): ReadonlyMap<number, number> {
  if (!isWorkForm(instrument)) return new Map();
  const boxes = INSTRUCTED_BOXES[instrument];
  return new Map(INSTRUCTED_ITEMS.map(({ number }, position) => [number, boxes[position] ?? 0]));
}

function buildForm(instrument: InstrumentId): Form {
  const isShort = isWorkForm(instrument);
  const items = ALL_ITEMS.filter((item) => !isShort || item.workForm);
  return Object.freeze({
    instrument,
    boxes: instrument === 'ipip-neo-120/5' ? 5 : 4,
    items: Object.freeze(items),
    facets: Object.freeze(facetsOf(items)),
    instructedAnswers: instructedOf(instrument),
    order: Object.freeze(shownOrder(items, isShort)),
    byNumber: new Map(items.map((item) => [item.number, item])),
  });
}

const FORMS: ReadonlyMap<string, Form> = new Map(INSTRUMENTS.map((id) => [id, buildForm(id)]));

/** The form of an instrument. Throws `unknown_instrument` for anything that is not an instrument id. */
export function getForm(instrument: unknown): Form {
  const form = typeof instrument === 'string' ? FORMS.get(instrument) : undefined;
  if (!form) {
    throw new PsychometricsError('unknown_instrument', `instrument must be one of ${INSTRUMENTS.join(', ')}`);
  }
  return form;
}
