import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { queryPool, createPoolTalent } from '#testing/pool-people.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

// An insight is charged for the content that was shown before.

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

const budgetOf = async () => {
  const { talent_insights_budget } = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('organizations')
      .select('talent_insights_budget')
      .where('id', '=', organization.id)
      .executeTakeFirstOrThrow(),
  );
  return talent_insights_budget;
};

function unlock(talentId: string, content: object, language = 'en') {
  return callerOf(product)('POST', '/workspace-automations/unlock-talent-insight', {
    headers: { ...admin.headers, 'accept-language': language },
    payload: { organizationId: organization.id, talentId, budget: 1, content },
  });
}

/** A masked person with two skills and a salary, and what an administrator sees of it. */
async function createShown() {
  const talent = await createTalent(product, organization, { is_directly_invited: false });
  const own = itemsOf(product, await createOwner(product, organization, talent.id));
  const response = await own.post('job_preferences', { skills: 'SQL | sql,Go | go', salary: 61_000 });
  const preferences = `job_preferences/${response.body.data.id}`;
  const { body } = await itemsOf(product, admin).get(`talents/${talent.id}?fields=closed_content`);
  return { id: talent.id, own, preferences, shownContent: body.data.closed_content as object };
}

describe('an insight into a person of the workspace', () => {
  it.each([{ skills: 'SQL | sql' }, { salary: null }])(
    'is not charged when there is less than was shown: %j',
    async (change) => {
      const { id, own, preferences, shownContent } = await createShown();
      expect((await own.patch(preferences, change)).status).toBe(200);
      const before = await budgetOf();
      const error = errorOf(await unlock(id, shownContent));
      expect(error).toMatchObject({ status: 409, code: 'budget.content_changed' });
      expect(error.message).toBe(
        'The profile contains less than was shown. Nothing was spent; please look again.',
      );
      expect(errorOf(await unlock(id, shownContent, 'de')).message).toContain('Es wurde nichts ausgegeben');
      expect(await budgetOf()).toBe(before);
    },
  );

  it('is charged when there is as much, or more', async () => {
    const { id, own, preferences, shownContent } = await createShown();
    await own.patch(preferences, { skills: 'SQL | sql,Go | go,C | c', work_mode: ['remote'] });
    const before = await budgetOf();
    expect((await unlock(id, shownContent)).status).toBe(200);
    expect(await budgetOf()).toBe(before - 1);
    // Repeating it is free, whatever was shown.
    expect((await unlock(id, shownContent)).status).toBe(200);
    expect(await budgetOf()).toBe(before - 1);
  });

  it('rejects content parts that the profile does not have', async () => {
    const { id } = await createShown();
    const answer = await unlock(id, { skills: 1, address: true });
    expectRefusal(answer, 403, 'FORBIDDEN', { field: 'content.address' });
  });
});

describe('an insight into a person of the pool', () => {
  it('is not charged when there is less than was shown', async () => {
    const away = await createOrganization(product);
    await product.deps.db.platform.write((db) =>
      sql`update talents set is_open_for_work = false where is_open_for_work`.execute(db),
    );
    const clara = await createPoolTalent(product, away);
    const [row] = (await queryPool(product, admin)).body.data;
    const press = () =>
      callerOf(product)('POST', `/pool/${row.id}/unlock`, {
        headers: admin.headers,
        payload: { content: row.profile },
      });
    await clara.own.patch(`job_preferences/${clara.preferencesId}`, { salary: null, languages: [] });
    const before = await budgetOf();
    expectRefusal(await press(), 409, 'budget.content_changed');
    expect(await budgetOf()).toBe(before);
    await clara.own.patch(`job_preferences/${clara.preferencesId}`, {
      salary: 70_000,
      languages: [{ label: 'German', value: 'german', code: 'de', proficiency: 'native' }],
    });
    expect((await press()).status).toBe(200);
    expect(await budgetOf()).toBe(before - 1);
  });
});
