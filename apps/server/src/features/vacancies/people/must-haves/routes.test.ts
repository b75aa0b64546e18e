import type { MustHaves, MustHavesState } from '@quint/domain/vacancies/must-haves.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { createResult, expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string };

beforeEach(async () => {
  product.clock.set(new Date('2026-11-30T10:00:00Z'));
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
  role = await createRole(product, organization);
});

const get = (url: string, user = admin) =>
  callerOf(product)('GET', `/vacancies/${role.id}/${url}`, { headers: user.headers });
const getPeople = async (more = '', user = admin) => (await get(`people?stage=finished${more}`, user)).body;
const getCount = async (more = '') => (await get(`must-haves/count?stage=finished${more}`)).body.data;
const setMustHaves = (must_haves: MustHaves) =>
  itemsOf(product, admin).patch(`roles/${role.id}`, { must_haves });

interface Job {
  readonly role_name?: string;
  readonly from: string;
  readonly to?: string;
}
interface Profile {
  readonly skills?: string;
  readonly languages?: Readonly<Record<string, string>>;
  readonly locations?: readonly { readonly location: string; readonly radius: number }[];
  readonly work_mode?: string[];
  readonly earliest_start?: string;
  readonly jobs?: readonly Job[];
}

/** A person who has finished and is considered for the role, with a job profile that is not locked. */
async function createPerson(name: string, profile: Profile | null, values: object = {}): Promise<string> {
  const organization_id = organization.id;
  const { jobs = [], languages, locations, ...preferences } = profile ?? {};
  const preferencesId = newId();
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('job_preferences')
      .values({
        ...preferences,
        organization_id,
        id: preferencesId,
        locations: JSON.stringify(locations ?? []),
        languages: JSON.stringify(
          Object.entries(languages ?? {}).map(([code, proficiency]) => ({
            label: code,
            value: code,
            code,
            proficiency,
          })),
        ),
      })
      .execute(),
  );
  const { id } = await createTalent(product, organization, {
    first_name: name,
    last_name: null,
    is_insight_unlocked: true,
    job_preferences: profile === null ? null : preferencesId,
    ...values,
  });
  for (const { role_name = 'Support agent', from, to } of jobs) {
    const job = { role_name, company_name: 'Firm', company_location: 'Kiel', started_at: from };
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('job_experiences')
        .values({
          ...job,
          organization_id,
          id: newId(),
          talent_id: id,
          ended_at: to ?? null,
          currently_working: to === undefined,
        })
        .execute(),
    );
  }
  await createResult(product, organization, { talent_id: id, stanine: 5 });
  await itemsOf(product, admin).patch(`roles/${role.id}`, { talents: { create: [id] } });
  return id;
}

const LEIPZIG = [
  { location: 'Leipzig', radius: 25 },
  { location: 'Köln', radius: 0 },
];
const NATIVE: MustHaves['languages'] = [{ code: 'de', proficiency: 'native' }];
const FLUENT: MustHaves['languages'] = [{ code: 'de', proficiency: 'fluent' }];
const ALL: MustHaves = {
  skills: ['Zendesk'],
  languages: FLUENT,
  place: { location: 'Leipzig', radius: 0 },
  years: 3,
  start_by: '2027-03-01',
};
const GOOD_PROFILE: Profile = {
  skills: 'Zendesk | zendesk,SQL | sql',
  languages: { de: 'native', en: 'fluent' },
  locations: LEIPZIG,
  work_mode: ['hybrid'],
  earliest_start: '2027-03-01',
  jobs: [{ from: '2023-11-30' }],
};

