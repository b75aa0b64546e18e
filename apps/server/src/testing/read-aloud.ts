import { getDocumentProxy } from 'unpdf';

/** The content of a PDF for a screen reader, in the order of its tags. */
export interface ReadAloud {
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  readonly pages: number;
  /** Levels of the headings. */
  readonly headings: readonly number[];
  /** The alternative texts of pictures and tables; one that continues on the next page has it on both. */
  readonly alternatives: readonly string[];
  /** All words. */
  readonly text: string;
  /** Words that are neither tagged nor marked as decoration: read aloud anywhere or not at all. */
  readonly untaggedTexts: readonly string[];
  /** Header cells of tables, page by page. */
  readonly headerCells: number;
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
type Tag = NonNullable<Awaited<ReturnType<Page['getStructTree']>>>;

/** The words of a page by their mark, and those without a mark; decoration is excluded. */
async function readMarkedTexts(
  page: Page,
): Promise<{ readonly markedTexts: ReadonlyMap<string, string>; readonly untaggedTexts: readonly string[] }> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const markedTexts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  const untaggedTexts: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const mark = open.findLast((id) => id !== undefined);
      if (mark !== undefined) markedTexts.set(mark, (markedTexts.get(mark) ?? '') + item.str);
      else if (open.length === 0 && item.str.trim() !== '') untaggedTexts.push(item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id);
  }
  return { markedTexts, untaggedTexts };
}

/** Reads a PDF only by its tags. */
export async function readAloud(bytes: Uint8Array): Promise<ReadAloud> {
  // The parser detaches the buffer it is given.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await document.getMetadata();
  const facts: { readonly Title?: string; readonly Language?: string } = info;
  const headings: number[] = [];
  const alternatives: string[] = [];
  const spokenTexts: string[] = [];
  const untaggedTexts: string[] = [];
  let headerCells = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { markedTexts, untaggedTexts: outside } = await readMarkedTexts(page);
    untaggedTexts.push(...outside);
    const visit = (tag: Tag): void => {
      const level = /^H(\d)$/.exec(tag.role)?.[1];
      if (level !== undefined) headings.push(Number(level));
      if (tag.role === 'TH') headerCells += 1;
      if (tag.role === 'Figure') alternatives.push('alt' in tag ? String(tag.alt) : '');
      for (const child of tag.children) {
        if ('role' in child) visit(child);
        else spokenTexts.push(markedTexts.get(child.id) ?? '');
      }
    };
    const tree = await page.getStructTree();
    if (tree !== null) visit(tree);
  }
  const marks = await document.getMarkInfo();
  return {
    title: facts.Title ?? '',
    language: facts.Language ?? '',
    isTagged: marks?.Marked === true,
    pages: document.numPages,
    headings,
    alternatives,
    text: spokenTexts.join(' '),
    untaggedTexts,
    headerCells,
  };
}

/** Only letters, digits and marks: lines and pages break anywhere. */
export function dense(text: string): string {
  return text.replaceAll(/[\s\u00ad•]/g, '');
}

/** The texts that are not spoken, or not after those before them. */
export function outOfOrder(texts: readonly string[], spokenText: string): string[] {
  const denseText = dense(spokenText);
  let from = 0;
  return texts.filter((text) => {
    const at = denseText.indexOf(dense(text), from);
    if (at >= 0) from = at + dense(text).length;
    return at < 0;
  });
}
