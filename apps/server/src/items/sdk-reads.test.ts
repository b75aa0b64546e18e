import { aggregate, createItems, readItem, readItems, withSearch } from '@directus/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createOrganization,
  createRole,
  createTalent,
  createTeam,
  createUser,
  PASSWORD,
} from '#testing/factories.ts';
import { createResult } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import type { SignedClient } from '#testing/sdk.ts';
import { openSdk } from '#testing/sdk.ts';

// Reading with only the public client: its requests, and the responses.

const product = useProduct();
let client: SignedClient;
let organizationId: string;
let anna: { id: string };
let ben: { id: string };
let sales: { id: string };

beforeAll(async () => {
  const sdk = await openSdk(product);
  const organization = await createOrganization(product);
  organizationId = organization.id;
  const user = await createUser(product, { organization });
  client = sdk.json();
  await client.login({ email: user.email, password: PASSWORD });
  const talent = (first_name: string, last_name: string | null, values: object) =>
    createTalent(product, organization, { first_name, last_name, ...values });
  anna = await talent('Anna', 'Öztürk', {
    email: 'anna@mail.example',
    status: 'EMPLOYEE',
    tags: ['lead', 'remote'],
    date_created: new Date('2023-05-01T10:00:00Z'),
  });
  ben = await talent('Ben', 'Strauß', {
    email: 'ben@mail.example',
    gender: 'male',
    date_created: new Date('2024-02-29T23:30:00.500Z'),
  });
  await talent('Cem', null, {
    email: 'cem@mail.example',
    status: 'FAVOURITE',
    is_open_for_work: true,
    date_created: new Date('2024-06-01T00:00:00Z'),
  });
  for (const [id, stanine, day] of [
    [anna.id, 4, '2024-01-10'],
    [anna.id, 8, '2024-03-10'],
    [ben.id, 5, '2024-02-10'],
  ] as const) {
    await createResult(product, organization, { talent_id: id, stanine, date_finished: new Date(day) });
  }
  sales = await createRole(product, organization, {
    name: 'Sales',
    purpose: 'Sell 100% of it',
    o_min: 5,
    o_max: 9,
  });
  await createRole(product, organization, { name: 'Support', purpose: '', o_min: 2 });
  const people = await createRole(product, organization, { name: 'people', purpose: null });
  const team = await createTeam(product, organization);
  const link = (roles_id: string, talents_id: string, isRejected: boolean) => ({
    roles_id,
    talents_id,
    rejected: isRejected,
  });
  await client.request(
    createItems('roles_talents', [
      link(sales.id, anna.id, false),
      link(sales.id, ben.id, true),
      link(people.id, anna.id, false),
    ]),
  );
  await client.request(createItems('teams_talents', [{ teams_id: team.id, talents_id: anna.id }]));
});

describe('fields', () => {
  it('returns only the requested fields, through junctions', async () => {
    const rows = await client.request(
      readItems('roles', {
        fields: ['name', { talents: ['rejected', { talents_id: ['email', { teams: ['id'] }] }] }],
        filter: { name: { _eq: 'Sales' } },
        deep: { talents: { _sort: ['-rejected'] } },
      }),
    );
    expect(rows).toEqual([
      {
        name: 'Sales',
        talents: [
          { rejected: true, talents_id: { email: 'ben@mail.example', teams: [] } },
          {
            rejected: false,
            talents_id: { email: 'anna@mail.example', teams: [{ id: expect.any(String) }] },
          },
        ],
      },
    ]);
  });

  it('accepts wildcards for all fields of a level', async () => {
    const [flat] = await client.request(readItems('roles', { filter: { name: { _eq: 'Sales' } } }));
    expect(flat).toMatchObject({ id: sales.id, organization_id: organizationId, name: 'Sales' });
    expect(flat?.talents).toEqual([expect.any(String), expect.any(String)]);
    expect(flat?.attributes).toMatchObject({ O: { min: 5, max: 9, weight: 1 } });
    const [link = ''] = (flat?.talents ?? []) as string[];
    const deeper = await client.request(
      readItem('roles_talents', link, {
        fields: ['*', { talents_id: ['*'] }],
      }),
    );
    expect(deeper).toMatchObject({
      roles_id: sales.id,
      talents_id: { first_name: expect.any(String), roles: expect.any(Array) },
    });
    const below = await client.request(
      readItems('roles', { fields: ['*.*'] as never, filter: { name: { _eq: 'Sales' } } }),
    );
    expect(below[0]).toMatchObject({
      organization_id: { id: organizationId },
      talents: [{ roles_id: sales.id }, { roles_id: sales.id }],
    });
  });

  it('returns times with milliseconds, in UTC', async () => {
    const talent = await client.request(readItem('talents', ben.id, { fields: ['date_created'] }));
    expect(talent).toEqual({ date_created: '2024-02-29T23:30:00.500Z' });
  });

  it('returns the newest result, and null without one', async () => {
    const rows = await client.request(
      readItems('talents', {
        fields: ['first_name', { latestResult: ['o', 'status'] }],
        sort: ['first_name'],
      }),
    );
    expect(rows).toEqual([
      { first_name: 'Anna', latestResult: { o: 8, status: 'FINISHED' } },
      { first_name: 'Ben', latestResult: { o: 5, status: 'FINISHED' } },
      { first_name: 'Cem', latestResult: null },
    ]);
  });

  it('supports functions and aliases', async () => {
    const rows = await client.request(
      readItems('talents', {
        fields: ['mail', 'count(roles)', 'year(date_created)', 'month(date_created)', 'finished.o'] as never,
        alias: { mail: 'email', finished: 'talents_results' },
        deep: { finished: { _filter: { o: { _gt: 4 } } } } as never,
        sort: ['first_name'],
        limit: 2,
      }),
    );
    expect(rows).toEqual([
      {
        mail: 'anna@mail.example',
        roles_count: '2',
        date_created_year: '2023',
        date_created_month: '5',
        finished: [{ o: 8 }],
      },
      {
        mail: 'ben@mail.example',
        roles_count: '1',
        date_created_year: '2024',
        date_created_month: '2',
        finished: [{ o: 5 }],
      },
    ]);
  });
});

