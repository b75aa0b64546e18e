import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { createResult, expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
});

describe('GET /items/talents', () => {
  it('returns the newest finished result, the newest invitation and its status', async () => {
    const talent = await createTalent(product, organization);
    const at = (day: number) => new Date(Date.UTC(2024, 0, day));
    await createResult(product, organization, {
      talent_id: talent.id,
      stanine: 3,
      date_finished: at(5),
      date_created: at(4),
    });
    const newest = await createResult(product, organization, {
      talent_id: talent.id,
      stanine: 8,
      date_finished: at(9),
      date_created: at(1),
    });
    const open = await createResult(product, organization, {
      talent_id: talent.id,
      status: 'OPENED',
      date_created: at(12),
    });
    const path = `talents/${talent.id}?fields=latestResult.id,latestResult.o,latestResult.result,invitation.id,invitation.status,invitation_status,talents_results`;
    const { data } = (await items.get(path)).body;
    expect(data).toMatchObject({
      latestResult: { id: newest.id, o: 8 },
      invitation: { id: open.id, status: 'OPENED' },
      invitation_status: 'FINISHED',
    });
    expect(data.talents_results).toHaveLength(3);
    const finishedQuery = { filter: { invitation_status: { _eq: 'FINISHED' } }, fields: 'id' };
    expect(await items.find('talents', finishedQuery)).toEqual([{ id: talent.id }]);
    const counts = { aggregate: { count: '*' }, groupBy: ['invitation_status'] };
    expect(await items.find('talents', counts)).toEqual([{ invitation_status: 'FINISHED', count: '1' }]);
    expect(Object.keys(data.latestResult.result).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'facets',
      'quality',
      'style',
      'traits',
      'versions',
    ]);
    expect(
      await items.find('talents', { filter: { latestResult: { o: { _gte: 8 } } }, fields: 'id' }),
    ).toEqual([{ id: talent.id }]);
    expect(await items.find('talents', { filter: { latestResult: { o: { _lt: 8 } } } })).toEqual([]);
  });

  it('has null without a result, and can be filtered by that', async () => {
    const talent = await createTalent(product, organization);
    const other = await createTalent(product, organization);
    await createResult(product, organization, { talent_id: other.id, stanine: 5 });
    expect(
      (await items.get(`talents/${talent.id}?fields=latestResult.*,invitation,invitation_status`)).body.data,
    ).toEqual({
      latestResult: null,
      invitation: null,
      invitation_status: null,
    });
    for (const filter of [
      { latestResult: { _null: true } },
      { latestResult: { id: { _null: true } } },
      { talents_results: { _null: true } },
    ]) {
      expect(await items.find('talents', { fields: 'id', filter })).toEqual([{ id: talent.id }]);
    }
    expect(await items.find('talents', { fields: 'id', sort: 'latestResult.o' })).toEqual([
      { id: other.id },
      { id: talent.id },
    ]);
  });

  it('returns only their own record to a talent', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const own = await createTalent(product, organization, { user_id: user.id });
    const other = await createTalent(product, organization, { email: 'other@mail.example' });
    await createResult(product, organization, { talent_id: other.id, stanine: 5 });
    const result = await createResult(product, organization, { talent_id: own.id, stanine: 6 });
    const theirs = itemsOf(product, user);
    expect(await theirs.find('talents', { fields: ['id', 'latestResult.o'] })).toEqual([
      { id: own.id, latestResult: { o: 6 } },
    ]);
    expect(await theirs.get(`talents/${other.id}`)).toEqual(NO_SUCH_RECORD);
    expect(await theirs.find('talents_results', { fields: 'id' })).toEqual([{ id: result.id }]);
    expect((await theirs.get('talents?aggregate[count]=*&meta=*')).body).toEqual({
      meta: { total_count: 1, filter_count: 1 },
      data: [{ count: '1' }],
    });
    expectRefusal(await theirs.get('talents?fields=tags'), 403, 'FORBIDDEN', { field: 'tags' });
  });
});
