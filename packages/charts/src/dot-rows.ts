import { linearScale } from './linear-scale.ts';
import { element, picture } from './svg.ts';
import { escapeXml } from './text.ts';
import { DEFAULT_FONT_FAMILY, PALETTES } from './theme.ts';
import type { ChartTheme, Palette } from './theme.ts';
import type { ChartTrait } from './traits.ts';

/** The shapes of up to four people, distinguishable without colour. */
export const DOT_SHAPES = ['circle', 'diamond', 'square', 'triangle'] as const;

/** One person's result on a trait, on the scale 1 to 9: doubtful or not, the exact position, and the ends of the bar. */
export interface DotRow {
  readonly isDoubtful: boolean;
  readonly position: number;
  readonly low: number;
  readonly high: number;
}

export interface DotRowGroup {
  readonly trait: ChartTrait;
  readonly name: string;
  readonly lowPole: string;
  readonly highPole: string;
  readonly range: { readonly min: number; readonly max: number } | undefined;
  /** One for each person, in order; null for an unscored trait, a text if the result is not shown. */
  readonly dotRows: readonly (DotRow | string | null)[];
}

export interface DotRowsInput {
  readonly idPrefix: string;
  readonly title: string;
  readonly description: string;
  readonly rows: readonly DotRowGroup[];
  /** The label of a row without a result. */
  readonly notScored: string;
  readonly width?: number | undefined;
  readonly theme?: ChartTheme | undefined;
  readonly fontFamily?: string | undefined;
}

const WIDTH = 640;
const NAME_WIDTH = 168;
const DOT_ROW_HEIGHT = 18;
const PADDING = 7;
const POLES = 20;
const GAP = 16;
const AXIS = 22;
const STEPS = 9;
const TEXT = 12;

interface Frame {
  readonly palette: Palette;
  readonly left: number;
  readonly right: number;
  readonly x: (value: number) => number;
  readonly notScored: string;
}

interface ShapeLook {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
  readonly paper: string;
  readonly isDoubtful: boolean;
}

/** The shape of a person around a point: filled, or hollow for a doubtful result. */
export function drawDotShape(index: number, { x, y, size, ink, paper, isDoubtful }: ShapeLook): string {
  const shape = DOT_SHAPES[index] ?? 'circle';
  const half = size / 2;
  const look = isDoubtful
    ? { fill: paper, stroke: ink, 'stroke-width': 2 }
    : { fill: ink, stroke: paper, 'stroke-width': 1.5 };
  if (shape === 'circle')
    return element('circle', { cx: x, cy: y, r: isDoubtful ? half - 0.5 : half, ...look });
  if (shape === 'diamond') {
    const points = `${x},${y - half - 1} ${x + half + 1},${y} ${x},${y + half + 1} ${x - half - 1},${y}`;
    return element('polygon', { points, ...look });
  }
  if (shape === 'square') {
    return element('rect', {
      x: x - half + 0.5,
      y: y - half + 0.5,
      width: size - 1,
      height: size - 1,
      ...look,
    });
  }
  const points = `${x},${y - half} ${x + half},${y + half - 1} ${x - half},${y + half - 1}`;
  return element('polygon', { points, ...look, 'stroke-linejoin': 'round' });
}

/** People are distinguished by shape; ink and lila alternate so that neighbours differ. */
function inkOf(palette: Palette, index: number): string {
  return index % 2 === 0 ? palette.ink : palette.shapes[0];
}

function trackHeight(count: number): number {
  return count * DOT_ROW_HEIGHT + 2 * PADDING;
}

function rangeMarks({ palette, x }: Frame, row: DotRowGroup, y: number, height: number): string {
  if (row.range === undefined) return '';
  const from = x(row.range.min - 0.5);
  const to = x(row.range.max + 0.5);
  const colour = palette.traits[row.trait];
  const edge = (at: number) =>
    element('line', { x1: at, x2: at, y1: y - 3, y2: y + height + 3, stroke: colour, 'stroke-width': 2 });
  return (
    element('rect', {
      x: from,
      y,
      width: to - from,
      height,
      fill: colour,
      'fill-opacity': 0.16,
      'data-mark': 'range',
    }) +
    edge(from) +
    edge(to)
  );
}

