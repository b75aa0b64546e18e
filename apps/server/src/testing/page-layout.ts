import { getDocumentProxy } from 'unpdf';

/** The layout of a PDF page; headers and footers do not count. */
export interface LaidPage {
  readonly text: string;
  /** The size of its smallest letters, in points. */
  readonly smallest: number;
  /** How far down it is filled, from 0 to 1, between the margins of a report. */
  readonly fillRatio: number;
  /** The largest space between two lines, as a share of the page. */
  readonly gap: number;
}

/** A paragraph, heading, list, table or picture in reading order, with its position in points from below. */
export interface LaidBlock {
  readonly role: string;
  readonly page: number;
  readonly top: number;
  readonly bottom: number;
  readonly text: string;
  /** The size of its largest letters. */
  readonly size: number;
  /** For a table, without its header. */
  readonly rows: number;
}

export interface Layout {
  readonly pages: readonly LaidPage[];
  readonly blocks: readonly LaidBlock[];
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
type Tag = NonNullable<Awaited<ReturnType<Page['getStructTree']>>>;

const POINTS_A_MM = 72 / 25.4;
const PAGE_HEIGHT = 297 * POINTS_A_MM;
const TOP = PAGE_HEIGHT - 28 * POINTS_A_MM;
const BOTTOM = 26 * POINTS_A_MM;
export const TEXT_HEIGHT = TOP - BOTTOM;
const LEAF = /^(?:H\d|P|L|Figure|Table)$/;

interface Line {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  /** The tag it belongs to. */
  readonly mark: string | undefined;
  readonly isRunning: boolean;
}

async function linesOf(page: Page): Promise<readonly Line[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: { readonly id: string | undefined; readonly isArtifact: boolean }[] = [];
  const lines: Line[] = [];
  for (const item of items) {
    if ('str' in item) {
      if (item.str.trim() === '') continue;
      const [, , c, d, , y] = item.transform.map(Number);
      lines.push({
        text: item.str,
        y: y ?? 0,
        size: Math.hypot(c ?? 0, d ?? 0),
        mark: open.findLast(({ id }) => id !== undefined)?.id,
        isRunning: open.some(({ isArtifact }) => isArtifact),
      });
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push({ id: item.id, isArtifact: 'tag' in item && item.tag === 'Artifact' });
  }
  return lines;
}

/** The ids of the content below a tag. */
function contentOf(tag: Tag): string[] {
  return tag.children.flatMap((child) => ('role' in child ? contentOf(child) : [child.id]));
}

function countOf(tag: Tag, role: string): number {
  const below = tag.children.map((child) => ('role' in child ? countOf(child, role) : 0));
  return below.reduce((sum, count) => sum + count, tag.role === role ? 1 : 0);
}

function blocksOf(tree: Tag, lines: readonly Line[], page: number): LaidBlock[] {
  const visit = (tag: Tag): LaidBlock[] => {
    if (!LEAF.test(tag.role)) return tag.children.flatMap((child) => ('role' in child ? visit(child) : []));
    const ids = new Set(contentOf(tag));
    const own = lines.filter(({ mark }) => mark !== undefined && ids.has(mark));
    const rows = countOf(tag, 'TR') - countOf(tag, 'THead');
    return [
      {
        role: tag.role,
        page,
        top: Math.max(...own.map(({ y, size }) => y + size)),
        bottom: Math.min(...own.map(({ y }) => y)),
        text: own.map(({ text }) => text).join(' '),
        size: Math.max(...own.map(({ size }) => size)),
        rows,
      },
    ];
  };
  return visit(tree);
}

function laidPage(lines: readonly Line[]): LaidPage {
  const heights = [TOP, ...lines.filter(({ isRunning }) => !isRunning).map(({ y }) => y)].toSorted(
    (a, b) => b - a,
  );
  const gaps = heights.map((y, index) => (heights[index - 1] ?? y) - y);
  return {
    text: lines.map(({ text }) => text).join(' '),
    smallest: Math.min(...lines.map(({ size }) => size)),
    fillRatio: (TOP - (heights.at(-1) ?? TOP)) / TEXT_HEIGHT,
    gap: Math.max(...gaps) / TEXT_HEIGHT,
  };
}

/** Reads the layout of a PDF from its letters and its tags. */
export async function readPageLayout(bytes: Uint8Array): Promise<Layout> {
  // The parser detaches the buffer it is given.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: LaidPage[] = [];
  const blocks: LaidBlock[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const lines = await linesOf(page);
    const tree = await page.getStructTree();
    pages.push(laidPage(lines));
    if (tree !== null) blocks.push(...blocksOf(tree, lines, number));
  }
  return { pages, blocks };
}

const isHeading = ({ role }: LaidBlock) => /^H\d$/.test(role);

/** Headings whose text begins on the next page. */
export function lonelyHeadings({ blocks }: Layout): string[] {
  return blocks
    .filter((block, index) => isHeading(block) && (blocks[index + 1]?.page ?? Number.NaN) !== block.page)
    .map(({ page, text }) => `p. ${page}: ${text}`);
}

/** Pictures on a different page from the heading above them. */
export function findOrphanedPictures({ blocks }: Layout): string[] {
  return blocks.flatMap((block, index) => {
    if (block.role !== 'Figure') return [];
    const heading = blocks.slice(0, index).findLast(isHeading);
    return heading === undefined || heading.page === block.page ? [] : [`p. ${block.page}: ${heading.text}`];
  });
}

/** Larger than body text: a summary that belongs to what follows. */
const SUMMARY_POINTS = 10;

/** Tables and pictures whose notes are on the next page, and tables with a single row there. */
export function findSplitTables({ blocks }: Layout): string[] {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    if (next === undefined || next.page === block.page || !['Table', 'Figure'].includes(block.role))
      return [];
    const isNote = next.role === 'P' && next.size < SUMMARY_POINTS;
    const isSplit = isNote || (next.role === 'Table' && Math.min(block.rows, next.rows) < 2);
    return isSplit ? [`p. ${block.page}: ${block.text.slice(0, 60)}`] : [];
  });
}

/** The height of a page, less the tolerance of measuring lines by their letters. */
const NEARLY_A_PAGE = 0.95 * TEXT_HEIGHT;

/** Chapters (content below a heading of the first level) on two pages, although they fit on one. */
export function findSplitChapters({ blocks }: Layout): string[] {
  const starts = blocks.flatMap(({ role }, index) => (role === 'H1' ? [index] : []));
  return starts.flatMap((start, index) => {
    const chapter = blocks.slice(start, starts[index + 1]);
    const heights = [...Map.groupBy(chapter, ({ page }) => page).values()].map((part) => {
      const tops = part.map(({ top }) => top).filter(Number.isFinite);
      const bottoms = part.map(({ bottom }) => bottom).filter(Number.isFinite);
      return Math.max(...tops) - Math.min(...bottoms);
    });
    const height = heights.reduce((sum, each) => sum + each, 0);
    const [first] = chapter;
    return heights.length > 1 && height < NEARLY_A_PAGE && first !== undefined
      ? [`p. ${first.page}: ${first.text} (${Math.round((100 * height) / TEXT_HEIGHT)} %)`]
      : [];
  });
}
