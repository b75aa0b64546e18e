import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import type { InterviewSheets } from '@quint/contract/people/interview.ts';
import { unprintableDe } from '@quint/phrases/measures/documents/unprintable.de.ts';
import { unprintableEn } from '@quint/phrases/measures/documents/unprintable.en.ts';
import type { Language } from '@quint/phrases/base/languages.ts';

import type { Density } from './page-density.ts';
import { findLook, findReportLook } from './page-density.ts';
import type { PagePlan, Part } from './page-plan.ts';
import { planPages } from './page-plan.ts';
import { PdfError } from './pdf-port.ts';
import type { PlannerModel } from './planner-model.ts';
import { reportCharts } from './report-charts.ts';
import type { ReportModel } from './report-model.ts';
import { ShippedFonts } from './shipped-fonts.ts';
import { namedInFonts } from './svg-fonts.ts';

const TEMPLATES = fileURLToPath(new URL('templates/', import.meta.url));
const REPORT_TEMPLATE = join(TEMPLATES, 'report.typ');
const DOCUMENT_TEMPLATE = join(TEMPLATES, 'document.typ');
const INTERVIEW_TEMPLATE = join(TEMPLATES, 'interview.typ');
const PLANNER_TEMPLATE = join(TEMPLATES, 'planner.typ');
/** The path of a virtual file from which the templates read the data of the current report. */
const REPORT_DATA = join(TEMPLATES, 'report.json');
const STANDARD = 'ua-1';
/**
 * The engine caches layouts: most paragraphs come from the text bank and are shared between people. Entries not used
 * for this many consecutive evictions are dropped: after 48 documents most texts have recurred. With 18, a report takes
 * a sixth more instructions, with 80 a twentieth less; every additional document costs 2 to 3 MB.
 */
const DOCUMENTS_A_SWEEPING = 2;
const CACHE_MAX_AGE = 24;
/** Letters that the standard does not allow, and those that only print a box. */
const UNPRINTABLE = /[\p{Cc}\ufeff\ufffe\uffff]/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const NOT_ASCII = /[^\0-\x7f]/gu;

/** The input of printing: the data of one of the templates. */
export type PrintOrder =
  | { readonly template: 'report'; readonly model: ReportModel }
  | { readonly template: 'document'; readonly model: ReportDocument }
  | { readonly template: 'interview'; readonly model: InterviewSheets }
  | { readonly template: 'planner'; readonly model: PlannerModel };

/** Prints documents in this process, blocking it. Throws `PdfError`. */
export type Print = (order: PrintOrder) => Uint8Array;

/** The Typst adapter: one compiler, created for the first document and again when a document needs more fonts. */
export function createTypst(): Print {
  const shippedFonts = new ShippedFonts();
  let engine: Engine | undefined;

  const render = <Model>(model: Model, make: Export<Model>): Uint8Array => {
    const { printable, fonts } = preparePrint(shippedFonts, model);
    const loadedFonts = engine?.fonts ?? new Set<string>();
    if (engine === undefined || [...fonts].some((name) => !loadedFonts.has(name))) {
      engine = createEngine(shippedFonts, new Set([...loadedFonts, ...fonts]));
    }
    const { compiler } = engine;
    // Only the fonts of this document: those of earlier documents must not change its bytes.
    const families = shippedFonts.familiesOf(fonts);
    try {
      return make(compiler, printable, families);
    } catch (error) {
      if (!(error instanceof PdfError) || error.code !== 'pdf.export_failed') throw error;
      // Some sequences of joiners and selectors have no form in the fonts.
      const visible = mapTexts(printable, (text) => text.replaceAll(INVISIBLE, ''));
      return make(compiler, visible, families);
    }
  };

  return (order) => {
    switch (order.template) {
      case 'report':
        return render(order.model, exportReport);
      case 'document':
        return render(order.model, exportDocument);
      case 'interview':
        return render(order.model, exportBy<InterviewSheets>(INTERVIEW_TEMPLATE));
      case 'planner':
        return render(order.model, exportBy<PlannerModel>(PLANNER_TEMPLATE));
    }
  };
}

