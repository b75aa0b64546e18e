import { SPECTRUM, spectrumGeometry } from './spectrum-geometry.ts';
import type { SpectrumData, SpectrumGeometry, SpectrumRow } from './spectrum-geometry.ts';
import { element, layer, picture } from './svg.ts';
import { escapeXml, estimateTextWidth } from './text.ts';
import { DEFAULT_FONT_FAMILY, PALETTES } from './theme.ts';
import type { ChartTheme, Palette } from './theme.ts';

export interface SpectrumDrawing extends SpectrumData {
  /** The text in the row of a scale that is null. */
  readonly notScored: string;
  /** Whether the result is doubtful: its points are hollow. */
  readonly isDoubtful: boolean;
  readonly theme?: ChartTheme | undefined;
  readonly fontFamily?: string | undefined;
}

export interface SpectrumInput extends SpectrumDrawing {
  /** Makes the ids of this picture unique in its page. */
  readonly idPrefix: string;
  /** The accessible name and description of the picture. */
  readonly title: string;
  readonly description: string;
}

/**
 * The five traits on their 1..9 tracks as one SVG text: name, both poles, the role's range as a band, the 90 %
 * error bar and the point. No DOM, no `style`; every text is escaped. The same input gives the same text.
 */
export function spectrumSvg(input: SpectrumInput): string {
  const geometry = spectrumGeometry(input);
  const palette = PALETTES[input.theme ?? 'light'];
  return picture(
    {
      idPrefix: input.idPrefix,
      width: geometry.width,
      height: geometry.height,
      title: input.title,
      description: input.description,
      fontFamily: input.fontFamily ?? DEFAULT_FONT_FAMILY,
    },
    ...geometry.rows.map((row) => {
      const drawing = { row, geometry, palette, input };
      return element('g', { 'data-trait': row.trait }, ground(drawing), marks(drawing));
    }),
    axis(geometry, palette),
  );
}

/**
 * The same picture in two layers, to be stacked: the background, identical for everyone whose scales were scored, and
 * the person's marks. A caller that draws many of them parses the background, with all texts, only once.
 */
export function spectrumLayers(input: SpectrumDrawing): { readonly ground: string; readonly marks: string } {
  const geometry = spectrumGeometry(input);
  const palette = PALETTES[input.theme ?? 'light'];
  const { width, height } = geometry;
  const frame = { width, height, fontFamily: input.fontFamily ?? DEFAULT_FONT_FAMILY };
  const drawings = geometry.rows.map((row) => ({ row, geometry, palette, input }));
  return {
    ground: layer(frame, ...drawings.map(ground), axis(geometry, palette)),
    marks: layer(frame, ...drawings.map(marks)),
  };
}

function axis({ ticks, axisBaseline }: SpectrumGeometry, palette: Palette): string {
  const numbers = ticks.map(({ x, stanine }) => element('text', { x, y: axisBaseline }, String(stanine)));
  return element(
    'g',
    { 'font-size': SPECTRUM.axisSize, 'text-anchor': 'middle', fill: palette.second },
    ...numbers,
  );
}

interface RowDrawing {
  readonly row: SpectrumRow;
  readonly geometry: SpectrumGeometry;
  readonly palette: Palette;
  readonly input: Pick<SpectrumDrawing, 'notScored' | 'isDoubtful'>;
}

function ground(drawing: RowDrawing): string {
  const track = drawing.row.point === null ? emptyTrack(drawing) : trackOf(drawing);
  return names(drawing) + poles(drawing) + track;
}

function names({ row, geometry, palette }: RowDrawing): string {
  const size = { 'font-size': SPECTRUM.nameSize };
  const letter = element(
    'text',
    { ...size, x: geometry.nameX, y: row.nameBaseline, 'font-weight': 700, fill: palette.ink },
    row.trait,
  );
  const lines = row.nameLines.map((line, index) =>
    element(
      'text',
      {
        ...size,
        x: geometry.nameX + geometry.letterWidth,
        y: row.nameBaseline + index * SPECTRUM.nameLeading,
        fill: palette.second,
      },
      escapeXml(line),
    ),
  );
  return letter + lines.join('');
}

