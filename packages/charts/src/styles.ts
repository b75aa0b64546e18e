import { linearScale } from './linear-scale.ts';
import { paletteOf, sketch, drawText } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { element } from './svg.ts';
import type { Palette } from './theme.ts';
import { HIGHEST_STANINE, LOWEST_STANINE } from './traits.ts';

/** A style on the 1..9 scale with the ends of its error bar. */
export interface DrawnStyle {
  readonly letter: string;
  readonly name: string;
  /** The standard score, for the exact position of the point. */
  readonly z: number;
  readonly stanine: number;
  readonly low: number;
  readonly high: number;
}

export interface StylesInput extends Sketch {
  readonly styles: readonly DrawnStyle[];
  /** Whether the result is doubtful: its points are hollow. */
  readonly isDoubtful: boolean;
  /** `compact` puts the name above the track, for narrow screens. */
  readonly layout?: 'wide' | 'compact' | undefined;
}

const NAME_SIZE = 14;
const AXIS_SIZE = 11.5;
const NAME_WIDTH = 150;
const VALUE_COLUMN = 28;
const MARGIN = 2;
const TRACK = 10;
const RADIUS = 7.5;
const ROW = { wide: 30, compact: 46 };
/** How far beyond the outermost steps a point may be, in steps: all of it stays on its track. */
const END_MARGIN = 0.25;

/** The four styles on their 1..9 tracks, each with its 90 % error bar through the point. */
export function stylesSvg(input: StylesInput): string {
  const palette = paletteOf(input);
  const { width, styles, layout = 'wide' } = input;
  const isWide = layout === 'wide';
  const [left, right] = isWide
    ? [MARGIN + NAME_WIDTH, width - MARGIN - VALUE_COLUMN]
    : [MARGIN, width - MARGIN];
  const x = linearScale([LOWEST_STANINE - 0.5, HIGHEST_STANINE + 0.5], [left, right]);
  const rowHeight = ROW[layout];
  const bottom = styles.length * rowHeight + AXIS_SIZE;
  const rows = styles.map((style, index) => {
    const y = (index + 1) * rowHeight - ROW.wide / 2;
    const baseline = isWide ? y + NAME_SIZE * 0.34 : index * rowHeight + NAME_SIZE;
    return drawRow(style, { palette, x, y, baseline, width, isDoubtful: input.isDoubtful });
  });
  const steps = Array.from({ length: HIGHEST_STANINE }, (_, step) =>
    drawText(String(step + 1), {
      x: x(step + 1),
      y: bottom,
      size: AXIS_SIZE,
      anchor: 'middle',
      fill: palette.second,
    }),
  );
  return sketch(input, bottom + 4, ...rows, ...steps);
}

interface RowLayout {
  readonly palette: Palette;
  readonly x: (stanine: number) => number;
  readonly y: number;
  readonly baseline: number;
  readonly width: number;
  readonly isDoubtful: boolean;
}

function drawRow({ letter, name, z, stanine, low, high }: DrawnStyle, layout: RowLayout): string {
  const { palette, x, y, baseline, width, isDoubtful } = layout;
  const [from, to] = [x(LOWEST_STANINE - 0.5), x(HIGHEST_STANINE + 0.5)];
  const at = Math.min(HIGHEST_STANINE + END_MARGIN, Math.max(LOWEST_STANINE - END_MARGIN, 5 + 2 * z));
  const colour = palette.shapes[0];
  return element(
    'g',
    { 'data-style': letter },
    drawText(letter, { x: MARGIN, y: baseline, size: NAME_SIZE, weight: 700, fill: palette.ink }),
    drawText(name, { x: MARGIN + 20, y: baseline, size: NAME_SIZE, fill: palette.second }, NAME_WIDTH - 24),
    drawText(String(stanine), {
      x: width - MARGIN,
      y: baseline,
      size: NAME_SIZE,
      weight: 700,
      anchor: 'end',
      fill: palette.ink,
    }),
    element('rect', {
      x: from,
      y: y - TRACK / 2,
      width: to - from,
      height: TRACK,
      rx: TRACK / 2,
      fill: palette.track,
    }),
    element('line', {
      x1: x(Math.min(low, at)),
      x2: x(Math.max(high, at)),
      y1: y,
      y2: y,
      stroke: colour,
      'stroke-width': 3,
      'stroke-linecap': 'round',
      'data-mark': 'error',
    }),
    element('circle', {
      cx: x(at),
      cy: y,
      ...(isDoubtful
        ? { r: RADIUS - 1, fill: palette.surface, stroke: colour }
        : { r: RADIUS, fill: colour, stroke: palette.surface }),
      'stroke-width': 2.5,
      'data-mark': 'point',
    }),
  );
}
