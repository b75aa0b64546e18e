import { getDocumentProxy } from 'unpdf';

/** How a page of a PDF is set. */
export interface PrintedPage {
  /** The size of its smallest letters, in points. */
  readonly smallest: number;
  /** How far down it is filled, from 0 to 1, between the margins of a report; head and foot do not count. */
  readonly filled: number;
}

const POINTS_A_MM = 72 / 25.4;
const PAGE_HEIGHT = 297 * POINTS_A_MM;
const TOP = PAGE_HEIGHT - 28 * POINTS_A_MM;
const BOTTOM = 26 * POINTS_A_MM;

/** Measures the pages of a PDF by their letters. */
export async function printedPages(bytes: Uint8Array): Promise<readonly PrintedPage[]> {
  // The reader takes the bytes it is given away from their owner.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const open: boolean[] = [];
    let smallest = Number.POSITIVE_INFINITY;
    let lowest = TOP;
    for (const item of items) {
      if ('str' in item) {
        if (item.str.trim() === '') continue;
        const [, , c, d, , y] = item.transform.map(Number);
        smallest = Math.min(smallest, Math.hypot(c ?? 0, d ?? 0));
        if (!open.includes(true)) lowest = Math.min(lowest, y ?? TOP);
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push('tag' in item && item.tag === 'Artifact');
    }
    pages.push({ smallest, filled: (TOP - lowest) / (TOP - BOTTOM) });
  }
  return pages;
}
