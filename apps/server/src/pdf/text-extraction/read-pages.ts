import type { PageText } from '@quint/domain/profile/resume/types.ts';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { UnreadableReason } from './reading-port.ts';
import { PAGES_MAX, RUNS_MAX } from './reading-port.ts';
import type { ShownText } from './shown-text.ts';
import { readShownText } from './shown-text.ts';

export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Images are limited in size, fonts are read only for their letters, and nothing in a file is executed. */
const OPTIONS = {
  maxImageSize: 1,
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  enableXfa: false,
  verbosity: 0,
};

const SCAN_LETTERS_MAX = 80;

/** Whether a file contains pictures: their dictionaries are not compressed. */
function hasPictures(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ['/Subtype/Image', '/Subtype /Image', '/Type/XObject/Image'].some((name) => file.includes(name));
}

const lettersOf = (pages: readonly PageText[]) =>
  pages.flatMap(({ runs }) => runs).reduce((sum, { text }) => sum + text.trim().length, 0);

/**
 * The text of a document: the visible text, or the recognised text under the pictures of a scan. Throws `Unreadable`
 * when there is neither.
 */
function readableText(shownTexts: readonly ShownText[], isPictured: boolean): PageText[] {
  const pages = shownTexts.map(({ page }) => page);
  const letters = lettersOf(pages);
  if (!isPictured || letters > SCAN_LETTERS_MAX) {
    if (letters === 0) throw new Unreadable('no_text');
    return pages;
  }
  const recognisedPages = shownTexts.map(({ page, beneath }) => ({
    ...page,
    runs: [...page.runs, ...beneath],
  }));
  if (lettersOf(recognisedPages) <= SCAN_LETTERS_MAX) throw new Unreadable('scan');
  return recognisedPages;
}

/** The visible text of a PDF's pages. Detaches the given buffer; throws `Unreadable` and errors of PDF.js. */
export async function readPages(bytes: Uint8Array): Promise<PageText[]> {
  const isPictured = hasPictures(bytes);
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(bytes, OPTIONS);
  if (document.numPages > PAGES_MAX) throw new Unreadable('too_many_pages');
  const layers = await document.getOptionalContentConfig();
  const pages: ShownText[] = [];
  let runs = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const text = await readShownText(page, OPS, layers);
    runs += text.page.runs.length + text.beneath.length;
    if (runs > RUNS_MAX) throw new Unreadable('too_much_text');
    pages.push(text);
    page.cleanup();
  }
  return readableText(pages, isPictured);
}