function dotRowMarks(
  { palette, x, left, notScored }: Frame,
  dotRow: DotRow | string | null,
  index: number,
  y: number,
): string {
  if (dotRow === null || typeof dotRow === 'string') {
    return element(
      'text',
      { x: left + 8, y: y + 4, 'font-size': TEXT, fill: palette.second },
      escapeXml(dotRow ?? notScored),
    );
  }
  const ink = inkOf(palette, index);
  return (
    element('line', {
      x1: x(dotRow.low),
      x2: x(dotRow.high),
      y1: y,
      y2: y,
      stroke: ink,
      'stroke-opacity': 0.65,
      'stroke-width': 3,
      'stroke-linecap': 'round',
      'data-mark': 'error',
    }) +
    drawDotShape(index, {
      x: x(dotRow.position),
      y,
      size: 11,
      ink,
      paper: palette.surface,
      isDoubtful: dotRow.isDoubtful,
    })
  );
}

function drawRow(frame: Frame, row: DotRowGroup, top: number): string {
  const { palette, left, right, x } = frame;
  const y = top + POLES;
  const height = trackHeight(row.dotRows.length);
  const steps = Array.from({ length: STEPS - 1 }, (_, index) => {
    const at = x(index + 1.5);
    return element('line', {
      x1: at,
      x2: at,
      y1: y,
      y2: y + height,
      stroke: palette.surface,
      'stroke-width': 1.5,
    });
  });
  const word = (attributes: Readonly<Record<string, string | number>>, text: string) =>
    element('text', attributes, escapeXml(text));
  return element(
    'g',
    { 'data-trait': row.trait },
    word({ x: 0, y: y + 16, 'font-size': 14, 'font-weight': 700, fill: palette.ink }, row.trait),
    word({ x: 26, y: y + 16, 'font-size': 14, fill: palette.ink }, row.name),
    word({ x: left, y: top + 13, 'font-size': TEXT, fill: palette.second }, row.lowPole),
    word(
      { x: right, y: top + 13, 'font-size': TEXT, 'text-anchor': 'end', fill: palette.second },
      row.highPole,
    ),
    element('rect', {
      x: left,
      y,
      width: right - left,
      height,
      rx: 6,
      fill: palette.track,
      'fill-opacity': 0.6,
    }),
    ...steps,
    rangeMarks(frame, row, y, height),
    ...row.dotRows.map((dotRow, index) =>
      dotRowMarks(frame, dotRow, index, y + PADDING + (index + 0.5) * DOT_ROW_HEIGHT),
    ),
  );
}

/** The traits stacked, one axis per trait, one row per person, so that bars do not overlap. */
export function dotRowsSvg(input: DotRowsInput): string {
  const width = input.width ?? WIDTH;
  const palette = PALETTES[input.theme ?? 'light'];
  const left = NAME_WIDTH;
  const right = width - 4;
  const x = linearScale([0.5, STEPS + 0.5], [left, right]);
  const frame: Frame = { palette, left, right, x, notScored: input.notScored };
  const rowHeight = POLES + trackHeight(input.rows[0]?.dotRows.length ?? 1) + GAP;
  const height = input.rows.length * rowHeight + AXIS;
  const axis = Array.from({ length: STEPS }, (_, index) =>
    element(
      'text',
      { x: x(index + 1), y: height - 8, 'font-size': TEXT, 'text-anchor': 'middle', fill: palette.second },
      String(index + 1),
    ),
  );
  return picture(
    {
      idPrefix: input.idPrefix,
      width,
      height,
      title: input.title,
      description: input.description,
      fontFamily: input.fontFamily ?? DEFAULT_FONT_FAMILY,
    },
    ...input.rows.map((row, index) => drawRow(frame, row, index * rowHeight)),
    ...axis,
  );
}
