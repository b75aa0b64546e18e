import { laneShape } from './lanes.ts';
import { element, picture } from './svg.ts';
import { DEFAULT_FONT_FAMILY, PALETTES } from './theme.ts';
import type { ChartTheme } from './theme.ts';
import { CHART_TRAITS, HIGHEST_STANINE } from './traits.ts';
import type { ChartTrait } from './traits.ts';

export interface RadarOverlayInput {
  readonly idPrefix: string;
  readonly title: string;
  readonly description: string;
  /** Exact positions of up to four people; null leaves a gap. */
  readonly people: readonly Readonly<Record<ChartTrait, number | null>>[];
  readonly ranges?:
    | Readonly<Partial<Record<ChartTrait, { readonly min: number; readonly max: number }>>>
    | undefined;
  readonly size?: number | undefined;
  readonly theme?: ChartTheme | undefined;
  readonly fontFamily?: string | undefined;
}

const DEFAULT_SIZE = 340;
const RINGS = [1, 3, 5, 7, 9];
const LETTER_ROOM = 30;
const STEP = (2 * Math.PI) / CHART_TRAITS.length;
const DASHES = [undefined, '7 4', '2 4', '9 3 2 3'];
const FULL = { min: 1, max: 9 };

/** Several profiles on top of each other, told apart by shape and dash: an overview without the error of measurement. */
export function radarOverlaySvg(input: RadarOverlayInput): string {
  const size = input.size ?? DEFAULT_SIZE;
  const palette = PALETTES[input.theme ?? 'light'];
  const centre = size / 2;
  const radius = centre - LETTER_ROOM;
  const at = (index: number, value: number) => {
    const distance = (value / HIGHEST_STANINE) * radius;
    return { x: centre + Math.sin(index * STEP) * distance, y: centre - Math.cos(index * STEP) * distance };
  };
  const path = (valueOf: (trait: ChartTrait) => number | null): string => {
    const points = CHART_TRAITS.map((trait, index) => {
      const value = valueOf(trait);
      return value === null ? null : at(index, value);
    });
    const isWhole = points.every((point) => point !== null);
    let isOpen = false;
    const text = [...points, ...(isWhole ? [] : points.slice(0, 1))].map((point) => {
      if (point === null) {
        isOpen = false;
        return '';
      }
      const step = `${isOpen ? 'L' : 'M'}${point.x.toFixed(2)} ${point.y.toFixed(2)}`;
      isOpen = true;
      return step;
    });
    return text.join('') + (isWhole ? 'Z' : '');
  };
  const { ranges } = input;
  const band =
    ranges === undefined
      ? ''
      : element('path', {
          d: path((trait) => (ranges[trait] ?? FULL).max) + path((trait) => (ranges[trait] ?? FULL).min),
          'fill-rule': 'evenodd',
          fill: palette.shapes[0],
          'fill-opacity': 0.14,
          'data-mark': 'range',
        });
  const rings = RINGS.map((ring) =>
    element('path', {
      d: path(() => ring),
      fill: 'none',
      stroke: ring === 5 ? palette.axisMark : palette.track,
    }),
  );
  const spokes = CHART_TRAITS.map((_, index) => {
    const end = at(index, HIGHEST_STANINE);
    return element('line', { x1: centre, y1: centre, x2: end.x, y2: end.y, stroke: palette.track });
  });
  const letters = CHART_TRAITS.map((trait, index) => {
    const end = at(index, HIGHEST_STANINE * ((radius + 16) / radius));
    return element(
      'text',
      {
        x: end.x,
        y: end.y + 5,
        'font-size': 14,
        'font-weight': 700,
        'text-anchor': 'middle',
        fill: palette.ink,
      },
      trait,
    );
  });
  const people = input.people.map((person, place) => {
    const ink = place % 2 === 0 ? palette.ink : palette.shapes[0];
    const corners = CHART_TRAITS.map((trait, index) => {
      const value = person[trait];
      return value === null
        ? ''
        : laneShape(place, { ...at(index, value), size: 9, ink, paper: palette.surface });
    });
    return element(
      'g',
      { 'data-person': place + 1 },
      element('path', {
        d: path((trait) => person[trait]),
        fill: 'none',
        stroke: ink,
        'stroke-width': 2,
        'stroke-dasharray': DASHES[place],
        'stroke-linejoin': 'round',
      }),
      ...corners,
    );
  });
  return picture(
    {
      idPrefix: input.idPrefix,
      width: size,
      height: size,
      title: input.title,
      description: input.description,
      fontFamily: input.fontFamily ?? DEFAULT_FONT_FAMILY,
    },
    ...rings,
    ...spokes,
    band,
    ...people,
    ...letters,
  );
}
