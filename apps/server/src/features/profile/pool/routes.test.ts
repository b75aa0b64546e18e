import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import type { PoolTalent } from '#testing/pool-people.ts';
import { queryPool, createPoolTalent } from '#testing/pool-people.ts';
import { useProduct } from '#testing/product.ts';

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
        profile: { skills: 2, jobs: 0, languages: 1, work_mode: true, salary: true },
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
});
