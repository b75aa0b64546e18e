import { describe, expect, it, vi } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser, createOwner } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, scoredSheet, createInvitation } from '#testing/surveys.ts';
import type { PrintingPdf } from '#pdf/print-in-worker-process.ts';
import { SLOW } from '#testing/tags.ts';

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

  it('is named by its creation date, and keeps that name', SLOW, async () => {
    const organization = await createOrganization(product);
    const { resultId } = await createScored(organization);
    const day = (text: string) => new Date(`${text}T09:00:00Z`);
    try {
      for (const now of [day('2031-05-04'), day('2031-06-07')]) {
        product.clock.set(now);
        const admin = await createUser(product, { organization });
        const { headers } = await get(pdfOf(resultId, '?language=en'), admin.headers);
        expect(headers['content-disposition']).toBe(
          'attachment; filename="personality-report-2031-05-04.pdf"',
        );
      }
    } finally {
      product.clock.set(undefined);
    }
  });

  it('adds the comparison with a role', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const { resultId } = await createScored(organization);
    const role = await createRole(product, organization, { name: 'Sales' });
    const plain = await get(pdfOf(resultId), admin.headers);
    const answer = await get(pdfOf(resultId, `?role=${role.id}`), admin.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(plain.rawPayload)).toBe(false);
  });

  it('gives the person their own report, also in a frozen workspace', async () => {
    const { organization } = await createWorkspace({ is_freezed: true });
    const { talentId, resultId } = await createScored(organization);
    const owner = await createOwner(product, organization, talentId);
    expect((await get(pdfOf(resultId), owner.headers)).statusCode).toBe(200);
    const other = await createScored(organization);
    const answer = await get(pdfOf(other.resultId), owner.headers);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([404, 'record.not_found']);
  });

  it('is rendered once for the same content, and again after a change', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const { resultId, talentId } = await createScored(organization, { first_name: 'Kim' });
    const documents = () =>
      product.deps.db.platform.read((db) =>
        db
          .selectFrom('report_documents')
          .select(['state', 'kind', 'language', 'file_id'])
          .where('organization_id', '=', organization.id)
          .execute(),
      );
    const first = await get(pdfOf(resultId), admin.headers);
    const expectedDocuments = [
      { state: 'ready', kind: 'personality', language: 'DE', file_id: expect.any(String) },
    ];
    expect(await documents()).toEqual(expectedDocuments);
    const printSpy = vi.spyOn(product.deps.pdf, 'renderPersonalityReport');
    const again = await get(pdfOf(resultId), admin.headers);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(printSpy).not.toHaveBeenCalled();
    printSpy.mockRestore();
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents').set({ first_name: 'Kimberly' }).where('id', '=', talentId).execute(),
    );
    const response = await get(pdfOf(resultId), admin.headers);
    expect(response.rawPayload.equals(first.rawPayload)).toBe(false);
    expect(await documents()).toHaveLength(2);
  });

  it(
    'is rendered for a person at most thirty times a minute; stored ones are available to everybody',
    SLOW,
    async () => {
      const { organization, admin } = await createWorkspace();
      const { resultId } = await createScored(organization);
      const roles = [];
      for (let nth = 0; nth < 31; nth++)
        roles.push(await createRole(product, organization, { name: `Role ${nth}` }));
      const answers = [];
      for (const { id } of roles) answers.push(await get(pdfOf(resultId, `?role=${id}`), admin.headers));
      expect(answers.slice(0, 30).map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
      const refusedAnswer = answers[30];
      expect([refusedAnswer?.statusCode, refusedAnswer?.json().errors[0].extensions.code]).toEqual([
        429,
        'REQUESTS_EXCEEDED',
      ]);
      expect(Number(refusedAnswer?.headers['retry-after'])).toBeGreaterThan(0);
      expect((await get(pdfOf(resultId, `?role=${roles[0]?.id}`), admin.headers)).statusCode).toBe(200);
      const colleague = await createUser(product, { organization });
      const theirs = await get(pdfOf(resultId, `?role=${roles[30]?.id}`), colleague.headers);
      expect(theirs.statusCode).toBe(200);
    },
  );

  it('fails alone when the rendering process dies, and the next one succeeds', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const { resultId } = await createScored(organization);
    expect((await get(pdfOf(resultId), admin.headers)).statusCode).toBe(200);
    const { pid } = product.deps.pdf as PrintingPdf;
    process.kill(pid ?? 0, 'SIGSTOP');
    const pendingAnswer = get(pdfOf(resultId, '?language=en'), admin.headers);
    await vi.waitFor(async () => {
      const waitingDocuments = await product.deps.db.platform.read((db) =>
        db
          .selectFrom('report_documents')
          .select('id')
          .where('organization_id', '=', organization.id)
          .where('state', '=', 'waiting')
          .execute(),
      );
      expect(waitingDocuments).toHaveLength(1);
    });
    process.kill(pid ?? 0, 'SIGKILL');
    const failedAnswer = await pendingAnswer;
    expect([failedAnswer.statusCode, failedAnswer.json().errors[0].extensions.code]).toEqual([
      500,
      'report.failed',
    ]);
    expect((await get(pdfOf(resultId, '?language=en'), admin.headers)).statusCode).toBe(200);
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

  it('addresses the person in their own report', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const { talentId, resultId } = await createScored(organization);
    const owner = await createOwner(product, organization, talentId);
    const own = (await get(textsOf(resultId, '?language=en'), owner.headers)).json().data;
    const theirs = (await get(textsOf(resultId, '?language=en'), admin.headers)).json().data;
    expect(own.sections[0].text).not.toBe(theirs.sections[0].text);
    expect(own.sections[0].score).toEqual(theirs.sections[0].score);
  });

  it('compares each trait with a role', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const { resultId } = await createScored(organization);
    const role = await createRole(product, organization, {
      name: 'Sales',
      c_min: 9,
      c_max: 9,
      e_min: 1,
      e_max: 9,
    });
    const { data } = (await get(textsOf(resultId, `?role=${role.id}`), admin.headers)).json();
    expect(data.report.fit.role).toContain('Sales');
    const c = data.sections.find(({ key }: { key: string }) => key === 'C').role;
    expect(c.inside).toBe(false);
    expect(c.meaning).not.toBe('');
    expect(c.questions).toBeUndefined();
  });

  it.each([
    ['masked', { is_directly_invited: false }, {}, 'Kim *****'],
    ['unlocked', { is_directly_invited: false, is_insight_unlocked: true }, {}, 'Kim Park'],
    [
      'hidden',
      { is_directly_invited: false, is_insight_unlocked: true },
      { hide_personal_data: true },
      'K. *****',
    ],
  ])('shows the name of a talent that is %s as lists do', async (_, talent, workspace, name) => {
    const { organization, admin } = await createWorkspace(workspace);
    const kim = { first_name: 'Kim', last_name: 'Park', ...talent };
    const { resultId } = await createScored(organization, kim);
    const answer = await get(textsOf(resultId), admin.headers);
    expect(answer.json().data.report.name).toBe(name);
    expect(answer.body.includes('Park')).toBe(name === 'Kim Park');
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

describe.each([
  ['the document', pdfOf],
  ['the texts', textsOf],
])('%s', (_, urlOf) => {
  async function codeFor(url: string, headers: Record<string, string>) {
    const answer = await get(url, headers);
    return [answer.statusCode, answer.json().errors[0].extensions.code];
  }

  it('require a finished survey and a supported language', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const { resultId } = await createInvitation(product, organization);
    expect(await codeFor(urlOf(resultId), admin.headers)).toEqual([409, 'result.not_finished']);
    expect(await codeFor(urlOf(resultId, '?language=fr'), admin.headers)).toEqual([400, 'INVALID_QUERY']);
  });
});
