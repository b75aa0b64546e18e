import type { PageText, TextRun } from '@quint/domain/profile/resume/types.ts';
import type { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { joinAccents } from './accents.ts';
import type { Fonts } from './page-reader.ts';
import { isNumbers, PageReader } from './page-reader.ts';
import { IDENTITY, toMatrix } from './paint-state.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];

const CURVES: readonly unknown[] = [2, 3];
const RECTANGLE_NUMBERS_MAX = 16;

/** A path as in the operators: kind of step, point, kind of step, point. */
function isRectangle(path: unknown): boolean {
  const data: unknown = Array.isArray(path) ? path[0] : undefined;
  if (!isNumbers(data) || data.length > RECTANGLE_NUMBERS_MAX) return false;
  return ![0, 3, 6, 9].some((at) => at > 0 && CURVES.includes(data[at]));
}

type Handler = (reader: PageReader, values: readonly unknown[]) => void;

const number = (value: unknown) => (typeof value === 'number' ? value : 0);
const colour = (value: unknown) => (typeof value === 'string' && value.startsWith('#') ? value : undefined);

function setGraphics(reader: PageReader, values: readonly unknown[]): void {
  const entries: readonly unknown[] = Array.isArray(values[0]) ? values[0] : [];
  for (const entry of entries) {
    if (!Array.isArray(entry)) continue;
    const [name, value]: readonly unknown[] = entry;
    if (name === 'ca') reader.set({ fillAlpha: number(value) });
    if (name === 'Font' && Array.isArray(value))
      reader.set({ font: String(value[0]), fontSize: number(value[1]) });
  }
}

type Handlers = readonly (readonly [number, Handler])[];

function graphicsHandlers(ops: Operators): Handlers {
  const fills: readonly unknown[] = [
    ops.fill,
    ops.eoFill,
    ops.fillStroke,
    ops.eoFillStroke,
    ops.closeFillStroke,
    ops.closeEOFillStroke,
  ];
  return [
    [ops.save, (reader) => reader.save()],
    [ops.restore, (reader) => reader.restore()],
    [ops.beginGroup, (reader) => reader.save()],
    [ops.endGroup, (reader) => reader.restore()],
    [ops.transform, (reader, values) => reader.transform(values.map(number))],
    [
      ops.paintFormXObjectBegin,
      (reader, [matrix]) => {
        reader.save();
        if (isNumbers(matrix)) reader.transform(matrix);
      },
    ],
    [ops.paintFormXObjectEnd, (reader) => reader.restore()],
    [
      ops.constructPath,
      (reader, [paint, path, bounds]) => {
        if (fills.includes(paint) && isNumbers(bounds)) reader.fill(bounds, isRectangle(path));
      },
    ],
    [ops.setGState, setGraphics],
    [ops.setFillRGBColor, (reader, [value]) => reader.set({ fill: colour(value) })],
    [ops.setStrokeRGBColor, (reader, [value]) => reader.set({ stroke: colour(value) })],
    [ops.setFillColorN, (reader) => reader.set({ fill: undefined })],
    [ops.setFillTransparent, (reader) => reader.set({ fillAlpha: 0 })],
  ];
}

function textHandlers(ops: Operators): Handlers {
  return [
    [ops.beginText, (reader) => reader.setTextMatrix(IDENTITY)],
    [ops.setCharSpacing, (reader, [value]) => reader.set({ charSpacing: number(value) })],
    [ops.setWordSpacing, (reader, [value]) => reader.set({ wordSpacing: number(value) })],
    [ops.setHScale, (reader, [value]) => reader.set({ horizontalScale: number(value) / 100 })],
    [ops.setLeading, (reader, [value]) => reader.set({ leading: number(value) })],
    [ops.setFont, (reader, [font, size]) => reader.set({ font: String(font), fontSize: number(size) })],
    [ops.setTextRenderingMode, (reader, [value]) => reader.set({ renderMode: number(value) })],
    [ops.setTextRise, (reader, [value]) => reader.set({ rise: number(value) })],
    [ops.moveText, (reader, [x, y]) => reader.moveText(number(x), number(y))],
    [
      ops.setLeadingMoveText,
      (reader, [x, y]) => {
        reader.set({ leading: -number(y) });
        reader.moveText(number(x), number(y));
      },
    ],
    [
      ops.setTextMatrix,
      (reader, values) =>
        reader.setTextMatrix(toMatrix(isNumbers(values[0]) ? values[0] : values.map(number))),
    ],
    [ops.nextLine, (reader) => reader.nextLine()],
    [ops.showText, (reader, [glyphs]) => reader.show(Array.isArray(glyphs) ? glyphs : [])],
  ];
}

/** The unit width of the glyphs of a drawn font. */
function drawnUnitOf(font: object): number | undefined {
  const isDrawn = 'isType3Font' in font && font.isType3Font === true;
  if (!isDrawn || !('fontMatrix' in font) || !isNumbers(font.fontMatrix)) return undefined;
  return font.fontMatrix[0];
}

/** The fonts of a page that are bold by their name, and those that are drawn. */
function fontsOf({ commonObjs }: Page): Fonts {
  const kindsByFont = new Map<string, { isBold: boolean; drawnUnit: number | undefined }>();
  const kindOf = (font: string) => {
    const before = kindsByFont.get(font);
    if (before !== undefined) return before;
    const fontObject: unknown = font !== '' && commonObjs.has(font) ? commonObjs.get(font) : undefined;
    const fontInfo = typeof fontObject === 'object' && fontObject !== null ? fontObject : {};
    const name = 'name' in fontInfo ? String(fontInfo.name) : '';
    const kind = { isBold: /bold|black|heavy/i.test(name), drawnUnit: drawnUnitOf(fontInfo) };
    kindsByFont.set(font, kind);
    return kind;
  };
  return { isBold: (font) => kindOf(font).isBold, drawnUnit: (font) => kindOf(font).drawnUnit };
}

/** Layers that a viewer does not show. */
export interface Layers {
  isVisible(group: unknown): boolean;
}

export interface ShownText {
  readonly page: PageText;
  /** Invisible text, as added by text recognition under the picture of a page. */
  readonly beneath: readonly TextRun[];
}

/** The text that a reader of the page sees: without white on white, covered, off-page or hidden-layer text. */
export async function readShownText(page: Page, ops: Operators, layers: Layers): Promise<ShownText> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await page.getOperatorList();
  const reader = new PageReader({ width, height, matrix: toMatrix(transform) }, fontsOf(page));
  const handlers = new Map([...graphicsHandlers(ops), ...textHandlers(ops)]);
  const marks: boolean[] = [];
  fnArray.forEach((operator: number, index: number) => {
    const args: unknown = argsArray[index];
    const values: readonly unknown[] = Array.isArray(args) ? args : [];
    if (operator === ops.beginMarkedContent) marks.push(true);
    else if (operator === ops.beginMarkedContentProps)
      marks.push(values[0] !== 'OC' || layers.isVisible(values[1]));
    else if (operator === ops.endMarkedContent) marks.pop();
    else if (operator !== ops.showText || !marks.includes(false)) handlers.get(operator)?.(reader, values);
  });
  return { page: { width, height, runs: joinAccents(reader.runs) }, beneath: reader.beneath };
}