interface Engine {
  readonly compiler: NodeCompiler;
  /** In addition to the base fonts. */
  readonly fonts: ReadonlySet<string>;
}

function createEngine(shippedFonts: ShippedFonts, fonts: ReadonlySet<string>): Engine {
  const fontBlobs = shippedFonts.load(fonts);
  return { compiler: NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs }] }), fonts };
}

/** Compiles a model with these font families. */
type Export<Model> = (compiler: NodeCompiler, model: Model, families: readonly string[]) => Uint8Array;

/** The model without unprintable letters, and the fonts that it needs. */
function preparePrint<Model>(
  shippedFonts: ShippedFonts,
  model: Model,
): { readonly printable: Model; readonly fonts: ReadonlySet<string> } {
  const texts = new Set<string>();
  const clean = mapTexts(model, (text) => {
    const printable = text
      .toWellFormed()
      .replaceAll(UNPRINTABLE, (letter) => (letter === '\ufeff' ? '' : ' '));
    texts.add(printable);
    return printable;
  });
  const { fonts, missingLetters } = shippedFonts.needOf(texts);
  const printable = mapTexts(clean, (text) => {
    const printableText = text.replaceAll(NOT_ASCII, (letter) =>
      missingLetters.has(letter) ? codeOf(letter) : letter,
    );
    return namedInFonts(printableText, shippedFonts);
  });
  return { printable: missingLetters.size === 0 ? printable : withNote(printable), fonts };
}

const NOTES: Readonly<Record<Language, string>> = { en: unprintableEn.note, de: unprintableDe.note };

/** The model with a footer note that explains letter codes; unchanged without a footer. */
function withNote<Model>(model: Model): Model {
  if (typeof model !== 'object' || model === null || !('footer' in model)) return model;
  const language = 'language' in model && model.language === 'de' ? 'de' : 'en';
  return { ...model, footer: `${String(model.footer)} · ${NOTES[language]}` };
}

