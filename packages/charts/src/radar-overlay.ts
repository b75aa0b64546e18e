import { laneShape } from './lanes.ts';
import { element, picture } from './svg.ts';
import { DEFAULT_FONT_FAMILY, PALETTES } from './theme.ts';
import type { ChartTheme, Palette } from './theme.ts';
import { CHART_TRAITS, HIGHEST_STANINE } from './traits.ts';
import type { ChartTrait } from './traits.ts';

type Profile = Readonly<Record<ChartTrait, number | null>>;
type Ranges = Readonly<Partial<Record<ChartTrait, { readonly min: number; readonly max: number }>>>;

export interface RadarOverlayInput {
  readonly idPrefix: string;
  readonly title: string;
  readonly description: string;
  /** Exact positions of up to four people; null leaves a gap. */
  readonly people: readonly Profile[];
  readonly ranges?: Ranges | undefined;
  readonly size?: number | undefined;
  readonly theme?: ChartTheme | undefined;
  readonly fontFamily?: string | undefined;
}

const DEFAULT_SIZE = 340;
const RINGS = [1, 3, 5, 7, 9];
const LETTER_ROOM = 30;
const LETTER_DISTANCE = 16;
const STEP = (2 * Math.PI) / CHART_TRAITS.length;
const DASHES = [undefined, '7 4', '2 4', '9 3 2 3'];
const FULL = { min: 1, max: 9 };

interface Frame {
  readonly palette: Palette;
  readonly centre: number;
  readonly radius: number;
}

function pointAt({ centre, radius }: Frame, index: number, value: number) {
  const distance = (value / HIGHEST_STANINE) * radius;
  return { x: centre + Math.sin(index * STEP) * distance, y: centre - Math.cos(index * STEP) * distance };
}

/** A closed outline; where a value is missing, it stays open. */
function outline(frame: Frame, valueOf: (trait: ChartTrait) => number | null): string {
  const points = CHART_TRAITS.map((trait, index) => {
    const value = valueOf(trait);
    return value === null ? null : pointAt(frame, index, value);
  });
  const isWhole = points.every((point) => point !== null);
  const steps = (isWhole ? points : [...points, points[0] ?? null]).map((point, index, all) => {
    if (point === null) return '';
    const isFirst = index === 0 || all[index - 1] === null;
    return `${isFirst ? 'M' : 'L'}${point.x.toFixed(2)} ${point.y.toFixed(2)}`;
  });
  return steps.join('') + (isWhole ? 'Z' : '');
}

function web(frame: Frame): string {
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

function band(frame: Frame, ranges: Ranges): string {
  const highest = outline(frame, (trait) => (ranges[trait] ?? FULL).max);
  const lowest = outline(frame, (trait) => (ranges[trait] ?? FULL).min);
  return element('path', {
    d: highest + lowest,
    'fill-rule': 'evenodd',
    fill: frame.palette.shapes[0],
    'fill-opacity': 0.14,
    'data-mark': 'range',
  });
}

function letters(frame: Frame): string {
  const value = HIGHEST_STANINE * ((frame.radius + LETTER_DISTANCE) / frame.radius);
  return CHART_TRAITS.map((trait, index) => {
    const { x, y } = pointAt(frame, index, value);
    const look = { 'font-size': 14, 'font-weight': 700, 'text-anchor': 'middle', fill: frame.palette.ink };
    return element('text', { x, y: y + 5, ...look }, trait);
  }).join('');
}

function profile(frame: Frame, person: Profile, place: number): string {
  const { palette } = frame;
  const ink = place % 2 === 0 ? palette.ink : palette.shapes[0];
  const corners = CHART_TRAITS.map((trait, index) => {
    const value = person[trait];
    if (value === null) return '';
    return laneShape(place, { ...pointAt(frame, index, value), size: 9, ink, paper: palette.surface });
  });
  const line = element('path', {
    d: outline(frame, (trait) => person[trait]),
    fill: 'none',
    stroke: ink,
    'stroke-width': 2,
    'stroke-dasharray': DASHES[place],
    'stroke-linejoin': 'round',
  });
  return element('g', { 'data-person': place + 1 }, line, ...corners);
}

/** Several profiles on top of each other, told apart by shape and dash: an overview without the error of measurement. */
export function radarOverlaySvg(input: RadarOverlayInput): string {
  const size = input.size ?? DEFAULT_SIZE;
  const centre = size / 2;
  const frame: Frame = { palette: PALETTES[input.theme ?? 'light'], centre, radius: centre - LETTER_ROOM };
  return picture(
    {
      idPrefix: input.idPrefix,
      width: size,
      height: size,
      title: input.title,
      description: input.description,
      fontFamily: input.fontFamily ?? DEFAULT_FONT_FAMILY,
    },
    web(frame),
    input.ranges === undefined ? '' : band(frame, input.ranges),
    ...input.people.map((person, place) => profile(frame, person, place)),
    letters(frame),
  );
}
