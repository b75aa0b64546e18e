import { beforeAll, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { createResult, expectRefusal, itemsOf, statementsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;

beforeAll(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
  const rows = [
    {
      name: 'alpha',
      purpose: '100% remote',
      o_min: 1,
      o_max: 9,
      date_created: new Date('2024-01-10T08:00:00.123Z'),
    },
    {
      name: 'beta',
      purpose: '100 remote',
      o_min: 2,
      o_max: 9,
      date_created: new Date('2024-02-10T08:00:00Z'),
    },
    {
      name: 'Gamma',
      purpose: 'under_score',
      o_min: 4,
      o_max: 9,
      date_created: new Date('2024-03-10T08:00:00Z'),
    },
    { name: 'delta', purpose: '', o_min: 5, o_max: 9, date_created: new Date('2024-04-10T08:00:00Z') },
    {
      name: 'back\\slash',
      purpose: null,
      o_min: 5,
      o_max: 8,
      date_created: new Date('2024-05-10T08:00:00Z'),
    },
  ];
  for (const row of rows) await createRole(product, organization, row);
  await createRole(product, await createOrganization(product), { name: 'alpha' });
});

const compare = (left: string, right: string) => (left < right ? -1 : 1);

async function namesOf(filter: object): Promise<string[]> {
  const rows = await items.find('roles', { filter, fields: ['name'] });
  return rows.map((row: { name: string }) => row.name).toSorted(compare);
}

describe('operators', () => {
  const all = ['Gamma', 'alpha', 'back\\slash', 'beta', 'delta'];
  it.each([
    [{ name: { _eq: 'alpha' } }, ['alpha']],
    [{ name: 'alpha' }, ['alpha']],
    [{ name: { _neq: 'alpha' } }, all.filter((name) => name !== 'alpha')],
    [{ name: { _in: ['alpha', 'beta'] } }, ['alpha', 'beta']],
    [{ name: { _in: [] } }, []],
    [{ name: { _nin: ['alpha', 'beta'] } }, ['Gamma', 'back\\slash', 'delta']],
    [{ name: { _nin: [] } }, all],
    [{ purpose: { _null: true } }, ['back\\slash']],
    [{ purpose: { _eq: null } }, ['back\\slash']],
    [{ purpose: { _null: false } }, ['Gamma', 'alpha', 'beta', 'delta']],
    [{ purpose: { _nnull: true } }, ['Gamma', 'alpha', 'beta', 'delta']],
    [{ purpose: { _empty: true } }, ['back\\slash', 'delta']],
    [{ purpose: { _nempty: true } }, ['Gamma', 'alpha', 'beta']],
    [{ purpose: { _contains: '%' } }, ['alpha']],
    [{ purpose: { _contains: '_' } }, ['Gamma']],
    [{ name: { _contains: '\\' } }, ['back\\slash']],
    [{ name: { _contains: 'a' } }, all],
    [{ name: { _contains: 'A' } }, []],
    [{ name: { _icontains: 'GAM' } }, ['Gamma']],
    [{ purpose: { _ncontains: 'remote' } }, ['Gamma', 'delta']],
    [{ name: { _nicontains: 'A' } }, []],
    [{ name: { _starts_with: 'b' } }, ['back\\slash', 'beta']],
    [{ name: { _nstarts_with: 'b' } }, ['Gamma', 'alpha', 'delta']],
    [{ name: { _istarts_with: 'g' } }, ['Gamma']],
    [{ name: { _ends_with: 'ta' } }, ['beta', 'delta']],
    [{ name: { _nends_with: 'ta' } }, ['Gamma', 'alpha', 'back\\slash']],
    [{ name: { _iends_with: 'MA' } }, ['Gamma']],
    [{ attributes: { O: { min: { _lt: 4 } } } }, ['alpha', 'beta']],
    [{ attributes: { O: { min: { _lte: '4' } } } }, ['Gamma', 'alpha', 'beta']],
    [{ attributes: { O: { min: { _gt: 4.5 } } } }, ['back\\slash', 'delta']],
    [{ attributes: { O: { min: { _gte: 5 }, max: { _eq: 8 } } } }, ['back\\slash']],
    [{ attributes: { O: { min: { _between: [2, 4] } } } }, ['Gamma', 'beta']],
    [{ attributes: { O: { min: { _nbetween: [2, 4] } } } }, ['alpha', 'back\\slash', 'delta']],
    [{ date_created: { _gte: '2024-04-10' } }, ['back\\slash', 'delta']],
    [{ date_created: { _eq: '2024-01-10T08:00:00.123Z' } }, ['alpha']],
    [{ date_created: { _between: ['2024-02-01', '2024-03-31T00:00:00+01:00'] } }, ['Gamma', 'beta']],
    [{ date_created: { _lt: '$NOW' } }, all],
    [{ user_created: { _eq: '$CURRENT_USER' } }, []],
    [{ _or: [{ name: { _eq: 'alpha' } }, { name: { _eq: 'beta' } }] }, ['alpha', 'beta']],
    [{ _and: [{ name: { _contains: 'ta' } }, { name: { _neq: 'beta' } }] }, ['delta']],
    [{ name: { _or: [{ _eq: 'alpha' }, { _ends_with: 'lta' }] } }, ['alpha', 'delta']],
    [{ _and: [], _or: [] }, all],
    [{}, all],
  ])('%j', async (filter, expectedNames) => {
    expect(await namesOf(filter)).toEqual([...expectedNames].toSorted(compare));
  });

  it('accepts unencoded brackets in a URL', async () => {
    const first = await items.get(
      'roles?filter[_or][0][name][_eq]=alpha&filter[_or][1][name][_in]=beta,delta&sort=name&fields[]=name',
    );
    expect(first.body.data).toEqual([{ name: 'alpha' }, { name: 'beta' }, { name: 'delta' }]);
    const second = await items.get(
      `roles?filter=${encodeURIComponent('{"attributes":{"O":{"max":{"_eq":8}}}}')}&fields=name`,
    );
    expect(second.body.data).toEqual([{ name: 'back\\slash' }]);
  });
});

describe('fields, sorting and pages', () => {
  it('returns only the requested fields, wildcards by level', async () => {
    const [flat] = await items.find('roles', { limit: 1 });
    expect(Object.keys(flat)).toContain('attributes');
    expect(flat.organization_id).toBe(organization.id);
    expect(flat.date_created).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const [deeper] = await items.find('roles', { limit: 1, fields: '*.*' });
    expect(deeper.organization_id).toMatchObject({ id: organization.id, name: organization.name });
    const answer = await items.get('roles?fields=name,attributes.O.min,attributes.ES&filter[name]=beta');
    expect(answer.body).toEqual({
      data: [{ name: 'beta', attributes: { O: { min: 2 }, ES: { min: 3, max: 7, weight: 1 } } }],
    });
  });

  it('sorts by several keys, also inside an object', async () => {
    const rows = await items.find('roles', { sort: '-attributes.O.min,name', fields: 'name' });
    expect(rows.map((row: { name: string }) => row.name)).toEqual([
      'back\\slash',
      'delta',
      'Gamma',
      'beta',
      'alpha',
    ]);
  });

  it('pages by limit, page and offset', async () => {
    const names = async (query: string) =>
      (await items.get(`roles?fields=name&sort=-date_created&${query}`)).body.data.map(
        (row: { name: string }) => row.name,
      );
    expect(await names('limit=2')).toEqual(['back\\slash', 'delta']);
    expect(await names('limit=2&page=2')).toEqual(['Gamma', 'beta']);
    expect(await names('limit=2&page=0')).toEqual(['back\\slash', 'delta']);
    expect(await names('limit=2&offset=4')).toEqual(['alpha']);
    expect(await names('limit=0')).toEqual([]);
    expect(await names('limit=-1&offset=3')).toEqual(['beta', 'alpha']);
    expect((await items.get('users?offset=1&meta=*')).body).toEqual({
      meta: { total_count: 1, filter_count: 1 },
      data: [],
    });
    expect(await names('limit=-1&page=3')).toHaveLength(5);
  });

  it('counts inside the scope, before and after the filter', async () => {
    const answer = await items.get('roles?meta=*&limit=1&fields=name&sort=name&filter[name][_contains]=ta');
    expect(answer.body).toEqual({ meta: { total_count: 5, filter_count: 2 }, data: [{ name: 'beta' }] });
    const none = await items.get('roles?meta=filter_count&filter[name]=nothing');
    expect(none.body).toEqual({ meta: { filter_count: 0 }, data: [] });
  });

  it('searches any text case-insensitively, with literal signs except between words', async () => {
    const countMatches = async (search: string) =>
      (await items.find('roles', { search, fields: 'name' })).length;
    expect([
      await countMatches('REMOTE'),
      await countMatches('100%'),
      await countMatches('_'),
      await countMatches('zzz'),
    ]).toEqual([2, 1, 5, 0]);
  });
});

describe('functions', () => {
  it('count lists and extract parts of dates, as text, under their own key', async () => {
    const other = await createOrganization(product);
    const theirs = itemsOf(product, await createUser(product, { organization: other }));
    const date_created = new Date('2024-02-29T23:30:00Z');
    const [first, second] = [
      await createTalent(product, other, { date_created }),
      await createTalent(product, other, { date_created: new Date('2025-03-01T12:00:00Z') }),
    ];
    await theirs.post('roles', [{ name: 'a', talents: [first.id, second.id] }, { name: 'b' }]);
    expect(
      await theirs.find('roles', { fields: ['name', 'count(talents)'], sort: '-count(talents)' }),
    ).toEqual([
      { name: 'a', talents_count: '2' },
      { name: 'b', talents_count: '0' },
    ]);
    expect(await theirs.find('roles', { fields: 'name', filter: { 'count(talents)': { _gt: 1 } } })).toEqual([
      { name: 'a' },
    ]);
    const leap = { 'day(date_created)': { _eq: 29 }, 'hour(date_created)': { _gte: 23 } };
    expect(
      await theirs.find('talents', { fields: 'id,year(date_created),month(date_created)', filter: leap }),
    ).toEqual([{ id: first.id, date_created_year: '2024', date_created_month: '2' }]);
    expect(
      await theirs.find('talents', { aggregate: { count: '*' }, groupBy: 'year(date_created)', limit: 1 }),
    ).toEqual([{ date_created_year: 2024, count: '1' }]);
    expectRefusal(await theirs.get('roles?fields=count(name)'), 400, 'INVALID_QUERY');
    expectRefusal(await theirs.get('roles?fields=year(secret)'), 403, 'FORBIDDEN', { field: 'secret' });
    expectRefusal(await theirs.get('roles?fields=sleep(id)'), 403, 'FORBIDDEN', { field: 'sleep(id)' });
  });
});

describe('aggregates', () => {
  it('returns every value as text', async () => {
    expect((await items.get('roles?aggregate[count]=*')).body).toEqual({ data: [{ count: '5' }] });
    expect(
      (await items.get('roles?aggregate[countDistinct]=id&aggregate[max]=date_created&aggregate[min]=name'))
        .body.data,
    ).toEqual([
      {
        countDistinct: { id: '5' },
        max: { date_created: '2024-05-10T08:00:00.000Z' },
        min: { name: 'Gamma' },
      },
    ]);
    expect(
      (
        await items.find('roles', {
          aggregate: { count: ['purpose', 'id'] },
          filter: { name: 'back\\slash' },
        })
      )[0],
    ).toEqual({
      count: { purpose: '0', id: '1' },
    });
  });

  it('groups, and sorts by the group keys', async () => {
    const talents = [{ status: 'EMPLOYEE' }, { status: 'APPLICANT' }, { status: 'APPLICANT' }];
    const other = await createOrganization(product);
    for (const values of talents) {
      const talent = await createTalent(product, other, values);
      await createResult(product, other, {
        talent_id: talent.id,
        stanine: values.status === 'EMPLOYEE' ? 9 : 4,
      });
    }
    const theirs = itemsOf(product, await createUser(product, { organization: other }));
    expect(
      await theirs.find('talents', { aggregate: { count: '*' }, groupBy: ['status'], sort: '-status' }),
    ).toEqual([
      { status: 'EMPLOYEE', count: '1' },
      { status: 'APPLICANT', count: '2' },
    ]);
    const [sums] = await theirs.find('talents_results', {
      aggregate: { sum: 'o', avg: 'o', min: 'o', max: 'o', sumDistinct: 'o' },
    });
    expect(sums).toMatchObject({
      sum: { o: '17' },
      min: { o: '4' },
      max: { o: '9' },
      sumDistinct: { o: '13' },
    });
    expect(Number(sums.avg.o)).toBeCloseTo(17 / 3);
  });
});

describe('invalid queries', () => {
  const deep = (levels: number): object => (levels === 0 ? { name: 'x' } : { _and: [deep(levels - 1)] });
  it.each([
    ['an unknown operator', { filter: { name: { _like: 'x' } } }],
    ['an unknown operator outside a field', { filter: { _not: [] } }],
    ['a list in place of a filter', { filter: { _and: ['x'] } }],
    ['a value of a wrong type', { filter: { id: { _eq: 'x' } } }],
    ['a date that is none', { filter: { date_created: { _gt: '2024-13-45' } } }],
    ['a number that is none', { filter: { attributes: { O: { min: { _gt: 'x; drop table roles' } } } } }],
    ['null in an ordering', { filter: { name: { _lt: null } } }],
    ['one end of a range', { filter: { name: { _between: ['a'] } } }],
    ['an object as a value', { filter: { name: { _eq: { a: 1 } } } }],
    ['a NUL byte', { filter: { name: { _eq: 'a\0b' } } }],
    ['half a surrogate pair', { search: '\uD800' }],
    ['too many conditions', { filter: { _or: Array.from({ length: 201 }, () => ({ name: 'x' })) } }],
    ['too deep a filter', { filter: deep(30) }],
    ['a limit below -1', { limit: -2 }],
    ['a limit that is no number', { limit: 'many' }],
    ['a broken page', { page: 1.5 }],
    ['an unknown parameter', { feilds: 'id' }],
    ['an unknown aggregate', { aggregate: { median: 'id' } }],
    ['a sum of text', { aggregate: { sum: 'name' } }],
    ['an alias that is no name', { alias: { 'a"; --': 'name' } }],
    ['deep without the field', { fields: 'id', deep: { talents: { _limit: 1 } } }],
    ['an unknown part of deep', { fields: 'talents.id', deep: { talents: { _group: 1 } } }],
    ['too many relations', { fields: 'talents.talents_id.roles.roles_id.talents.talents_id.id' }],
    ['too many fields', { fields: '*.*.*.*.*.*' }],
    ['the order of a list', { sort: 'talents' }],
  ])('is refused with INVALID_QUERY: %s', async (_name, query) => {
    expectRefusal(await items.search('roles', query), 400, 'INVALID_QUERY');
  });

  it.each([
    'filter=%7Bbroken',
    'filter[name][_eq]=a%00b',
    'filter[__proto__][x]=1',
    'filter[constructor][x]=1',
    'filter=%7B%22__proto__%22%3A%7B%7D%7D',
    'sort[__proto__]=name',
    'limit=',
    'filter[name]x=1',
  ])('is refused in an address too: %s', async (query) => {
    expectRefusal(await items.get(`roles?${query}`), 400, 'INVALID_QUERY');
  });

  it.each([
    ['fields', { fields: 'password_hash' }, 'password_hash'],
    ['deeper fields', { fields: 'name.first' }, 'name.first'],
    ['an inherited name', { fields: 'toString' }, 'toString'],
    ['the filter', { filter: { o_min: { _gt: 1 } } }, 'o_min'],
    ['the order', { sort: '-secret' }, 'secret'],
    ['groups', { groupBy: 'secret', aggregate: { count: '*' } }, 'secret'],
    ['aggregates', { aggregate: { max: 'secret' } }, 'secret'],
    ['a field behind a relation', { filter: { talents: { talents_id: { password: 'x' } } } }, 'password'],
    ['an alias', { alias: { x: 'secret' }, fields: 'x' }, 'secret'],
  ])('names a field that nobody declared, in %s', async (_where, query, field) => {
    expectRefusal(await items.search('roles', query), 403, 'FORBIDDEN', {
      field,
      reason: expect.stringContaining(`"${field}"`),
    });
  });

  it('rejects an unknown collection', async () => {
    const expectedDetails = { reason: expect.stringContaining('"outbox"') };
    expectRefusal(await items.get('outbox'), 403, 'FORBIDDEN', expectedDetails);
    expectRefusal(await items.get('__proto__'), 403, 'FORBIDDEN');
  });
});

describe('the cost of a read', () => {
  it('is one statement', async () => {
    await items.get('roles?limit=1');
    const talent = await createTalent(product, organization);
    const paths = [
      'talents?fields=*.*,roles.roles_id.name,latestResult.*&meta=*&search=a&sort=roles_x'.replace(
        '&sort=roles_x',
        '',
      ),
      `talents/${talent.id}?fields=*.*`,
      'talents?aggregate[count]=*&groupBy=status',
    ];
    for (const path of paths) {
      const statements = await statementsOf(() => items.get(path));
      expect(statements).toHaveLength(1);
    }
  });

  it('returns thousands of rows with limit -1', async () => {
    const big = await createOrganization(product);
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('teams')
        .columns(['organization_id', 'id', 'name'])
        .expression((eb) =>
          eb
            .selectFrom(eb.fn<{ n: number }>('generate_series', [eb.lit(1), eb.lit(3000)]).as('n'))
            .select([
              eb.val(big.id).as('organization_id'),
              eb.fn('gen_random_uuid').as('id'),
              eb.val('Team').as('name'),
            ]),
        )
        .execute(),
    );
    const theirs = itemsOf(product, await createUser(product, { organization: big }));
    expect(await theirs.find('teams', { limit: -1, fields: 'id' })).toHaveLength(3000);
    expect(await theirs.find('teams', { fields: 'id' })).toHaveLength(100);
  });
});
