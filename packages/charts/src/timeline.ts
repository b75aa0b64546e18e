import { paletteOf, sketch, drawText } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { element } from './svg.ts';
import type { Palette } from './theme.ts';
import type { ChartTrait } from './traits.ts';

export interface TimelineStop {
  readonly trait: ChartTrait;
  readonly name: string;
  readonly note: string;
}

export interface TimelineInput extends Sketch {
  readonly stops: readonly TimelineStop[];
  readonly goal: string;
}

const STEP = 66;
const EDGE = 34;
const RADIUS = 17;
/** The path swings between these positions. */
const SWING_X = [30, 82] as const;
const LABEL_X = 118;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A winding path with a stop for each facet and a flag at its end. */
export function timelineSvg(input: TimelineInput): string {
  const palette = paletteOf(input);
  const { stops, width } = input;
  const points = Array.from({ length: stops.length + 1 }, (_, index) => ({
    x: SWING_X[index % 2] ?? SWING_X[0],
    y: EDGE + index * STEP,
  }));
  const goal = points.at(-1) ?? { x: SWING_X[0], y: EDGE };
  const maxWidth = width - LABEL_X - 4;
  return sketch(
    input,
    goal.y + EDGE,
    element('path', {
      d: windingPath(points),
      fill: 'none',
      stroke: palette.track,
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }),
    element('path', {
      d: windingPath(points),
      fill: 'none',
      stroke: palette.axisMark,
      'stroke-width': 2,
      'stroke-dasharray': '1 9',
      'stroke-linecap': 'round',
    }),
    ...stops.map((stop, index) => drawStop(stop, points[index] ?? goal, { palette, maxWidth })),
    flag(goal, palette),
    drawText(input.goal, { x: LABEL_X, y: goal.y + 5, size: 15, weight: 700, fill: palette.ink }, maxWidth),
  );
}

/** A smooth line through all points. */
function windingPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (before === undefined) return `M${point.x} ${point.y}`;
      const half = (point.y - before.y) / 2;
      return `C${before.x} ${before.y + half} ${point.x} ${point.y - half} ${point.x} ${point.y}`;
    })
    .join('');
}

function drawStop(
  stop: TimelineStop,
  { x, y }: Point,
  { palette, maxWidth }: { readonly palette: Palette; readonly maxWidth: number },
): string {
  const colour = palette.traits[stop.trait];
  return element(
    'g',
    { 'data-trait': stop.trait },
    element('circle', {
      cx: x,
      cy: y,
      r: RADIUS,
      fill: palette.surface,
      stroke: colour,
      'stroke-width': 3,
      'data-mark': 'stop',
    }),
    drawText(stop.trait, { x, y: y + 5, size: 14, weight: 700, anchor: 'middle', fill: palette.ink }),
    drawText(stop.name, { x: LABEL_X, y: y - 2, size: 14, weight: 600, fill: palette.ink }, maxWidth),
    drawText(stop.note, { x: LABEL_X, y: y + 16, size: 12, fill: palette.second }, maxWidth),
  );
}

function flag({ x, y }: Point, palette: Palette): string {
  const [lila] = palette.shapes;
  return (
    element('circle', {
      cx: x,
      cy: y,
      r: RADIUS + 3,
      fill: lila,
      stroke: palette.surface,
      'stroke-width': 3,
      'data-mark': 'goal',
    }) +
    element('path', {
      d: `M${x - 5} ${y + 10}v-19M${x - 5} ${y - 9}h12l-4 4.5l4 4.5h-12`,
      fill: 'none',
      stroke: palette.surface,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    })
  );
}
