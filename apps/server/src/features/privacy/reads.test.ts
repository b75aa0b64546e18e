import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';

// Every read of results outside the data interface is audited.

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let owner: TestUser;
let talentId: string;
let resultId: string;
let roleId: string;

async function read(path: string, user: TestUser): Promise<number> {
  const answer = await product.app.inject({ url: `/api/${path}`, headers: user.headers });
  return answer.statusCode;
}

function lines() {
  return itemsOf(product, admin).find('audit_log', {
    filter: { action: 'results.read' },
    fields: ['user', 'user_role', 'items', 'talent_ids', 'details'],
    sort: 'date_created',
  });
}

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  owner = await createUser(product, { organization, userRole: 'ORG_USER' });
  talentId = (await createTalent(product, organization, { user_id: owner.id })).id;
  resultId = await createFinishedResult(product, organization, { talentId, seed: 3 });
  roleId = (await createRole(product, organization)).id;
});

const who = () => ({ user: admin.id, user_role: 'ORG_ADMIN' });

describe('reading results', () => {
  it.each([
    [
      'the document',
      () => `reports/talents_results/${resultId}/pdf`,
      { as: 'document', kind: 'personality' },
    ],
    ['the texts', () => `reports/getTalentEvaluationTexts/${resultId}`, { as: 'texts', count: 1 }],
    ['the fit to all roles', () => `calculate-score/talent_new/${talentId}`, { as: 'fit', count: 1 }],
  ])('of one person is noted: %s', async (_name, path, details) => {
    expect(await read(path(), admin)).toBe(200);
    expect(await lines()).toEqual([
      {
        ...who(),
        items: [resultId],
        talent_ids: [talentId],
        details: { collection: 'talents_results', ...details },
      },
    ]);
  });

  it('of everybody is audited as a whole list', async () => {
    expect(await read(`calculate-score/role/${roleId}`, admin)).toBe(200);
    expect(await lines()).toEqual([
      {
        ...who(),
        items: [],
        talent_ids: [],
        details: { collection: 'talents_results', as: 'fit', role: roleId, count: 1 },
      },
    ]);
    const logEntries = await itemsOf(product, owner).find('audit_log', { fields: ['user', 'action'] });
    expect(logEntries).toEqual([{ user: admin.id, action: 'results.read' }]);
  });

  it('of one’s own is not audited, administrator or not', async () => {
    await read(`reports/talents_results/${resultId}/pdf`, owner);
    await read(`reports/getTalentEvaluationTexts/${resultId}`, owner);
    const own = await createTalent(product, organization, { user_id: admin.id });
    const mine = await createFinishedResult(product, organization, { talentId: own.id, seed: 4 });
    expect(await read(`calculate-score/talent_new/${own.id}`, admin)).toBe(200);
    expect(await read(`reports/getTalentEvaluationTexts/${mine}`, admin)).toBe(200);
    expect(await lines()).toEqual([]);
  });
});
