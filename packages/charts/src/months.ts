import { linearScale } from './linear-scale.ts';
import { paletteOf, sketch, drawText } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { element } from './svg.ts';

export interface Month {
  /** The label under its column. */
  readonly label: string;
  /** Negative if refunds exceed the revenue. */
  readonly value: number;
}

export interface MonthsInput extends Sketch {
  /** Oldest first. */
  readonly months: readonly Month[];
  /** Formats a value for its line. */
  readonly format: (value: number) => string;
}

const HEIGHT = 260;
const TOP = 18;
const BOTTOM = 34;
/** Space for the values at their lines. */
const LEFT = 64;
/** Space for the second half of the last label. */
const RIGHT = 24;
const GAP = 0.28;
const LABEL_PX = 60;
const STEPS = [1, 2, 2.5, 5, 10] as const;
const LINES = 4;

/** A round step of which about four reach the largest value. */
function stepFor(most: number): number {
  const rough = Math.max(most, 1) / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * power >= rough) ?? 10) * power;
}

/** The values of lines from below the lowest month to above the highest; zero is one of them. */
function linesFor(months: readonly Month[]): readonly number[] {
  const values = months.map(({ value }) => value);
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const step = stepFor(Math.max(most, -least));
  const from = Math.floor(least / step);
  const to = Math.max(Math.ceil(most / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

/** Amounts of months as columns over a line at zero. */
export function monthsSvg(input: MonthsInput): string {
  const { width, months, format } = input;
  const palette = paletteOf(input);
  const lines = linesFor(months);
  const y = linearScale([lines[0] ?? 0, lines.at(-1) ?? 1], [HEIGHT - BOTTOM, TOP]);
  const columnWidth = (width - LEFT - RIGHT) / Math.max(months.length, 1);
  // Overlapping labels are left out; the last month keeps its label.
  const every = Math.max(1, Math.ceil(LABEL_PX / columnWidth));
  const grid = lines.map((value) =>
    [
      element('line', {
        x1: LEFT,
        x2: width,
        y1: y(value),
        y2: y(value),
        stroke: value === 0 ? palette.axisMark : palette.track,
      }),
      drawText(format(value), {
        x: LEFT - 8,
        y: y(value) + 4,
        size: 12,
        fill: palette.second,
        anchor: 'end',
      }),
    ].join(''),
  );
  const columns = months.map(({ label, value }, index) => {
    const x = LEFT + index * columnWidth;
    const isNamed = (months.length - 1 - index) % every === 0;
    const column = element('rect', {
      x: x + (columnWidth * GAP) / 2,
      y: Math.min(y(value), y(0)),
      width: columnWidth * (1 - GAP),
      height: Math.abs(y(value) - y(0)),
      rx: Math.min(4, columnWidth * 0.2),
      fill: value < 0 ? palette.traits.ES : palette.shapes[0],
      'data-mark': 'month',
    });
    const name = drawText(label, {
      x: x + columnWidth / 2,
      y: HEIGHT - 12,
      size: 12,
      fill: palette.second,
      anchor: 'middle',
    });
    return isNamed ? column + name : column;
  });
  return sketch(input, HEIGHT, ...grid, ...columns);
}
