import type { ReportModel } from '@quint/server/pdf/report-model.ts';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { ensureChromium } from '../../tools/chromium.ts';
import { reportBody } from './report-html.ts';
import { reportStyle } from './report-style.ts';
import type { CleanUp } from './stage.ts';

export interface ChromiumPrinter {
  /** A page for each report, so that nothing of one person is left when the next is printed. */
  printOnNewPage(model: ReportModel): Promise<Buffer>;
  /** Chromium's best case: one page with style and fonts loaded stays open, and only its body is replaced. */
  printOnOpenPage(model: ReportModel): Promise<Buffer>;
}

function documentOf(style: string, { language, title }: ReportModel, body: string): string {
  return `<!doctype html><html lang="${language}"><head><title>${title}</title><style>${style}</style></head><body>${body}</body></html>`;
}

/** Tagged, like ours. */
function print(page: Page): Promise<Buffer> {
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
}

/** A headless Chromium that is already running. */
export async function openChromium(cleanUp: CleanUp): Promise<ChromiumPrinter> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  cleanUp.add(() => browser.close());
  const style = reportStyle();
  const open = await browser.newPage();
  await open.setContent(`<!doctype html><html><head><style>${style}</style></head><body></body></html>`);
  return {
    async printOnNewPage(model) {
      const page = await browser.newPage();
      await page.setContent(documentOf(style, model, reportBody(model)));
      const pdf = await print(page);
      await page.close();
      return pdf;
    },
    async printOnOpenPage(model) {
      // Text, because it runs in the page, whose types are not known here.
      await open.evaluate(
        `document.title=${JSON.stringify(model.title)};document.documentElement.lang=${JSON.stringify(model.language)};` +
          `document.body.innerHTML=${JSON.stringify(reportBody(model))};document.fonts.ready.then(()=>undefined)`,
      );
      return print(open);
    },
  };
}
