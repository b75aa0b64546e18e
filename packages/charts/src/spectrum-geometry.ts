import { linearScale } from './linear-scale.ts';
import { estimateTextWidth, wrapText } from './text.ts';
import { CHART_TRAITS, HIGHEST_STANINE, LOWEST_STANINE } from './traits.ts';
import type { ChartTrait } from './traits.ts';

/** A result on the 1..9 scale and the ends of its error bar; null for an unscored scale. */
export interface ChartScore {
  /** The standard score, if known, for the exact position of the point. */
  readonly z?: number | undefined;
  readonly stanine: number;
  readonly low: number;
  readonly high: number;
}
export interface ChartRange {
  readonly min: number;
  readonly max: number;
}
export interface TraitLabels {
  readonly name: string;
  /** The two ends, neutrally worded. */
  readonly lowPole: string;
  readonly highPole: string;
}

export interface SpectrumData {
  readonly scores: Readonly<Record<ChartTrait, ChartScore | null>>;
  readonly ranges?: Readonly<Partial<Record<ChartTrait, ChartRange>>> | undefined;
  readonly labels: Readonly<Record<ChartTrait, TraitLabels>>;
  /** Pixels of the drawing; it scales freely with its viewBox. Default 640. */
  readonly width?: number | undefined;
  /** `compact` puts the name above the track, for narrow screens. Default: by width. */
  readonly layout?: 'wide' | 'compact' | undefined;
  /** `false` omits the poles if the page already shows them. Default true. */
  readonly showPoles?: boolean | undefined;
  /** The only trait to draw. Default all five. */
  readonly only?: ChartTrait | undefined;
}

export interface SpectrumRow {
  readonly trait: ChartTrait;
  /** Middle line of the track. */
  readonly y: number;
  readonly nameBaseline: number;
  readonly nameLines: readonly string[];
  readonly poleBaseline: number;
  readonly lowPoleLines: readonly string[];
  readonly highPoleLines: readonly string[];
  readonly point: { readonly x: number; readonly stanine: number } | null;
  readonly bar: { readonly x1: number; readonly x2: number } | null;
  readonly range: { readonly x: number; readonly width: number } | null;
}

export interface SpectrumGeometry {
  readonly width: number;
  readonly height: number;
  readonly layout: 'wide' | 'compact';
  readonly nameX: number;
  readonly letterWidth: number;
  readonly valueX: number;
  readonly track: { readonly x1: number; readonly x2: number; readonly top: number; readonly bottom: number };
  readonly ticks: readonly { readonly x: number; readonly stanine: number }[];
  readonly axisBaseline: number;
  readonly rows: readonly SpectrumRow[];
}

export const SPECTRUM = {
  defaultWidth: 640,
  compactBelow: 520,
  nameSize: 14,
  nameLeading: 17,
  poleSize: 11.5,
  poleLeading: 14.5,
  axisSize: 11.5,
  trackHeight: 10,
  rangeHeight: 20,
  pointRadius: 7.5,
} as const;

const MARGIN = 2;
const VALUE_COLUMN = 28;
const POLE_GAP = 12;

/** The positions of all parts of the spectrum, in pixels of its viewBox; the drawing adds only colour. */
export function spectrumGeometry(data: SpectrumData): SpectrumGeometry {
  const width = data.width ?? SPECTRUM.defaultWidth;
  const layout = data.layout ?? (width < SPECTRUM.compactBelow ? 'compact' : 'wide');
  const letterWidth = estimateTextWidth('ES', SPECTRUM.nameSize) + 6;
  const nameWidth =
    layout === 'wide' ? Math.min(width * 0.27, 176) : width - 2 * MARGIN - letterWidth - VALUE_COLUMN;
  const x1 = layout === 'wide' ? MARGIN + letterWidth + nameWidth + 10 : MARGIN;
  const x2 = layout === 'wide' ? width - MARGIN - VALUE_COLUMN : width - MARGIN;
  const x = linearScale([LOWEST_STANINE - 0.5, HIGHEST_STANINE + 0.5], [x1, x2]);
  let top = 4;
  const rows = (data.only === undefined ? CHART_TRAITS : [data.only]).map((trait) => {
    const placement = layoutRow({
      data,
      trait,
      top,
      layout,
      nameWidth,
      poleWidth: (x2 - x1 - POLE_GAP) / 2,
      x,
    });
    top = placement.bottom;
    return placement.row;
  });
  const ticks = Array.from({ length: HIGHEST_STANINE }, (_, i) => ({ x: x(i + 1), stanine: i + 1 }));
  const axisBaseline = top + SPECTRUM.axisSize;
  return {
    width,
    height: axisBaseline + 6,
    layout,
    nameX: MARGIN,
    letterWidth,
    valueX: width - MARGIN,
    track: { x1, x2, top: 4, bottom: top - 4 },
    ticks,
    axisBaseline,
    rows,
  };
}

