/** A piece of a document that is not torn, as the templates measure it; lengths in points. */
export interface Part {
  readonly chapter: number;
  /** The heading under which it stands, counted within the chapter. */
  readonly group: number;
  readonly block: number;
  /** The first row of a table or item of a list, and the one after its last: one that is short is one part. */
  readonly from: number;
  readonly to: number;
  readonly height: number;
  /** The space before it, unless it begins a page. */
  readonly above: number;
  /** What it needs in addition at the beginning of a page: the head of its table. */
  readonly again: number;
  /** Stays on the page of the next part: a heading, a note about what follows, a table with its notes. */
  readonly keepsWithNext: boolean;
  /** A cover, which fills a page of its own however short it is. */
  readonly fills: boolean;
}

/** The parts of a page, and by how much the space between them is widened. */
export interface PlannedPage {
  readonly from: number;
  readonly to: number;
  readonly stretch: number;
  /** A single part that is longer than a page, and goes on overleaf. */
  readonly isOversized: boolean;
}

export interface PagePlan {
  readonly pages: readonly PlannedPage[];
  /** How far it is from the best look. */
  readonly cost: number;
  /** Whether it breaks one of the rules. */
  readonly isBroken: boolean;
  /** Whether no other look could be much better. */
  readonly isWell: boolean;
}

export interface PlannedSize {
  /** The height of the text on a page. */
  readonly height: number;
  /** How many pages there must be. */
  readonly pages?: number | undefined;
}

/** A page that is filled less looks left behind. More than a third: letters end above the end of what holds them. */
const LEAST_FILLED = 0.38;
const TOLERANCE = 0.5;
const MOST_STRETCH = 1.5;

/** Breaking a rule costs more than any look. */
const SERIOUS = 1000;
const SPLIT_FROM_NEXT = 9 * SERIOUS;
const OVERSIZED_COST = 5 * SERIOUS;
const NEARLY_EMPTY = 3 * SERIOUS;
const SPLIT_CHAPTER = 2 * SERIOUS;
const NEARLY_EMPTY_LAST = SERIOUS;
/** Breaks in a chapter that is longer than a page: before a heading, below it, in a short group, in a table. */
const SPLIT_COSTS = { beforeGroup: 1, inLongGroup: 4, inShortGroup: 40, inBlock: 8 };
const SHORT_GROUP = 0.5;
const EMPTY_PAGE = 60;
const PAGE = 20;
/** What a page may cost in a document that looks well, on as few pages as its parts could fill. */
const LOOK_OF_A_PAGE = PAGE + 5;

/** The height of parts one below the other at the beginning of a page. */
function heightOf(parts: readonly Part[]): number {
  return parts.reduce(
    (sum, { height, above, again }, index) => sum + height + (index === 0 ? again : above),
    0,
  );
}

function sumBy(parts: readonly Part[], keyOf: (part: Part) => string): ReadonlyMap<string, number> {
  return new Map([...Map.groupBy(parts, keyOf)].map(([key, group]) => [key, heightOf(group)] as const));
}

/** What each break costs: the one at `i` is before part `i`. */
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

/** What the look of a page costs that is filled up to this height. */
function pageCost(fillRatio: number, isLast: boolean): number {
  if (fillRatio < LEAST_FILLED) {
    return (isLast ? NEARLY_EMPTY_LAST : NEARLY_EMPTY) * (2 - fillRatio / LEAST_FILLED) + PAGE;
  }
  const empty = 1 - fillRatio;
  return PAGE + (isLast ? EMPTY_PAGE / 4 : EMPTY_PAGE) * empty * empty;
}

/** By how much the space between parts can grow. */
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
  /** How the parts before this page are set; undefined for the first. */
  readonly before: PlanStep | undefined;
}

function isBetter(cost: number, currentBest: PlanStep | undefined): boolean {
  return currentBest === undefined || cost < currentBest.cost;
}

/**
 * Which parts stand on which page, so that chapters stay whole where they fit, what belongs together stays together, and
 * no page is nearly empty: the cheapest of all ways to break the document into pages. Undefined where the parts do not
 * fit on the number of pages there must be.
 */
export function planPages(
  parts: readonly Part[],
  { height, pages: pageCount }: PlannedSize,
): PagePlan | undefined {
  const breaks = breakCosts(parts, height);
  const availableHeight = height - TOLERANCE;
  const isLast = (to: number) => to === parts.length;
  // The best way to set the parts before `to`: on any number of pages, or on each number up to the one there must be.
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
  // Where the number of pages is given, they are as full as they can be.
  const fewest = Math.ceil(heightOf(parts) / height);
  const isWell = pageCount === undefined ? cost <= fewest * LOOK_OF_A_PAGE : !isBroken;
  return { pages, cost, isBroken, isWell };
}
