import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import type * as PdfReader from 'unpdf/pdfjs';
import { createTypst } from '../apps/server/src/pdf/typst-pdf.ts';
import { printedDocuments } from '../apps/server/src/testing/printed-documents.ts';

const PDF_READER = fileURLToPath(import.meta.resolve('unpdf/pdfjs'));
/** Served by the test, without a network. */
const ORIGIN = 'http://documents.invalid';
const LANGUAGES = ['en', 'de'] as const;
const COLUMNS = 5;
const PAGE_WIDTH = 300;
const QUALITY = 60;

interface Sheet {
  readonly name: string;
  readonly title: string;
  /** The sample of the document. */
  readonly sample: string;
}

/** Every kind of document, and those that depend most on their data. */
export const DOCUMENT_SHEETS: readonly Sheet[] = [
  { name: 'personality', title: 'Personality report', sample: 'personality: of a talent' },
  { name: 'personality-flagged', title: 'Personality report, every flag', sample: 'personality: every flag' },
  {
    name: 'personality-role',
    title: 'Personality report beside a role',
    sample: 'personality and role: normal',
  },
  { name: 'premium', title: 'Premium report', sample: 'premium: normal' },
  { name: 'role', title: 'Role-fit report', sample: 'role: one point outside' },
  { name: 'team', title: 'Report of a team', sample: 'team: six' },
  { name: 'assessment', title: 'Report of an assessment', sample: 'assessment: five' },
  { name: 'comparison', title: 'Comparison of four', sample: 'comparison: four' },
  { name: 'interview', title: 'Interview sheets', sample: 'interview: four' },
  { name: 'manual', title: 'Manual', sample: 'manual: as published' },
  { name: 'planner', title: 'Planner', sample: 'planner: of a year' },
  { name: 'copy', title: 'Copy of a person’s data', sample: 'copy: every answer' },
];

/** The browser APIs that a sheet needs. */
interface Canvas {
  width: number;
  height: number;
  style: { cssText: string };
  getContext(kind: '2d'): object;
}
declare const document: {
  readonly body: { style: { cssText: string }; append(node: Canvas): void };
  createElement(name: 'canvas'): Canvas;
};

/** Renders all pages of a document side by side; runs in the browser. */
async function drawPages(sheet: { content: string; reader: string; columns: number; width: number }) {
  const reader = (await import(sheet.reader)) as typeof PdfReader;
  const data = Uint8Array.from(atob(sheet.content), (letter) => letter.codePointAt(0) ?? 0);
  const pdf = await reader.getDocument({ data }).promise;
  document.body.style.cssText = `margin: 0; display: grid; gap: 6px; padding: 6px; background: #8a8799;
    grid-template-columns: repeat(${Math.min(sheet.columns, pdf.numPages)}, max-content); width: max-content`;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const scale = sheet.width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    document.body.append(canvas);
    await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport } as never).promise;
  }
}

/** Writes a picture of all pages of every kind of document in both languages. */
export async function takeDocuments(browser: Browser, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) if (file.endsWith('.webp')) await rm(`${folder}${file}`);
  const print = createTypst();
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({ path: PDF_READER, contentType: 'text/javascript' })
      : route.fulfill({ body: '<!doctype html><title>Documents</title>', contentType: 'text/html' }),
  );
  for (const language of LANGUAGES) {
    const orders = printedDocuments(language);
    for (const { name, sample } of DOCUMENT_SHEETS) {
      const order = orders[sample];
      if (order === undefined) throw new Error(`There is no document ${sample}`);
      await page.goto(`${ORIGIN}/`);
      const content = Buffer.from(print(order())).toString('base64');
      await page.evaluate(drawPages, {
        content,
        reader: `${ORIGIN}/pdfjs.mjs`,
        columns: COLUMNS,
        width: PAGE_WIDTH,
      });
      const { width, height } = await page.locator('body').evaluate((body) => body.getBoundingClientRect());
      const session = await page.context().newCDPSession(page);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width, height, scale: 1 },
      });
      await session.detach();
      await writeFile(`${folder}${name}-${language}.webp`, Buffer.from(data, 'base64'));
    }
  }
  await page.close();
}