interface RowInput {
  readonly data: SpectrumData;
  readonly trait: ChartTrait;
  readonly top: number;
  readonly layout: 'wide' | 'compact';
  readonly nameWidth: number;
  readonly poleWidth: number;
  readonly x: (stanine: number) => number;
}

function layoutRow(input: RowInput): { readonly row: SpectrumRow; readonly bottom: number } {
  const { data, trait, top, layout, nameWidth, poleWidth, x } = input;
  const labels = data.labels[trait];
  const name = { maxWidth: nameWidth, fontSize: SPECTRUM.nameSize, maxLines: 2 };
  const pole = { maxWidth: poleWidth, fontSize: SPECTRUM.poleSize, maxLines: 3 };
  const nameLines = wrapText(labels.name, name);
  const lowPoleLines = data.showPoles === false ? [] : wrapText(labels.lowPole, pole);
  const highPoleLines = data.showPoles === false ? [] : wrapText(labels.highPole, pole);
  const half = SPECTRUM.rangeHeight / 2;
  const nameBlock = nameLines.length * SPECTRUM.nameLeading;
  const y = layout === 'wide' ? top + half : top + nameBlock + 4 + half;
  // In the wide layout the first line of the name is aligned with the track.
  const nameBaseline = layout === 'wide' ? y + SPECTRUM.nameSize * 0.34 : top + SPECTRUM.nameSize;
  const poleBaseline = y + half + SPECTRUM.poleSize + 3;
  const poleLines = Math.max(lowPoleLines.length, highPoleLines.length);
  const poleBottom = poleLines === 0 ? y + half : poleBaseline + (poleLines - 1) * SPECTRUM.poleLeading;
  const nameBottom = nameBaseline + (nameLines.length - 1) * SPECTRUM.nameLeading;
  const score = data.scores[trait];
  const range = data.ranges?.[trait];
  return {
    bottom: Math.max(poleBottom, nameBottom) + 16,
    row: {
      trait,
      y,
      nameBaseline,
      nameLines,
      poleBaseline,
      lowPoleLines,
      highPoleLines,
      ...scoreMarks(score, x),
      range: range && !isWholeScale(range) ? band(range, x) : null,
    },
  };
}

/** A point beyond the rounded end of its bar extends the bar; nothing leaves the scale. */
function scoreMarks(score: ChartScore | null, x: RowInput['x']): Pick<SpectrumRow, 'point' | 'bar'> {
  if (score === null) return { point: null, bar: null };
  const position = score.z === undefined ? score.stanine : 5 + 2 * score.z;
  const exact = Math.min(HIGHEST_STANINE, Math.max(LOWEST_STANINE, position));
  return {
    point: { x: x(exact), stanine: score.stanine },
    bar: { x1: x(Math.min(score.low, exact)), x2: x(Math.max(score.high, exact)) },
  };
}

/** A range over the whole scale has no requirement and is not drawn. */
function isWholeScale(range: ChartRange): boolean {
  return range.min <= LOWEST_STANINE && range.max >= HIGHEST_STANINE;
}

/** Stanines are whole steps: a range from 4 to 6 covers all of step 4 and all of step 6. */
function band(
  range: ChartRange,
  x: (stanine: number) => number,
): { readonly x: number; readonly width: number } {
  const start = x(range.min - 0.5);
  return { x: start, width: x(range.max + 0.5) - start };
}
