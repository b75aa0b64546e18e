import { linearScale } from './linear-scale.ts';
import { paletteOf, poles, extraPoleHeight, sketch, drawText } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { element } from './svg.ts';
import { HIGHEST_STANINE, LOWEST_STANINE } from './traits.ts';
import type { ChartTrait } from './traits.ts';

export interface Deviation {
  readonly trait: ChartTrait;
  readonly name: string;
  readonly lowPole: string;
  readonly highPole: string;
  /** The exact position and the ends of the error bar on the scale 1 to 9; null for an unscored trait. */
  readonly position: { readonly at: number; readonly low: number; readonly high: number } | null;
}

export interface DeviationsInput extends Sketch {
  /** In drawing order. */
  readonly rows: readonly Deviation[];
  /** The label of the line in the middle. */
  readonly middle: string;
  readonly notScored: string;
}

const TOP = 26;
const ROW = 82;
const MIDDLE = 5;

/** Traits as lines from the average to the result, stacked. */
export function deviationsSvg(input: DeviationsInput): string {
  const palette = paletteOf(input);
  const { width, rows } = input;
  const x = linearScale([LOWEST_STANINE - 0.5, HIGHEST_STANINE + 0.5], [4, width - 4]);
  const row = ROW + extraPoleHeight(input);
  return sketch(
    input,
    TOP + rows.length * row,
    drawText(input.middle, { x: x(MIDDLE), y: 12, size: 12, anchor: 'middle', fill: palette.second }),
    ...rows.map((each, index) => drawRow(input, each, { x, top: TOP + index * row })),
  );
}

function drawRow(
  input: DeviationsInput,
  row: Deviation,
  { x, top }: { readonly x: (value: number) => number; readonly top: number },
): string {
  const palette = paletteOf(input);
  const colour = palette.traits[row.trait];
  const { width } = input;
  const y = top + 38;
  const track = {
    x: 4,
    y: y - 3,
    width: width - 8,
    height: 6,
    rx: 3,
    fill: palette.track,
    'fill-opacity': 0.7,
  };
  const middle = { x1: x(MIDDLE), x2: x(MIDDLE), y1: y - 13, y2: y + 13, stroke: palette.axisMark };
  return element(
    'g',
    { 'data-trait': row.trait },
    drawText(row.trait, { x: 4, y: top + 16, size: 14, weight: 700, fill: palette.ink }),
    drawText(row.name, { x: 30, y: top + 16, size: 14, fill: palette.ink }, width / 2 + 40),
    element('rect', track),
    element('line', { ...middle, 'stroke-width': 1.5 }),
    row.position === null
      ? drawText(input.notScored, { x: width - 4, y: y - 8, size: 12, anchor: 'end', fill: palette.second })
      : marks(row.position, { x, y, colour, surface: palette.surface }),
    poles(input, row, y + 24, 4),
  );
}

function marks(
  position: NonNullable<Deviation['position']>,
  { x, y, colour, surface }: { x: (value: number) => number; y: number; colour: string; surface: string },
): string {
  const [from, to] = [x(MIDDLE), x(position.at)];
  const low = x(Math.min(position.low, position.at));
  return [
    element('rect', {
      x: low,
      y: y - 9,
      width: x(Math.max(position.high, position.at)) - low,
      height: 18,
      rx: 9,
      fill: colour,
      'fill-opacity': 0.18,
      'data-mark': 'error',
    }),
    element('line', {
      x1: from,
      x2: to,
      y1: y,
      y2: y,
      stroke: colour,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      'data-mark': 'line',
    }),
    element('circle', {
      cx: to,
      cy: y,
      r: 8.5,
      fill: colour,
      stroke: surface,
      'stroke-width': 2.5,
      'data-mark': 'point',
    }),
  ].join('');
}
