import { ManualData } from '@quint/contract/measures/manual.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import { readSql } from '#database/read-sql.ts';
import { createOrganization, createTalent } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { recompute } from '#testing/recompute-sheet.ts';
import { createFinishedResult, sheetOf } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();

const read = (path: string) => product.app.inject({ method: 'GET', url: `/api/reports/${path}` });

async function readData(): Promise<ManualData> {
  const answer = await read('manual.json');
  expect(answer.statusCode).toBe(200);
  return ManualData.parse(answer.json());
}

/** The stored values of a result. */
async function storedScores(resultId: string): Promise<Record<string, number>> {
  return product.deps.db.platform.read(async (db) => {
    const { rows } = await readSql<Record<string, number>>`
      select o, c, e, a, es, z_o, z_c, z_e, z_a, z_es from talents_results where id = ${resultId}`.execute(
      db,
    );
    return rows[0] ?? {};
  });
}

describe('the manual', () => {
  it('has a data file from which a stored result can be recomputed', async () => {
    const organization = await createOrganization(product);
    const { id: talentId } = await createTalent(product, organization);
    const data = await readData();
    for (const seed of [1, 2, 3]) {
      const resultId = await createFinishedResult(product, organization, { talentId, seed });
      const storedRow = await storedScores(resultId);
      const again = recompute(
        data,
        Object.fromEntries(sheetOf(seed).map(({ item, value }) => [item, value])),
      );
      for (const trait of TRAITS) {
        expect(again?.traits[trait]?.stanine).toBe(storedRow[trait.toLowerCase()]);
        expect(again?.traits[trait]?.z).toBeCloseTo(Number(storedRow[`z_${trait.toLowerCase()}`]), 6);
      }
    }
  });

  it('can be read by everybody, in both languages, on screen and as PDF', SLOW, async () => {
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

  it('prints every statement with its facet and key, as in the data file', SLOW, async () => {
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
