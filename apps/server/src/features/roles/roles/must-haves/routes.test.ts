import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string };
let items: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  role = await createRole(product, organization);
  items = itemsOf(product, admin);
});

const write = (must_haves: unknown) => items.patch(`roles/${role.id}`, { must_haves });
const read = async () => (await items.get(`roles/${role.id}?fields=must_haves`)).body.data.must_haves;

const MUST_HAVES = {
  skills: ['Zendesk'],
  languages: [{ code: 'de', proficiency: 'advanced' }],
  place: { location: 'Leipzig', radius: 25 },
  remote: true,
  years: 3,
  years_in: 'Support',
  start_by: '2027-03-01',
};

describe('the must-haves of a role', () => {
  it('require nothing at first, and are written whole', async () => {
    expect(await read()).toEqual({});
    expect((await write(MUST_HAVES)).status).toBe(200);
    expect(await read()).toEqual(MUST_HAVES);
    await write({ years: 5, skills: [] });
    expect(await read()).toEqual({ years: 5 });
    await write(null);
    expect(await read()).toEqual({});
  });

  it('can be copied with a role', async () => {
    await write(MUST_HAVES);
    const copy = await items.post('roles?fields=must_haves', { name: 'Copy', must_haves: await read() });
    expect(copy.body.data).toEqual({ must_haves: MUST_HAVES });
  });

  it.each([
    ['text', 'FAILED_VALIDATION', { field: 'must_haves' }],
    [
      { skills: Array.from({ length: 6 }, (_, at) => `Skill ${at}`) },
      'must_haves.skills_invalid',
      { max: 5 },
    ],
    [{ skills: ['Führung', 'Fuehrung'] }, 'must_haves.skill_twice', { skill: 'Fuehrung' }],
    [{ languages: [{ code: 'de' }] }, 'must_haves.languages_invalid', { max: 5 }],
    [{ languages: Array(2).fill(MUST_HAVES.languages[0]) }, 'must_haves.language_twice', { language: 'de' }],
    [{ place: { location: 'Leipzig', radius: 7 } }, 'must_haves.place_invalid', {}],
    [{ years: 41 }, 'must_haves.years_invalid', { max: 40 }],
    [{ years: 1, years_in: '?' }, 'must_haves.years_in_invalid', {}],
    [{ start_by: 'soon' }, 'must_haves.start_by_invalid', {}],
  ])('refuse %j', async (mustHaves, code, details) => {
    expectRefusal(await write(mustHaves), 400, code, details);
    expect(await read()).toEqual({});
  });

  it('refuse fields that they do not have, by name', async () => {
    const place = { location: 'Leipzig', country: 'DE' };
    const languages = [{ code: 'de', proficiency: 'native', label: 'German' }];
    const answer = await write({ certificates: ['ITIL'], place });
    expectRefusal(answer, 403, 'FORBIDDEN', {
      fields: ['must_haves.certificates', 'must_haves.place.country'],
    });
    expectRefusal(await write({ languages }), 403, 'FORBIDDEN', { fields: ['must_haves.languages.0.label'] });
  });

  it('are for administrators only', async () => {
    const talent = await createUser(product, { organization, userRole: 'ORG_USER' });
    const manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
    for (const user of [talent, manager]) {
      const own = itemsOf(product, user);
      expect((await own.patch(`roles/${role.id}`, { must_haves: MUST_HAVES })).status).toBe(403);
      expect((await own.get('roles?fields=must_haves')).status).toBe(403);
    }
  });
});
