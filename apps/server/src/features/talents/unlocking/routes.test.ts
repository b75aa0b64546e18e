import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { testLadder } from '#testing/ladder.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
const URL = '/workspace-automations/unlock-talent-insight';
let organization: TestOrganization;
let admin: TestUser;

async function setBudget(talent_insights_budget: number): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db
      .updateTable('organizations')
      .set({ talent_insights_budget })
      .where('id', '=', organization.id)
      .execute(),
  );
}

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

function unlockedTalents() {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('talents')
      .select('id')
      .where('organization_id', '=', organization.id)
      .where('is_insight_unlocked', '=', true)
      .execute(),
  );
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

testLadder(product, {
  method: 'POST',
  url: URL,
  payload: { organizationId: newId(), talentId: newId(), budget: 1 },
});

describe(`POST ${URL}`, () => {
  it('opens the talent, takes one insight and is noted', async () => {
    const talent = await createTalent(product, organization, {
      last_name: 'Zimtstern',
      is_directly_invited: false,
    });
    const items = itemsOf(product, admin);
    const path = `talents/${talent.id}?fields=last_name,is_insight_unlocked,isMasked`;
    const masked = { last_name: '*****', is_insight_unlocked: false, isMasked: true };
    expect((await items.get(path)).body.data).toEqual(masked);
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

  it('costs nothing the second time, and is not noted again', async () => {
    const talent = await createTalent(product, organization);
    await unlock(talent.id);
    expect(await unlock(talent.id)).toEqual({ status: 200, body: { data: { talent_insights_budget: 24 } } });
    expect(await auditOf('talents.unlock')).toHaveLength(1);
    await setBudget(0);
    expect(await unlock(talent.id)).toEqual({ status: 200, body: { data: { talent_insights_budget: 0 } } });
  });

  it('says so when the budget is spent, in both languages, and leaves the talent closed', async () => {
    await setBudget(0);
    const talent = await createTalent(product, organization);
    const answer = await unlock(talent.id);
    expectRefusal(answer, 409, 'budget.spent');
    expect(answer.body.errors[0].message).toBe('Unable to spend budget. Please try again later.');
    const german = await unlock(talent.id, {}, { 'accept-language': 'de' });
    expect(german.body.errors[0].message).toBe(
      'Das Budget konnte nicht ausgegeben werden. Bitte versuche es später noch einmal.',
    );
    expect(await unlockedTalents()).toEqual([]);
    expect(await auditOf('talents.unlock')).toEqual([]);
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
    const talent = await createTalent(product, organization);
    expectRefusal(await unlock(talent.id, values), 400, code);
    expect(await budgetNow()).toBe(25);
  });

  it('knows no other workspace, no deleted and no unknown talent', async () => {
    const foreign = await createOrganization(product);
    const theirs = await createTalent(product, foreign);
    const gone = await createTalent(product, organization, { date_deleted: new Date() });
    const unknown = await unlock(newId());
    expectRefusal(unknown, 404, 'talent.gone');
    expect(await unlock(theirs.id)).toEqual(unknown);
    expect(await unlock(theirs.id, { organizationId: foreign.id })).toEqual(unknown);
    expect(await unlock(gone.id)).toEqual(unknown);
    expect(await unlock('x')).toEqual(unknown);
    expect(await unlock(theirs.id, { organizationId: { $ne: 1 } })).toEqual(unknown);
    expect(await budgetNow()).toBe(25);
  });

  it('spends a budget of 10 exactly ten times when a hundred talents are unlocked at once', async () => {
    await setBudget(10);
    const talents = await Promise.all(Array.from({ length: 100 }, () => createTalent(product, organization)));
    const answers = await Promise.all(talents.map((talent) => unlock(talent.id)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
    expect(
      answers.filter((answer) => answer.body.errors?.[0].extensions.code === 'budget.spent'),
    ).toHaveLength(90);
    expect(await unlockedTalents()).toHaveLength(10);
    expect(await budgetNow()).toBe(0);
    expect(await auditOf('talents.unlock')).toHaveLength(10);
  });

  it('charges one talent once when it is unlocked a hundred times at once', async () => {
    const talent = await createTalent(product, organization);
    const answers = await Promise.all(Array.from({ length: 100 }, () => unlock(talent.id)));
    expect(answers.map((answer) => answer.body)).toEqual(
      Array.from({ length: 100 }, () => ({ data: { talent_insights_budget: 24 } })),
    );
    expect(await budgetNow()).toBe(24);
    expect(await auditOf('talents.unlock')).toHaveLength(1);
  });
});

describe('what opens a talent', () => {
  it.each([{ is_insight_unlocked: true }, { is_big_five_report_unlocked: true }])(
    'is never a PATCH: %j',
    async (payload) => {
      const talent = await createTalent(product, organization);
      const items = itemsOf(product, admin);
      const [field] = Object.keys(payload);
      expectRefusal(
        await items.patch(`talents/${talent.id}`, { status: 'FAVOURITE', ...payload }),
        403,
        'FORBIDDEN',
        {
          field,
        },
      );
      expectRefusal(await items.patch('talents', { keys: [talent.id], data: payload }), 403, 'FORBIDDEN', {
        field,
      });
      expect((await items.get(`talents/${talent.id}?fields=status`)).body.data.status).toBe('APPLICANT');
    },
  );

  it('is no budget that administrators give themselves', async () => {
    const items = itemsOf(product, admin);
    const payload = { custom_limits: { talent_insights_budget: 999 } };
    const refused = { field: 'custom_limits.talent_insights_budget' };
    expectRefusal(await items.patch(`organizations/${organization.id}`, payload), 403, 'FORBIDDEN', refused);
    expectRefusal(
      await items.patch('organizations', { keys: [organization.id], data: payload }),
      403,
      'FORBIDDEN',
      refused,
    );
    expect(await budgetNow()).toBe(25);
  });
});
