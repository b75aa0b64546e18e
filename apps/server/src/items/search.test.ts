import { searchPatterns } from '@quint/domain/base/search-text.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testScope } from '#testing/scopes.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

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
});
