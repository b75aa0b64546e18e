/** An unbreakable piece of a document, as measured by the templates; lengths in points. */
export interface Part {
  readonly chapter: number;
  /** The index of its heading within the chapter. */
  readonly group: number;
  readonly block: number;
  /** The first row of a table or item of a list, and the one after its last; a short table or list is one part. */
  readonly from: number;
  readonly to: number;
  readonly height: number;
  /** The space before it, except at the top of a page. */
  readonly above: number;
  /** Additional height at the top of a page: the header of its table. */
  readonly again: number;
  /** Whether it stays on the page of the next part: a heading, a note about what follows, a table with its notes. */
  readonly keepsWithNext: boolean;
  /** Whether it is a cover, which takes a whole page. */
  readonly fills: boolean;
}

/** The parts of a page, and the factor by which the space between them is widened. */
export interface PlannedPage {
  readonly from: number;
  readonly to: number;
  readonly stretch: number;
  /** Whether it is a single part that is longer than a page and continues on the next. */
  readonly isOversized: boolean;
}

export interface PagePlan {
  readonly pages: readonly PlannedPage[];
  /** The cost compared with the best layout. */
  readonly cost: number;
  /** Whether it violates a rule. */
  readonly isBroken: boolean;
  /** Whether no other density could be much better. */
  readonly isWell: boolean;
}

export interface PlannedSize {
  /** The height of the text on a page. */
  readonly height: number;
  /** The required number of pages. */
  readonly pages?: number | undefined;
}

/** A page filled less than this looks empty. More than a third, because letters end above the end of their box. */
const LEAST_FILLED = 0.38;
const TOLERANCE = 0.5;
const MOST_STRETCH = 1.5;

/** Violating a rule costs more than any layout. */
const SERIOUS = 1000;
const SPLIT_FROM_NEXT = 9 * SERIOUS;
const OVERSIZED_COST = 5 * SERIOUS;
const NEARLY_EMPTY = 3 * SERIOUS;
const SPLIT_CHAPTER = 2 * SERIOUS;
const NEARLY_EMPTY_LAST = SERIOUS;
/** Costs of breaks in a chapter longer than a page: before a heading, below it, in a short group, in a table. */
const SPLIT_COSTS = { beforeGroup: 1, inLongGroup: 4, inShortGroup: 40, inBlock: 8 };
const SHORT_GROUP = 0.5;
const EMPTY_PAGE = 60;
const PAGE = 20;
/** The maximum cost of a page in a good layout, on as few pages as its parts could fill. */
const LOOK_OF_A_PAGE = PAGE + 5;

/** The height of consecutive parts at the top of a page. */
function heightOf(parts: readonly Part[]): number {
  return parts.reduce(
    (sum, { height, above, again }, index) => sum + height + (index === 0 ? again : above),
    0,
  );
}

function sumBy(parts: readonly Part[], keyOf: (part: Part) => string): ReadonlyMap<string, number> {
  return new Map([...Map.groupBy(parts, keyOf)].map(([key, group]) => [key, heightOf(group)] as const));
}

/** The cost of each break: the one at `i` is before part `i`. */
function breakCosts(parts: readonly Part[], height: number): readonly number[] {
  const chapterOf = ({ chapter }: Part) => `${chapter}`;
  const groupOf = ({ chapter, group }: Part) => `${chapter} ${group}`;
  const chapters = sumBy(parts, chapterOf);
  const groups = sumBy(parts, groupOf);
  return parts.map((part, index) => {
    const before = parts[index - 1];
    if (before === undefined) return 0;
    const baseCost = before.keepsWithNext ? SPLIT_FROM_NEXT : 0;
    if (before.chapter !== part.chapter) return baseCost;
    if ((chapters.get(chapterOf(part)) ?? 0) <= height) return baseCost + SPLIT_CHAPTER;
    if (before.group !== part.group) return baseCost + SPLIT_COSTS.beforeGroup;
    if (before.block === part.block) return baseCost + SPLIT_COSTS.inBlock;
    const isShort = (groups.get(groupOf(part)) ?? 0) <= SHORT_GROUP * height;
    return baseCost + (isShort ? SPLIT_COSTS.inShortGroup : SPLIT_COSTS.inLongGroup);
  });
}

