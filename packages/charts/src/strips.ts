import { dotSizeOf } from './dots.ts';
import type { DotSize } from './dots.ts';
import { linearScale } from './linear-scale.ts';
import { element, picture } from './svg.ts';
import { drawNames, drawPoles, extraHeight, LINE, NAME_SIZE, POLE_SIZE, wrapLabels } from './strip-labels.ts';
import type { StripLabels } from './strip-labels.ts';
import { escapeXml, estimateTextWidth } from './text.ts';
import { DEFAULT_FONT_FAMILY, PALETTES } from './theme.ts';
import type { ChartTheme, Palette } from './theme.ts';
import { CHART_TRAITS, HIGHEST_STANINE, LOWEST_STANINE } from './traits.ts';
import type { ChartTrait } from './traits.ts';
import type { ChartRange, TraitLabels } from './spectrum-geometry.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The distribution of a group on one trait. */
export interface StripGroup {
  /** The number of people on each stanine, from 1 to 9. */
  readonly counts: readonly number[];
  readonly median: number;
  /** The quartiles. */
  readonly from: number;
  readonly to: number;
  /** The clusters of a group with two: drawn as a bar each, instead of median and middle half. */
  readonly clusters?: { readonly low: Span; readonly high: Span } | null | undefined;
  /** A key for each person on each stanine, if people are distinguishable on screen. */
  readonly keys?: readonly (readonly string[])[] | undefined;
  /** How many of the people on each stanine have a doubtful result: their dots, the last of a pile, are hollow. */
  readonly doubtful: readonly number[];
}

export interface StripsInput {
  readonly groups: Readonly<Record<ChartTrait, StripGroup | null>>;
  /** `false` draws only median and middle half. Default true. */
  readonly hasDots?: boolean | undefined;
  readonly ranges?: Readonly<Partial<Record<ChartTrait, ChartRange>>> | undefined;
  readonly labels: Readonly<Record<ChartTrait, TraitLabels>>;
  /** The numbers of each trait in words, under its name. */
  readonly numbers?: Readonly<Partial<Record<ChartTrait, string>>> | undefined;
  /** The text that states how many people a dot represents, if there are too many for one each. */
  readonly manyADot?: ((people: number) => string) | undefined;
  /** The person whose dots are highlighted; the others are faded. */
  readonly highlightedKey?: string | undefined;
  /** An imagined person in the group: their dots are rings. */
  readonly imaginedKey?: string | undefined;
  /** The text in the row of a trait that is null. */
  readonly empty: string;
  readonly idPrefix: string;
  readonly title: string;
  readonly description: string;
  readonly width?: number | undefined;
  /** `compact` puts the name above its dots, for narrow screens. */
  readonly layout?: 'wide' | 'compact' | undefined;
  readonly theme?: ChartTheme | undefined;
  readonly fontFamily?: string | undefined;
}

const AXIS_SIZE = 11.5;
const DEFAULT_WIDTH = 640;
const NAME_SHARE = 0.27;
const NAME_MOST = 176;
const TRACK = 10;
const MEDIAN_HEIGHT = 22;
const ABOVE_DOTS = 6;
/** The poles under the track, and the distance to the next trait. */
const BELOW_TRACK = 38;
/** Space for the name and the numbers above the dots. */
const NAME_HEIGHT = 36;
/** Half the width of a cluster's bar on a single stanine, in stanines. */
const CLUSTER_HALF_WIDTH = 0.12;
const FADED_OPACITY = 0.3;
/** Name and numbers beside the track need this much above its middle. */
const LEAST_ABOVE = 20;

interface Row {
  readonly input: StripsInput;
  readonly trait: ChartTrait;
  readonly palette: Palette;
  readonly size: DotSize;
  readonly x: (stanine: number) => number;
  /** Middle line of the track. */
  readonly y: number;
  /** The line of the name. */
  readonly baseline: number;
  readonly labels: StripLabels;
}

/**
 * A group on the five traits as one SVG text: a dot per person, the median as a mark, the middle half as a bar, the
 * range of a role as a band. It contains no names. The same input gives the same text.
 */
