import { afterAll, describe, expect, it } from 'vitest';
import { outOfOrder, readAloud } from '#testing/read-aloud.ts';
import { sampleDocuments } from '#testing/sample-documents.ts';

import { createPdf } from './print-in-worker-process.ts';
import { sample } from '#testing/effort.ts';

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

describe.each(sample(['en', 'de'] as const))('the documents in %s', (language) => {
  const documents = sampleDocuments(language);

  it.each(Object.keys(documents))('%s: has the reading order of its model', async (kind) => {
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
