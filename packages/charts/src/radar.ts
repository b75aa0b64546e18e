import { letters, outline, middleOf, pointAt, rangeRing, web } from './radar-frame.ts';
import type { RadarFrame, RadarCircle, RadarRanges, RadarShape } from './radar-frame.ts';
import { element, layer, picture } from './svg.ts';
import { DEFAULT_FONT_FAMILY, PALETTES } from './theme.ts';
import type { ChartTheme } from './theme.ts';
import { CHART_TRAITS } from './traits.ts';

export interface RadarDrawing {
  readonly shape: RadarShape;
  /** Whether the result is doubtful: its corners are hollow. */
  readonly isDoubtful: boolean;
  /** The ranges of a role: drawn as a ring behind the shape. */
  readonly ranges?: RadarRanges | undefined;
  /** Side of the square in pixels. Default 320. */
  readonly size?: number | undefined;
  readonly theme?: ChartTheme | undefined;
  readonly fontFamily?: string | undefined;
}

export interface RadarInput extends RadarDrawing {
  readonly idPrefix: string;
  readonly title: string;
  readonly description: string;
}

const DEFAULT_SIZE = 320;
const NUMBERED_RINGS = [1, 5, 9];
const NUMBER_SIZE = 12;

export interface RadarGeometry extends RadarCircle {
  readonly size: number;
  readonly points: readonly ({ readonly x: number; readonly y: number } | null)[];
}

/** The corners of the shape, in pixels of the viewBox; axis order O C E A ES, clockwise from the top. */
export function radarGeometry({
  shape,
  size = DEFAULT_SIZE,
}: Pick<RadarDrawing, 'shape' | 'size'>): RadarGeometry {
  const circle = middleOf(size);
  const points = CHART_TRAITS.map((trait, index) => {
    const value = shape[trait];
    return value === null ? null : pointAt(circle, index, value);
  });
  return { size, ...circle, points };
}

/** The profile's shape as an overview: one SVG text, no legend (the caller writes it), no DOM, no `style`. */
export function radarSvg(input: RadarInput): string {
  const { idPrefix, title, description } = input;
  const { ground, shapes, labels, frame } = parts(input);
  return picture({ ...frame, idPrefix, title, description }, ground, shapes, labels);
}

/** The same picture in three layers, bottom to top; only the middle one differs between people. */
export function radarLayers(input: RadarDrawing): {
  readonly web: string;
  readonly shapes: string;
  readonly letters: string;
} {
  const { ground, shapes, labels, frame } = parts(input);
  return { web: layer(frame, ground), shapes: layer(frame, shapes), letters: layer(frame, labels) };
}

function parts(input: RadarDrawing) {
  const geometry = radarGeometry(input);
  const { size, centre, radius } = geometry;
  const frame: RadarFrame = { centre, radius, palette: PALETTES[input.theme ?? 'light'] };
  const ring = input.ranges === undefined ? '' : rangeRing(frame, input.ranges);
  return {
    frame: { width: size, height: size, fontFamily: input.fontFamily ?? DEFAULT_FONT_FAMILY },
    ground: web(frame),
    shapes: ring + person(frame, input, geometry.points),
    labels: numbers(frame) + letters(frame),
  };
}

function numbers(frame: RadarFrame): string {
  return NUMBERED_RINGS.map((ring) => {
    const { x, y } = pointAt(frame, 0, ring);
    const look = { 'font-size': NUMBER_SIZE, fill: frame.palette.second };
    return element('text', { x: x + 5, y: y + 4, ...look }, String(ring));
  }).join('');
}

function person(
  frame: RadarFrame,
  { shape, isDoubtful }: Pick<RadarDrawing, 'shape' | 'isDoubtful'>,
  points: RadarGeometry['points'],
): string {
  const { palette } = frame;
  const [colour] = palette.shapes;
  const isWhole = points.every((point) => point !== null);
  const path = element('path', {
    d: outline(frame, (trait) => shape[trait]),
    fill: isWhole ? colour : 'none',
    'fill-opacity': isWhole ? 0.14 : undefined,
    stroke: colour,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  });
  const corners = points.map((point) =>
    point === null
      ? ''
      : element('circle', {
          cx: point.x,
          cy: point.y,
          r: 4,
          fill: isDoubtful ? palette.surface : colour,
          stroke: isDoubtful ? colour : palette.surface,
          'stroke-width': 1.5,
          'data-mark': 'corner',
        }),
  );
  return element('g', { 'data-mark': 'person' }, path, ...corners);
}
