import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { buildTeamDocument } from '#features/measures/reports/team/model.ts';
import { dense, outOfOrder, readAloud } from '#testing/read-aloud.ts';
import { sampleDocuments } from '#testing/sample-documents.ts';
import { createPdf } from './print-in-worker-process.ts';
import { sample } from '#testing/effort.ts';
import { SLOW } from '#testing/tags.ts';

const pdf = createPdf();
afterAll(() => pdf.close());

/** Every text of a document in reading order, without pictures. */
function textsOf(node: unknown, key = ''): string[] {
  if (typeof node === 'string')
    return [
      'svg',
      'narrow',
      'pageLabel',
      'kind',
      'tone',
      'look',
      'align',
      'alternative',
      'caption',
      'trait',
    ].includes(key)
      ? []
      : [node];
  if (Array.isArray(node)) return node.flatMap((child) => textsOf(child, key));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) => textsOf(child, name));
}

/** The text of all pages without headers and footers. */
async function bodyOf(bytes: Uint8Array, { runningHead, footer }: ReportDocument) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text: pages } = await extractText(document, { mergePages: false });
  const numbers = pages.map((page, index) => {
    const label = new RegExp(`(?:Page|Seite)${index + 1}(?:of|von)${pages.length}`);
    const body = dense(page);
    expect(body).toMatch(label);
    expect(body).toContain(dense(footer));
    const mainText = body.replace(label, '').replace(dense(footer), '');
    // The first page has no running head, and its title may have the same words.
    return index === 0 ? mainText : mainText.replace(dense(runningHead), '');
  });
  return { body: numbers.join(''), pages: pages.length };
}

describe.each(sample(['en', 'de'] as const))('the documents in %s', (language) => {
  const documents = sampleDocuments(language);

  it.each(Object.keys(documents))(
    '%s: prints every text of its model, in a tagged PDF/UA-1',
    async (kind) => {
      const model = documents[kind];
      if (model === undefined) throw new Error(`There is no sample of ${kind}`);
      const bytes = await pdf.renderDocument(model, 'any');
      const { body, pages } = await bodyOf(bytes, model);
      const { cover, chapters } = model;
      const missingTexts = textsOf([cover, chapters]).filter((text) => !body.includes(dense(text)));
      expect(missingTexts).toEqual([]);
      expect(pages).toBeLessThanOrEqual(22);
      const plain = Buffer.from(bytes).toString('latin1');
      expect(plain).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
      expect(plain).toContain(`/Lang (${language})`);
      expect(plain).toContain('pdfuaid:part>1<');
      expect(plain).toMatch(/\/DisplayDocTitle true/);
      const pictures = chapters.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'picture');
      expect(plain.match(/\/Alt[ (<]/g)?.length ?? 0).toBeGreaterThanOrEqual(pictures.length);
      expect(Buffer.from(await pdf.renderDocument(model, 'any')).equals(bytes)).toBe(true);
    },
  );

  it('have the same parts in both languages', () => {
    const shape = (document: ReportDocument | undefined) =>
      document?.chapters.map(({ blocks }) => blocks.map(({ kind }) => kind));
    const english = sampleDocuments('en');
    for (const [kind, document] of Object.entries(documents)) {
      expect(shape(document), kind).toEqual(shape(english[kind]));
    }
  });
});

describe('the report of a team', () => {
  it('shows no results of fewer than four people', () => {
    const document = buildTeamDocument({
      team: { name: 'Three', text: null },
      workspace: { name: 'Nordlicht' },
      language: 'en',
      members: [],
      roles: [],
      results: [1, 5, 9].map((value) => ({
        stanines: { O: value, C: value, E: value, A: value, ES: value },
        isDoubtful: false,
      })),
      sources: [],
      date: new Date('2026-11-18T10:00:00Z'),
    });
    const kinds = document.chapters.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
    expect(kinds).not.toContain('picture');
    expect(JSON.stringify(document)).not.toContain('median');
    expect(document.chapters.map(({ heading }) => heading)).toContain('Too few results for a picture');
  });
});

describe.each(sample(['en', 'de'] as const))('the documents in %s', (language) => {
  const documents = sampleDocuments(language);

  it.each(Object.keys(documents))('%s: has the reading order of its model', SLOW, async (kind) => {
    const model = documents[kind];
    if (model === undefined) throw new Error(`There is no sample of ${kind}`);
    const read = await readAloud(await pdf.renderDocument(model, 'any'));
    expect(read).toMatchObject({ title: model.title, language, isTagged: true });
    expect(outOfOrder(textsOf([model.cover, model.chapters]), read.text).slice(0, 3)).toEqual([]);
    expect(read.headings[0]).toBe(1);
    expect(read.headings.every((level) => level <= 2)).toBe(true);
    expect(read.untaggedTexts).toEqual([]);
    const blocks = model.chapters.flatMap((chapter) => chapter.blocks);
    const alternatives = blocks.flatMap((block) => (block.kind === 'picture' ? [block.alternative] : []));
    expect(new Set(read.alternatives)).toEqual(new Set(alternatives));
    expect(read.alternatives.every((text) => text !== '')).toBe(true);
    const heads = blocks.flatMap((block) => (block.kind === 'table' ? block.columns : []));
    expect(read.headerCells).toBeGreaterThanOrEqual(heads.filter(({ label }) => label !== '').length);
  });
});
