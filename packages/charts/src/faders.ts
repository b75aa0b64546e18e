import { linearScale } from './linear-scale.ts';
import { paletteOf, sketch, words } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { element } from './svg.ts';
import type { Palette } from './theme.ts';
import { HIGHEST_STANINE, LOWEST_STANINE } from './traits.ts';
import type { ChartTrait } from './traits.ts';

export interface Fader {
  readonly trait: ChartTrait;
  readonly name: string;
  readonly low: string;
  readonly high: string;
  /** One of three stops, or an exact place with its error bar on the scale 1 to 9; null without a value. */
  readonly at:
    | { readonly stop: 1 | 2 | 3 }
    | { readonly place: number; readonly low: number; readonly high: number }
    | null;
}

export interface FadersInput extends Sketch {
  readonly faders: readonly Fader[];
}

const TRACK = 190;
const TOP = 48;
const BOTTOM = 54;
const KNOB = { width: 44, height: 20 };
const NARROW_PX = 400;

/** Sliders that stand side by side, as on a mixing desk. */
export function fadersSvg(input: FadersInput): string {
  const { faders, width } = input;
  const column = width / faders.length;
  return sketch(
    input,
    TOP + TRACK + BOTTOM,
    ...faders.map((fader, index) =>
      drawFader(fader, { x: (index + 0.5) * column, palette: paletteOf(input), isNarrow: width < NARROW_PX }),
    ),
  );
}

interface FaderPosition {
  readonly x: number;
  readonly palette: Palette;
  readonly isNarrow: boolean;
}

function drawFader(fader: Fader, { x, palette, isNarrow }: FaderPosition): string {
  const size = isNarrow ? 11.5 : 13;
  const middle = { x, anchor: 'middle' } as const;
  return element(
    'g',
    { 'data-trait': fader.trait },
    words(fader.high, { ...middle, y: TOP - 22, size, fill: palette.second }),
    words(fader.low, { ...middle, y: TOP + TRACK + 24, size, fill: palette.second }),
    words(fader.name, { ...middle, y: TOP + TRACK + 46, size: size + 0.5, weight: 700, fill: palette.ink }),
    element('rect', { x: x - 4, y: TOP, width: 8, height: TRACK, rx: 4, fill: palette.track }),
    ...ticks(x, palette),
    fader.at === null ? '' : knob(fader, x, palette),
  );
}

/** A mark for each stop. */
function ticks(x: number, palette: Palette): string[] {
  return [1, 2, 3].flatMap((stop) =>
    [-1, 1].map((side) => {
      const y = heightOfStop(stop);
      return element('line', {
        x1: x + side * 12,
        x2: x + side * 18,
        y1: y,
        y2: y,
        stroke: palette.axisMark,
        'stroke-width': 1.5,
      });
    }),
  );
}

function heightOfStop(stop: number): number {
  return TOP + TRACK * (1 - (stop - 0.5) / 3);
}

function knob({ at, trait }: Fader, x: number, palette: Palette): string {
  if (at === null) return '';
  const scale = linearScale([LOWEST_STANINE - 0.5, HIGHEST_STANINE + 0.5], [TOP + TRACK, TOP]);
  const colour = palette.traits[trait];
  const y = 'stop' in at ? heightOfStop(at.stop) : scale(at.place);
  const error =
    'stop' in at
      ? ''
      : element('rect', {
          x: x - 11,
          y: scale(at.high),
          width: 22,
          height: scale(at.low) - scale(at.high),
          rx: 11,
          fill: colour,
          'fill-opacity': 0.2,
          'data-mark': 'error',
        });
  const top = y - KNOB.height / 2;
  return (
    error +
    element('rect', {
      x: x - KNOB.width / 2,
      y: top,
      ...KNOB,
      rx: 7,
      fill: colour,
      stroke: palette.surface,
      'stroke-width': 2,
      'data-mark': 'knob',
    }) +
    element('line', {
      x1: x - 11,
      x2: x + 11,
      y1: y,
      y2: y,
      stroke: palette.surface,
      'stroke-width': 2,
      'stroke-linecap': 'round',
    })
  );
}
