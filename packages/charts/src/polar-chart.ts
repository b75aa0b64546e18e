import { paletteOf, sketch, drawText } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { element } from './svg.ts';
import type { Palette } from './theme.ts';
import { HIGHEST_STANINE } from './traits.ts';

export interface PolarChartSector {
  readonly letter: string;
  readonly name: string;
  /** 1 to 9. */
  readonly value: number;
  /** The exact position on the scale, and the ends of the error bar. */
  readonly position: number;
  readonly low: number;
  readonly high: number;
  /** Whether it is one of the most visible. */
  readonly isLeading: boolean;
}

export interface PolarChartInput extends Sketch {
  /** Clockwise from the upper left. */
  readonly sectors: readonly [PolarChartSector, PolarChartSector, PolarChartSector, PolarChartSector];
}

const LABEL = 46;
const RINGS = [3.5, 6.5, 9];
const GAP_PX = 3;
/** The direction of each quarter from the centre. */
const QUARTERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Four quarters of a circle, proportional to their values, with the error of measurement as a line. */
export function polarChartSvg(input: PolarChartInput): string {
  const palette = paletteOf(input);
  const { width } = input;
  const radius = Math.min(width / 2 - 4, 150);
  const height = 2 * (radius + LABEL);
  const centre = { x: width / 2, y: height / 2 };
  const rings = RINGS.map((ring) =>
    element('circle', {
      cx: centre.x,
      cy: centre.y,
      r: (ring / HIGHEST_STANINE) * radius,
      fill: 'none',
      stroke: palette.track,
      'stroke-width': 1.5,
    }),
  );
  return sketch(
    input,
    height,
    ...rings,
    ...input.sectors.map((sector, index) => drawSector(sector, { centre, radius, palette, index })),
    ...input.sectors.map((sector, index) => drawError(sector, { centre, radius, palette, index })),
    ...input.sectors.map((sector, index) => drawLabel(sector, { width, height, palette, index })),
  );
}

interface SectorLayout {
  readonly centre: { readonly x: number; readonly y: number };
  readonly radius: number;
  readonly palette: Palette;
  readonly index: number;
}

function drawSector(
  { position, isLeading }: PolarChartSector,
  { centre, radius, palette, index }: SectorLayout,
): string {
  const [right, down] = QUARTERS[index] ?? QUARTERS[0];
  const reach = (position / HIGHEST_STANINE) * radius;
  const x = centre.x + right * GAP_PX;
  const y = centre.y + down * GAP_PX;
  // The arc has the opposite direction in every second quarter.
  const sweep = right * down > 0 ? 1 : 0;
  return element('path', {
    d: `M${x} ${y}L${x + right * reach} ${y}A${reach} ${reach} 0 0 ${sweep} ${x} ${y + down * reach}Z`,
    fill: palette.shapes[0],
    'fill-opacity': isLeading ? 0.85 : 0.3,
    stroke: palette.shapes[0],
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
    'data-mark': 'sector',
  });
}

/** The error bar, on the diagonal of the quarter. */
function drawError(
  { low, high, position }: PolarChartSector,
  { centre, radius, palette, index }: SectorLayout,
): string {
  const [right, down] = QUARTERS[index] ?? QUARTERS[0];
  const at = (stanine: number) => {
    const reach = (stanine / HIGHEST_STANINE) * radius * Math.SQRT1_2;
    return { x: centre.x + right * (GAP_PX + reach), y: centre.y + down * (GAP_PX + reach) };
  };
  const [from, to] = [at(Math.min(low, position)), at(Math.max(high, position))];
  return element('line', {
    x1: from.x,
    y1: from.y,
    x2: to.x,
    y2: to.y,
    stroke: palette.ink,
    'stroke-width': 2.5,
    'stroke-linecap': 'round',
    'data-mark': 'error',
  });
}

function drawLabel(
  sector: PolarChartSector,
  { width, height, palette, index }: { width: number; height: number; palette: Palette; index: number },
): string {
  const [right, down] = QUARTERS[index] ?? QUARTERS[0];
  const anchor = right < 0 ? 'start' : 'end';
  const x = right < 0 ? 2 : width - 2;
  const y = down < 0 ? 18 : height - 24;
  const maxWidth = width / 2 - 8;
  return (
    drawText(`${sector.letter} ${sector.value}`, { x, y, size: 16, weight: 700, anchor, fill: palette.ink }) +
    drawText(sector.name, { x, y: y + 18, size: 13, anchor, fill: palette.second }, maxWidth)
  );
}