describe('filters', () => {
  const findNames = async (filter: object): Promise<string> => {
    const rows = await client.request(
      readItems('talents', { fields: ['first_name'], filter: filter as never, sort: ['first_name'] }),
    );
    return rows.map((row) => String(row.first_name).slice(0, 1)).join('');
  };
  it.each([
    [{ status: { _eq: 'EMPLOYEE' } }, 'A'],
    [{ status: { _neq: 'EMPLOYEE' } }, 'BC'],
    [{ status: { _in: ['EMPLOYEE', 'FAVOURITE'] } }, 'AC'],
    [{ status: { _nin: ['EMPLOYEE', 'FAVOURITE'] } }, 'B'],
    [{ gender: { _null: true } }, 'AC'],
    [{ gender: { _nnull: true } }, 'B'],
    [{ last_name: { _empty: true } }, 'C'],
    [{ last_name: { _nempty: true } }, 'AB'],
    [{ last_name: { _contains: 'ztü' } }, 'A'],
    [{ last_name: { _ncontains: 'ztü' } }, 'B'],
    [{ last_name: { _icontains: 'ÖZT' } }, 'A'],
    [{ last_name: { _starts_with: 'S' } }, 'B'],
    [{ last_name: { _nstarts_with: 'S' } }, 'A'],
    [{ last_name: { _istarts_with: 'ö' } }, 'A'],
    [{ last_name: { _ends_with: 'ß' } }, 'B'],
    [{ last_name: { _nends_with: 'ß' } }, 'A'],
    [{ last_name: { _iends_with: 'ÜRK' } }, 'A'],
    [{ date_created: { _lt: '2024-01-01' } }, 'A'],
    [{ date_created: { _lte: '2024-02-29T23:30:00.500Z' } }, 'AB'],
    [{ date_created: { _gt: '2024-02-29T23:30:00.500Z' } }, 'C'],
    [{ date_created: { _gte: '2024-03-01T00:30:00.500+01:00' } }, 'BC'],
    [{ date_created: { _between: ['2024-01-01', '2024-05-31'] } }, 'B'],
    [{ date_created: { _nbetween: ['2024-01-01', '2024-05-31'] } }, 'AC'],
    [{ date_created: { _lt: '$NOW' } }, 'ABC'],
    [{ is_open_for_work: { _eq: true } }, 'C'],
    [{ tags: { _contains: 'remote' } }, 'A'],
    [{ _and: [{ gender: { _null: true } }, { status: { _neq: 'EMPLOYEE' } }] }, 'C'],
    [{ _or: [{ gender: { _nnull: true } }, { status: { _eq: 'EMPLOYEE' } }] }, 'AB'],
    [{ 'year(date_created)': { _eq: 2024 } }, 'BC'],
    [{ 'count(roles)': { _gte: 2 } }, 'A'],
    [{ latestResult: { o: { _gte: 5 } } }, 'AB'],
    [{ latestResult: { _null: true } }, 'C'],
    [{ roles: { roles_id: { name: { _eq: 'Sales' } } } }, 'AB'],
    [{ roles: { _some: { rejected: { _eq: true }, roles_id: { name: { _eq: 'Sales' } } } } }, 'B'],
    [{ roles: { _some: { rejected: { _eq: true }, roles_id: { name: { _eq: 'people' } } } } }, ''],
    [{ roles: { _none: { roles_id: { name: { _eq: 'people' } } } } }, 'BC'],
    [{ teams: { _none: {} } }, 'BC'],
    [{ talents_results: { _some: { o: { _eq: 4 } } } }, 'A'],
    [{ _or: [{ roles: { _none: {} } }, { teams: { _some: {} } }] }, 'AC'],
  ])('%j finds %s', async (filter, expectedNames) => {
    expect(await findNames(filter)).toBe(expectedNames);
  });

  it('treats signs in a text literally', async () => {
    const percent = await client.request(
      readItems('roles', { filter: { purpose: { _contains: '%' } }, fields: ['name'] }),
    );
    expect(percent).toEqual([{ name: 'Sales' }]);
    const group = { attributes: { O: { min: { _lt: 3 } } } } as never;
    expect(await client.request(readItems('roles', { filter: group, fields: ['name'] }))).toEqual([
      { name: 'Support' },
    ]);
  });
});

