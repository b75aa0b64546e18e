import { describe, expect, it } from 'vitest';
import type { Layout } from '#testing/page-layout.ts';
import {
  lonelyHeadings,
  readPageLayout,
  findOrphanedPictures,
  findSplitChapters,
  findSplitTables,
} from '#testing/page-layout.ts';
import { printedDocuments } from '#testing/printed-documents.ts';
import { isFullEffort } from '#testing/effort.ts';
import { createTypst } from './typst-pdf.ts';

const LEAST_POINTS = 8.5;
const TOLERANCE = 0.01;
const LEAST_FILLED = 1 / 3;
/** Only a cover may have a larger space between two lines. */
const LARGEST_GAP = 0.2;
const REPORT_PAGES = 8;
/** Forms for handwriting: below the headings are writing lines, which are not text. */
const WRITTEN_ON = /^(?:interview|planner):/;
const EIGHT_PAGES = /^personality:/;

const print = createTypst();

/** Violations of layout rules, page by page. */
function faultsOf(name: string, layout: Layout, of: string): string[] {
  const { pages } = layout;
  const perPage = pages.flatMap(({ text, smallest, fillRatio, gap }, index) => {
    const number = index + 1;
    const faults = [
      ...(smallest < LEAST_POINTS - TOLERANCE ? [`letters of ${smallest} points`] : []),
      ...(/[{}]/.test(text) ? ['a placeholder without its value'] : []),
      ...(text.includes(`${number} ${of} ${pages.length}`) ? [] : [`not "${number} ${of} ${pages.length}"`]),
    ];
    if (!WRITTEN_ON.test(name)) {
      if (fillRatio < LEAST_FILLED) faults.push(`filled ${Math.round(100 * fillRatio)} %`);
      if (index > 0 && gap > LARGEST_GAP) faults.push(`a gap of ${Math.round(100 * gap)} %`);
    }
    return faults.map((fault) => `p. ${number}: ${fault}`);
  });
  return [
    ...perPage,
    ...(EIGHT_PAGES.test(name) && pages.length !== REPORT_PAGES ? [`${pages.length} pages`] : []),
    ...(WRITTEN_ON.test(name) ? [] : lonelyHeadings(layout)).map(
      (fault) => `heading without its text, ${fault}`,
    ),
    ...findOrphanedPictures(layout).map((fault) => `picture without its heading, ${fault}`),
    ...findSplitTables(layout).map((fault) => `table without its notes, ${fault}`),
    ...findSplitChapters(layout).map((fault) => `torn chapter, ${fault}`),
  ];
}

/** With typical data: one or two of each kind of document. */
const USUAL =
  /: (?:of a talent|every flag|normal|three|six|forty|five|two|four|as published|of a year|every answer)$/;

describe.each(['en', 'de'] as const)('every document in %s', (language) => {
  const orders = Object.entries(printedDocuments(language));
  const sampledOrders = orders.filter(([name]) => USUAL.test(name) || isFullEffort());

  it.each(sampledOrders)('%s: keeps related content together, and fills its pages', async (name, order) => {
    const layout = await readPageLayout(print(order()));
    expect(faultsOf(name, layout, language === 'de' ? 'von' : 'of')).toEqual([]);
  });
});