describe('what a job profile says about must-haves', () => {
  it.each<[MustHaves, Profile | null, MustHavesState]>([
    [{ skills: ['zendesk'] }, { skills: 'SQL | sql,Zendesk | zendesk' }, 'met'],
    [{ skills: ['Fuehrung'] }, { skills: 'Führung | führung' }, 'met'],
    [{ skills: ['SQL', 'Excel'] }, { skills: 'SQL | sql' }, 'unmet'],
    [{ skills: ['SQL'] }, { skills: '' }, 'unknown'],
    [{ skills: ['SQL'] }, {}, 'unknown'],
    [{ languages: FLUENT }, { languages: { de: 'native' } }, 'met'],
    [{ languages: FLUENT }, { languages: { de: 'fluent', en: 'beginner' } }, 'met'],
    [{ languages: NATIVE }, { languages: { de: 'fluent', en: 'native' } }, 'unmet'],
    [{ languages: FLUENT }, { languages: { en: 'native' } }, 'unmet'],
    [{ languages: FLUENT }, {}, 'unknown'],
    [{ place: { location: 'leipzig', radius: 0 } }, { locations: LEIPZIG }, 'met'],
    [{ place: { location: 'Koeln', radius: 0 } }, { locations: LEIPZIG }, 'met'],
    [{ place: { location: 'Leipzig', radius: 25 } }, { locations: LEIPZIG }, 'met'],
    [{ place: { location: 'Leipzig', radius: 50 } }, { locations: LEIPZIG }, 'unmet'],
    [{ place: { location: 'Halle', radius: 0 } }, { locations: LEIPZIG, work_mode: ['remote'] }, 'unmet'],
    [{ place: { location: 'Halle', radius: 0 } }, { work_mode: ['remote'] }, 'unknown'],
    [{ place: { location: 'Halle', radius: 0 }, remote: true }, { work_mode: ['remote'] }, 'met'],
    [{ place: { location: 'Halle', radius: 0 }, remote: true }, { locations: LEIPZIG }, 'unknown'],
    [
      { place: { location: 'Halle', radius: 0 }, remote: true },
      { locations: LEIPZIG, work_mode: ['hybrid'] },
      'unmet',
    ],
    [{ remote: true }, { work_mode: ['hybrid', 'remote'] }, 'met'],
    [{ remote: true }, { work_mode: ['hybrid'] }, 'unmet'],
    [{ remote: true }, {}, 'unknown'],
    [{ start_by: '2027-03-01' }, { earliest_start: '2027-03-01' }, 'met'],
    [{ start_by: '2027-03-01' }, { earliest_start: '2020-01-01' }, 'met'],
    [{ start_by: '2027-03-01' }, { earliest_start: '2027-03-02' }, 'unmet'],
    [{ start_by: '2027-03-01' }, {}, 'unknown'],
    [{ years: 3 }, { jobs: [{ from: '2021-01-01', to: '2023-12-31' }] }, 'met'],
    [{ years: 3 }, { jobs: [{ from: '2021-01-01', to: '2023-12-30' }] }, 'unmet'],
    [{ years: 3 }, { jobs: [{ from: '2023-11-30' }] }, 'met'],
    [{ years: 3 }, { jobs: [{ from: '2025-01-01' }, { from: '2021-01-01', to: '2022-12-31' }] }, 'met'],
    // Two jobs at the same time count once.
    [{ years: 3 }, { jobs: [{ from: '2025-01-01' }, { from: '2025-01-01' }] }, 'unmet'],
    [{ years: 3 }, { jobs: [{ from: '2027-01-01' }] }, 'unknown'],
    [{ years: 3 }, {}, 'unknown'],
    [{ years: 3 }, null, 'unknown'],
    [{ years: 3, years_in: 'support' }, { jobs: [{ from: '2020-01-01', role_name: 'Support Lead' }] }, 'met'],
    // A job with another title may be in support, too.
    [
      { years: 3, years_in: 'support' },
      { jobs: [{ from: '2020-01-01', role_name: 'Kundendienst' }] },
      'unknown',
    ],
    [{ years: 3, years_in: 'support' }, { jobs: [{ from: '2025-01-01', role_name: 'Support' }] }, 'unmet'],
    [{ years: 3, years_in: 'support' }, {}, 'unknown'],
    [ALL, GOOD_PROFILE, 'met'],
    [ALL, { ...GOOD_PROFILE, skills: '' }, 'unknown'],
    // A missed must-have counts more than one that the profile does not say.
    [ALL, { ...GOOD_PROFILE, skills: '', locations: [{ location: 'Ulm', radius: 50 }] }, 'unmet'],
    [ALL, null, 'unknown'],
  ])('%j of %j is %s', async (mustHaves, profile, state) => {
    await createPerson('Ines', profile);
    expect((await setMustHaves(mustHaves)).status).toBe(200);
    expect((await getPeople()).data).toMatchObject([{ name: 'Ines', must_haves: state }]);
    expect(await getCount()).toEqual({ met: 0, unmet: 0, unknown: 0, [state]: 1 });
    const { data, meta } = await getPeople('&must_haves=true');
    expect(data).toHaveLength(state === 'unmet' ? 0 : 1);
    expect(meta).toMatchObject({ total: data.length });
  });
});