describe('sorting and pages', () => {
  const names = async (query: object): Promise<unknown[]> => {
    const rows = await client.request(readItems('talents', { fields: ['first_name'], ...query } as never));
    return (rows as { first_name: string }[]).map((row) => row.first_name);
  };

  it('sorts by several keys, also of a related record', async () => {
    expect(await names({ sort: ['-first_name'] })).toEqual(['Cem', 'Ben', 'Anna']);
    expect(await names({ sort: ['gender', '-first_name'] })).toEqual(['Ben', 'Cem', 'Anna']);
    expect(await names({ sort: ['latestResult.o'] })).toEqual(['Ben', 'Anna', 'Cem']);
    expect(await names({ sort: ['-count(roles)', 'first_name'] })).toEqual(['Anna', 'Ben', 'Cem']);
  });

  it('supports limit, page and offset', async () => {
    const sort = ['first_name'];
    expect(await names({ sort, limit: 2 })).toEqual(['Anna', 'Ben']);
    expect(await names({ sort, limit: 2, page: 2 })).toEqual(['Cem']);
    expect(await names({ sort, limit: 1, offset: 1 })).toEqual(['Ben']);
    expect(await names({ sort, limit: -1, offset: 2 })).toEqual(['Cem']);
    expect(await names({ sort, limit: 0 })).toEqual([]);
  });

  it('limits nested lists separately for each record', async () => {
    const rows = await client.request(
      readItems('roles', {
        fields: ['name', { talents: [{ talents_id: ['first_name'] }] }],
        filter: { talents: { _some: {} } } as never,
        deep: {
          talents: {
            _sort: ['-talents_id.first_name'],
            _limit: 1,
            _page: 1,
            _filter: { talents_id: { status: { _neq: 'FAVOURITE' } } },
          },
        } as never,
        sort: ['name'],
      }),
    );
    expect(rows).toEqual([
      { name: 'people', talents: [{ talents_id: { first_name: 'Anna' } }] },
      { name: 'Sales', talents: [{ talents_id: { first_name: 'Ben' } }] },
    ]);
  });

  it('searches all texts at once, together with a filter', async () => {
    expect(await names({ search: 'MAIL.EXAMPLE', sort: ['first_name'] })).toEqual(['Anna', 'Ben', 'Cem']);
    expect(await names({ search: 'öztürk' })).toEqual(['Anna']);
    expect(await names({ search: 'mail', filter: { gender: { _nnull: true } } })).toEqual(['Ben']);
    expect(await names({ search: '100%' })).toEqual([]);
  });

  it('supports SEARCH with the query in the body', async () => {
    const query = {
      fields: ['first_name', { roles: [{ roles_id: ['name'] }] }],
      filter: { roles: { _some: { rejected: { _eq: true } } } },
      sort: ['first_name'],
      limit: 5,
    } as const;
    const searchRows = await client.request(withSearch(readItems('talents', query as never)));
    expect(searchRows).toEqual([{ first_name: 'Ben', roles: [{ roles_id: { name: 'Sales' } }] }]);
    expect(searchRows).toEqual(await client.request(readItems('talents', query as never)));
  });
});

describe('aggregates', () => {
  it('are strings', async () => {
    expect(await client.request(aggregate('talents', { aggregate: { count: '*' } }))).toEqual([
      { count: '3' },
    ]);
    expect(
      await client.request(aggregate('talents', { aggregate: { countDistinct: 'gender', count: 'gender' } })),
    ).toEqual([{ countDistinct: { gender: '1' }, count: { gender: '1' } }]);
    const [aggregates] = await client.request(
      aggregate('talents_results', { aggregate: { sum: ['o'], min: ['o'], max: ['o'], avg: ['o'] } }),
    );
    expect(aggregates).toMatchObject({ sum: { o: '17' }, min: { o: '4' }, max: { o: '8' } });
    expect(Number(aggregates?.avg.o)).toBeCloseTo(17 / 3);
  });

  it('can be grouped, filtered and sorted', async () => {
    expect(
      await client.request(
        aggregate('talents', {
          aggregate: { count: '*' },
          groupBy: ['status'],
          query: { sort: ['status'], filter: { email: { _nempty: true } } },
        }),
      ),
    ).toEqual([
      { status: 'APPLICANT', count: '1' },
      { status: 'EMPLOYEE', count: '1' },
      { status: 'FAVOURITE', count: '1' },
    ]);
    expect(
      await client.request(
        withSearch(aggregate('talents', { aggregate: { count: '*' }, query: { search: 'ben' } })),
      ),
    ).toEqual([{ count: '1' }]);
  });
});
