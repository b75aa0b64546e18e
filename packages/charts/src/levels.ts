import { paletteOf, sketch, drawText } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { element } from './svg.ts';
import type { ChartTrait } from './traits.ts';

export interface LevelRow {
  readonly name: string;
  /** How many of the three steps are filled; null for an unscored facet. */
  readonly steps: 1 | 2 | 3 | null;
}

export interface LevelSide {
  readonly trait: ChartTrait;
  readonly title: string;
  readonly rows: readonly LevelRow[];
}

export interface LevelsInput extends Sketch {
  readonly left: LevelSide;
  readonly right: LevelSide;
  readonly notScored: string;
}

const HEAD = 34;
const ROW = 48;
const BAR = 14;
const GAP = 3;
const STEPS = 3;
/** Below this width the two sides are stacked. */
const COMPACT_BELOW = 430;
const BETWEEN = 40;

interface SidePosition {
  /** The start of the bars, and their direction. */
  readonly from: number;
  readonly direction: 1 | -1;
  readonly maxWidth: number;
  readonly top: number;
}

/** Two groups of facets in three levels, growing from the middle to either side. */
export function levelsSvg(input: LevelsInput): string {
  const { width, left, right } = input;
  const heightOf = (side: LevelSide) => HEAD + side.rows.length * ROW;
  if (width < COMPACT_BELOW) {
    const position = { from: 2, direction: 1 as const, maxWidth: width - 4 };
    const second = heightOf(left) + 10;
    return sketch(
      input,
      second + heightOf(right),
      drawSide(input, left, { ...position, top: 0 }),
      drawSide(input, right, { ...position, top: second }),
    );
  }
  const maxWidth = (width - BETWEEN) / 2 - 2;
  const height = Math.max(heightOf(left), heightOf(right));
  const middle = width / 2;
  return sketch(
    input,
    height,
    element('line', {
      x1: middle,
      x2: middle,
      y1: 6,
      y2: height - 16,
      stroke: paletteOf(input).axisMark,
      'stroke-dasharray': '3 4',
    }),
    drawSide(input, left, { from: middle - BETWEEN / 2, direction: -1, maxWidth, top: 0 }),
    drawSide(input, right, { from: middle + BETWEEN / 2, direction: 1, maxWidth, top: 0 }),
  );
}

function drawSide(input: LevelsInput, side: LevelSide, position: SidePosition): string {
  const palette = paletteOf(input);
  const anchor = position.direction === 1 ? 'start' : 'end';
  const title = {
    x: position.from,
    y: position.top + 18,
    size: 14,
    weight: 700,
    fill: palette.ink,
    anchor,
  } as const;
  return element(
    'g',
    { 'data-trait': side.trait },
    drawText(side.title, title, position.maxWidth),
    ...side.rows.map((row, index) =>
      drawRow(input, side, { row, position, y: position.top + HEAD + index * ROW }),
    ),
  );
}

function drawRow(
  input: LevelsInput,
  { trait }: LevelSide,
  { row, position, y }: { readonly row: LevelRow; readonly position: SidePosition; readonly y: number },
): string {
  const palette = paletteOf(input);
  const { from, direction, maxWidth } = position;
  const length = (maxWidth - (STEPS - 1) * GAP) / STEPS;
  const anchor = direction === 1 ? 'start' : 'end';
  const steps = Array.from({ length: STEPS }, (_, step) => {
    const near = from + direction * step * (length + GAP);
    return element('rect', {
      x: direction === 1 ? near : near - length,
      y: y + 18,
      width: length,
      height: BAR,
      rx: 4,
      fill: step < (row.steps ?? 0) ? palette.traits[trait] : palette.track,
      'data-mark': step < (row.steps ?? 0) ? 'step' : undefined,
    });
  });
  const name = row.steps === null ? `${row.name} (${input.notScored})` : row.name;
  return (
    drawText(name, { x: from, y: y + 12, size: 13, fill: palette.ink, anchor }, maxWidth) + steps.join('')
  );
}
