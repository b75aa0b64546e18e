import { linearScale } from './linear-scale.ts';
import { paletteOf, sketch, drawText } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { element } from './svg.ts';
import type { Palette } from './theme.ts';
import { HIGHEST_STANINE, LOWEST_STANINE } from './traits.ts';
import type { ChartTrait } from './traits.ts';

export interface RangeSlider {
  readonly trait: ChartTrait;
  readonly name: string;
  readonly low: string;
  readonly high: string;
  /** One of three stops, or an exact position with its error bar on the scale 1 to 9; null without a value. */
  readonly at:
    | { readonly stop: 1 | 2 | 3 }
    | { readonly position: number; readonly low: number; readonly high: number }
    | null;
}

export interface RangeSlidersInput extends Sketch {
  readonly rangeSliders: readonly RangeSlider[];
}

const TRACK = 190;
const TOP = 48;
const BOTTOM = 54;
const KNOB = { width: 44, height: 20 };
const NARROW_PX = 400;

/** Sliders side by side, like an audio mixer. */
export function rangeSlidersSvg(input: RangeSlidersInput): string {
  const { rangeSliders, width } = input;
  const column = width / rangeSliders.length;
  return sketch(
    input,
    TOP + TRACK + BOTTOM,
    ...rangeSliders.map((rangeSlider, index) =>
      drawRangeSlider(rangeSlider, {
        x: (index + 0.5) * column,
        palette: paletteOf(input),
        isNarrow: width < NARROW_PX,
      }),
    ),
  );
}

interface RangeSliderPosition {
  readonly x: number;
  readonly palette: Palette;
  readonly isNarrow: boolean;
}

function drawRangeSlider(rangeSlider: RangeSlider, { x, palette, isNarrow }: RangeSliderPosition): string {
  const size = isNarrow ? 11.5 : 13;
  const middle = { x, anchor: 'middle' } as const;
  return element(
    'g',
    { 'data-trait': rangeSlider.trait },
    drawText(rangeSlider.high, { ...middle, y: TOP - 22, size, fill: palette.second }),
    drawText(rangeSlider.low, { ...middle, y: TOP + TRACK + 24, size, fill: palette.second }),
    drawText(rangeSlider.name, {
      ...middle,
      y: TOP + TRACK + 46,
      size: size + 0.5,
      weight: 700,
      fill: palette.ink,
    }),
    element('rect', { x: x - 4, y: TOP, width: 8, height: TRACK, rx: 4, fill: palette.track }),
    ...ticks(x, palette),
    rangeSlider.at === null ? '' : knob(rangeSlider, x, palette),
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

function knob({ at, trait }: RangeSlider, x: number, palette: Palette): string {
  if (at === null) return '';
  const scale = linearScale([LOWEST_STANINE - 0.5, HIGHEST_STANINE + 0.5], [TOP + TRACK, TOP]);
  const colour = palette.traits[trait];
  const y = 'stop' in at ? heightOfStop(at.stop) : scale(at.position);
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