export function stripsSvg(input: StripsInput): string {
  const width = input.width ?? DEFAULT_WIDTH;
  const palette = PALETTES[input.theme ?? 'light'];
  const letters = estimateTextWidth('ES', NAME_SIZE) + 6;
  const isCompact = input.layout === 'compact';
  const nameWidth = isCompact ? width - letters : Math.min(width * NAME_SHARE, NAME_MOST) + 2;
  const leftEdge = isCompact ? 4 : letters + nameWidth + 10;
  const x = linearScale([LOWEST_STANINE - 0.5, HIGHEST_STANINE + 0.5], [leftEdge, width - 4]);
  const counts = CHART_TRAITS.map((trait) => input.groups[trait]?.counts ?? []);
  const size = dotSizeOf(counts, x(2) - x(1));
  const dotRows = input.hasDots === false ? 0 : size.rows;
  const rowTop = Math.max(dotRows * size.step, isCompact ? 0 : LEAST_ABOVE) + ABOVE_DOTS;
  const trackWidth = x(HIGHEST_STANINE + 0.5) - x(LOWEST_STANINE - 0.5);
  const labelsOf = (trait: ChartTrait) =>
    wrapLabels({ ...input.labels[trait], numbers: input.numbers?.[trait] ?? '' }, { nameWidth, trackWidth });
  const lines = CHART_TRAITS.map((trait) => ({ trait, labels: labelsOf(trait) }));
  const extra = extraHeight(lines.map(({ labels }) => labels));
  const bodyHeight = rowTop + TRACK + BELOW_TRACK + extra.poles;
  const rowHeight = bodyHeight + (isCompact ? NAME_HEIGHT + extra.numbers : 0);
  const rows = lines.map(({ trait, labels }, index) => {
    const y = (index + 1) * rowHeight - bodyHeight + rowTop + TRACK / 2;
    const baseline = isCompact ? index * rowHeight + NAME_SIZE : y - LINE / 2;
    return drawRow({ input, trait, palette, size, x, y, baseline, labels });
  });
  const bottom = CHART_TRAITS.length * rowHeight + AXIS_SIZE;
  const steps = Array.from({ length: HIGHEST_STANINE }, (_, step) =>
    element('text', { x: x(step + 1), y: bottom }, String(step + 1)),
  );
  const axis = { 'font-size': AXIS_SIZE, 'text-anchor': 'middle', fill: palette.second };
  const many = input.hasDots !== false && size.peopleADot > 1 ? input.manyADot?.(size.peopleADot) : undefined;
  const legendAttributes = { x: leftEdge, y: bottom + LINE, 'font-size': AXIS_SIZE, fill: palette.second };
  const { idPrefix, title, description, fontFamily = DEFAULT_FONT_FAMILY } = input;
  const height = bottom + 4 + (many === undefined ? 0 : LINE);
  return picture(
    { idPrefix, width, height, title, description, fontFamily },
    ...rows,
    element('g', axis, ...steps),
    many === undefined ? '' : element('text', legendAttributes, escapeXml(many)),
  );
}

function drawRow(row: Row): string {
  const group = row.input.groups[row.trait];
  return element(
    'g',
    { 'data-trait': row.trait },
    drawNames(row.labels, { trait: row.trait, baseline: row.baseline, palette: row.palette }),
    track(row),
    group === null ? emptyText(row) : marks(row, group),
    drawPoles(row.labels, {
      from: row.x(LOWEST_STANINE - 0.5),
      to: row.x(HIGHEST_STANINE + 0.5),
      baseline: row.y + TRACK + POLE_SIZE + 4,
      palette: row.palette,
    }),
  );
}

function track({ palette, x, y }: Row): string {
  const from = x(LOWEST_STANINE - 0.5);
  const to = x(HIGHEST_STANINE + 0.5);
  const notches = Array.from({ length: HIGHEST_STANINE - 1 }, (_, step) =>
    element('line', { x1: x(step + 1.5), x2: x(step + 1.5), y1: y - TRACK / 2, y2: y + TRACK / 2 }),
  );
  return (
    element('rect', {
      x: from,
      y: y - TRACK / 2,
      width: to - from,
      height: TRACK,
      rx: TRACK / 2,
      fill: palette.track,
    }) + element('g', { stroke: palette.surface, 'stroke-width': 1.5 }, ...notches)
  );
}