/** Replaces a letter that no font has: its code, by which it can be looked up. */
function codeOf(letter: string): string {
  return `[U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** A copy of the model, which is plain data, with every text changed. */
function mapTexts<Model>(model: Model, change: (text: string) => string): Model {
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)]));
  };
  return copy(model) as Model;
}

/** Runs the work with data at the path from which the templates read it. */
function withData(compiler: NodeCompiler, work: (offer: (data: object) => void) => Buffer): Buffer {
  try {
    return work((data) => compiler.mapShadow(REPORT_DATA, Buffer.from(JSON.stringify(data))));
  } finally {
    compiler.unmapShadow(REPORT_DATA);
    sweepSometimes(compiler);
  }
}

let documents = 0;

/** The engine's cache is global to the process. It is evicted after the document was sent. */
function sweepSometimes(compiler: NodeCompiler): void {
  documents += 1;
  if (documents % DOCUMENTS_A_SWEEPING === 0) setImmediate(() => compiler.evictCache(CACHE_MAX_AGE));
}

/** The pages of the personality report after its cover, without a role. */
const REPORT_PAGES = 7;

function exportReport(compiler: NodeCompiler, model: ReportModel, families: readonly string[]): Uint8Array {
  const data = { ...model, charts: reportCharts(model), families };
  // The view of a role may have any length.
  const pages = model.last.role === null ? REPORT_PAGES : undefined;
  return compilePlanned(compiler, REPORT_TEMPLATE, { data, pages, findLook: findReportLook });
}

function exportDocument(
  compiler: NodeCompiler,
  model: ReportDocument,
  families: readonly string[],
): Uint8Array {
  return compilePlanned(compiler, DOCUMENT_TEMPLATE, { data: { ...model, families }, findLook });
}

/** For documents that are laid out page by page. */
function exportBy<Model extends object>(template: string): Export<Model> {
  return (compiler, model, families) =>
    withData(compiler, (offer) => {
      offer({ ...model, families });
      return compile(compiler, template);
    });
}

interface Measurement {
  readonly height: number;
  readonly parts: readonly Part[];
}

/** The parts of a document; undefined when it cannot be laid out, for which `compile` reports the reason. */
function measureParts(compiler: NodeCompiler, mainFilePath: string): Measurement | undefined {
  try {
    const [measurement]: readonly Measurement[] = compiler.query(
      { mainFilePath },
      { selector: '<parts>', field: 'value' },
    );
    return measurement;
  } catch {
    return undefined;
  }
}

/** The parts on each page, as the templates draw them: rows of one table or list together. */
function pagesOf({ pages }: PagePlan, parts: readonly Part[]): readonly object[] {
  return pages.map(({ from, to, stretch, isOversized }) => {
    const runs: Pick<Part, 'chapter' | 'block' | 'from' | 'to'>[] = [];
    for (const { chapter, block, from: first, to: end } of parts.slice(from, to)) {
      const last = runs.at(-1);
      if (last?.chapter === chapter && last.block === block) runs[runs.length - 1] = { ...last, to: end };
      else runs.push({ chapter, block, from: first, to: end });
    }
    return { runs, stretch, isOversized };
  });
}

interface PlannedDocument {
  readonly data: object;
  /** The required number of pages, if the document fits on them. */
  readonly pages?: number | undefined;
  readonly findLook: typeof findLook;
}

/** Measures the parts of a document at several densities, plans its pages with the best, and prints it. */
function compilePlanned(
  compiler: NodeCompiler,
  template: string,
  { data, pages, findLook: find }: PlannedDocument,
): Uint8Array {
  return withData(compiler, (offer) => {
    const measurements = new Map<Density, Measurement | undefined>();
    const measure = (density: Density): Measurement | undefined => {
      if (!measurements.has(density)) {
        offer({ ...data, ...density });
        measurements.set(density, measureParts(compiler, template));
      }
      return measurements.get(density);
    };
    const planOn = (pageCount: number | undefined) => (density: Density) => {
      const measurement = measure(density);
      return measurement && planPages(measurement.parts, { height: measurement.height, pages: pageCount });
    };
    const onFixed = pages === undefined ? undefined : find(planOn(pages));
    const set = onFixed ?? find(planOn(undefined));
    // If it cannot be laid out, compiling reports the reason.
    const plan = set === undefined ? [] : pagesOf(set.plan, measure(set.density)?.parts ?? []);
    offer({ ...data, ...set?.density, plan });
    return compile(compiler, template);
  });
}

/**
 * Directly to bytes: a compiled document passed to JavaScript would stay in native memory until the next garbage
 * collection, which does not know its size.
 */
function compile(compiler: NodeCompiler, mainFilePath: string): Buffer {
  try {
    return compiler.pdf({ mainFilePath }, { pdfStandard: STANDARD });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message !== '') throw new PdfError('pdf.export_failed', describeExport(message));
    throw new PdfError('pdf.template_failed', describeTemplate(compiler, mainFilePath));
  }
}

/** The engine quotes the affected text in backticks; it may be a name and must not be logged. */
function describeExport(message: string): string {
  const first = /message: "((?:[^"\\]|\\.)*)"/.exec(message)?.[1];
  return (first ?? `the document does not meet ${STANDARD}`).replaceAll(/`[^`]*`/g, '…');
}

interface Diagnostic {
  readonly message?: string;
  readonly path?: string;
  readonly range?: { readonly start?: { readonly line?: number } };
}

/** Template, line and message of the first problem; a template error is without text until it is requested. */
function describeTemplate(compiler: NodeCompiler, mainFilePath: string): string {
  const failure = compiler.compile({ mainFilePath }).takeError();
  const [first]: readonly Diagnostic[] = failure ? compiler.fetchDiagnostics(failure) : [];
  const line = (first?.range?.start?.line ?? 0) + 1;
  return `${basename(first?.path ?? mainFilePath)}:${line} ${first?.message ?? 'unknown problem'}`;
}
