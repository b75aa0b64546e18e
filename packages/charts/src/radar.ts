import { curveLinearClosed, lineRadial } from 'd3-shape';

import { linearScale } from './linear-scale.ts';
import { element, layer, picture } from './svg.ts';
import { DEFAULT_FONT_FAMILY, PALETTES } from './theme.ts';
import type { ChartTheme, Palette } from './theme.ts';
import { CHART_TRAITS, HIGHEST_STANINE } from './traits.ts';
import type { ChartTrait } from './traits.ts';

/** Values 1..9 (means may have decimals); null leaves a gap in the outline. */
export type RadarShape = Readonly<Record<ChartTrait, number | null>>;

export interface RadarDrawing {
  /** One or two shapes, the person first; more would not be readable. */
  readonly shapes: readonly [RadarShape] | readonly [RadarShape, RadarShape];
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
const RINGS = [1, 3, 5, 7, 9] as const;
const NUMBERED_RINGS = [1, 5, 9] as const;
/** Margin for the letters around the outermost ring. */
const LETTER_ROOM = 30;
const STEP = (2 * Math.PI) / CHART_TRAITS.length;

export interface RadarGeometry {
  readonly size: number;
  readonly centre: number;
  readonly radius: number;
  readonly points: readonly (readonly ({ readonly x: number; readonly y: number } | null)[])[];
}

/** Where the corners of each shape lie, in pixels of the viewBox; axis order O C E A ES, clockwise from the top. */
export function radarGeometry(input: Pick<RadarDrawing, 'shapes' | 'size'>): RadarGeometry {
  const size = input.size ?? DEFAULT_SIZE;
  const centre = size / 2;
  const radius = centre - LETTER_ROOM;
  const scale = distance(radius);
  const points = input.shapes.map((shape) =>
    CHART_TRAITS.map((trait, index) => {
      const value = shape[trait];
      return value === null ? null : at({ centre, index, distance: scale(value) });
    }),
  );
  return { size, centre, radius, points };
}

/**
 * The profile's shape as an overview: one SVG text, no legend (the caller writes it), no DOM, no `style`.
 * The second shape is dashed and has hollow corners, so that it is told apart without colour.
 */
export function radarSvg(input: RadarInput): string {
  const geometry = radarGeometry(input);
  const palette = PALETTES[input.theme ?? 'light'];
  return picture(
    {
      idPrefix: input.idPrefix,
      width: geometry.size,
      height: geometry.size,
      title: input.title,
      description: input.description,
      fontFamily: input.fontFamily ?? DEFAULT_FONT_FAMILY,
    },
    web(geometry, palette),
    shapes(input, geometry, palette),
    letters(geometry, palette),
  );
}

/** The same picture in three layers, from the lowest to the topmost; only the middle one differs between people. */
export function radarLayers(input: RadarDrawing): {
  readonly web: string;
  readonly shapes: string;
  readonly letters: string;
} {
  const geometry = radarGeometry(input);
  const palette = PALETTES[input.theme ?? 'light'];
  const { size } = geometry;
  const frame = { width: size, height: size, fontFamily: input.fontFamily ?? DEFAULT_FONT_FAMILY };
  return {
    web: layer(frame, web(geometry, palette)),
    shapes: layer(frame, shapes(input, geometry, palette)),
    letters: layer(frame, letters(geometry, palette)),
  };
}

/** The person's own shape is drawn last, on top. */
function shapes(input: RadarDrawing, geometry: RadarGeometry, palette: Palette): string {
  return input.shapes
    .map((shape, index) => drawShape({ shape, index, geometry, palette }))
    .toReversed()
    .join('');
}

function distance(radius: number): (value: number) => number {
  return linearScale([0, HIGHEST_STANINE], [0, radius]);
}

function at(place: { readonly centre: number; readonly index: number; readonly distance: number }): {
  readonly x: number;
  readonly y: number;
} {
  const angle = place.index * STEP;
  return {
    x: place.centre + Math.sin(angle) * place.distance,
    y: place.centre - Math.cos(angle) * place.distance,
  };
}

function outline(values: readonly (number | null)[], radius: number): string {
  const scale = distance(radius);
  const line = lineRadial<number | null>()
    .angle((_, index) => index * STEP)
    .radius((value) => scale(value ?? 0))
    .defined((value) => value !== null)
    .digits(2);
  const whole = values.every((value) => value !== null);
  // A closed curve would bridge a gap; an open one that returns to its first value does not.
  return (whole ? line.curve(curveLinearClosed)(values) : line([...values, values[0] ?? null])) ?? '';
}

function web({ centre, radius }: RadarGeometry, palette: Palette): string {
  const rings = RINGS.map((ring) =>
    element('path', {
      d: outline(
        CHART_TRAITS.map(() => ring),
        radius,
      ),
      stroke: ring === 5 ? palette.axisMark : palette.track,
    }),
  );
  const spokes = CHART_TRAITS.map((_, index) => {
    const end = at({ centre: 0, index, distance: radius });
    return element('line', { x1: 0, y1: 0, x2: end.x, y2: end.y, stroke: palette.track });
  });
  return element('g', { transform: `translate(${centre} ${centre})`, fill: 'none' }, ...rings, ...spokes);
}

function letters({ centre, radius }: RadarGeometry, palette: Palette): string {
  const scale = distance(radius);
  const numbers = NUMBERED_RINGS.map((ring) =>
    element(
      'text',
      { x: centre + 5, y: centre - scale(ring) + 3.5, 'font-size': 9.5, fill: palette.second },
      String(ring),
    ),
  );
  const names = CHART_TRAITS.map((trait, index) => {
    const dot = at({ centre, index, distance: radius });
    const label = at({ centre, index, distance: radius + 17 });
    return (
      element('circle', {
        cx: dot.x,
        cy: dot.y,
        r: 4,
        fill: palette.traits[trait],
        stroke: palette.surface,
        'stroke-width': 1.5,
      }) +
      element(
        'text',
        {
          x: label.x,
          y: label.y + 5,
          'font-size': 14,
          'font-weight': 700,
          'text-anchor': 'middle',
          fill: palette.ink,
        },
        trait,
      )
    );
  });
  return element('g', {}, ...numbers, ...names);
}

function drawShape(drawing: {
  readonly shape: RadarShape;
  readonly index: number;
  readonly geometry: RadarGeometry;
  readonly palette: Palette;
}): string {
  const { shape, index, geometry, palette } = drawing;
  const colour = palette.shapes[index === 0 ? 0 : 1];
  const values = CHART_TRAITS.map((trait) => shape[trait]);
  const whole = values.every((value) => value !== null);
  const path = element('path', {
    d: outline(values, geometry.radius),
    transform: `translate(${geometry.centre} ${geometry.centre})`,
    fill: whole ? colour : 'none',
    'fill-opacity': whole ? 0.14 : undefined,
    stroke: colour,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
    'stroke-dasharray': index === 0 ? undefined : '5 4',
  });
  const corners = (geometry.points[index] ?? []).map((point) =>
    point === null
      ? ''
      : element('circle', {
          cx: point.x,
          cy: point.y,
          r: 4,
          fill: index === 0 ? colour : palette.surface,
          stroke: index === 0 ? palette.surface : colour,
          'stroke-width': index === 0 ? 1.5 : 2,
          'data-mark': 'corner',
        }),
  );
  return element('g', { 'data-shape': index + 1 }, path, ...corners);
}
