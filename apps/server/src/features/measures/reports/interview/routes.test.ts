import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, createInvitation } from '#testing/surveys.ts';
import { newId } from '#database/ids.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
/** A role without requirements. */
const OPEN = Object.fromEntries(
  ['o', 'c', 'e', 'a', 'es'].flatMap((trait) => [
    [`${trait}_min`, 1],
    [`${trait}_max`, 9],
  ]),
);
const WAIT = { timeout: 15_000, interval: 50 };
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
});

async function call(method: 'GET' | 'POST', url: string, payload?: object, headers = admin.headers) {
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

const ask = (subject: object, language = 'en') => call('POST', 'documents', { subject, language });

async function ready(id: string) {
  return vi.waitFor(async () => {
    const { body } = await call('GET', `documents/${id}`);
    expect(body.data.state).toBe('ready');
    return body.data;
  }, WAIT);
}

async function createScored(values: Record<string, unknown> = {}, seed = 2) {
  const { id } = await createTalent(product, organization, values);
  await createFinishedResult(product, organization, { talentId: id, seed });
  return id;
}

const sheetUrl = (role: string, talents: readonly string[], language = 'en') =>
  `interview-sheets?role=${role}&talents=${talents.join(',')}&language=${language}`;

describe('GET /reports/interview-sheets', () => {
  it('contain the same questions for everybody, show where to probe deeper, and omit fit and the mask of a name', async () => {
    const role = await createRole(product, organization, { ...OPEN, name: 'Sales', c_min: 9 });
    const talent = await createScored({ first_name: 'Hanna', last_name: 'Berg', is_directly_invited: false });
    const { status, body } = await call('GET', sheetUrl(role.id, [talent, await createScored({}, 5)]));
    expect(status, JSON.stringify(body)).toBe(200);
    const [sheet] = body.data.sheets;
    expect([sheet.name, body.data.role, body.data.workspace]).toEqual(['Hanna', 'Sales', 'Nordlicht']);
    expect(body.data.questions).toMatchObject([{ number: 1, trait: 'C', title: 'A promise at risk' }]);
    expect(body.data.questions[0].follow_ups).toHaveLength(2);
    expect(sheet.marks).toEqual([
      { question: 1, is_probe: true, reason: expect.stringContaining('outside the range') },
    ]);
    expect(JSON.stringify(body.data)).not.toMatch(/"fit"|of 100|agreement/);
    expect(body.data.labels.printed).toMatch(/^Confidential: .+ · printed \d/);
    const german = await call('GET', sheetUrl(role.id, [talent], 'de'));
    expect(german.body.data.questions[0].title).toBe('Eine Zusage in Gefahr');
    expect(german.body.data.sheets[0].marks[0].reason).toContain('außerhalb des Bereichs');
  });

  it('have no questions when the role requires nothing, and say what to do', SLOW, async () => {
    const role = await createRole(product, organization, { ...OPEN, name: 'Open' });
    const { body } = await call('GET', sheetUrl(role.id, [await createScored()]));
    const [sheet] = body.data.sheets;
    expect([body.data.questions, sheet.marks, sheet.nothing]).toEqual([[], [], null]);
    expect(body.data.labels.empty.title).toBe('This role has no questions yet');
  });

  it('name people without a result, and nobody of other workspaces', async () => {
    const role = await createRole(product, organization);
    const open = await createInvitation(product, organization);
    const elsewhere = await createOrganization(product);
    const outsider = await createTalent(product, elsewhere, { first_name: 'Secret' });
    const { body } = await call('GET', sheetUrl(role.id, [open.talentId, outsider.id]));
    expect(body.data.sheets).toEqual([]);
    expect(body.meta.missing).toEqual([
      { talent: open.talentId, name: expect.any(String), reason: 'unfinished' },
      { talent: outsider.id, name: null, reason: 'unknown' },
    ]);
    const foreignRole = await createRole(product, elsewhere);
    expect((await call('GET', sheetUrl(foreignRole.id, [open.talentId]))).code).toBe('record.not_found');
    const many = Array.from({ length: 11 }, () => newId());
    expect((await call('GET', sheetUrl(role.id, many))).code).toBe('interview.people');
  });
});

describe('documents about several people', () => {
  it('reject people of another workspace and a deleted role, and compare nobody without a result', async () => {
    const talent = await createScored();
    const elsewhere = await createOrganization(product);
    const outsider = await createTalent(product, elsewhere);
    const deletedRole = await createRole(product, organization, { date_deleted: new Date() });
    const theirs = await createRole(product, elsewhere);
    const other = await createScored();
    for (const subject of [
      { kind: 'comparison', talents: [talent, outsider.id] },
      { kind: 'comparison', talents: [talent, other], role: deletedRole.id },
      { kind: 'comparison', talents: [talent, other], role: theirs.id },
      { kind: 'interview', talents: [outsider.id], role: theirs.id },
      { kind: 'interview', talents: [talent], role: deletedRole.id },
    ]) {
      expect((await ask(subject)).code, JSON.stringify(subject)).toBe('record.not_found');
    }
    const open = [
      await createInvitation(product, organization),
      await createInvitation(product, organization),
    ];
    const [first, second] = open.map(({ talentId }) => talentId);
    expect((await ask({ kind: 'comparison', talents: [first, second] })).code).toBe('comparison.no_result');
    expect((await ask({ kind: 'comparison', talents: [talent, first] })).status).toBe(200);
  });

  it('are rendered once, and keep their people and their order', SLOW, async () => {
    const role = await createRole(product, organization, { name: 'Sales', c_min: 9, c_max: 9 });
    const talents = [await createScored({}, 2), await createScored({}, 3), await createScored({}, 4)];
    for (const subject of [
      { kind: 'comparison', talents },
      { kind: 'comparison', talents: talents.toReversed(), role: role.id },
      { kind: 'interview', talents, role: role.id },
    ]) {
      const response = await ask(subject, 'de');
      expect(response.status, JSON.stringify(response.body)).toBe(200);
      await ready(response.body.data.id);
      expect((await ask(subject, 'de')).body.data).toMatchObject({
        id: response.body.data.id,
        state: 'ready',
      });
      const { answer } = await call('GET', `documents/${response.body.data.id}/pdf`);
      expect(answer.headers['content-disposition']).toMatch(
        /filename="(vergleich|interviewbogen)-\d{4}-\d\d-\d\d\.pdf"/,
      );
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('are deleted with any of their people', SLOW, async () => {
    const talents = [await createScored({}, 2), await createScored({}, 3)];
    const { id } = (await ask({ kind: 'comparison', talents })).body.data;
    await ready(id);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents')
        .set({ date_deleted: new Date() })
        .where('id', '=', talents[1] ?? '')
        .execute(),
    );
    expect((await call('GET', `documents/${id}`)).body.data.file).toBeNull();
    expect((await call('GET', `documents/${id}/pdf`)).code).toBe('report.outdated');
    expect((await ask({ kind: 'comparison', talents })).code).toBe('record.not_found');
  });

  it('reject one person, five, a duplicate, and a sheet of a person without a result', SLOW, async () => {
    const talent = await createScored();
    const role = await createRole(product, organization);
    const five = Array.from({ length: 5 }, () => newId());
    for (const talents of [[talent], [talent, talent], five]) {
      expect((await ask({ kind: 'comparison', talents })).code).toBe('comparison.people');
    }
    const open = await createInvitation(product, organization);
    const unfinishedSubject = { kind: 'interview', talents: [open.talentId], role: role.id };
    expect((await ask(unfinishedSubject)).code).toBe('result.not_finished');
    const person = await createUser(product, { organization, userRole: 'ORG_USER' });
    const response = await call(
      'POST',
      'documents',
      { subject: { kind: 'comparison', talents: [talent, open.talentId] }, language: 'en' },
      person.headers,
    );
    expect(response.status).toBe(403);
  });
});