describe('the people of a role with must-haves', () => {
  it('are all there without the filter; with it, those who miss one are not', async () => {
    await createPerson('Ines', GOOD_PROFILE);
    await createPerson('Lea', { ...GOOD_PROFILE, languages: { en: 'native' } });
    await createPerson('Jo', {});
    await createPerson('Left out', { ...GOOD_PROFILE, languages: {} }, { rankings_objected_at: new Date() });
    await setMustHaves(ALL);
    const states = ({ data }: { data: { name: string; must_haves: string }[] }) =>
      Object.fromEntries(data.map(({ name, must_haves }) => [name, must_haves]));
    const all = await getPeople();
    expect(states(all)).toEqual({ Ines: 'met', Lea: 'unmet', Jo: 'unknown', 'Left out': 'unknown' });
    expect(all.meta).toMatchObject({ total: 4, groups: [3] });
    const filteredPeople = await getPeople('&must_haves=true');
    expect(states(filteredPeople)).toEqual({ Ines: 'met', Jo: 'unknown', 'Left out': 'unknown' });
    expect(filteredPeople.meta).toMatchObject({ total: 3, groups: [2] });
    const pages = [
      await getPeople('&must_haves=true&limit=2'),
      await getPeople('&must_haves=true&limit=2&offset=2'),
    ];
    expect(pages.flatMap(({ data }) => data)).toEqual(filteredPeople.data);
    expect(await getCount()).toEqual({ met: 1, unknown: 2, unmet: 1 });
  });

  it('have no state without must-haves, and all meet them', async () => {
    await createPerson('Ines', GOOD_PROFILE);
    expect((await getPeople('&must_haves=true')).data).toMatchObject([{ name: 'Ines', must_haves: null }]);
    expect(await getCount()).toEqual({ met: 1, unknown: 0, unmet: 0 });
  });

  it('can be nobody who meets them', async () => {
    await createPerson('Ines', GOOD_PROFILE);
    await setMustHaves({ skills: ['Tightrope walking'] });
    expect(await getCount()).toEqual({ met: 0, unknown: 0, unmet: 1 });
    expect(await getPeople('&must_haves=true')).toMatchObject({ data: [], meta: { total: 0, groups: [] } });
  });

  it('can be counted among those too close to call only', async () => {
    await createPerson('Ines', GOOD_PROFILE);
    const far = await createPerson('Pavel', GOOD_PROFILE);
    await createResult(product, organization, { talent_id: far, stanine: 9 });
    await setMustHaves(ALL);
    expect(await getCount()).toEqual({ met: 2, unknown: 0, unmet: 0 });
    expect(await getCount('&tied=true')).toEqual({ met: 1, unknown: 0, unmet: 0 });
    expectRefusal(await get('must-haves/count'), 400, 'INVALID_QUERY');
  });
});

