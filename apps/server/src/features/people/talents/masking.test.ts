import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { createResult, expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
const PERSON = {
  first_name: 'Wilhelmina',
  last_name: 'Zimtstern',
  email: 'wilhelmina.zimtstern@mail.example',
};
const LEAKS = /zimt|mail\.example/i;
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;

async function open(values: { hide_personal_data?: boolean; hide_everybody?: boolean } = {}): Promise<void> {
  organization = await createOrganization(product, values);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
}

beforeEach(() => open());

const FIELDS = 'first_name,last_name,email,fullname,isMasked,isHidePersonalData';
async function readTalent(talent: { id: string }) {
  return (await items.get(`talents/${talent.id}?fields=${FIELDS}`)).body.data;
}

describe('masking of a talent', () => {
  it.each([
    [true, true, false, false],
    [true, false, false, false],
    [false, true, false, false],
    [false, false, false, true],
    [true, true, true, false],
    [true, false, true, false],
    [false, true, true, true],
    [false, false, true, true],
  ])(
    'directly invited %s, unlocked %s, workspace hides %s: masked %s',
    async (is_directly_invited, is_insight_unlocked, hide_personal_data, isMasked) => {
      await open({ hide_personal_data });
      const talent = await createTalent(product, organization, {
        ...PERSON,
        is_directly_invited,
        is_insight_unlocked,
      });
      const isHidden = isMasked && hide_personal_data;
      expect(await readTalent(talent)).toEqual({
        first_name: isHidden ? 'W.' : 'Wilhelmina',
        last_name: isMasked ? '*****' : 'Zimtstern',
        email: isMasked ? '*****' : PERSON.email,
        fullname: isMasked ? `${isHidden ? 'W.' : 'Wilhelmina'} *****` : 'Wilhelmina Zimtstern',
        isMasked,
        isHidePersonalData: isHidden,
      });
    },
  );

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])(
    'workspace hides everybody; directly invited %s, unlocked %s: masked',
    async (is_directly_invited, is_insight_unlocked) => {
      await open({ hide_personal_data: true, hide_everybody: true });
      const talent = await createTalent(product, organization, {
        ...PERSON,
        is_directly_invited,
        is_insight_unlocked,
      });
      expect(await readTalent(talent)).toEqual({
        first_name: 'W.',
        last_name: '*****',
        email: '*****',
        fullname: 'W. *****',
        isMasked: true,
        isHidePersonalData: true,
      });
      expect(await items.find('talents', { fields: 'id', search: 'zimtstern' })).toEqual([]);
    },
  );

  it('excludes directly invited people while personal data is not hidden', async () => {
    await open({ hide_everybody: true });
    const talent = await createTalent(product, organization, PERSON);
    expect(await readTalent(talent)).toMatchObject({ ...PERSON, isMasked: false });
  });

  it.each([{}, { hide_everybody: true }])('excludes the talent itself, %j', async (settings) => {
    await open({ hide_personal_data: true, ...settings });
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const talent = await createTalent(product, organization, {
      ...PERSON,
      user_id: user.id,
      is_directly_invited: false,
    });
    const own = await itemsOf(product, user).get(`talents/${talent.id}?fields=${FIELDS}`);
    expect(own.body.data).toMatchObject({ ...PERSON, isMasked: false });
    expect((await readTalent(talent)).isMasked).toBe(true);
  });

  it('applies to every response', async () => {
    const talent = await createTalent(product, organization, { ...PERSON, is_directly_invited: false });
    const role = await createRole(product, organization);
    await createResult(product, organization, { talent_id: talent.id, stanine: 5 });
    await items.patch(`roles/${role.id}`, { talents: { create: [talent.id] } });
    const answers = [
      await items.get('talents?fields=*.*'),
      await items.get(`talents/${talent.id}`),
      await items.get('talents?aggregate[min]=email&aggregate[max]=last_name&groupBy=fullname'),
      await items.search('talents', { alias: { who: 'last_name' }, fields: ['who'] }),
      await items.get('roles?fields=talents.talents_id.*'),
      await items.get('talents_results?fields=*.*'),
      await items.patch(`talents/${talent.id}?fields=*`, { status: 'FAVOURITE' }),
      await items.patch('talents?fields=*', { keys: [talent.id], data: { status: 'EMPLOYEE' } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toMatch(LEAKS);
    }
  });

  it('cannot be bypassed by filter, search or sorting', async () => {
    const maskedTalent = await createTalent(product, organization, { ...PERSON, is_directly_invited: false });
    const clear = await createTalent(product, organization, {
      first_name: 'A',
      last_name: 'Aal',
      email: 'aal@mail.example',
    });
    const ids = async (query: object) =>
      (await items.find('talents', { fields: 'id', ...query })).map((row: { id: string }) => row.id);
    for (const filter of [
      { last_name: { _eq: 'Zimtstern' } },
      { last_name: { _starts_with: 'Z' } },
      { email: { _icontains: 'ZIMT' } },
      { fullname: { _contains: 'stern' } },
      { roles: { talents_id: { last_name: 'Zimtstern' } } },
      { talents_results: { talent: { email: { _contains: 'zimt' } } } },
    ]) {
      expect(await ids({ filter })).toEqual([]);
    }
    expect(await ids({ search: 'zimtstern' })).toEqual([]);
    expect(await ids({ search: 'mail.example' })).toEqual([clear.id]);
    expect(await ids({ filter: { last_name: { _eq: '*****' } } })).toEqual([maskedTalent.id]);
    // "*****" sorts before "Aal", "Zimtstern" would sort after.
    expect(await ids({ sort: 'last_name' })).toEqual([maskedTalent.id, clear.id]);
    expect(await ids({ sort: '-email' })).toEqual([clear.id, maskedTalent.id]);
  });

  it('keeps asterisks from being stored as a name', async () => {
    const talent = await createTalent(product, organization, { ...PERSON, is_directly_invited: false });
    expectRefusal(
      await items.patch(`talents/${talent.id}`, { last_name: '*****' }),
      400,
      'FAILED_VALIDATION',
      { field: 'last_name' },
    );
    expectRefusal(await items.patch(`talents/${talent.id}`, { email: '*****' }), 400, 'FAILED_VALIDATION', {
      field: 'email',
    });
  });
});
