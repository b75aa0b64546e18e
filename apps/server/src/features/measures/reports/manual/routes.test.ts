import { ManualData } from '@quint/contract/measures/manual.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import { readSql } from '#database/read-sql.ts';
import { createOrganization, createTalent } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { recompute } from '#testing/recompute-sheet.ts';
import { createFinishedResult, sheetOf } from '#testing/surveys.ts';

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
});
