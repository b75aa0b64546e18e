import { linearScale } from './linear-scale.ts';
import { paletteOf, sketch, drawText } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { element } from './svg.ts';
import type { ChartTrait } from './traits.ts';

export interface PercentileRow {
  readonly trait: ChartTrait;
  readonly name: string;
  /** The label at the right end. */
  readonly note: string;
  /** The percentile and those of the ends of the error bar; null for an unscored trait. */
  readonly share: { readonly at: number; readonly low: number; readonly high: number } | null;
}

export interface PercentilesInput extends Sketch {
  readonly rows: readonly PercentileRow[];
}

const ROW = 62;
const BAR = 16;
const AXIS = 20;
const MARKS = [0, 25, 50, 75, 100];

/** How many of 100 are lower, one bar per trait. */
export function percentilesSvg(input: PercentilesInput): string {
  const palette = paletteOf(input);
  const { rows, width } = input;
  const x = linearScale([0, 100], [4, width - 4]);
  const height = rows.length * ROW + AXIS;
  const axis = MARKS.map((mark) => {
    const anchor = mark === 0 ? 'start' : mark === 100 ? 'end' : 'middle';
    return drawText(String(mark), { x: x(mark), y: height - 4, size: 12, anchor, fill: palette.second });
  });
  return sketch(
    input,
    height,
    ...rows.map((row, index) => drawRow(input, row, { x, top: index * ROW })),
    ...axis,
  );
}

interface RowLayout {
  readonly x: (value: number) => number;
  readonly top: number;
}

function drawRow(input: PercentilesInput, row: PercentileRow, { x, top }: RowLayout): string {
  const palette = paletteOf(input);
  const { width } = input;
  const { trait, name, note } = row;
  const base = { y: top + 18, fill: palette.ink } as const;
  return element(
    'g',
    { 'data-trait': trait },
    drawText(trait, { ...base, x: 4, size: 14, weight: 700 }),
    drawText(name, { ...base, x: 30, size: 14 }, width * 0.55),
    drawText(note, { ...base, x: width - 4, size: 12, anchor: 'end', fill: palette.second }, width * 0.4 - 8),
    marks(input, row, { x, top: top + 28 }),
  );
}

function marks(input: PercentilesInput, { trait, share }: PercentileRow, { x, top }: RowLayout): string {
  const palette = paletteOf(input);
  const colour = palette.traits[trait];
  const bar = (from: number, to: number, look: Readonly<Record<string, string | number>>) =>
    element('rect', {
      x: x(from),
      y: top,
      width: x(to) - x(from),
      height: BAR,
      rx: 4,
      fill: colour,
      ...look,
    });
  const track = bar(0, 100, { fill: palette.track, 'fill-opacity': 0.7 });
  if (share === null) return track;
  const marker = { x: x(share.at) - 1.5, y: top - 4, width: 3, height: BAR + 8, rx: 1.5 };
  return (
    track +
    bar(0, share.low, { 'fill-opacity': 0.85, 'data-mark': 'sure' }) +
    bar(share.low, share.high, { 'fill-opacity': 0.3, 'data-mark': 'error' }) +
    element('rect', { ...marker, fill: palette.ink, 'data-mark': 'place' })
  );
}