function marks(row: Row, group: StripGroup): string {
  const { palette, trait, x, y, input } = row;
  const colour = palette.traits[trait];
  const range = input.ranges?.[trait];
  const isBand = range !== undefined && (range.min > LOWEST_STANINE || range.max < HIGHEST_STANINE);
  return [
    isBand
      ? element('rect', {
          x: x(range.min - 0.5),
          y: y - TRACK,
          width: x(range.max + 0.5) - x(range.min - 0.5),
          height: 2 * TRACK,
          rx: TRACK,
          fill: colour,
          'fill-opacity': 0.2,
          'data-mark': 'range',
        })
      : '',
    ...(group.clusters
      ? [group.clusters.low, group.clusters.high].map((cluster) => bar(row, cluster, 'camp'))
      : [bar(row, group, 'middle-half'), median(row, group)]),
    input.hasDots === false ? '' : dots(row, group),
  ].join('');
}

function bar({ palette, trait, x, y }: Row, { from, to }: Span, mark: string): string {
  // All people of a cluster may have the same stanine.
  const least = from === to ? CLUSTER_HALF_WIDTH : 0;
  return element('line', {
    x1: x(from - least),
    x2: x(to + least),
    y1: y,
    y2: y,
    stroke: palette.traits[trait],
    'stroke-width': 4,
    'stroke-linecap': 'round',
    'data-mark': mark,
  });
}

function median({ palette, x, y }: Row, group: StripGroup): string {
  return element('line', {
    x1: x(group.median),
    x2: x(group.median),
    y1: y - MEDIAN_HEIGHT / 2,
    y2: y + MEDIAN_HEIGHT / 2,
    stroke: palette.ink,
    'stroke-width': 3,
    'stroke-linecap': 'round',
    'data-mark': 'median',
  });
}

/** The dots of a stanine, row by row. */
function drawStack({ size, x, y, palette, trait, input }: Row, group: StripGroup, stanine: number): string {
  const { radius, step, columns, peopleADot } = size;
  const dots = Math.ceil((group.counts[stanine - 1] ?? 0) / peopleADot);
  const keys = group.keys?.[stanine - 1] ?? [];
  // If a dot represents several people, it is hollow when most of them are doubtful.
  const hollowFrom = dots - Math.round((group.doubtful[stanine - 1] ?? 0) / peopleADot);
  const colour = palette.traits[trait];
  return Array.from({ length: dots }, (_, dot) => {
    const row = Math.floor(dot / columns);
    const inRow = Math.min(columns, dots - row * columns);
    const key = keys[dot];
    const isLifted = key !== undefined && key === input.highlightedKey;
    const isImagined = key !== undefined && key === input.imaginedKey;
    const isHollow = dot >= hollowFrom;
    const ring = isImagined ? palette.shapes[0] : isLifted ? palette.ink : isHollow ? colour : undefined;
    return element('circle', {
      cx: x(stanine) + ((dot % columns) - (inRow - 1) / 2) * step,
      cy: y - TRACK - 2 - step / 2 - row * step,
      r: ring === undefined ? radius : radius - 1,
      fill: isImagined || isHollow ? palette.surface : colour,
      'fill-opacity':
        input.highlightedKey === undefined || isLifted || isImagined ? undefined : FADED_OPACITY,
      stroke: ring,
      'stroke-width': ring === undefined ? undefined : 2,
      'stroke-dasharray': isImagined && isHollow ? '2 1.5' : undefined,
      'data-quality': isHollow ? 'doubtful' : undefined,
      'data-person': key,
    });
  }).join('');
}

function dots(row: Row, group: StripGroup): string {
  const stacks = Array.from({ length: HIGHEST_STANINE }, (_, index) => drawStack(row, group, index + 1));
  return element('g', { 'data-mark': 'people' }, ...stacks);
}

function emptyText({ input, palette, x, y }: Row): string {
  return element(
    'text',
    { x: x(5), y: y - TRACK, 'font-size': POLE_SIZE, 'text-anchor': 'middle', fill: palette.second },
    escapeXml(input.empty),
  );
}