/** The cost of a page filled up to this height. */
function pageCost(fillRatio: number, isLast: boolean): number {
  if (fillRatio < LEAST_FILLED) {
    return (isLast ? NEARLY_EMPTY_LAST : NEARLY_EMPTY) * (2 - fillRatio / LEAST_FILLED) + PAGE;
  }
  const empty = 1 - fillRatio;
  return PAGE + (isLast ? EMPTY_PAGE / 4 : EMPTY_PAGE) * empty * empty;
}

/** The factor by which the space between parts can grow. */
function stretchOf({
  usedHeight,
  between,
  availableHeight,
}: {
  usedHeight: number;
  between: number;
  availableHeight: number;
}): number {
  return between === 0
    ? 1
    : Math.max(1, Math.min(MOST_STRETCH, 1 + (availableHeight - usedHeight) / between));
}

interface PlanStep {
  readonly cost: number;
  readonly page: PlannedPage;
  /** The layout of the parts before this page; undefined for the first. */
  readonly before: PlanStep | undefined;
}

function isBetter(cost: number, currentBest: PlanStep | undefined): boolean {
  return currentBest === undefined || cost < currentBest.cost;
}

/**
 * Assigns parts to pages so that chapters stay together if they fit, related content stays together, and no page is
 * nearly empty: the cheapest of all ways to break the document into pages. Undefined if the parts do not fit on the
 * required number of pages.
 */
export function planPages(
  parts: readonly Part[],
  { height, pages: pageCount }: PlannedSize,
): PagePlan | undefined {
  const breaks = breakCosts(parts, height);
  const availableHeight = height - TOLERANCE;
  const isLast = (to: number) => to === parts.length;
  // The best layout of the parts before `to`: on any number of pages, or on each number up to the required one.
  const bestSteps = new Map<string, PlanStep>();
  const keyOf = (to: number, pages: number) => (pageCount === undefined ? `${to}` : `${to} ${pages}`);
  const extend = (earlier: PlanStep | undefined, from: number, pages: number): void => {
    let usedHeight = 0;
    let between = 0;
    for (let to = from + 1; to <= parts.length; to += 1) {
      const part = parts[to - 1];
      if (part === undefined) return;
      const before = to === from + 1 ? part.again : part.above;
      usedHeight += before + part.height;
      if (to > from + 1) between += part.above;
      const isOversized = usedHeight > availableHeight;
      if (isOversized && to > from + 1) return;
      const stretch = stretchOf({ usedHeight, between, availableHeight });
      const fillRatio = Math.min(1, (usedHeight + (stretch - 1) * between) / height);
      const look = part.fills && to === from + 1 ? PAGE : pageCost(fillRatio, isLast(to));
      const cost = (earlier?.cost ?? 0) + (breaks[from] ?? 0) + look + (isOversized ? OVERSIZED_COST : 0);
      const key = keyOf(to, pages + 1);
      if (!isBetter(cost, bestSteps.get(key))) continue;
      bestSteps.set(key, { cost, page: { from, to, stretch, isOversized }, before: earlier });
    }
  };
  extend(undefined, 0, 0);
  for (let from = 1; from < parts.length; from += 1) {
    const counts =
      pageCount === undefined ? [0] : Array.from({ length: pageCount - 1 }, (_, index) => index + 1);
    for (const pages of counts) {
      const before = bestSteps.get(keyOf(from, pages));
      if (before !== undefined) extend(before, from, pages);
    }
  }
  const last = bestSteps.get(keyOf(parts.length, pageCount ?? 0));
  if (last === undefined) return undefined;
  const pages: PlannedPage[] = [];
  for (let step: PlanStep | undefined = last; step !== undefined; step = step.before)
    pages.unshift(step.page);
  const { cost } = last;
  const isBroken = cost >= SERIOUS;
  // With a required number of pages, they are as full as possible.
  const fewest = Math.ceil(heightOf(parts) / height);
  const isWell = pageCount === undefined ? cost <= fewest * LOOK_OF_A_PAGE : !isBroken;
  return { pages, cost, isBroken, isWell };
}
