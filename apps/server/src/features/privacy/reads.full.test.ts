import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, createInvitation } from '#testing/surveys.ts';

// Every read of results outside the data interface is audited.

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let owner: TestUser;
let talentId: string;
let resultId: string;

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
  await createRole(product, organization);
});

describe('reading results', () => {
  it('that failed is not audited', async () => {
    const { resultId: open } = await createInvitation(product, organization);
    expect(await read(`reports/getTalentEvaluationTexts/${open}`, admin)).toBe(409);
    expect(await read(`reports/getTalentEvaluationTexts/${newId()}`, admin)).toBe(404);
    expect(await read(`calculate-score/role/${newId()}`, admin)).toBe(404);
    expect(await read(`calculate-score/talent_new/${newId()}`, admin)).toBe(404);
    expect(await read(`reports/talents_results/${resultId}/pdf`, await createUser(product))).not.toBe(200);
    const empty = await createOrganization(product);
    const { id } = await createRole(product, empty);
    const other = await createUser(product, { organization: empty });
    expect(await read(`calculate-score/role/${id}`, other)).toBe(200);
    expect(await itemsOf(product, other).find('audit_log')).toEqual([]);
    expect(await lines()).toEqual([]);
  });
});
