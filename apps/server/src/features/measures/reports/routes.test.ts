import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, scoredSheet } from '#testing/surveys.ts';

const product = useProduct();

async function createWorkspace(values: Parameters<typeof createOrganization>[1] = {}) {
  const organization = await createOrganization(product, values);
  return { organization, admin: await createUser(product, { organization }) };
}

async function createScored(organization: TestOrganization, talent: Record<string, unknown> = {}, seed = 2) {
  const { id: talentId } = await createTalent(product, organization, talent);
  return { talentId, resultId: await createFinishedResult(product, organization, { talentId, seed }) };
}

function get(url: string, headers: Record<string, string>) {
  return product.app.inject({ url: `/api/reports/${url}`, headers });
}

const pdfOf = (resultId: string, query = '') => `talents_results/${resultId}/pdf${query}`;
const textsOf = (resultId: string, query = '') => `getTalentEvaluationTexts/${resultId}${query}`;

describe('GET /reports/talents_results/:resultId/pdf', () => {
  it('returns the report as a PDF whose file name contains no name', async () => {
    const { organization, admin } = await createWorkspace();
    const { resultId } = await createScored(organization, { first_name: 'Kim', last_name: 'Park' });
    const answer = await get(pdfOf(resultId, '?language=en'), admin.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="personality-report-[\d-]{10}\.pdf"$/,
    );
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const german = await get(pdfOf(resultId), admin.headers);
    expect(german.headers['content-disposition']).toContain('persoenlichkeitsbericht-');
    expect(german.rawPayload.equals(answer.rawPayload)).toBe(false);
  });

  it('is disabled with its feature', async () => {
    const { organization, admin } = await createWorkspace();
    const { resultId } = await createScored(organization);
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('organization_features')
        .values({ organization_id: organization.id, feature: 'FEATURE_PDF_REPORT', enabled: false })
        .execute(),
    );
    const answer = await get(pdfOf(resultId), admin.headers);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([
      403,
      'workspace.feature_off',
    ]);
  });
});

describe('GET /reports/getTalentEvaluationTexts/:resultId', () => {
  it('returns report and sections in the requested language, with the numbers of the engine', async () => {
    const { organization, admin } = await createWorkspace();
    const { resultId, talentId } = await createScored(organization, { first_name: 'Kim', last_name: 'Park' });
    const german = (await get(textsOf(resultId), admin.headers)).json().data;
    const english = (await get(textsOf(resultId, '?language=EN'), admin.headers)).json().data;
    expect(german.report).toMatchObject({
      id: resultId,
      talent_id: talentId,
      language: 'de',
      name: 'Kim Park',
      state: 'calculated',
      fit: null,
    });
    expect(english.report.language).toBe('en');
    expect(english.sections.map(({ key }: { key: string }) => key)).toEqual(['O', 'C', 'E', 'A', 'ES']);
    expect(english.sections[1].title).toBe('Conscientiousness');
    expect(english.sections[1].text).not.toBe(german.sections[1].text);
    expect(english.sections[1].score.stanine).toBe(scoredSheet(2).traits.C?.stanine);
    expect(english.sections[1].role).toBeNull();
  });
});

describe.each([
  ['the document', pdfOf],
  ['the texts', textsOf],
])('%s', (_, urlOf) => {
  async function codeFor(url: string, headers: Record<string, string>) {
    const answer = await get(url, headers);
    return [answer.statusCode, answer.json().errors[0].extensions.code];
  }

  it('return 404 for another workspace’s, an unknown or a deleted talent or role', async () => {
    const { organization, admin } = await createWorkspace();
    const foreign = await createWorkspace();
    const { resultId } = await createScored(foreign.organization);
    const deletedTalent = await createScored(organization, { date_deleted: new Date() });
    for (const id of [resultId, newId(), deletedTalent.resultId, 'abc']) {
      expect(await codeFor(urlOf(id), admin.headers)).toEqual([404, 'record.not_found']);
    }
    const own = await createScored(organization);
    const role = await createRole(product, foreign.organization);
    expect(await codeFor(urlOf(own.resultId, `?role=${role.id}`), admin.headers)).toEqual([
      404,
      'record.not_found',
    ]);
  });
});
