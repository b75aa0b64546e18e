import type { TraitLabels } from './spectrum-geometry.ts';
import { element } from './svg.ts';
import { escapeXml, estimateTextWidth, wrapText } from './text.ts';
import type { Palette } from './theme.ts';
import type { ChartTrait } from './traits.ts';

export const NAME_SIZE = 14;
/** The poles and the numbers. */
export const POLE_SIZE = 11.5;
export const LINE = 17;
const SMALL_LINE = POLE_SIZE + 3;

/** The texts of a strip, broken into lines. */
export interface StripLabels {
  readonly name: readonly string[];
  readonly numbers: readonly string[];
  readonly lowPole: readonly string[];
  readonly highPole: readonly string[];
}

/** Breaks name and numbers for their column, and the poles for half of the track each. */
export function wrapLabels(
  { name, numbers, lowPole, highPole }: TraitLabels & { readonly numbers: string },
  { nameWidth, trackWidth }: { readonly nameWidth: number; readonly trackWidth: number },
): StripLabels {
  const small = (text: string, maxWidth: number) =>
    wrapText(text, { maxWidth, fontSize: POLE_SIZE, maxLines: 2 });
  const hasNumbers = numbers !== '';
  return {
    name: wrapText(name, { maxWidth: nameWidth, fontSize: NAME_SIZE, maxLines: hasNumbers ? 1 : 2 }),
    numbers: hasNumbers ? small(numbers, nameWidth) : [],
    lowPole: small(lowPole, trackWidth / 2 - 8),
    highPole: small(highPole, trackWidth / 2 - 8),
  };
}

/** The height of second lines, identical in all strips. */
export function extraHeight(labels: readonly StripLabels[]): {
  readonly poles: number;
  readonly numbers: number;
} {
  const heightOf = (hasSecondLine: boolean) => (hasSecondLine ? SMALL_LINE : 0);
  return {
    poles: heightOf(labels.some(({ lowPole, highPole }) => lowPole.length > 1 || highPole.length > 1)),
    numbers: heightOf(labels.some(({ numbers }) => numbers.length > 1)),
  };
}

interface NamesAt {
  readonly trait: ChartTrait;
  readonly baseline: number;
  readonly palette: Palette;
}

/** The letter of the trait, its name, and the numbers below. */
export function drawNames({ name, numbers }: StripLabels, { trait, baseline, palette }: NamesAt): string {
  const start = estimateTextWidth('ES', NAME_SIZE) + 6;
  const below = baseline + (name.length - 1) * LINE;
  const text = (line: string, y: number, size: number): string =>
    element('text', { x: start, y, 'font-size': size, fill: palette.second }, escapeXml(line));
  return [
    element(
      'text',
      { x: 2, y: baseline, 'font-size': NAME_SIZE, 'font-weight': 700, fill: palette.ink },
      trait,
    ),
    ...name.map((line, index) => text(line, baseline + index * LINE, NAME_SIZE)),
    ...numbers.map((line, index) => text(line, below + LINE + index * SMALL_LINE, POLE_SIZE)),
  ].join('');
}

interface PolesAt {
  /** The ends of the track. */
  readonly from: number;
  readonly to: number;
  readonly baseline: number;
  readonly palette: Palette;
}

/** The two poles under the ends of the track. */
export function drawPoles(
  { lowPole, highPole }: StripLabels,
  { from, to, baseline, palette }: PolesAt,
): string {
  const draw = (lines: readonly string[], x: number, anchor: 'start' | 'end') =>
    lines.map((line, index) =>
      element('text', { x, y: baseline + index * SMALL_LINE, 'text-anchor': anchor }, escapeXml(line)),
    );
  return element(
    'g',
    { 'font-size': POLE_SIZE, fill: palette.second },
    ...draw(lowPole, from, 'start'),
    ...draw(highPole, to, 'end'),
  );
}