function poles({ row, geometry, palette }: RowDrawing): string {
  const side = (lines: readonly string[], x: number, anchor: 'start' | 'end'): string =>
    lines
      .map((line, index) =>
        element(
          'text',
          { x, y: row.poleBaseline + index * SPECTRUM.poleLeading, 'text-anchor': anchor },
          escapeXml(line),
        ),
      )
      .join('');
  return element(
    'g',
    { 'font-size': SPECTRUM.poleSize, fill: palette.second },
    side(row.lowPoleLines, geometry.track.x1, 'start'),
    side(row.highPoleLines, geometry.track.x2, 'end'),
  );
}

function emptyTrack({ row, geometry, palette, input: { notScored } }: RowDrawing): string {
  const { x1, x2 } = geometry.track;
  const middle = (x1 + x2) / 2;
  const gap = estimateTextWidth(notScored, SPECTRUM.poleSize) / 2 + 10;
  const dashes = [
    [x1, middle - gap],
    [middle + gap, x2],
  ].map(([from, to]) => element('line', { x1: from, x2: to, y1: row.y, y2: row.y }));
  return (
    element('g', { stroke: palette.axisMark, 'stroke-width': 1.5, 'stroke-dasharray': '3 5' }, ...dashes) +
    element(
      'text',
      {
        x: middle,
        y: row.y + SPECTRUM.poleSize * 0.36,
        'font-size': SPECTRUM.poleSize,
        'text-anchor': 'middle',
        fill: palette.second,
      },
      escapeXml(notScored),
    )
  );
}

/** The track with a notch between every two steps, so that a value can be read without a grid. */
function trackOf({ row, geometry, palette }: RowDrawing): string {
  const { track, ticks } = geometry;
  const half = SPECTRUM.trackHeight / 2;
  const notches = ticks.slice(1).map(({ x }, index) => {
    const between = (x + (ticks[index]?.x ?? x)) / 2;
    return element('line', { x1: between, x2: between, y1: row.y - half, y2: row.y + half });
  });
  return (
    element('rect', {
      x: track.x1,
      y: row.y - half,
      width: track.x2 - track.x1,
      height: SPECTRUM.trackHeight,
      rx: half,
      fill: palette.track,
    }) + element('g', { stroke: palette.surface, 'stroke-width': 1.5 }, ...notches)
  );
}

/** The role's range, the error bar, the point and its number; nothing for an unscored scale. */
function marks(drawing: RowDrawing): string {
  const { row, palette, input } = drawing;
  const { point, bar, range, y } = row;
  if (point === null) return '';
  const colour = palette.traits[row.trait];
  return [
    range &&
      element('rect', {
        x: range.x,
        y: y - SPECTRUM.rangeHeight / 2,
        width: range.width,
        height: SPECTRUM.rangeHeight,
        rx: SPECTRUM.rangeHeight / 2,
        fill: colour,
        'fill-opacity': 0.24,
        'data-mark': 'range',
      }),
    bar &&
      element('line', {
        x1: bar.x1,
        x2: bar.x2,
        y1: y,
        y2: y,
        stroke: colour,
        'stroke-width': 3,
        'stroke-linecap': 'round',
        'data-mark': 'error',
      }),
    element('circle', {
      cx: point.x,
      cy: y,
      ...(input.isDoubtful
        ? { r: SPECTRUM.pointRadius - 1, fill: palette.surface, stroke: colour }
        : { r: SPECTRUM.pointRadius, fill: colour, stroke: palette.surface }),
      'stroke-width': 2.5,
      'data-mark': 'point',
    }),
    stanineNumber(drawing, point.stanine),
  ]
    .filter((mark) => mark !== null)
    .join('');
}

function stanineNumber({ row, geometry, palette }: RowDrawing, stanine: number): string {
  return element(
    'text',
    {
      x: geometry.valueX,
      y: geometry.layout === 'wide' ? row.y + SPECTRUM.nameSize * 0.34 : row.nameBaseline,
      'font-size': SPECTRUM.nameSize,
      'font-weight': 700,
      'text-anchor': 'end',
      fill: palette.ink,
    },
    String(stanine),
  );
}
