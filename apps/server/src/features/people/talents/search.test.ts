import { textMatcher } from '@quint/domain/base/search-text.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createTeam, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

// Search terms as people type them, and the expected results, for every search.

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;

const PEOPLE = {
  jurgen: { first_name: 'Jürgen', last_name: 'Müller', phone: '+49 170 1234567' },
  anna: { first_name: 'Anna-Lena', last_name: 'Strauß', phone: '0171/765 43 21' },
  shane: { first_name: 'Shane', last_name: "O'Neill", phone: '+1 (212) 555-0100' },
  lukasz: { first_name: 'Łukasz', last_name: 'Đorđević' },
  bjorn: { first_name: 'Bjørn', last_name: 'Aasen' },
  sergej: { first_name: 'Сергей', last_name: 'Ёлкин' },
  odysseas: { first_name: 'Οδυσσέας', last_name: 'Παππάς' },
  anh: { first_name: 'Ánh', last_name: 'Nguyễn' },
  isil: { first_name: 'Işıl', last_name: 'İnan' },
  wang: { first_name: '小明', last_name: '王' },
  francois: { first_name: 'Franc\u0327ois', last_name: 'Œuvrard' },
  aegir: { first_name: 'Ægir', last_name: 'Þórsson' },
} as const;
type Who = keyof typeof PEOPLE;

const QUERIES: readonly (readonly [string, readonly Who[]])[] = [
  ['Müller', ['jurgen']],
  ['Muller', ['jurgen']],
  ['Mueller', ['jurgen']],
  ['MU\u0308LLER', ['jurgen']],
  ['Ｍüller', ['jurgen']],
  ['Müller Jürgen', ['jurgen']],
  ['Müller, Jürgen', ['jurgen']],
  ['muller jurg', ['jurgen']],
  ['juergen', ['jurgen']],
  ['ürg', ['jurgen']],
  ['Mue', ['jurgen']],
  ['mu', ['jurgen']],
  ['Anna Lena', ['anna']],
  ['annalena', ['anna']],
  ['Anna-Lena', ['anna']],
  ['lena strauss', ['anna']],
  ['STRAUẞ', ['anna']],
  ['straus', ['anna']],
  ['ONeill', ['shane']],
  ["O'Neill", ['shane']],
  ['O’Neill', ['shane']],
  ['o neill shane', ['shane']],
  ['lukasz', ['lukasz']],
  ['dordevic', ['lukasz']],
  ['bjoern', ['bjorn']],
  ['Björn Åsen', ['bjorn']],
  ['asen', ['bjorn']],
  ['елкин', ['sergej']],
  ['ЁЛКИН СЕРГЕЙ', ['sergej']],
  ['οδυσσεας', ['odysseas']],
  ['ΠΑΠΠΑΣ', ['odysseas']],
  ['nguyen anh', ['anh']],
  ['isil inan', ['isil']],
  ['IŞIL', ['isil']],
  ['小明', ['wang']],
  ['francois oeuvrard', ['francois']],
  ['aegir thorsson', ['aegir']],
  ['lukasz müller', []],
  ['zzz', []],
];
const BY_PHONE: readonly (readonly [string, readonly Who[]])[] = [
  ['0170 123', ['jurgen']],
  ['+49 170 123', ['jurgen']],
  ['0049170123', ['jurgen']],
  ['+49 (0)170 1234567', ['jurgen']],
  ['2345', ['jurgen']],
  ['+49171765', ['anna']],
  ['0171 765', ['anna']],
  ['212 555', ['shane']],
  ['+1 212', ['shane']],
  ['jürgen 0170', ['jurgen']],
];

const ids = new Map<Who, string>();
const nameOf = (who: Who) => `${PEOPLE[who].first_name} ${PEOPLE[who].last_name}`;
const names = (people: readonly Who[]) => people.map(nameOf).toSorted();

beforeAll(async () => {
  organization = await createOrganization(product, { pack: 'enterprise' });
  admin = await createUser(product, { organization, email: 'zz@admin.example' });
  items = itemsOf(product, admin);
  for (const [who, person] of Object.entries(PEOPLE)) {
    const { id } = await createTalent(product, organization, { ...person, email: `${who}@qq.example` });
    ids.set(who as Who, id);
  }
});

const readNames = (rows: readonly { fullname?: string; name?: string }[]) =>
  rows.map(({ fullname, name }) => fullname ?? name ?? '').toSorted();

describe('people', () => {
  it.each([...QUERIES, ...BY_PHONE])('are found in lists and pickers: %s', async (search, expectedPeople) => {
    const query = { search, fields: 'fullname', sort: 'fullname' };
    expect(readNames(await items.find('talents', { ...query, limit: 100 }))).toEqual(names(expectedPeople));
    expect(readNames(await items.find('talents', { ...query, limit: -1 }))).toEqual(names(expectedPeople));
    const { body } = await items.search('talents', { ...query, limit: 1, meta: 'filter_count' });
    expect(body.meta).toEqual({ filter_count: expectedPeople.length });
  });

  it.each([...QUERIES, ...BY_PHONE])(
    'are found in the list of a role by fit: %s',
    async (search, expectedPeople) => {
      const role = await createRole(product, organization);
      const answer = await product.app.inject({
        url: `/api/calculate-score/role/${role.id}?${new URLSearchParams({ search, limit: '50', unrated: 'true' }).toString()}`,
        headers: admin.headers,
      });
      expect(answer.statusCode).toBe(200);
      const foundIds = new Set<string>(answer.json().unrated);
      expect([...ids].flatMap(([who, id]) => (foundIds.has(id) ? [nameOf(who)] : [])).toSorted()).toEqual(
        names(expectedPeople),
      );
    },
  );

  it.each(QUERIES)('are found by a filter on their name: %s', async (search, expectedPeople) => {
    const filter = { fullname: { _search: search } };
    expect(readNames(await items.find('talents', { filter, fields: 'fullname' }))).toEqual(
      names(expectedPeople),
    );
  });

  it.each(QUERIES)('are found by filtering in the browser: %s', (search, expectedPeople) => {
    const isMatch = textMatcher(search);
    const matches = Object.keys(PEOPLE).filter((who) => isMatch(nameOf(who as Who))) as Who[];
    expect(names(matches)).toEqual(names(expectedPeople));
  });

  it('are found after renaming, and not by their former name or number', async () => {
    const { id } = await createTalent(product, organization, {
      last_name: 'Grünewald',
      phone: '0151 999888',
    });
    const find = async (search: string) => (await items.find('talents', { search, fields: 'id' })).length;
    expect([await find('gruenewald'), await find('+49151999')]).toEqual([1, 1]);
    const response = await items.patch(`talents/${id}`, { last_name: 'Köster', phone: '0152 111222' });
    expect(response.status).toBe(200);
    expect([
      await find('grunewald'),
      await find('0151999'),
      await find('koster'),
      await find('0152 111'),
    ]).toEqual([0, 0, 1, 1]);
  });
});

