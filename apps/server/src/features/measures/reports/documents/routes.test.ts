import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createOwner, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, createInvitation } from '#testing/surveys.ts';

const product = useProduct({ worker: true });
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
});

async function call(method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object) {
  const answer = await product.app.inject({
    method,
    url: `/api/reports/${url}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const body = isJson ? answer.json() : undefined;
  return { status: answer.statusCode, body, code: body?.errors?.[0].extensions.code, answer };
}

const ask = (subject: object, headers = admin.headers, language = 'de') =>
  call('POST', 'documents', headers, { subject, language });

async function createScored(values: Record<string, unknown> = {}, seed = 2) {
  const { id: talentId } = await createTalent(product, organization, values);
  return { talentId, resultId: await createFinishedResult(product, organization, { talentId, seed }) };
}

const ownerOf = (talentId: string) => createOwner(product, organization, talentId);

describe('POST /reports/documents', () => {
  it('refuses a locked premium report, an unfinished survey and another workspace’s role', async () => {
    const { resultId, talentId } = await createScored();
    expect((await ask({ kind: 'premium', result: resultId })).code).toBe('report.locked');
    const open = await createInvitation(product, organization);
    expect((await ask({ kind: 'personality', result: open.resultId })).code).toBe('result.not_finished');
    const role = await createRole(product, organization, { name: 'Secret' });
    const owner = await ownerOf(talentId);
    const subject = { kind: 'role', result: resultId, role: role.id };
    expect((await ask(subject, owner.headers)).code).toBe('record.not_found');
    expect((await ask({ kind: 'role', result: resultId })).code).toBe('INVALID_PAYLOAD');
    expect((await ask({ kind: 'team', team: newId() }, owner.headers)).code).toBe('FORBIDDEN');
  });
});

describe('the pages for printing', () => {
  const pageOf = (resultId: string, query = '') => `talents_results/${resultId}/page${query}`;

  it('can be opened with a session, or with a token of that report for five minutes, and not otherwise', async () => {
    const { resultId } = await createScored({ first_name: 'Kim', last_name: 'Park' });
    const other = await createScored();
    const page = await call('GET', pageOf(resultId, '?language=en'), admin.headers);
    expect(page.body.data).toMatchObject({ language: 'en', title: 'Personality report: Kim Park' });
    const headings: string[] = page.body.data.chapters.map(({ heading }: { heading: string }) => heading);
    expect(headings).toContain('The traits in words');
    expect(new Set(headings).size).toBe(headings.length);
    const facts = page.body.data.cover.facts.map(({ label }: { label: string }) => label);
    expect(facts).toEqual(expect.arrayContaining(['Language of the questionnaire', 'Norm']));
    const subject = { kind: 'personality', result: resultId };
    const tokenResponse = await call('POST', 'render-tokens', admin.headers, { subject, language: 'de' });
    const { token, path } = tokenResponse.body.data;
    expect(path).toContain(`/_internal/talents_results/${resultId}/reports/big5?language=de&token=`);
    const withToken = (id: string, value = token) => call('GET', pageOf(id, `?token=${value}`), {});
    expect((await withToken(resultId)).body.data.title).toBe('Persönlichkeitsbericht: Kim Park');
    const responses = [
      await call('GET', pageOf(resultId), {}),
      await withToken(other.resultId),
      await withToken(resultId, `${token}x`),
      await withToken(resultId, 'abc'),
    ];
    expect(responses.map(({ status, code }) => [status, code])).toEqual(
      responses.map(() => [404, 'record.not_found']),
    );
    product.clock.set(new Date(Date.now() + 5 * 60_000 + 1000));
    try {
      expect((await withToken(resultId)).code).toBe('record.not_found');
    } finally {
      product.clock.set(undefined);
    }
  });
});
