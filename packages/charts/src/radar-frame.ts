import { element } from './svg.ts';
import type { Palette } from './theme.ts';
import { CHART_TRAITS, HIGHEST_STANINE, LOWEST_STANINE } from './traits.ts';
import type { ChartTrait } from './traits.ts';

/** Exact positions 5 + 2z (means and whole stanines, too); null leaves a gap in the outline. */
export type RadarShape = Readonly<Record<ChartTrait, number | null>>;
export type RadarRanges = Readonly<
  Partial<Record<ChartTrait, { readonly min: number; readonly max: number }>>
>;

/** The middle of the picture and the distance of the outermost ring. */
export interface RadarCircle {
  readonly centre: number;
  readonly radius: number;
}
export interface RadarFrame extends RadarCircle {
  readonly palette: Palette;
}

const RINGS = [1, 3, 5, 7, 9];
const LETTER_MARGIN = 30;
const LETTER_DISTANCE = 17;
const STEP = (2 * Math.PI) / CHART_TRAITS.length;
/** A whole stanine reaches half a step to either side. */
const HALF_STEP = 0.5;
const FULL = { min: LOWEST_STANINE, max: HIGHEST_STANINE };

export function middleOf(size: number): RadarCircle {
  const centre = size / 2;
  return { centre, radius: centre - LETTER_MARGIN };
}

/** Axis order O C E A ES, clockwise from the top. */
export function pointAt({ centre, radius }: RadarCircle, index: number, value: number) {
  const distance = (value / HIGHEST_STANINE) * radius;
  return { x: centre + Math.sin(index * STEP) * distance, y: centre - Math.cos(index * STEP) * distance };
}

/** A closed outline; open at missing values. */
export function outline(circle: RadarCircle, valueOf: (trait: ChartTrait) => number | null): string {
  const points = CHART_TRAITS.map((trait, index) => {
    const value = valueOf(trait);
    return value === null ? null : pointAt(circle, index, value);
  });
  const isWhole = points.every((point) => point !== null);
  const steps = (isWhole ? points : [...points, points[0] ?? null]).map((point, index, all) => {
    if (point === null) return '';
    const isFirst = index === 0 || all[index - 1] === null;
    return `${isFirst ? 'M' : 'L'}${point.x.toFixed(2)} ${point.y.toFixed(2)}`;
  });
  return steps.join('') + (isWhole ? 'Z' : '');
}

export function web(frame: RadarFrame): string {
  const { palette, centre } = frame;
  const rings = RINGS.map((ring) =>
    element('path', {
      d: outline(frame, () => ring),
      fill: 'none',
      stroke: ring === 5 ? palette.axisMark : palette.track,
    }),
  );
  const spokes = CHART_TRAITS.map((_, index) => {
    const end = pointAt(frame, index, HIGHEST_STANINE);
    return element('line', { x1: centre, y1: centre, x2: end.x, y2: end.y, stroke: palette.track });
  });
  return [...rings, ...spokes].join('');
}

/** The ranges as one ring; it is as wide as the scale for a trait without a requirement. */
export function rangeRing(frame: RadarFrame, ranges: RadarRanges): string {
  const highest = outline(frame, (trait) => (ranges[trait] ?? FULL).max + HALF_STEP);
  const lowest = outline(frame, (trait) => (ranges[trait] ?? FULL).min - HALF_STEP);
  return element('path', {
    d: highest + lowest,
    'fill-rule': 'evenodd',
    fill: frame.palette.second,
    'fill-opacity': 0.18,
    'data-mark': 'range',
  });
}

/** The letters at the ends of the axes. */
export function letters(frame: RadarFrame): string {
  const value = HIGHEST_STANINE * ((frame.radius + LETTER_DISTANCE) / frame.radius);
  return CHART_TRAITS.map((trait, index) => {
    const { x, y } = pointAt(frame, index, value);
    const look = { 'font-size': 14, 'font-weight': 700, 'text-anchor': 'middle', fill: frame.palette.ink };
    return element('text', { x, y: y + 5, ...look }, trait);
  }).join('');
}