describe('the address of a person', () => {
  beforeAll(async () => {
    await createTalent(product, organization, { email: 'Greta.W@bücher.example', phone: '+49 30 98765-43' });
  });

  it.each([
    'Greta.W@bücher.example',
    'greta.w@bücher.example',
    ' GRETA.W@BÜCHER.example',
    'greta.w@xn--bcher-kva.example',
    'mailto:greta.w@bu\u0308cher.example',
  ])('equals %j in the filter of an API', async (email) => {
    const filters = [{ email: { _eq: email } }, { email: { _in: ['nobody@mail.example', email] } }];
    for (const filter of filters)
      expect(await items.find('talents', { filter, fields: 'email' })).toEqual([
        { email: 'Greta.W@bücher.example' },
      ]);
    const others = await items.find('talents', { filter: { email: { _neq: email } }, fields: 'email' });
    expect(others).not.toContainEqual({ email: 'Greta.W@bücher.example' });
  });

  it.each(['xn--bcher-kva', 'greta.w@XN--BCHER-KVA.example', 'buecher.example', '98765-43', '30 98765 43'])(
    'and the phone number are found by %s',
    async (search) => {
      expect(await items.find('talents', { search, fields: 'email' })).toEqual([
        { email: 'Greta.W@bücher.example' },
      ]);
    },
  );
});

describe('names of records', () => {
  let theirs: ReturnType<typeof itemsOf>;

  beforeAll(async () => {
    const own = await createOrganization(product);
    theirs = itemsOf(product, await createUser(product, { organization: own }));
    for (const who of Object.keys(PEOPLE)) {
      await createRole(product, own, { name: nameOf(who as Who) });
      await createTeam(product, own, { name: nameOf(who as Who) });
    }
  });

  it.each(QUERIES)('are found in lists, the palette and pickers: %s', async (search, expectedPeople) => {
    for (const collection of ['roles', 'teams']) {
      const filter = { name: { _search: search } };
      expect(readNames(await theirs.find(collection, { filter, fields: 'name' }))).toEqual(
        names(expectedPeople),
      );
      expect(readNames(await theirs.find(collection, { search, fields: 'name' }))).toEqual(
        names(expectedPeople),
      );
    }
  });
});

describe('people whose data is hidden', () => {
  it.each([
    'Müller',
    'muller',
    'mueller',
    'ller',
    'mu',
    'Müller Jürgen',
    'jurgenmuller',
    'secret',
    'jm@secret',
    '0170 123',
    '+49170123',
    '1234567',
  ])('are not found by %s', async (search) => {
    const own = await createOrganization(product, { hide_personal_data: true });
    const theirs = itemsOf(product, await createUser(product, { organization: own }));
    await createTalent(product, own, {
      ...PEOPLE.jurgen,
      email: 'jm@secret.example',
      is_directly_invited: false,
      is_insight_unlocked: true,
    });
    expect(await theirs.find('talents', { search, fields: 'id' })).toEqual([]);
    const filter = {
      _or: [
        { fullname: { _search: search } },
        { email: { _search: search } },
        { phone: { _search: search } },
      ],
    };
    expect(await theirs.find('talents', { filter, fields: 'id' })).toEqual([]);
    expect(await theirs.find('talents', { search, aggregate: { count: '*' } })).toEqual([{ count: '0' }]);
  });

  it('are found only by their visible data', async () => {
    const own = await createOrganization(product);
    const theirs = itemsOf(product, await createUser(product, { organization: own }));
    await createTalent(product, own, { ...PEOPLE.jurgen, is_directly_invited: false });
    expect(await theirs.find('talents', { search: 'juergen', fields: 'fullname' })).toEqual([
      { fullname: 'Jürgen *****' },
    ]);
    expect(await theirs.find('talents', { search: 'juergen mu', fields: 'fullname' })).toEqual([]);
  });
});

describe('the exact operators', () => {
  it.each([
    [{ last_name: { _contains: 'üll' } }, 1],
    [{ last_name: { _contains: 'ull' } }, 0],
    [{ last_name: { _icontains: 'MÜLL' } }, 1],
    [{ last_name: { _icontains: 'mull' } }, 0],
    [{ last_name: { _starts_with: 'Mü' } }, 1],
    [{ last_name: { _eq: 'Muller' } }, 0],
  ])('compare letter by letter: %j', async (filter, count) => {
    expect(await items.find('talents', { filter, fields: 'id' })).toHaveLength(count);
  });
});
