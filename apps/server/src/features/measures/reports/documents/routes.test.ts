import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createOrganization,
  createRole,
  createTalent,
  createOwner,
  createUser,
  createAssessment,
  createTeam,
} from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, createInvitation } from '#testing/surveys.ts';
import { itemsOf } from '#testing/items.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const WAIT = { timeout: 15_000, interval: 50 };
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

/** Waits until a requested document is stored. */
async function ready(id: string, headers = admin.headers) {
  return vi.waitFor(async () => {
    const { body } = await call('GET', `documents/${id}`, headers);
    expect(body.data.state).toBe('ready');
    return body.data;
  }, WAIT);
}

async function createScored(values: Record<string, unknown> = {}, seed = 2) {
  const { id: talentId } = await createTalent(product, organization, values);
  return { talentId, resultId: await createFinishedResult(product, organization, { talentId, seed }) };
}

/** Whether the person answered in an assessment. */
async function takesPart(
  assessmentId: string,
  { talentId, resultId }: Awaited<ReturnType<typeof createScored>>,
) {
  const ids = { organization_id: organization.id, assessment_id: assessmentId };
  await product.deps.db.platform.write(async (db) => {
    await db
      .insertInto('assessment_participants')
      .values({ ...ids, id: newId(), talent_id: talentId })
      .execute();
    await db.updateTable('talents_results').set(ids).where('id', '=', resultId).execute();
  });
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

  it('renders each kind of report once, reuses it, and renders a new one after changes', SLOW, async () => {
    const role = await createRole(product, organization, { name: 'Sales', c_min: 9, c_max: 9 });
    const { resultId, talentId } = await createScored({ is_big_five_report_unlocked: true });
    const team = await createTeam(product, organization);
    const items = itemsOf(product, admin);
    await items.patch(`teams/${team.id}`, { talents: [talentId], report_text: 'Strong together' });
    const assessment = await createAssessment(product, organization, { role_id: role.id });
    await takesPart(assessment.id, { talentId, resultId });
    for (const subject of [
      { kind: 'personality', result: resultId },
      { kind: 'premium', result: resultId },
      { kind: 'role', result: resultId, role: role.id },
      { kind: 'team', team: team.id },
      { kind: 'assessment', assessment: assessment.id },
    ]) {
      const response = await ask(subject);
      expect([response.status, response.body.data.kind], JSON.stringify(response.body)).toEqual([
        200,
        subject.kind,
      ]);
      await ready(response.body.data.id);
      const again = await ask(subject);
      expect(again.body.data).toMatchObject({ id: response.body.data.id, state: 'ready' });
      const { answer } = await call('GET', `documents/${response.body.data.id}/pdf`, admin.headers);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename="[a-z-]+-\d{4}-\d\d-\d\d\.pdf"$/,
      );
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const first = await ask({ kind: 'team', team: team.id });
    const teamResponse = await items.get(`teams/${team.id}?fields=report_file,date_report_created`);
    expect(teamResponse.body.data.report_file).toBe(first.body.data.file);
    await items.patch(`teams/${team.id}`, { report_text: 'Something else' });
    expect((await call('GET', `documents/${first.body.data.id}/pdf`, admin.headers)).code).toBe(
      'report.outdated',
    );
    const second = await ask({ kind: 'team', team: team.id });
    expect(second.body.data.id).not.toBe(first.body.data.id);
    await ready(second.body.data.id);
    const files = await items.find('files', { filter: { team: team.id }, fields: 'id' });
    expect(files).toEqual([{ id: (await ready(second.body.data.id)).file }]);
  });

  it('addresses the person in their own report, and stores reports for others separately', SLOW, async () => {
    const { resultId, talentId } = await createScored({
      first_name: 'Kim',
      last_name: 'Park',
      is_directly_invited: false,
    });
    const owner = await ownerOf(talentId);
    const subject = { kind: 'personality', result: resultId };
    const theirs = (await ask(subject)).body.data;
    const own = (await ask(subject, owner.headers)).body.data;
    expect(own.id).not.toBe(theirs.id);
    await ready(theirs.id);
    await ready(own.id, owner.headers);
    expect((await call('GET', `documents/${theirs.id}`, owner.headers)).status).toBe(404);
    expect((await call('GET', `documents/${own.id}/pdf`, admin.headers)).status).toBe(404);
    const files = await itemsOf(product, owner).find('files', { fields: 'id' });
    expect(files).toEqual([{ id: (await ready(own.id, owner.headers)).file }]);
    const other = await createScored();
    expect((await ask({ kind: 'personality', result: other.resultId }, owner.headers)).code).toBe(
      'record.not_found',
    );
  });

  it('reports a failure and can be requested again', SLOW, async () => {
    const { resultId } = await createScored();
    const subject = { kind: 'personality', result: resultId };
    const { id } = (await ask(subject)).body.data;
    await ready(id);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('report_documents')
        .set({ state: 'failed', file_id: null })
        .where('id', '=', id)
        .execute(),
    );
    const response = await call('GET', `documents/${id}/pdf`, admin.headers);
    expect([response.status, response.code]).toEqual([500, 'report.failed']);
    expect(response.body.errors[0].message).toBe('An error occurred while creating the document');
    const again = (await ask(subject)).body.data;
    expect(again.id).not.toBe(id);
    await ready(again.id);
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

  it('exist for teams and assessments too, but not for other workspaces', SLOW, async () => {
    const team = await createTeam(product, organization);
    const role = await createRole(product, organization);
    const assessment = await createAssessment(product, organization, { role_id: role.id });
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    for (const [url, title] of [
      [`teams/${team.id}/page`, 'Team report'],
      [`assessments/${assessment.id}/page`, 'Assessment report'],
    ] as const) {
      expect((await call('GET', url, admin.headers)).body.data.title).toContain(title);
      expect((await call('GET', url, {})).code).toBe('record.not_found');
      expect((await call('GET', url, outsider.headers)).code).toBe('record.not_found');
    }
  });
});
