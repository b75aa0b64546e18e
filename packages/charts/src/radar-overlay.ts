import { drawDotShape } from './dot-rows.ts';
import { letters, outline, middleOf, pointAt, rangeRing, web } from './radar-frame.ts';
import type { RadarFrame, RadarRanges, RadarShape } from './radar-frame.ts';
import { element, picture } from './svg.ts';
import { DEFAULT_FONT_FAMILY, PALETTES } from './theme.ts';
import type { ChartTheme } from './theme.ts';
import { CHART_TRAITS } from './traits.ts';

export interface OverlaidPerson {
  readonly shape: RadarShape;
  readonly isDoubtful: boolean;
}

export interface RadarOverlayInput {
  readonly idPrefix: string;
  readonly title: string;
  readonly description: string;
  /** Exact positions of up to four people; null leaves a gap. */
  readonly people: readonly OverlaidPerson[];
  readonly ranges?: RadarRanges | undefined;
  readonly size?: number | undefined;
  readonly theme?: ChartTheme | undefined;
  readonly fontFamily?: string | undefined;
}

const DEFAULT_SIZE = 340;
const DASHES = [undefined, '7 4', '2 4', '9 3 2 3'];

function profile(frame: RadarFrame, { shape, isDoubtful }: OverlaidPerson, personIndex: number): string {
  const { palette } = frame;
  const ink = personIndex % 2 === 0 ? palette.ink : palette.shapes[0];
  const corners = CHART_TRAITS.map((trait, index) => {
    const value = shape[trait];
    if (value === null) return '';
    const look = { size: 9, ink, paper: palette.surface, isDoubtful };
    return drawDotShape(personIndex, { ...pointAt(frame, index, value), ...look });
  });
  const line = element('path', {
    d: outline(frame, (trait) => shape[trait]),
    fill: 'none',
    stroke: ink,
    'stroke-width': 2,
    'stroke-dasharray': DASHES[personIndex],
    'stroke-linejoin': 'round',
  });
  return element('g', { 'data-person': personIndex + 1 }, line, ...corners);
}

/** Several profiles overlaid, distinguished by shape and dash: an overview without the error of measurement. */
export function radarOverlaySvg(input: RadarOverlayInput): string {
  const size = input.size ?? DEFAULT_SIZE;
  const frame: RadarFrame = { ...middleOf(size), palette: PALETTES[input.theme ?? 'light'] };
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
    input.ranges === undefined ? '' : rangeRing(frame, input.ranges),
    ...input.people.map((person, personIndex) => profile(frame, person, personIndex)),
    letters(frame),
  );
}
