import type { PageText } from '@quint/domain/resume/types.ts';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { UnreadableReason } from './reading-port.ts';
import { PAGES_MAX, RUNS_MAX } from './reading-port.ts';
import { readShownText } from './shown-text.ts';

export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Images are left out by their size, fonts are read for their letters only, and nothing in a file is run. */
const OPTIONS = {
  maxImageSize: 1,
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  enableXfa: false,
  verbosity: 0,
};

/** The text that the pages of a PDF show. Takes the bytes away from their owner; throws `Unreadable` and errors of PDF.js. */
export async function readPages(bytes: Uint8Array): Promise<PageText[]> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(bytes, OPTIONS);
  if (document.numPages > PAGES_MAX) throw new Unreadable('too_many_pages');
  const layers = await document.getOptionalContentConfig();
  const pages: PageText[] = [];
  let runs = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const text = await readShownText(page, OPS, layers);
    runs += text.runs.length;
    if (runs > RUNS_MAX) throw new Unreadable('too_much_text');
    pages.push(text);
    page.cleanup();
  }
  if (runs === 0) throw new Unreadable('no_text');
  return pages;
}
