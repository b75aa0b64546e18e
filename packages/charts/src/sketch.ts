import { element, picture } from './svg.ts';
import { escapeXml, wrapText } from './text.ts';
import { DEFAULT_FONT_FAMILY, PALETTES } from './theme.ts';
import type { ChartTheme, Palette } from './theme.ts';

/** Common options of all pictures on the pages about a person's own result. */
export interface Sketch {
  readonly idPrefix: string;
  readonly title: string;
  readonly description: string;
  /** Width of the drawing in pixels. */
  readonly width: number;
  readonly theme?: ChartTheme | undefined;
  readonly fontFamily?: string | undefined;
}

export function paletteOf({ theme = 'light' }: Pick<Sketch, 'theme'>): Palette {
  return PALETTES[theme];
}

/** The whole picture, of a given height. */
export function sketch(input: Sketch, height: number, ...parts: readonly string[]): string {
  const { idPrefix, title, description, width, fontFamily = DEFAULT_FONT_FAMILY } = input;
  return picture({ idPrefix, title, description, width, height, fontFamily }, ...parts);
}

interface TextAttributes {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
  readonly weight?: number | undefined;
}

/** One line of text; with `maxWidth`, shortened to fit. */
export function drawText(text: string, look: TextAttributes, maxWidth?: number): string {
  const line =
    maxWidth === undefined ? text : (wrapText(text, { maxWidth, fontSize: look.size, maxLines: 1 })[0] ?? '');
  return element(
    'text',
    {
      x: look.x,
      y: look.y,
      'font-size': look.size,
      'font-weight': look.weight,
      'text-anchor': look.anchor,
      fill: look.fill,
    },
    escapeXml(line),
  );
}

const LINE_HEIGHT = 15;
/** Below this width long poles use two lines. */
const COMPACT_BELOW = 430;

/** Space for the second line of the poles, if needed. */
export function extraPoleHeight({ width }: Pick<Sketch, 'width'>): number {
  return width < COMPACT_BELOW ? LINE_HEIGHT : 0;
}

interface Poles {
  readonly lowPole: string;
  readonly highPole: string;
}

/** The labels of both ends of a line, below it, in one line or two. */
export function poles(input: Sketch, { lowPole, highPole }: Poles, y: number, inset: number): string {
  const { width } = input;
  const maxLines = extraPoleHeight(input) > 0 ? 2 : 1;
  const end = (text: string, anchor: 'start' | 'end') =>
    wrapText(text, { maxWidth: width / 2 - 10 - inset, fontSize: 12, maxLines })
      .map((line, index) =>
        drawText(line, {
          x: anchor === 'start' ? inset : width - inset,
          y: y + index * LINE_HEIGHT,
          size: 12,
          anchor,
          fill: paletteOf(input).second,
        }),
      )
      .join('');
  return end(lowPole, 'start') + end(highPole, 'end');
}
