import { searchPatterns, textMatcher } from '@quint/domain/base/search-text.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testScope } from '#testing/scopes.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser, createRole } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { compareCodes, compareText } from '@quint/domain/base/text-order.ts';
import { SLOW } from '#testing/tags.ts';

// Few rows are found by an index and many by scanning the list: both must return the same, whatever is masked.

const product = useProduct();
const TALENT_COUNT = 700;
let owner: pg.Client;
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await owner.connect();
});

afterAll(() => owner.end());

/** Enough talents for the search to use its index; every third one is masked. */
async function createTalents(inWorkspace: TestOrganization): Promise<void> {
  await owner.query(
    `insert into talents (organization_id, id, email, first_name, last_name, language, status, is_directly_invited, date_created)
     select $1, gen_random_uuid(), 'person' || n || '@crowd.example', 'Given' || n, 'Family' || n, 'EN',
       (array['APPLICANT', 'FAVOURITE', 'EMPLOYEE'])[1 + n % 3], n % 3 <> 0, now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [inWorkspace.id, TALENT_COUNT],
  );
}

async function open(values: { hide_personal_data?: boolean } = {}): Promise<void> {
  organization = await createOrganization(product, values);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
}

beforeEach(() => open());

const namesFound = async (search: string, query: object = {}): Promise<string[]> =>
  (
    await items.find('talents', { search, fields: 'fullname', sort: '-date_created', limit: 1000, ...query })
  ).map(({ fullname }: { fullname: string }) => fullname);

/** The keys from the index; null when there are many, or more than a number. */
async function keysOf(query: string, scope = organization, most?: number): Promise<string[] | null> {
  const call = `find_talents($1::text[]${most === undefined ? '' : `, ${most}`})`;
  const [row] = await product.deps.db
    .in(testScope(scope.id))
    .query({ sql: `select to_json(${call})::text`, values: [searchPatterns(query)] });
  return row?.[0] === null || row?.[0] === undefined ? null : (JSON.parse(row[0]) as string[]);
}

const SEARCHES = [
  'Family77',
  'amily7',
  'GIVEN8',
  'given1 family1',
  'person69@crowd',
  'person',
  '@crowd.example',
  'n2 F',
  '100%',
  '_',
  'é',
  'zzz',
  'G.',
  'G. ',
  'n5 *',
  '****',
  ' *****',
  '9 ',
  '.',
  'ab',
  'gi',
  'fa 77',
  'Family77, Given77',
  'family-77',
  'given77family77',
];

describe('the index of words', () => {
  it('returns the rows of a rare word in its own workspace, and no others', async () => {
    const elsewhere = await createOrganization(product);
    for (const each of [organization, elsewhere]) await createTalents(each);
    const [rare, theirs] = [
      await createTalent(product, organization, { last_name: 'Quastenberg' }),
      await createTalent(product, elsewhere, { last_name: 'Quastenberg' }),
    ];
    expect(await keysOf('QUASTEN')).toEqual([rare.id]);
    expect(await keysOf('quasten', elsewhere)).toEqual([theirs.id]);
    expect(await keysOf('nobody')).toEqual([]);
    expect(await keysOf('person1')).toBeNull();
    expect(await keysOf('qu')).toEqual([rare.id]);
    expect(await keysOf('ua')).toEqual([]);
    expect(await items.find('talents', { search: 'quastenberg', fields: 'id' })).toEqual([{ id: rare.id }]);
  });

  it('omits deleted and anonymous people', async () => {
    await createTalents(organization);
    await createTalent(product, organization, { last_name: 'Goneberg', date_deleted: new Date() });
    await createTalent(product, organization, { last_name: 'Goneberg', date_anonymized: new Date() });
    expect(await keysOf('goneberg')).toEqual([]);
  });

  it('returns all rows of a frequent word on request', SLOW, async () => {
    const elsewhere = await createOrganization(product);
    for (const each of [organization, elsewhere]) await createTalents(each);
    expect(await keysOf('person', organization, TALENT_COUNT)).toHaveLength(TALENT_COUNT);
    expect(await keysOf('person', organization, TALENT_COUNT - 1)).toBeNull();
    expect(await keysOf('nobody', organization, 0)).toEqual([]);
    expect(await keysOf('gi', organization, TALENT_COUNT)).toHaveLength(TALENT_COUNT);
  });

  it('is not used for a user without a workspace', async () => {
    await createTalents(organization);
    const [row] = await product.deps.db.platform.query({
      sql: 'select to_json(find_talents($1::text[]))::text',
      values: [searchPatterns('person1@')],
    });
    expect(row).toEqual([null]);
  });
});

describe('a search', () => {
  it('does not find a masked person by hidden values', async () => {
    await createTalents(organization);
    const maskedTalent = await createTalent(product, organization, {
      first_name: 'Wilhelmina',
      last_name: 'Zimtstern',
      email: 'w.zimtstern@secret.example',
      is_directly_invited: false,
    });
    expect(await keysOf('zimtstern')).toEqual([maskedTalent.id]);
    expect(await namesFound('zimtstern')).toEqual([]);
    expect(await namesFound('secret.example')).toEqual([]);
    expect(await namesFound('wilhelmina')).toEqual(['Wilhelmina *****']);
    const response = await items.get('talents?search=zimtstern&aggregate[count]=*');
    expect(response.body.data).toEqual([{ count: '0' }]);
  });

  it.each([{ hide_personal_data: false }, { hide_personal_data: true }])(
    'with the index returns the same as reading every row: %j',
    SLOW,
    async (values) => {
      await open(values);
      await createTalents(organization);
      const all: { fullname: string; email: string }[] = await items.find('talents', {
        fields: 'fullname,email',
        sort: '-date_created',
        limit: 1000,
      });
      for (const word of SEARCHES) {
        const isMatch = textMatcher(word);
        const expectedRows = all.filter(({ fullname, email }) => isMatch(`${fullname} ${email}`));
        expect([word, await namesFound(word)]).toEqual([word, expectedRows.map(({ fullname }) => fullname)]);
        expect(await namesFound(word, { limit: -1 })).toEqual(expectedRows.map(({ fullname }) => fullname));
        const response = await items.get(
          `talents?search=${encodeURIComponent(word)}&limit=3&fields=fullname&sort=-date_created&meta=*`,
        );
        expect(response.body.meta).toEqual({ total_count: TALENT_COUNT, filter_count: expectedRows.length });
        expect(response.body.data).toEqual(expectedRows.slice(0, 3).map(({ fullname }) => ({ fullname })));
      }
    },
  );

  it('works with filters, sorting, pages, groups and lists of any length', SLOW, async () => {
    await createTalents(organization);
    const query = { search: 'family7', filter: { status: { _eq: 'EMPLOYEE' } } };
    const employees = await namesFound('family7', { ...query, sort: 'date_created' });
    expect(employees).toHaveLength(3);
    const pages = [
      await namesFound('family7', { ...query, sort: 'date_created', limit: 2 }),
      await namesFound('family7', { ...query, sort: 'date_created', limit: 2, page: 2 }),
    ];
    expect(pages.flat()).toEqual(employees);
    expect(await namesFound('family7', { ...query, sort: 'date_created', limit: -1 })).toEqual(employees);
    const [group] = await items.find('talents', { ...query, aggregate: { count: '*' }, groupBy: 'status' });
    expect(group).toEqual({ status: 'EMPLOYEE', count: String(employees.length) });
  });

  it('works with a link to one record and a further condition', SLOW, async () => {
    await createTalents(organization);
    const role = await createRole(product, organization);
    await owner.query(
      `insert into roles_talents (organization_id, id, roles_id, talents_id)
       select $1, gen_random_uuid(), $2, id from talents where organization_id = $1 and email like 'person7_@%'`,
      [organization.id, role.id],
    );
    const filter = { roles: { roles_id: role.id }, status: 'EMPLOYEE' };
    const three = ['Given71 Family71', 'Given74 Family74', 'Given77 Family77'];
    // The last word is one that too many rows have for the index.
    for (const [search, expectedNames] of [
      ['family71', three.slice(0, 1)],
      ['family7', three],
      ['crowd.example', three],
    ] as const) {
      expect(await namesFound(search, { filter })).toEqual(expectedNames);
      expect(await namesFound(search, { filter, limit: -1 })).toEqual(expectedNames);
      expect(await namesFound(search, { filter, limit: 2, offset: 1 })).toEqual(expectedNames.slice(1));
      const response = await items.search('talents', { search, filter, limit: 1, meta: '*' });
      expect(response.body.meta).toEqual({ total_count: TALENT_COUNT, filter_count: expectedNames.length });
      const groups = await items.find('talents', { search, filter, aggregate: { count: '*' } });
      expect(groups).toEqual([{ count: String(expectedNames.length) }]);
    }
  });

  it('returns the same without the index', SLOW, async () => {
    await createTalents(organization);
    await createTalent(product, organization, { first_name: 'Ada', last_name: 'Quastenberg' });
    await owner.query('alter index talents__folded rename to talents__folded_gone');
    try {
      expect(await keysOf('quastenberg')).toBeNull();
      expect(await namesFound('quastenberg')).toEqual(['Ada Quastenberg']);
    } finally {
      await owner.query('alter index talents__folded_gone rename to talents__folded');
    }
  });
});

describe('talents of a role', () => {
  it('are the same whether they are few or many', SLOW, async () => {
    await createTalents(organization);
    await createTalents(await createOrganization(product));
    const [few, many] = [await createRole(product, organization), await createRole(product, organization)];
    await owner.query(
      `insert into talents (organization_id, id, email, language) select $1, gen_random_uuid(), 'more' || n || '@crowd.example', 'EN' from generate_series(1, 2000) n`,
      [organization.id],
    );
    await owner.query(
      `insert into roles_talents (organization_id, id, roles_id, talents_id)
       select $1::uuid, gen_random_uuid(), $2::uuid, id from talents where organization_id = $1
       union all (select $1::uuid, gen_random_uuid(), $3::uuid, id from talents where organization_id = $1 and email like 'person7_@%')`,
      [organization.id, many.id, few.id],
    );
    // Autovacuum does this by itself some seconds after a bulk insert.
    await owner.query('analyze talents, roles_talents');
    const count = async (id: string, more: object = {}) => {
      const filters = [
        { roles: { roles_id: { _eq: id } }, ...more },
        { roles: { roles_id: id }, ...more },
        { _and: [{ roles: { _some: { roles_id: { id: { _eq: id } } } } }, more] },
      ];
      const counts = new Set<number>();
      for (const filter of filters) {
        for (const sort of ['-date_created', 'email', 'status', 'id']) {
          const rows = await items.find('talents', { filter, sort, fields: 'id', limit: 1000 });
          counts.add(rows.length);
        }
        counts.add(Math.min(1000, (await items.find('talents', { filter, fields: 'id', limit: -1 })).length));
        const [{ count: total }] = await items.find('talents', { filter, aggregate: { count: '*' } });
        counts.add(Math.min(1000, Number(total)));
      }
      return [...counts];
    };
    const newestOf = async (id: string, more: object) =>
      (await items.find('talents', {
        filter: { roles: { roles_id: { _eq: id } } },
        fields: 'id,date_created',
        ...more,
      })) as {
        id: string;
        date_created: string;
      }[];
    await owner.query(
      `update talents set date_created = now() + interval '1 day' where organization_id = $1 and email = 'person70@crowd.example'`,
      [organization.id],
    );
    for (const { id } of [few, many]) {
      const expectedRows = (await newestOf(id, { sort: 'id', limit: -1 })).toSorted(
        (left, right) => compareCodes(right.date_created, left.date_created) || (left.id < right.id ? -1 : 1),
      );
      const sort = '-date_created';
      expect(await newestOf(id, { sort, limit: 7 })).toEqual(expectedRows.slice(0, 7));
      expect(await newestOf(id, { sort, limit: 4, page: 2 })).toEqual(expectedRows.slice(4, 8));
    }
    expect(await count(few.id)).toEqual([10]);
    expect(await count(many.id)).toEqual([1000]);
    expect(await count(few.id, { email: { _eq: 'person75@crowd.example' } })).toEqual([0]);
    expect(await count(few.id, { email: { _eq: 'person76@crowd.example' } })).toEqual([1]);
    expect(await count(organization.id)).toEqual([0]);
    await items.patch(`roles/${few.id}`, { date_deleted: new Date().toISOString() });
    expect(await count(few.id)).toEqual([0]);
  });
});

describe('sorting by address', () => {
  it.each([{ hide_personal_data: false }, { hide_personal_data: true }])(
    'uses the displayed values, page by page, in both directions: %j',
    SLOW,
    async (values) => {
      await open(values);
      await createTalents(organization);
      await createTalent(product, organization, { email: '!first@crowd.example' });
      for (const direction of ['', '-']) {
        const rows: { email: string; fullname: string }[] = [];
        for (let page = 1; rows.length < TALENT_COUNT + 1; page += 1) {
          const sort = `${direction}email,-fullname`;
          rows.push(...(await items.find('talents', { fields: 'email,fullname', sort, limit: 230, page })));
        }
        const compare = compareText;
        const expectedRows = rows.toSorted(
          (left, right) =>
            (direction === '' ? compare(left.email, right.email) : compare(right.email, left.email)) ||
            compare(right.fullname, left.fullname),
        );
        expect(rows).toEqual(expectedRows);
        expect(rows).toHaveLength(TALENT_COUNT + 1);
      }
    },
  );
});
