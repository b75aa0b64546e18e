import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser, createTalent } from '#testing/factories.ts';
import type { PoolTalent } from '#testing/pool-people.ts';
import { queryPool, createPoolTalent } from '#testing/pool-people.ts';
import { useProduct } from '#testing/product.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { makeRatedPerson } from '#testing/rated-people.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let home: TestOrganization;
let away: TestOrganization;
let admin: TestUser;
let naomi: PoolTalent;

async function list(query = ''): Promise<{ data: PoolPerson[]; meta: Record<string, unknown> }> {
  const answer = await queryPool(product, admin, query);
  expect(answer.body).toHaveProperty('data');
  return answer.body;
}

const names = async (query = '') => (await list(query)).data.map(({ name }) => name);

function platform(text: ReturnType<typeof sql>) {
  return product.deps.db.platform.write((db) => text.execute(db));
}

beforeEach(async () => {
  // All workspaces share the pool: each test begins with an empty one.
  await platform(sql`update talents set is_open_for_work = false where is_open_for_work`);
  home = await createOrganization(product);
  away = await createOrganization(product);
  admin = await createUser(product, { organization: home });
  naomi = await createPoolTalent(product, away);
});

describe('the pool', () => {
  it('contains a masked snapshot and nothing else', async () => {
    const { data, meta } = await list();
    expect(data).toEqual([
      {
        id: expect.any(String),
        copy_id: null,
        is_own: false,
        is_known: false,
        name: 'Naomi *****',
        locations: [{ location: 'Hamburg', radius: 50 }],
        profile: { skills: 2, jobs: 0, languages: 1, work_mode: true, salary: true, earliest_start: true },
        result: {
          quality: expect.any(String),
          o: expect.any(Number),
          c: expect.any(Number),
          e: expect.any(Number),
          a: expect.any(Number),
          es: expect.any(Number),
          positions: expect.any(Object),
          norm: NORM_VERSION,
          alphas: null,
        },
        is_left_out: false,
        opened: null,
        fit: null,
      },
    ]);
    expect(meta).toEqual({ has_more: false, starts: null, norm: null, is_role_finder: false });
    const text = JSON.stringify(data);
    for (const secret of [
      naomi.id,
      naomi.email,
      away.id,
      away.name,
      'Zimtstern',
      'Roadmaps',
      '68000',
      'Product Owner',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('requires preferred roles only when no role is given for the fit', async () => {
    await createPoolTalent(product, away, { talent: { first_name: 'Ben' }, wishedRole: null });
    const role = await createRole(product, home);
    expect(await names()).toEqual(['Naomi *****']);
    expect((await names(`?role=${role.id}`)).toSorted()).toEqual(['Ben *****', 'Naomi *****']);
  });

  it('contains nobody of the reading workspace, and no deleted, anonymised or withdrawn talent', async () => {
    await createPoolTalent(product, home);
    expect(await names()).toEqual(['Naomi *****']);
    await platform(sql`update talents set date_deleted = now() where id = ${naomi.id}`);
    expect(await names()).toEqual([]);
    await platform(sql`update talents set date_deleted = null where id = ${naomi.id}`);
    expect(await names()).toEqual(['Naomi *****']);
    await naomi.setOpen(false);
    expect(await names()).toEqual([]);
    await naomi.setOpen(true);
    await platform(sql`update talents set date_anonymized = now() where id = ${naomi.id}`);
    expect(await names()).toEqual([]);
  });

  it('contains nobody of a deleted workspace', SLOW, async () => {
    await platform(sql`update organizations set date_deleted = now() where id = ${away.id}`);
    expect(await names()).toEqual([]);
    await platform(sql`update organizations set date_deleted = null where id = ${away.id}`);
    expect(await names()).toEqual(['Naomi *****']);
  });

  it.each([{ skills: '' }, { work_mode: [] }, { locations: [] }])(
    'contains nobody without %j',
    async (preferences) => {
      await naomi.own.patch(`job_preferences/${naomi.preferencesId}`, preferences);
      const role = await createRole(product, home);
      expect(await names()).toEqual([]);
      expect(await names(`?role=${role.id}`)).toEqual([]);
    },
  );

  it('is updated with each change of the talent in its transaction', SLOW, async () => {
    const [person] = (await list()).data;
    const experience = {
      role_name: 'Owner',
      company_name: 'Firm',
      company_location: 'Kiel',
      started_at: '2020-01-01',
      currently_working: true,
    };
    const { body } = await naomi.own.post('job_experiences', experience);
    await naomi.own.patch(`job_preferences/${naomi.preferencesId}`, {
      locations: [
        { location: 'Kiel', radius: 10 },
        { location: 'Bremen', radius: 100 },
      ],
      salary: null,
      earliest_start: null,
    });
    await naomi.own.patch(`talents/${naomi.id}`, { first_name: 'Nomi' });
    const [changedPerson] = (await list()).data;
    expect(changedPerson).toMatchObject({
      id: person?.id,
      name: 'Nomi *****',
      locations: [
        { location: 'Kiel', radius: 10 },
        { location: 'Bremen', radius: 100 },
      ],
      profile: { jobs: 1, salary: false, earliest_start: false },
    });
    await naomi.own.remove(`job_experiences/${body.data.id}`);
    expect((await list()).data[0]?.profile.jobs).toBe(0);
    await platform(sql`update talents_results set z_o = 1.25 where talent_id = ${naomi.id}`);
    expect((await list()).data[0]?.result?.positions.O).toBe(7.5);
    await platform(sql`delete from talents_results where talent_id = ${naomi.id}`);
    expect((await list()).data[0]?.result).toBeNull();
  });

  it('uses the own error of measurement of a result’s norm', SLOW, async () => {
    const alphas = { O: 0.8, C: 0.91, E: 0.9, A: 0.85, ES: 0.88 };
    const figures = JSON.stringify({ domains: {}, facets: {}, alphas, means: NORM_VERSION });
    await platform(sql`insert into norms (version, instrument, language, people, figures)
      values ('error-de@1', 'ipip-neo-work@1', 'DE', 120, ${figures}::jsonb)`);
    await platform(sql`update talents_results set norm_version = 'error-de@1' where talent_id = ${naomi.id}`);
    expect((await list()).data[0]?.result).toMatchObject({ norm: 'error-de@1', alphas });
    await platform(sql`delete from norms`);
  });

  it('shows only the first letter when the workspace hides personal data', async () => {
    await platform(sql`update organizations set hide_personal_data = true where id = ${home.id}`);
    const user = await createUser(product, { organization: home });
    expect((await queryPool(product, user)).body.data[0].name).toBe('N. *****');
    for (const first_name of ['Nora', 'Nadja', 'Nina']) {
      await createPoolTalent(product, away, { talent: { first_name } });
    }
    const keysOf = async (query: string) =>
      (await queryPool(product, user, query)).body.data.map(({ id }: { id: string }) => id);
    // Sorting does not reveal more of the names: it is by key.
    const keys = await keysOf('');
    expect(keys).toHaveLength(4);
    expect(keys).toEqual(keys.toSorted());
    for (const id of keys) await queryPool(product, user, `/${id}/unlock`, 'POST');
    const copies = (await queryPool(product, user, '?unlocked=true')).body.data.map(
      ({ copy_id }: { copy_id: string }) => copy_id,
    );
    expect(copies).toEqual(copies.toSorted());
  });
});

describe('filters of the pool', () => {
  beforeEach(async () => {
    await createPoolTalent(product, away, {
      talent: { first_name: 'Ben' },
      jobPreferences: { locations: [{ location: 'Lübeck', radius: 10 }] },
      wishedRole: 'Data Engineer',
    });
  });

  it('return pages that state whether there are more', async () => {
    const [first, second] = [await list('?limit=1'), await list('?limit=1&offset=1')];
    expect(first.data.map(({ name }) => name)).toEqual(['Ben *****']);
    expect(first.meta).toMatchObject({ has_more: true });
    expect(second.data.map(({ name }) => name)).toEqual(['Naomi *****']);
    expect(second.meta).toMatchObject({ has_more: false });
  });

  it('find by place, radius, traits and preferred role', SLOW, async () => {
    expect(await names()).toEqual(['Ben *****', 'Naomi *****']);
    expect(await names('?place=hamb')).toEqual(['Naomi *****']);
    expect(await names('?place=L%C3%BCb')).toEqual(['Ben *****']);
    expect(await names('?place=%25')).toEqual([]);
    expect(await names('?radius=50')).toEqual(['Naomi *****']);
    expect(await names('?wish=engineer')).toEqual(['Ben *****']);
    const [{ result } = { result: null }] = (await list('?place=hamb')).data;
    const o = result?.o ?? 0;
    expect(await names(`?place=hamb&traits=O:${o}-${o}`)).toEqual(['Naomi *****']);
    expect(await names(`?place=hamb&traits=O:${o === 9 ? 1 : o + 1}-${o === 9 ? 8 : 9}`)).toEqual([]);
  });

  it.each(['skill=SQL', 'language=de', 'work_mode=remote', 'salary=70000', 'unlocked=true'])(
    'find no locked person by %s',
    async (query) => {
      expect(await names(`?${query}`)).toEqual([]);
    },
  );

  it.each([
    'traits=O:9-1',
    'traits=X:1-2',
    'radius=30',
    'wish=ab',
    'limit=101',
    'limit=-1',
    'role=x',
    'variant=all',
  ])('refuses %s', SLOW, async (query) => {
    expect((await queryPool(product, admin, `?${query}`)).status).toBe(400);
  });
});

describe('a role applied to the pool', () => {
  it('sorts people like the list of fits, with those without a fit last', SLOW, async () => {
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (let index = 0; index < 12; index += 1) {
      const { stanines, zs } = makeRatedPerson(random);
      const person = await createPoolTalent(product, away, { talent: { first_name: `Person ${index}` } });
      const columns = Object.fromEntries(Object.entries(zs).map(([key, z]) => [`z_${key}`, z]));
      await product.deps.db.platform.write((db) =>
        db
          .updateTable('talents_results')
          .set({ ...stanines, ...columns })
          .where('talent_id', '=', person.id)
          .execute(),
      );
    }
    await platform(sql`delete from talents_results where talent_id = ${naomi.id}`);
    const role = await createRole(product, home, { o_min: 6, o_max: 8, c_min: 7, c_max: 9 });
    const { data, meta } = await list(`?role=${role.id}`);
    expect(data).toHaveLength(13);
    expect(data.at(-1)).toMatchObject({ name: 'Naomi *****', fit: null });
    const scores = data.slice(0, -1).map(({ fit }) => fit?.score ?? 0);
    // The same people in the other workspace's list, which has the role, too.
    const sameRole = await createRole(product, away, { o_min: 6, o_max: 8, c_min: 7, c_max: 9 });
    const theirs = await createUser(product, { organization: away });
    const fits = await product.app.inject({
      url: `/api/calculate-score/role/${sameRole.id}?limit=100&groups=true`,
      headers: theirs.headers,
    });
    const sizes: number[] = fits.json().meta.groups;
    const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
    expect(meta['starts']).toEqual(starts);
    // Within a group, each role has its own random order, derived from its key.
    const groupScores = (all: readonly number[]) =>
      starts.map((start, index) => all.slice(start, start + (sizes[index] ?? 0)).toSorted((a, b) => a - b));
    const theirScores: number[] = fits.json().data.map(({ score }: { score: number }) => score);
    expect(theirScores).toHaveLength(scores.length);
    expect(groupScores(scores)).toEqual(groupScores(theirScores));
    const second = await list(`?role=${role.id}&limit=5&offset=5`);
    expect(second.meta).toMatchObject({
      has_more: true,
      starts: starts.filter((start) => 5 <= start && start < 10).map((start) => start - 5),
    });
    expect(second.data.map(({ id }) => id)).toEqual(data.slice(5, 10).map(({ id }) => id));
    expect((await list(`?role=${role.id}&place=hamb`)).data.map(({ id }) => id)).toEqual(
      data.map(({ id }) => id),
    );
  });

  it('belongs to the reading workspace', SLOW, async () => {
    const theirs = await createRole(product, away);
    expectRefusal(await queryPool(product, admin, `?role=${theirs.id}`), 404, 'record.not_found');
  });
});

describe('one person of the pool', () => {
  it('is returned as in the list, with the fit to a role', SLOW, async () => {
    const [person] = (await list()).data;
    const role = await createRole(product, home);
    const answer = await queryPool(product, admin, `/${person?.id}?role=${role.id}`);
    expect(answer.body.data).toEqual({
      ...person,
      fit: expect.objectContaining({ score: expect.any(Number) }),
    });
  });

  it('disappears on withdrawal, and returns with another key', SLOW, async () => {
    const [person] = (await list()).data;
    await naomi.setOpen(false);
    expectRefusal(await queryPool(product, admin, `/${person?.id}`), 404, 'pool.gone');
    await naomi.setOpen(true);
    expectRefusal(await queryPool(product, admin, `/${person?.id}`), 404, 'pool.gone');
    expect((await list()).data[0]?.id).not.toBe(person?.id);
  });

  it('gives no access to the rows of the other workspace', async () => {
    const [person] = (await list()).data;
    const items = itemsOf(product, admin);
    for (const id of [naomi.id, person?.id]) {
      expectRefusal(await items.get(`talents/${id}`), 403, 'FORBIDDEN');
    }
    expectRefusal(await items.get(`job_preferences/${naomi.preferencesId}`), 403, 'FORBIDDEN');
    for (const collection of ['talents', 'job_preferences', 'job_experiences', 'talents_results']) {
      expect(await items.find(collection, { filter: { organization_id: { _eq: away.id } } })).toEqual([]);
    }
    expectRefusal(await queryPool(product, admin, `/${naomi.id}`), 404, 'pool.gone');
  });
});

describe('the impressions of a talent', () => {
  it('are shown only to that talent, once per workspace', async () => {
    await list();
    await list();
    const other = await createPoolTalent(product, away, { talent: { first_name: 'Ben' }, wishedRole: null });
    const { body } = await queryPool(product, naomi.owner, '/appearances');
    expect(body.data).toEqual([
      {
        workspace_id: home.id,
        name: home.name,
        date_first: expect.any(String),
        date_last: expect.any(String),
        times: 2,
        date_unlocked: null,
      },
    ]);
    expect((await queryPool(product, other.owner, '/appearances')).body.data).toEqual([]);
    expect((await queryPool(product, admin, '/appearances')).body.data).toEqual([]);
  });

  it('do not include the talent’s own workspace', SLOW, async () => {
    await createTalent(product, home);
    const [person] = (await list()).data;
    const theirs = await createUser(product, { organization: away });
    await queryPool(product, theirs, `/${person?.id}`);
    expect((await queryPool(product, naomi.owner, '/appearances')).body.data).toHaveLength(1);
  });
});
