import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, createInvitation } from '#testing/surveys.ts';

const product = useProduct({ worker: true });
/** A role without requirements. */
const OPEN = Object.fromEntries(
  ['o', 'c', 'e', 'a', 'es'].flatMap((trait) => [
    [`${trait}_min`, 1],
    [`${trait}_max`, 9],
  ]),
);
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
});
