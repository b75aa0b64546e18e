import { linearScale } from './linear-scale.ts';
import { element, picture } from './svg.ts';
import { escapeXml, estimateTextWidth, wrapText } from './text.ts';
import { DEFAULT_FONT_FAMILY, PALETTES } from './theme.ts';
import type { ChartTheme, Palette } from './theme.ts';
import { CHART_TRAITS, HIGHEST_STANINE, LOWEST_STANINE } from './traits.ts';
import type { ChartTrait } from './traits.ts';
import type { ChartRange, TraitLabels } from './spectrum-geometry.ts';

/** The distribution of a group on one trait. */
export interface StripGroup {
  /** One whole stanine per person, in any order. */
  readonly stanines: readonly number[];
  readonly median: number;
  /** The quartiles. */
  readonly from: number;
  readonly to: number;
}

export interface StripsInput {
  readonly groups: Readonly<Record<ChartTrait, StripGroup | null>>;
  readonly ranges?: Readonly<Partial<Record<ChartTrait, ChartRange>>> | undefined;
  readonly labels: Readonly<Record<ChartTrait, TraitLabels>>;
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

const NAME_SIZE = 14;
const POLE_SIZE = 11.5;
const AXIS_SIZE = 11.5;
const DEFAULT_WIDTH = 640;
const NAME_SHARE = 0.27;
const NAME_MOST = 176;
const TRACK = 10;
const DOT = 4.6;
const DOT_STEP = 10.2;
/** More dots than this on one step are drawn in two, three … columns. */
const DOTS_HIGH = 4;
const ROW_TOP = DOTS_HIGH * DOT_STEP + 6;
const ROW_HEIGHT = ROW_TOP + TRACK + 38;
const MEDIAN_HEIGHT = 22;
/** Room for the name above the dots. */
const NAME_ROOM = 18;

interface Row {
  readonly input: StripsInput;
  readonly trait: ChartTrait;
  readonly palette: Palette;
  readonly x: (stanine: number) => number;
  /** Middle line of the track. */
  readonly y: number;
  /** Where the name begins, and how wide it may be. */
  readonly name: { readonly baseline: number; readonly width: number };
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
  const left = isCompact ? 4 : letters + nameWidth + 10;
  const rowHeight = ROW_HEIGHT + (isCompact ? NAME_ROOM : 0);
  const x = linearScale([LOWEST_STANINE - 0.5, HIGHEST_STANINE + 0.5], [left, width - 4]);
  const rows = CHART_TRAITS.map((trait, index) => {
    const y = (index + 1) * rowHeight - ROW_HEIGHT + ROW_TOP + TRACK / 2;
    const baseline = isCompact ? index * rowHeight + NAME_SIZE : y + NAME_SIZE * 0.34;
    return drawRow({ input, trait, palette, x, y, name: { baseline, width: nameWidth } });
  });
  const height = CHART_TRAITS.length * rowHeight + AXIS_SIZE + 4;
  const numbers = Array.from({ length: HIGHEST_STANINE }, (_, step) =>
    element('text', { x: x(step + 1), y: height - 4 }, String(step + 1)),
  );
  const axis = { 'font-size': AXIS_SIZE, 'text-anchor': 'middle', fill: palette.second };
  const { idPrefix, title, description, fontFamily = DEFAULT_FONT_FAMILY } = input;
  return picture(
    { idPrefix, width, height, title, description, fontFamily },
    ...rows,
    element('g', axis, ...numbers),
  );
}

function drawRow(row: Row): string {
  const group = row.input.groups[row.trait];
  return element(
    'g',
    { 'data-trait': row.trait },
    names(row),
    track(row),
    group === null ? emptyText(row) : marks(row, group),
    poles(row),
  );
}

function names({ input, trait, palette, name: { baseline, width } }: Row): string {
  const start = estimateTextWidth('ES', NAME_SIZE) + 6;
  const lines = wrapText(input.labels[trait].name, {
    maxWidth: width,
    fontSize: NAME_SIZE,
    maxLines: 2,
  });
  return (
    element(
      'text',
      { x: 2, y: baseline, 'font-size': NAME_SIZE, 'font-weight': 700, fill: palette.ink },
      trait,
    ) +
    lines
      .map((line, index) =>
        element(
          'text',
          { x: start, y: baseline + index * 17, 'font-size': NAME_SIZE, fill: palette.second },
          escapeXml(line),
        ),
      )
      .join('')
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
    element('line', {
      x1: x(group.from),
      x2: x(group.to),
      y1: y,
      y2: y,
      stroke: colour,
      'stroke-width': 4,
      'stroke-linecap': 'round',
      'data-mark': 'middle-half',
    }),
    element('line', {
      x1: x(group.median),
      x2: x(group.median),
      y1: y - MEDIAN_HEIGHT / 2,
      y2: y + MEDIAN_HEIGHT / 2,
      stroke: palette.ink,
      'stroke-width': 3,
      'stroke-linecap': 'round',
      'data-mark': 'median',
    }),
    dots(row, group.stanines),
  ].join('');
}

/** One dot per person above the step; a crowded step grows sideways and then shows a number. */
function dots({ palette, trait, x, y }: Row, stanines: readonly number[]): string {
  const step = x(2) - x(1);
  const columnsMost = Math.max(1, Math.floor(step / DOT_STEP));
  const all = Array.from({ length: HIGHEST_STANINE }, (_, index) => {
    const stanine = index + 1;
    const count = stanines.filter((value) => value === stanine).length;
    const shown = Math.min(count, columnsMost * DOTS_HIGH);
    const columns = Math.ceil(shown / DOTS_HIGH);
    return Array.from({ length: shown }, (_unused, dot) =>
      element('circle', {
        cx: x(stanine) + (Math.floor(dot / DOTS_HIGH) - (columns - 1) / 2) * DOT_STEP,
        cy: y - TRACK - DOT - 2 - (dot % DOTS_HIGH) * DOT_STEP,
        r: DOT,
      }),
    ).join('');
  });
  return element('g', { fill: palette.traits[trait], 'data-mark': 'people' }, ...all);
}

function emptyText({ input, palette, x, y }: Row): string {
  return element(
    'text',
    { x: x(5), y: y - TRACK, 'font-size': POLE_SIZE, 'text-anchor': 'middle', fill: palette.second },
    escapeXml(input.empty),
  );
}

function poles({ input, trait, palette, x, y }: Row): string {
  const { lowPole, highPole } = input.labels[trait];
  const baseline = y + TRACK + POLE_SIZE + 4;
  const half = (x(HIGHEST_STANINE + 0.5) - x(LOWEST_STANINE - 0.5)) / 2 - 8;
  const line = (text: string): string =>
    escapeXml(wrapText(text, { maxWidth: half, fontSize: POLE_SIZE, maxLines: 1 })[0] ?? '');
  return element(
    'g',
    { 'font-size': POLE_SIZE, fill: palette.second },
    element('text', { x: x(LOWEST_STANINE - 0.5), y: baseline, 'text-anchor': 'start' }, line(lowPole)),
    element('text', { x: x(HIGHEST_STANINE + 0.5), y: baseline, 'text-anchor': 'end' }, line(highPole)),
  );
}
