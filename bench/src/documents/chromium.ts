import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reportCharts } from '@quint/server/pdf/report-charts.ts';
import type { ReportModel } from '@quint/server/pdf/report-model.ts';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { ensureChromium } from '../../../tools/chromium.ts';
import { ROOT } from '../../../tools/root.ts';
import type { CleanUp } from '../stage.ts';

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** All texts in a part of the report, in order. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : [];
}

function toPage(part: unknown, charts: readonly string[] = []): string {
  const texts = textsOf(part).map((text) => `<p>${escapeText(text)}</p>`);
  return `<section>${charts.join('')}${texts.join('')}</section>`;
}

/** The texts and charts of the report on as many pages, in a plain layout: less work than the report itself. */
function bodyOf(model: ReportModel): string {
  const { cover, reading, spectrum, traits, traitLabels, otherPoles, shape, last } = model;
  const charts = reportCharts(model);
  return [
    toPage(cover),
    toPage(reading),
    toPage(spectrum, charts.spectrum),
    ...[0, 2].map((index) => toPage([traitLabels, traits.slice(index, index + 2)])),
    toPage([traits.slice(4), otherPoles]),
    toPage(shape, charts.radar),
    toPage(last, charts.role),
  ].join('');
}

function styleOf(): string {
  const faces = [400, 700].map((weight) => {
    const file = path.join(ROOT, 'apps', 'server', 'src', 'pdf', 'fonts', `figtree-${weight}.ttf`);
    const data = readFileSync(file).toString('base64');
    return `@font-face{font-family:Figtree;font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;
  });
  return `${faces.join('')}@page{size:A4;margin:0}body{margin:0;font:7pt Figtree}p{margin:0 0 3pt}svg{max-width:100%}
section{box-sizing:border-box;width:210mm;height:297mm;padding:18mm;columns:2;overflow:hidden;break-after:page}`;
}

export interface ChromiumPrinter {
  /** A new page for each report, so that nothing of one person remains when the next is printed. */
  readonly printOnNewPage: (model: ReportModel) => Promise<Buffer>;
  /** Chromium's best case: one page with style and fonts loaded stays open, and only its body is replaced. */
  readonly printOnOpenPage: (model: ReportModel) => Promise<Buffer>;
}

/** Tagged, like ours. */
function print(page: Page): Promise<Buffer> {
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
}

/** A running headless Chromium. */
export async function openChromium(cleanUp: CleanUp): Promise<ChromiumPrinter> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  cleanUp.add(() => browser.close());
  const head = `<!doctype html><html><head><style>${styleOf()}</style></head>`;
  const open = await browser.newPage();
  await open.setContent(`${head}<body></body></html>`);
  return {
    async printOnNewPage(model) {
      const page = await browser.newPage();
      await page.setContent(`${head}<body>${bodyOf(model)}</body></html>`);
      const pdf = await print(page);
      await page.close();
      return pdf;
    },
    async printOnOpenPage(model) {
      // Text, because it runs in the page, whose types are unknown here.
      await open.evaluate(
        `document.body.innerHTML=${JSON.stringify(bodyOf(model))};document.fonts.ready.then(()=>undefined)`,
      );
      return print(open);
    },
  };
}
