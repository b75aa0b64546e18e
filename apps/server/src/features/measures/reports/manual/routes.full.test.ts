import { ManualData } from '@quint/contract/measures/manual.ts';
import { describe, expect, it } from 'vitest';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

const read = (path: string) => product.app.inject({ method: 'GET', url: `/api/reports/${path}` });

async function readData(): Promise<ManualData> {
  const answer = await read('manual.json');
  expect(answer.statusCode).toBe(200);
  return ManualData.parse(answer.json());
}

describe('the manual', () => {
  it('can be read by everybody, in both languages, on screen and as PDF', async () => {
    for (const [language, title] of [
      ['de', 'Handbuch: Der Big-Five-Fragebogen'],
      ['en', 'Manual: The Big Five questionnaire'],
    ] as const) {
      expect((await read(`manual?language=${language}`)).json().data.title).toBe(title);
      const pdf = await read(`manual.pdf?language=${language}`);
      expect(pdf.headers['content-type']).toBe('application/pdf');
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('prints every statement with its facet and key, as in the data file', async () => {
    const data = await readData();
    const { chapters } = (await read('manual?language=de')).json().data;
    const rows: string[][] = chapters.flatMap(({ blocks }: { blocks: { rows?: string[][] }[] }) =>
      blocks.flatMap((block) => block.rows ?? []),
    );
    for (const { number, facet, key, text } of data.instruments[0]?.items ?? []) {
      expect(rows).toContainEqual([String(number), facet, key === 1 ? '+' : '−', text.de]);
    }
  });
});
