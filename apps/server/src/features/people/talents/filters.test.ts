import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { call } from '#testing/files.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, createInvitation, openResultAs } from '#testing/surveys.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

const findNames = async (filter: object, user = admin): Promise<string[]> =>
  (await itemsOf(product, user).find('talents', { filter, fields: ['first_name'], sort: ['fullname'] })).map(
    (talent: { first_name: string }) => talent.first_name,
  );
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

describe('people to remind', () => {
  it('are those who were invited and inactive for a week', async () => {
    const invite = (first_name: string, status: string, days: number) =>
      createInvitation(product, organization, {
        talent: { first_name },
        result: { status, date_last_action: daysAgo(days) },
      });
    await invite('Ada', 'SENT', 8);
    await invite('Ben', 'PENDING', 20);
    await invite('Cleo', 'SENT', 6);
    await invite('Dora', 'CANCELED', 30);
    await createTalent(product, organization, { first_name: 'Emil' });
    expect(await findNames({ is_quiet: { _eq: true } })).toEqual(['Ada', 'Ben']);
    expect(await findNames({ is_quiet: { _eq: false } })).toEqual(['Cleo', 'Dora', 'Emil']);
  });
});

describe('new results', () => {
  it('are from the last two weeks, and no longer new for users who opened them', async () => {
    const finish = async (first_name: string, days: number) => {
      const { id } = await createTalent(product, organization, { first_name });
      await createFinishedResult(product, organization, { talentId: id, finishedAt: daysAgo(days) });
      return id;
    };
    const ada = await finish('Ada', 1);
    await finish('Ben', 3);
    await finish('Cleo', 20);
    const isNew = { is_new_result: { _eq: true } };
    expect(await findNames(isNew)).toEqual(['Ada', 'Ben']);
    await openResultAs(product, admin, ada);
    expect(await findNames(isNew)).toEqual(['Ben']);
    expect(await findNames(isNew, await createUser(product, { organization }))).toEqual(['Ada', 'Ben']);
  });
});

describe('a user who hides people', () => {
  it('gets no names and addresses in any response, while others do', async () => {
    const direct = await createTalent(product, organization, { first_name: 'Kim', last_name: 'Park' });
    const other = await createTalent(product, organization, {
      first_name: 'Lea',
      last_name: 'Demirel',
      is_directly_invited: false,
      is_insight_unlocked: true,
    });
    const hide = (hides_people: string) =>
      call(product, admin, { method: 'PATCH', url: '/users/me', payload: { hides_people } });
    const names = async (user = admin) => {
      const items = itemsOf(product, user);
      const read = async (id: string) => (await items.get(`talents/${id}?fields=fullname,email`)).body.data;
      return [await read(direct.id), await read(other.id)];
    };
    const clear = [
      { fullname: 'Kim Park', email: direct.email },
      { fullname: 'Lea Demirel', email: other.email },
    ];
    expect(await names()).toEqual(clear);
    await hide('not_invited');
    expect(await names()).toEqual([clear[0], { fullname: 'L. *****', email: '*****' }]);
    await hide('everybody');
    expect(await names()).toEqual([
      { fullname: 'K. *****', email: '*****' },
      { fullname: 'L. *****', email: '*****' },
    ]);
    const search = await itemsOf(product, admin).find('talents', { search: 'demirel', fields: ['id'] });
    expect(search).toEqual([]);
    expect(await names(await createUser(product, { organization }))).toEqual(clear);
    expect((await hide('some')).statusCode).toBe(400);
    await hide('nobody');
    expect(await names()).toEqual(clear);
  });
});
