import type { TextRun } from '@quint/domain/profile/resume/types.ts';
import { composeAccents } from './accents.ts';
import { lettersOfDrawn, withLigatures } from './drawn-letters.ts';
import type { Matrix, PaintState } from './paint-state.ts';
import { IDENTITY, isSeenOn, multiply, startState, toMatrix, toPoint } from './paint-state.ts';

const SIZE_MIN_POINTS = 3;
const ALPHA_MIN = 0.1;
const WHITE = '#ffffff';
const GLYPH_UNITS = 1000;
/** A gap within one operator that splits its text, and one that is a space, in text sizes. */
const PART_GAP = 0.8;
const SPACE_GAP = 0.18;
const INVISIBLE = 3;
/** Invisible, or a mere clipping path. */
const UNSEEN_MODES: readonly number[] = [INVISIBLE, 7];
const STROKED_MODES: readonly number[] = [1, 5];

/** Properties of a page's fonts by their names. */
export interface Fonts {
  isBold(font: string): boolean;
  /** The unit width of its glyphs if its letters are drawn as pictures and have no names; otherwise undefined. */
  drawnUnit(font: string): number | undefined;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly colour: string | undefined;
}

interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

function isGlyph(value: unknown): value is Glyph {
  return typeof value === 'object' && value !== null && 'unicode' in value && 'width' in value;
}

export function isNumbers(value: unknown): value is ArrayLike<number> {
  return typeof value === 'object' && value !== null && 'length' in value;
}

