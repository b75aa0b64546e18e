import { beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { createResult, expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

// Corner cases of the grammar: equivalent notations, functions, and deep parameters.

const product = useProduct();
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;
let ids: { anna: string; ben: string; sales: string; support: string };

beforeAll(async () => {
  const organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
  const talent = (first_name: string, date: string) =>
    createTalent(product, organization, { first_name, last_name: null, date_created: new Date(date) });
  // A Sunday in the last ISO week of the year before, and a leap day.
  const anna = (await talent('Anna', '2023-01-01T22:05:09.250Z')).id;
  const ben = (await talent('Ben', '2024-02-29T00:00:00Z')).id;
  for (const [talent_id, stanine, day] of [
    [anna, 3, '2024-01-01'],
    [anna, 9, '2024-01-02'],
    [anna, 6, '2024-01-03'],
    [ben, 5, '2024-01-04'],
  ] as const) {
    await createResult(product, organization, { talent_id, stanine, date_finished: new Date(day) });
  }
  const response = await items.post('roles?fields=id', [
    { name: 'Sales', purpose: 'Sell', talents: [anna, ben] },
    { name: 'Support', purpose: 'Help', talents: [ben] },
  ]);
  const [sales, support] = response.body.data.map(({ id }: { id: string }) => id);
  ids = { anna, ben, sales, support };
});

describe('functions of a time', () => {
  it.each([
    ['year', '2023', '2024'],
    ['month', '1', '2'],
    ['week', '52', '9'],
    ['day', '1', '29'],
    ['weekday', '0', '4'],
    ['hour', '22', '0'],
    ['minute', '5', '0'],
    ['second', '9', '0'],
  ])('%s', async (part, first, second) => {
    const call = `${part}(date_created)`;
    const key = `date_created_${part}`;
    const query = { fields: ['first_name', call], sort: 'first_name' };
    expect(await items.find('talents', query)).toEqual([
      { first_name: 'Anna', [key]: first },
      { first_name: 'Ben', [key]: second },
    ]);
    const talents = await items.find('talents', {
      fields: 'first_name',
      filter: { [call]: { _eq: Number(second) } },
    });
    expect(talents).toEqual([{ first_name: 'Ben' }]);
    const order = await items.find('talents', { fields: 'first_name', sort: `-${call}` });
    expect(order[0].first_name).toBe(Number(first) > Number(second) ? 'Anna' : 'Ben');
    const groups = await items.find('talents', { groupBy: call, sort: call, aggregate: { count: '*' } });
    expect(groups.map((group: Record<string, unknown>) => String(group[key]))).toEqual(
      [first, second].toSorted((left, right) => Number(left) - Number(right)),
    );
  });

  it('work behind relations and with an alias, too', async () => {
    const fields = ['roles.talents_id.year(date_created)', 'n', 'roles.roles_id.count(talents)'];
    const [row] = await items.find('talents', {
      fields,
      alias: { n: 'count(roles)' },
      filter: { id: ids.anna },
    });
    expect(row).toEqual({
      n: '1',
      roles: [{ talents_id: { date_created_year: '2023' }, roles_id: { talents_count: '2' } }],
    });
  });
});

describe('equivalent notations of a query', () => {
  const same = [{ name: 'Sales', purpose: 'Sell' }];
  it.each([
    'fields=name,purpose&filter[name]=Sales',
    'fields=name&fields=purpose&filter[name][_eq]=Sales',
    'fields[]=name&fields[]=purpose&filter[name][_in]=Sales,Other',
    'fields[0]=name&fields[1]=purpose&filter[name][_in][]=Sales',
    'fields=["name","purpose"]&filter={"name":{"_eq":"Sales"}}',
    'fields=name,purpose&filter[_and][0][name][_starts_with]=Sa',
    'fields=%20name%20,purpose&filter={"_or":[{"name":"Sales"},{"name":"Other"}]}',
    'fields=name,purpose&sort=name&limit=1',
    'fields=name,purpose&sort[]=-purpose&limit=1&page=',
    'fields=name,purpose&search=sell',
    'fields=name,purpose&filter[talents][_some][talents_id][_eq]=ANNA&sort=name',
    'fields=name,purpose&filter[talents][talents_id][first_name]=Anna&sort=name&offset=0',
    'fields=name,purpose&filter[purpose][_nnull]&filter[name][_ncontains]=port',
  ])('%s', async (query) => {
    // A parameter without a value is ignored, except that a page needs a number.
    const answer = await items.get(`roles?${query.replace('ANNA', ids.anna)}`);
    if (query.endsWith('page=')) expectRefusal(answer, 400, 'INVALID_QUERY');
    else expect(answer.body.data).toEqual(same);
  });

  it.each([
    'deep[talents][_sort]=-talents_id.first_name&deep[talents][_limit]=1',
    'deep={"talents":{"_sort":["-talents_id.first_name"],"_limit":1}}',
    'deep[talents][_sort][]=talents_id.first_name&deep[talents][_limit]=1&deep[talents][_page]=2',
    'deep[talents][_sort]=talents_id.first_name&deep[talents][_offset]=1',
    'deep[talents][_filter][talents_id][first_name][_eq]=Ben',
    'deep={"talents":{"_filter":{"talents_id":{"first_name":"Ben"}}}}',
  ])('%s', async (query) => {
    const answer = await items.get(`roles/${ids.sales}?fields=talents.talents_id.first_name&${query}`);
    expect(answer.body.data).toEqual({ talents: [{ talents_id: { first_name: 'Ben' } }] });
  });

  it.each([
    'aggregate[count]=*&groupBy[]=first_name&sort=first_name',
    'aggregate={"count":"*"}&groupBy=first_name&sort[]=first_name',
    'aggregate[count][]=*&groupBy=["first_name"]',
  ])('%s', async (query) => {
    expect((await items.get(`talents?${query}`)).body.data).toEqual([
      { first_name: 'Anna', count: '1' },
      { first_name: 'Ben', count: '1' },
    ]);
  });

  it.each(['meta=*', 'meta=total_count,filter_count', 'meta[]=filter_count&meta[]=total_count'])(
    '%s',
    async (meta) => {
      const answer = await items.get(`roles?${meta}&filter[name]=Sales&fields=name`);
      expect(answer.body).toEqual({ meta: { total_count: 2, filter_count: 1 }, data: [{ name: 'Sales' }] });
    },
  );
});

describe('deep', () => {
  it('filters on several levels at once, separately for each parent', async () => {
    const rows = await items.find('roles', {
      fields: ['name', 'talents.talents_id.first_name', 'talents.talents_id.talents_results.o'],
      sort: 'name',
      deep: {
        talents: {
          _sort: 'talents_id.first_name',
          talents_id: { talents_results: { _filter: { o: { _gt: 3 } }, _sort: '-o', _limit: 1 } },
        },
      },
    });
    const ben = { talents_id: { first_name: 'Ben', talents_results: [{ o: 5 }] } };
    expect(rows).toEqual([
      { name: 'Sales', talents: [{ talents_id: { first_name: 'Anna', talents_results: [{ o: 9 }] } }, ben] },
      { name: 'Support', talents: [ben] },
    ]);
  });

  it('returns several views of a relation under aliases', async () => {
    const [row] = await items.find('talents', {
      fields: ['best.o', 'first.o', 'talents_results.o', 'name'],
      alias: { best: 'talents_results', first: 'talents_results', name: 'first_name' },
      filter: { id: ids.anna },
      deep: {
        best: { _sort: '-o', _limit: 1 },
        first: { _sort: 'date_finished', _limit: 1 },
        talents_results: { _sort: 'date_finished', _page: 2, _limit: 2 },
      },
    });
    expect(row).toEqual({ name: 'Anna', best: [{ o: 9 }], first: [{ o: 3 }], talents_results: [{ o: 6 }] });
    // Parameters for a relation do not apply to its alias.
    const one = {
      fields: ['best.o', 'talents_results.o'],
      alias: { best: 'talents_results' },
      filter: { id: ids.anna },
    };
    const [talent] = await items.find('talents', { ...one, deep: { talents_results: { _limit: 1 } } });
    expect([talent.best.length, talent.talents_results.length]).toEqual([3, 1]);
  });

  it.each(['x', 'j', 'k', 't', 'm', 'n', 'f', 'g', 'a', 'r0', 'r1', 'page', 'found', 'noted', 'meta'])(
    'accepts any name for an alias, also one that statements use themselves: %s',
    async (name) => {
      const query = {
        fields: [name, 'talents_results.o'],
        alias: { [name]: 'first_name' },
        filter: { id: ids.ben },
        meta: '*',
      };
      const row = { [name]: 'Ben', talents_results: [{ o: 5 }] };
      const list = await items.search('talents', query);
      expect(list.body).toEqual({ meta: { total_count: 2, filter_count: 1 }, data: [row] });
      expect(await items.find('talents', { ...query, search: 'ben', limit: -1 })).toEqual([row]);
      const record = await items.get(`talents/${ids.ben}?alias[${name}]=first_name&fields=${name}`);
      expect(record.body).toEqual({ data: { [name]: 'Ben' } });
    },
  );

  it('filters lists of keys as well, and does not limit others', async () => {
    const [row] = await items.find('talents', { fields: 'talents_results', filter: { id: ids.anna } });
    expect(row.talents_results).toHaveLength(3);
    const [cut] = await items.find('talents', {
      fields: 'talents_results',
      filter: { id: ids.anna },
      deep: { talents_results: { _filter: { o: { _lt: 9 } } } },
    });
    expect(cut.talents_results).toHaveLength(2);
  });
});

describe('variables of a filter', () => {
  it('are the calling user and the time', async () => {
    const mine = { user_created: { _eq: '$CURRENT_USER' } };
    expect(await items.find('roles', { fields: 'name', filter: mine, sort: 'name' })).toEqual([
      { name: 'Sales' },
      { name: 'Support' },
    ]);
    const others = { user_created: { _neq: '$CURRENT_USER' } };
    expect(await items.find('roles', { filter: others })).toEqual([]);
    const past = { talents: { _none: { date_created: { _gt: '$NOW' } } } };
    expect(await items.find('roles', { filter: past })).toHaveLength(2);
    expectRefusal(
      await items.search('roles', { filter: { date_created: { _lt: '$CURRENT_USER' } } }),
      400,
      'INVALID_QUERY',
    );
    // Inside a text it is literal.
    expect(await items.find('roles', { filter: { name: { _eq: '$NOW' } } })).toEqual([]);
  });
});

describe('filters on lists', () => {
  const names = async (filter: object) =>
    (await items.find('talents', { fields: 'first_name', filter, sort: 'first_name' })).map(
      (row: { first_name: string }) => row.first_name,
    );

  it('apply to the same record when combined', async () => {
    const together = {
      roles: { _some: { roles_id: { name: 'Support' }, talents_id: { first_name: 'Anna' } } },
    };
    expect(await names(together)).toEqual([]);
    const separateFilter = {
      _and: [{ roles: { roles_id: { name: 'Support' } } }, { roles: { roles_id: { name: 'Sales' } } }],
    };
    expect(await names(separateFilter)).toEqual(['Ben']);
    const both = { talents_results: { _some: { o: { _gt: 3 }, date_finished: { _lt: '2024-01-03' } } } };
    expect(await names(both)).toEqual(['Anna']);
    const never = { talents_results: { _some: { _and: [{ o: 3 }, { o: 9 }] } } };
    expect(await names(never)).toEqual([]);
  });

  it('support _none, and match everything when empty', async () => {
    expect(await names({ roles: { _none: { roles_id: { name: { _in: ['Support', 'Other'] } } } } })).toEqual([
      'Anna',
    ]);
    expect(await names({ teams: { _none: {} } })).toEqual(['Anna', 'Ben']);
    expect(await names({ teams: { _null: true } })).toEqual(['Anna', 'Ben']);
    expect(await names({ roles: { _nnull: true } })).toEqual(['Anna', 'Ben']);
    expect(await names({ roles: {} })).toEqual(['Anna', 'Ben']);
    expect(
      await names({ _or: [{ teams: { _some: {} } }, { roles: { _some: { roles_id: ids.support } } }] }),
    ).toEqual(['Ben']);
  });

  it('return each record once', async () => {
    const filter = { talents_results: { o: { _gt: 0 } } };
    expect(await names(filter)).toEqual(['Anna', 'Ben']);
    expect(await items.find('talents', { filter, aggregate: { count: '*' } })).toEqual([{ count: '2' }]);
    const answer = await items.search('talents', { filter, meta: 'filter_count', limit: 0 });
    expect(answer.body).toEqual({ meta: { filter_count: 2 }, data: [] });
  });
});

describe('a wildcard', () => {
  it('can be combined with single paths, at any level', async () => {
    const [row] = await items.find('roles', {
      fields: ['*', 'talents.talents_id.first_name', 'talents.*'],
      filter: { name: 'Support' },
    });
    expect(row).toMatchObject({ id: ids.support, name: 'Support', purpose: 'Help' });
    expect(row.talents).toEqual([
      expect.objectContaining({ roles_id: ids.support, talents_id: { first_name: 'Ben' }, rejected: false }),
    ]);
    const answer = await items.get(`roles/${ids.support}?fields=attributes.*,attributes.O.*`);
    expect(Object.keys(answer.body.data.attributes)).toEqual(['O', 'C', 'E', 'A', 'ES']);
    expect(answer.body.data.attributes.O).toEqual({ min: 3, max: 7, weight: 1 });
  });
});
