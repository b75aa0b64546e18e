import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
const URL = '/workspace-automations/unlock-talent-insight';
let organization: TestOrganization;
let admin: TestUser;

async function budgetNow(): Promise<number> {
  const { talent_insights_budget } = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('organizations')
      .select('talent_insights_budget')
      .where('id', '=', organization.id)
      .executeTakeFirstOrThrow(),
  );
  return talent_insights_budget;
}

function auditOf(action: string) {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('audit_log')
      .select(['user_id', 'user_role', 'talent_ids', 'details'])
      .where('organization_id', '=', organization.id)
      .where('action', '=', action)
      .execute(),
  );
}

async function unlock(talentId: unknown, values: object = {}, headers: Record<string, string> = {}) {
  const answer = await product.app.inject({
    method: 'POST',
    url: `/api${URL}`,
    headers: { ...admin.headers, ...headers },
    payload: { organizationId: organization.id, talentId, budget: 1, ...values },
  });
  return { status: answer.statusCode, body: answer.json() };
}

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

/** A talent whose name and address an insight unlocks. */
const createClosed = (values: object = {}) =>
  createTalent(product, organization, { is_directly_invited: false, ...values });

describe(`POST ${URL}`, () => {
  it('unlocks the talent, uses one insight and is audited', async () => {
    const talent = await createClosed({ last_name: 'Zimtstern' });
    const items = itemsOf(product, admin);
    const path = `talents/${talent.id}?fields=last_name,is_insight_unlocked,isMasked`;
    const maskedValues = { last_name: '*****', is_insight_unlocked: false, isMasked: true };
    expect((await items.get(path)).body.data).toEqual(maskedValues);
    expect(await unlock(talent.id)).toEqual({ status: 200, body: { data: { talent_insights_budget: 24 } } });
    const open = { last_name: 'Zimtstern', is_insight_unlocked: true, isMasked: false };
    expect((await items.get(path)).body.data).toEqual(open);
    expect(await auditOf('talents.unlock')).toEqual([
      {
        user_id: admin.id,
        user_role: 'ORG_ADMIN',
        talent_ids: [talent.id],
        details: { talent_insights_budget: 24 },
      },
    ]);
  });

  it.each([
    [{ organizationId: undefined }, 'budget.organization_required'],
    [{ organizationId: '' }, 'budget.organization_required'],
    [{ talentId: undefined }, 'budget.talent_required'],
    [{ talentId: null }, 'budget.talent_required'],
    [{ budget: undefined }, 'budget.not_a_number'],
    [{ budget: '1' }, 'budget.not_a_number'],
    [{ budget: 2 }, 'FAILED_VALIDATION'],
    [{ budget: -1 }, 'FAILED_VALIDATION'],
    [{ budget: 0.5 }, 'FAILED_VALIDATION'],
  ])('refuses %j with %s', async (values, code) => {
    const talent = await createClosed();
    expectRefusal(await unlock(talent.id, values), 400, code);
    expect(await budgetNow()).toBe(25);
  });
});

async function readClosed(id: string) {
  return (await itemsOf(product, admin).get(`talents/${id}?fields=closed_content`)).body.data.closed_content;
}

describe('the locked content', () => {
  it('includes name and address of people who were not invited by name, unless the workspace hides them', async () => {
    const { id } = await createClosed();
    expect(await readClosed(id)).toMatchObject({ person: true, skills: 0 });
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('organizations')
        .set({ hide_personal_data: true })
        .where('id', '=', organization.id)
        .execute(),
    );
    expect(await readClosed(id)).toMatchObject({ person: false });
    expectRefusal(await unlock(id), 409, 'budget.nothing_closed');
  });
});
