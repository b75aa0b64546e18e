/** A transformation of the plane: `[a, b, c, d, e, f]` as PDF writes it. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [ia, ib, ic, id, ie, iff] = inner;
  return [
    a * ia + c * ib,
    b * ia + d * ib,
    a * ic + c * id,
    b * ic + d * id,
    a * ie + c * iff + e,
    b * ie + d * iff + f,
  ];
}

export function toPoint([a, b, c, d, e, f]: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** A matrix from the numbers of an operator; the identity when there are too few. */
export function toMatrix(values: ArrayLike<number>): Matrix {
  const at = (index: number) => Number(values[index] ?? IDENTITY[index]);
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

/** The state of a page while it is painted, limited to what determines the position and visibility of text. */
export interface PaintState {
  matrix: Matrix;
  /** `#rrggbb`; undefined for a pattern. */
  fill: string | undefined;
  stroke: string | undefined;
  fillAlpha: number;
  renderMode: number;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
}

export function startState(matrix: Matrix): PaintState {
  return {
    matrix,
    fill: '#000000',
    stroke: '#000000',
    fillAlpha: 1,
    renderMode: 0,
    font: '',
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
  };
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

const CONTRAST_MIN = 24;

/** Whether text in one colour is visible on the other; true for unknown colours. */
export function isSeenOn(colour: string | undefined, background: string | undefined): boolean {
  if (colour === undefined || background === undefined) return true;
  const behind = channels(background);
  return channels(colour).some((value, index) => Math.abs(value - (behind[index] ?? 0)) >= CONTRAST_MIN);
}
