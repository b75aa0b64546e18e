import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

import { coveredCodePoints } from './font-coverage.ts';
import { PdfError } from './pdf-port.ts';
import type { PdfPort } from './pdf-port.ts';
import { reportCharts } from './report-charts.ts';
import type { ReportModel } from './report-model.ts';

const FONT_FILES = ['figtree-400', 'figtree-500', 'figtree-600', 'figtree-700', 'inter-500'];
const TEMPLATES = fileURLToPath(new URL('templates/', import.meta.url));
const REPORT_TEMPLATE = join(TEMPLATES, 'report.typ');
/** Never on disk: the name under which the templates find the data of the report being made. */
const REPORT_DATA = join(TEMPLATES, 'report.json');
const REPORT_PAGES = 8;
const STANDARD = 'ua-1';
/** Text sizes to try, as a share of the designed size; all texts of the bank fit at the first. */
const SHRINK_STEPS = [1, 0.94, 0.88, 0.82, 0.76];
/** Layout that this many documents have not used again is forgotten, so that memory does not grow. */
const CACHE_AGE_DOCUMENTS = 6;
/** Draws nothing on its own: joiners, variation selectors, direction marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const CONTROL = /\p{Cc}/gu;
const REPLACEMENT = '?';

/** The Typst adapter: one compiler in this process, made at the first document. */
export function createPdf(): PdfPort {
  let engine: Engine | undefined;
  return {
    renderPersonalityReport: async (model) => {
      engine ??= createEngine();
      return renderReport(engine, model);
    },
  };
}

interface Engine {
  readonly compiler: NodeCompiler;
  readonly covered: ReadonlySet<number>;
}

function createEngine(): Engine {
  const fonts = FONT_FILES.map((name) => readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url)));
  return {
    compiler: NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: fonts }] }),
    covered: new Set(fonts.flatMap((font) => [...coveredCodePoints(font)])),
  };
}

function renderReport({ compiler, covered }: Engine, model: ReportModel): Uint8Array {
  const uncovered = new Set<string>();
  const printable = mapTexts(model, (text) => {
    const clean = text.toWellFormed().replaceAll(CONTROL, ' ');
    for (const character of clean) if (!covered.has(character.codePointAt(0) ?? 0)) uncovered.add(character);
    return clean;
  });
  if (uncovered.size === 0) return exportReport(compiler, printable, false);
  try {
    // A name in a script the shipped fonts lack: the machine's own fonts may know it.
    return exportReport(compiler, printable, true);
  } catch (error) {
    if (!(error instanceof PdfError) || error.code !== 'pdf.export_failed') throw error;
    const replaced = mapTexts(printable, (text) =>
      Array.from(text, (character) => (uncovered.has(character) ? substitute(character) : character)).join(
        '',
      ),
    );
    return exportReport(compiler, replaced, false);
  }
}

function mapTexts(model: ReportModel, change: (text: string) => string): ReportModel {
  return JSON.parse(JSON.stringify(model), (_, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  ) as ReportModel;
}

function substitute(character: string): string {
  return INVISIBLE.test(character) ? '' : REPLACEMENT;
}

function exportReport(compiler: NodeCompiler, model: ReportModel, fallback: boolean): Uint8Array {
  const data = { ...model, charts: reportCharts(model), fallback };
  try {
    for (const shrink of SHRINK_STEPS) {
      compiler.mapShadow(REPORT_DATA, Buffer.from(JSON.stringify({ ...data, shrink })));
      const pdf = compile(compiler);
      if (countPages(pdf) === REPORT_PAGES) return pdf;
    }
    throw new PdfError('pdf.wrong_page_count', `the texts do not fit on ${REPORT_PAGES} pages`);
  } finally {
    compiler.unmapShadow(REPORT_DATA);
    compiler.evictCache(CACHE_AGE_DOCUMENTS);
  }
}

/**
 * Straight to bytes: a compiled document handed to JavaScript would stay in native memory until the next garbage
 * collection, which knows nothing of its size.
 */
function compile(compiler: NodeCompiler): Buffer {
  try {
    return compiler.pdf({ mainFilePath: REPORT_TEMPLATE }, { pdfStandard: STANDARD });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message !== '') throw new PdfError('pdf.export_failed', describeExport(message));
    throw new PdfError('pdf.template_failed', describeTemplate(compiler));
  }
}

/** The engine writes the page tree in plain text. */
function countPages(pdf: Buffer): number {
  const tree = pdf.lastIndexOf('/Type /Pages');
  return Number(/\/Count (\d+)/.exec(pdf.toString('latin1', tree, tree + 80))?.[1]);
}

/** The engine quotes the text it stumbled over in backticks; that may be a name and must not reach a log. */
function describeExport(message: string): string {
  const first = /message: "((?:[^"\\]|\\.)*)"/.exec(message)?.[1];
  return (first ?? `the document does not meet ${STANDARD}`).replaceAll(/`[^`]*`/g, '…');
}

interface Diagnostic {
  readonly message?: string;
  readonly path?: string;
  readonly range?: { readonly start?: { readonly line?: number } };
}

/** Template, line and wording of the first problem; a template fault carries no text until it is asked for. */
function describeTemplate(compiler: NodeCompiler): string {
  const failure = compiler.compile({ mainFilePath: REPORT_TEMPLATE }).takeError();
  const [first]: readonly Diagnostic[] = failure ? compiler.fetchDiagnostics(failure) : [];
  const line = (first?.range?.start?.line ?? 0) + 1;
  return `${basename(first?.path ?? REPORT_TEMPLATE)}:${line} ${first?.message ?? 'unknown problem'}`;
}