function isWithin({ left, top, right, bottom }: Area, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The visible text of a page, in painting order. */
export class PageReader {
  readonly runs: TextRun[] = [];
  /** Invisible text, as added by text recognition. */
  readonly beneath: TextRun[] = [];
  private state: PaintState;
  private readonly savedStates: PaintState[] = [];
  private readonly areas: Area[] = [];
  private textMatrix: Matrix = IDENTITY;
  private lineMatrix: Matrix = IDENTITY;
  private readonly size: { readonly width: number; readonly height: number };
  private readonly fonts: Fonts;

  constructor(page: { width: number; height: number; matrix: Matrix }, fonts: Fonts) {
    this.size = page;
    this.state = startState(page.matrix);
    this.fonts = fonts;
  }

  save(): void {
    this.savedStates.push({ ...this.state });
  }

  restore(): void {
    this.state = this.savedStates.pop() ?? this.state;
  }

  set(values: Partial<PaintState>): void {
    Object.assign(this.state, values);
  }

  transform(values: ArrayLike<number>): void {
    this.state.matrix = multiply(this.state.matrix, toMatrix(values));
  }

  setTextMatrix(matrix: Matrix): void {
    this.textMatrix = matrix;
    this.lineMatrix = matrix;
  }

  moveText(x: number, y: number): void {
    this.setTextMatrix(multiply(this.lineMatrix, [1, 0, 0, 1, x, y]));
  }

  nextLine(): void {
    this.moveText(0, -this.state.leading);
  }

  /** A filled path is the background of later text, and a rectangle hides earlier text. */
  fill(bounds: ArrayLike<number>, isRectangle: boolean): void {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds);
    const a = toPoint(this.state.matrix, x0, y0);
    const b = toPoint(this.state.matrix, x1, y1);
    const area: Area = {
      left: Math.min(a.x, b.x),
      right: Math.max(a.x, b.x),
      top: Math.min(a.y, b.y),
      bottom: Math.max(a.y, b.y),
      colour: this.state.fill,
    };
    if (this.state.fillAlpha < 0.5) return;
    this.areas.push(area);
    if (!isRectangle || this.state.fillAlpha < 1) return;
    for (let index = this.runs.length - 1; index >= 0; index -= 1) {
      const run = this.runs[index];
      if (run !== undefined && isWithin(area, run.x + run.width / 2, run.y - run.size / 3))
        this.runs.splice(index, 1);
    }
  }

  show(glyphs: readonly unknown[]): void {
    const { fontSize, horizontalScale, charSpacing, wordSpacing } = this.state;
    const drawnUnit = this.fonts.drawnUnit(this.state.font);
    let text = '';
    let advance = 0;
    const flush = () => {
      this.addRun(text, advance);
      this.textMatrix = multiply(this.textMatrix, [1, 0, 0, 1, advance, 0]);
      text = '';
      advance = 0;
    };
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        const gap = (-glyph / GLYPH_UNITS) * fontSize * horizontalScale;
        if (gap > PART_GAP * Math.abs(fontSize)) {
          flush();
          this.textMatrix = multiply(this.textMatrix, [1, 0, 0, 1, gap, 0]);
        } else {
          if (gap > SPACE_GAP * Math.abs(fontSize) && !text.endsWith(' ')) text += ' ';
          advance += gap;
        }
      } else if (isGlyph(glyph)) {
        text += drawnUnit === undefined ? glyph.unicode : lettersOfDrawn(glyph.unicode);
        const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0);
        advance += (glyph.width * (drawnUnit ?? 1 / GLYPH_UNITS) * fontSize + spacing) * horizontalScale;
      }
    }
    flush();
  }

  private addRun(rawText: string, advance: number): void {
    const text = readable(rawText);
    const matrix = multiply(this.state.matrix, this.textMatrix);
    const start = toPoint(matrix, 0, this.state.rise);
    if (text.trim() === '') {
      if (text !== '') this.addSpace(start);
      return;
    }
    const end = toPoint(matrix, advance, this.state.rise);
    const size = Math.abs(this.state.fontSize) * Math.hypot(matrix[2], matrix[3]);
    const run = {
      text,
      x: Math.min(start.x, end.x),
      y: start.y,
      width: Math.abs(end.x - start.x),
      size,
      isBold: this.fonts.isBold(this.state.font),
    };
    // Vertical text is decoration.
    const isUpright = Math.abs(end.y - start.y) <= Math.abs(end.x - start.x);
    if (!isUpright) return;
    if (this.state.renderMode === INVISIBLE) this.beneath.push(run);
    else if (this.isSeen(run)) this.runs.push(run);
  }

  /** A space that is printed separately ends the text before it. */
  private addSpace({ x, y }: { x: number; y: number }): void {
    const last = this.runs.at(-1);
    if (last === undefined || last.text.endsWith(' ')) return;
    const isBehind = Math.abs(last.y - y) < 1 && Math.abs(last.x + last.width - x) < last.size / 2;
    if (isBehind) this.runs[this.runs.length - 1] = { ...last, text: `${last.text} ` };
  }

  private isSeen({ x, y, width, size }: TextRun): boolean {
    const { renderMode, fillAlpha, fill, stroke } = this.state;
    if (UNSEEN_MODES.includes(renderMode) || fillAlpha < ALPHA_MIN || size < SIZE_MIN_POINTS) return false;
    const middle = { x: x + width / 2, y: y - size / 3 };
    const page = { left: 0, top: 0, right: this.size.width, bottom: this.size.height, colour: WHITE };
    if (!isWithin(page, middle.x, middle.y)) return false;
    const behind = this.areas.findLast((area) => isWithin(area, middle.x, middle.y)) ?? page;
    return isSeenOn(STROKED_MODES.includes(renderMode) ? stroke : fill, behind.colour);
  }
}

/** Printed as a hyphen: a font may map its hyphen to this character. */
const SOFT_HYPHEN = /\u00AD/gu;
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu;

/** Expands ligatures to letters, and removes control and zero-width characters. */
function readable(text: string): string {
  return composeAccents(withLigatures(text).normalize('NFKC'))
    .replaceAll(/[\t\n\r]/g, ' ')
    .replaceAll(SOFT_HYPHEN, '-')
    .replaceAll(UNREADABLE, '');
}
