import { linearScale } from './linear-scale.ts';
import { paletteOf, poles, extraPoleHeight, sketch, drawText } from './sketch.ts';
import type { Deviation } from './deviations.ts';
import type { Sketch } from './sketch.ts';
import { element } from './svg.ts';
import type { Palette } from './theme.ts';
import { HIGHEST_STANINE, LOWEST_STANINE } from './traits.ts';

export interface SelfOtherDotsInput extends Sketch {
  readonly rows: readonly Deviation[];
  readonly notScored: string;
}

const ROW = 128;
const EYE = 15;
const BEAM = 17;

/** Traits between self-perception and the perception by others, from the left and the right pole. */
export function selfOtherDotsSvg(input: SelfOtherDotsInput): string {
  const { rows, width } = input;
  const edge = 2 * EYE + 6;
  const height = ROW + extraPoleHeight(input);
  const x = linearScale([LOWEST_STANINE - 0.5, HIGHEST_STANINE + 0.5], [edge, width - edge]);
  return sketch(
    input,
    rows.length * height,
    ...rows.map((row, index) => drawRow(input, row, { x, top: index * height })),
  );
}

function drawRow(
  input: SelfOtherDotsInput,
  row: Deviation,
  { x, top }: { readonly x: (value: number) => number; readonly top: number },
): string {
  const palette = paletteOf(input);
  const { width } = input;
  const colour = palette.traits[row.trait];
  const y = top + 62;
  return element(
    'g',
    { 'data-trait': row.trait },
    drawText(row.trait, { x: 2, y: top + 18, size: 14, weight: 700, fill: palette.ink }),
    drawText(row.name, { x: 28, y: top + 18, size: 14, fill: palette.ink }, width - 32),
    row.position === null
      ? drawText(input.notScored, {
          x: width / 2,
          y: y + 4,
          size: 12,
          anchor: 'middle',
          fill: palette.second,
        })
      : person(row.position, { x, y, colour, palette, width }),
    eye(2 + EYE, y, palette),
    eye(width - 2 - EYE, y, palette),
    poles(input, row, y + 34, 2),
  );
}

interface Look {
  readonly x: (value: number) => number;
  readonly y: number;
  readonly colour: string;
  readonly palette: Palette;
  readonly width: number;
}

function person(
  position: NonNullable<Deviation['position']>,
  { x, y, colour, palette, width }: Look,
): string {
  const at = x(position.at);
  const beam = (from: number) =>
    element('polygon', {
      points: `${from},${y} ${at},${y - BEAM} ${at},${y + BEAM}`,
      fill: colour,
      'fill-opacity': 0.13,
      'data-mark': 'gaze',
    });
  return [
    beam(2 * EYE + 2),
    beam(width - 2 * EYE - 2),
    element('line', {
      x1: x(position.low),
      x2: x(position.high),
      y1: y,
      y2: y,
      stroke: colour,
      'stroke-width': 3,
      'stroke-linecap': 'round',
      'data-mark': 'error',
    }),
    element('circle', {
      cx: at,
      cy: y - 3,
      r: 5.5,
      fill: colour,
      stroke: palette.surface,
      'stroke-width': 1.5,
      'data-mark': 'point',
    }),
    element('path', {
      d: `M${at - 9} ${y + 13}a9 9 0 0 1 18 0z`,
      fill: colour,
      stroke: palette.surface,
      'stroke-width': 1.5,
    }),
  ].join('');
}

function eye(x: number, y: number, palette: Palette): string {
  return (
    element('path', {
      d: `M${x - EYE} ${y}q${EYE} -14 ${2 * EYE} 0q${-EYE} 14 ${-2 * EYE} 0z`,
      fill: palette.surface,
      stroke: palette.second,
      'stroke-width': 1.75,
      'stroke-linejoin': 'round',
      'data-mark': 'eye',
    }) + element('circle', { cx: x, cy: y, r: 4, fill: palette.second })
  );
}
