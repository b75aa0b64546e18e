import { paletteOf, sketch, words } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { element } from './svg.ts';
import type { ChartTrait } from './traits.ts';

export interface LevelRow {
  readonly name: string;
  /** How many of the three steps are filled; null where the facet was not scored. */
  readonly steps: 1 | 2 | 3 | null;
}

export interface LevelSide {
  readonly trait: ChartTrait;
  readonly title: string;
  readonly rows: readonly LevelRow[];
}

export interface LevelsInput extends Sketch {
  readonly left: LevelSide;
  readonly right: LevelSide;
  readonly notScored: string;
}

const HEAD = 34;
const ROW = 48;
const BAR = 14;
const GAP = 3;
const STEPS = 3;
/** Below this width the two sides stand one below the other. */
const COMPACT_BELOW = 430;
const BETWEEN = 40;

interface SidePosition {
  /** Where the bars begin, and in which direction they grow. */
  readonly from: number;
  readonly direction: 1 | -1;
  readonly room: number;
  readonly top: number;
}

/** Two groups of facets in three levels, growing from the middle to either side. */
export function levelsSvg(input: LevelsInput): string {
  const { width, left, right } = input;
  const heightOf = (side: LevelSide) => HEAD + side.rows.length * ROW;
  if (width < COMPACT_BELOW) {
    const place = { from: 2, direction: 1 as const, room: width - 4 };
    const second = heightOf(left) + 10;
    return sketch(
      input,
      second + heightOf(right),
      drawSide(input, left, { ...place, top: 0 }),
      drawSide(input, right, { ...place, top: second }),
    );
  }
  const room = (width - BETWEEN) / 2 - 2;
  const height = Math.max(heightOf(left), heightOf(right));
  const middle = width / 2;
  return sketch(
    input,
    height,
    element('line', {
      x1: middle,
      x2: middle,
      y1: 6,
      y2: height - 16,
      stroke: paletteOf(input).axisMark,
      'stroke-dasharray': '3 4',
    }),
    drawSide(input, left, { from: middle - BETWEEN / 2, direction: -1, room, top: 0 }),
    drawSide(input, right, { from: middle + BETWEEN / 2, direction: 1, room, top: 0 }),
  );
}

function drawSide(input: LevelsInput, side: LevelSide, place: SidePosition): string {
  const palette = paletteOf(input);
  const anchor = place.direction === 1 ? 'start' : 'end';
  const title = {
    x: place.from,
    y: place.top + 18,
    size: 14,
    weight: 700,
    fill: palette.ink,
    anchor,
  } as const;
  return element(
    'g',
    { 'data-trait': side.trait },
    words(side.title, title, place.room),
    ...side.rows.map((row, index) => drawRow(input, side, { row, place, y: place.top + HEAD + index * ROW })),
  );
}

function drawRow(
  input: LevelsInput,
  { trait }: LevelSide,
  { row, place, y }: { readonly row: LevelRow; readonly place: SidePosition; readonly y: number },
): string {
  const palette = paletteOf(input);
  const { from, direction, room } = place;
  const length = (room - (STEPS - 1) * GAP) / STEPS;
  const anchor = direction === 1 ? 'start' : 'end';
  const steps = Array.from({ length: STEPS }, (_, step) => {
    const near = from + direction * step * (length + GAP);
    return element('rect', {
      x: direction === 1 ? near : near - length,
      y: y + 18,
      width: length,
      height: BAR,
      rx: 4,
      fill: step < (row.steps ?? 0) ? palette.traits[trait] : palette.track,
      'data-mark': step < (row.steps ?? 0) ? 'step' : undefined,
    });
  });
  const name = row.steps === null ? `${row.name} (${input.notScored})` : row.name;
  return words(name, { x: from, y: y + 12, size: 13, fill: palette.ink, anchor }, room) + steps.join('');
}