describe('ways to a few people, without those who miss a must-have', () => {
  const post = (payload: object) =>
    callerOf(product)('POST', `/vacancies/${role.id}/draws`, { headers: admin.headers, payload });
  let namesOf: ReadonlyMap<string, string>;

  beforeEach(async () => {
    const people: readonly (readonly [string, Profile])[] = [
      ['Ines', GOOD_PROFILE],
      ['Lea', { ...GOOD_PROFILE, languages: { en: 'native' } }],
      ['Jo', {}],
    ];
    const pairs: [string, string][] = [];
    for (const [name, profile] of people) pairs.push([await createPerson(name, profile), name]);
    namesOf = new Map(pairs);
    await setMustHaves(ALL);
  });

  it('count only those who stay in the list, with those of whom it is not known', async () => {
    expect((await get('ways')).body.data).toMatchObject({ tied: 3, finished: 3 });
    expect((await get('ways?must_haves=true')).body.data).toMatchObject({ tied: 2, finished: 3 });
    const path = 'ways/narrowing?trait=E&min=4&max=6';
    expect((await get(path)).body.data).toMatchObject({ tied: 3 });
    expect((await get(`${path}&must_haves=true`)).body.data).toMatchObject({ tied: 2 });
  });

  it.each(['draw', 'first'])('put nobody else on the shortlist: %s', async (way) => {
    const { body, status } = await post({ way, number: 3, must_haves: true });
    expect(status).toBe(200);
    expect(body.data.talents.map((id: string) => namesOf.get(id)).toSorted()).toEqual(['Ines', 'Jo']);
    expect((await getPeople()).data).toMatchObject([{ name: 'Lea', must_haves: 'unmet' }]);
  });

  it('draw from all people without the filter', async () => {
    const { body } = await post({ way: 'draw', number: 3 });
    expect(body.data.talents.toSorted()).toEqual([...namesOf.keys()].toSorted());
  });

  it('record a pool without them', async () => {
    const { body } = await post({ way: 'draw', number: 1, must_haves: true });
    const draws = await product.deps.db.platform.read((db) =>
      db.selectFrom('role_draws').select(['id', 'pool']).where('role_id', '=', role.id).execute(),
    );
    const pool = [...namesOf].flatMap(([id, name]) => (name === 'Lea' ? [] : [id]));
    expect(draws.map(({ id }) => id)).toEqual([body.data.draw]);
    expect(draws[0]?.pool.toSorted()).toEqual(pool.toSorted());
  });
});

describe('a locked job profile', () => {
  it('says nothing, whatever it holds', async () => {
    await setMustHaves(ALL);
    await createPerson('Ines', GOOD_PROFILE, { is_insight_unlocked: false });
    await createPerson(
      'Lea',
      { ...GOOD_PROFILE, skills: 'SQL | sql', jobs: [] },
      { is_insight_unlocked: false },
    );
    await createPerson('Jo', null, { is_insight_unlocked: false });
    const { data } = await getPeople('&must_haves=true');
    expect(data).toHaveLength(3);
    for (const person of data) expect(person.must_haves).toBe('unknown');
    expect(await getCount()).toEqual({ met: 0, unknown: 3, unmet: 0 });
  });
});

describe('a hiring manager', () => {
  it('learns nothing of job profiles: no state, no filter, no count', async () => {
    const manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('role_deciders')
        .values({ organization_id: organization.id, role_id: role.id, user_id: manager.id })
        .execute(),
    );
    await setMustHaves(ALL);
    await createPerson('Ines', GOOD_PROFILE);
    await createPerson('Lea', { ...GOOD_PROFILE, languages: { en: 'native' } });
    for (const more of ['', '&must_haves=true']) {
      const { data, meta } = await getPeople(more, manager);
      expect(data).toHaveLength(2);
      for (const person of data) expect(person.must_haves).toBeNull();
      expect(meta.total).toBe(2);
    }
    expectRefusal(await get('must-haves/count?stage=finished', manager), 403, 'FORBIDDEN');
  });
});
