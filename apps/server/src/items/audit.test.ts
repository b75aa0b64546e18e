import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { createResult, expectRefusal, itemsOf, statementsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let owner: pg.Client;
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await owner.connect();
});

afterAll(() => owner.end());

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
});

async function createTestedTalent(
  stanine = 5,
  values: Record<string, unknown> = {},
): Promise<{ id: string; result: string }> {
  const talent = await createTalent(product, organization, values);
  const result = await createResult(product, organization, { talent_id: talent.id, stanine });
  return { id: talent.id, result: result.id };
}

interface Line {
  readonly user_id: string;
  readonly user_role: string;
  readonly items: string[];
  readonly talent_ids: string[];
  readonly details: { collection: string; fields: string[]; count?: number };
}

/** The audit log of the workspace, oldest first. */
async function lines(): Promise<Line[]> {
  const { rows } = await owner.query<Line>(
    "select user_id, user_role, items, talent_ids, details from audit_log where organization_id = $1 and action = 'results.read' order by date_created",
    [organization.id],
  );
  return rows;
}

describe('a page that shows results', () => {
  it('is audited with its talents and fields, in the statement that reads it', async () => {
    const [one, two] = [await createTestedTalent(), await createTestedTalent(7)];
    await items.get('roles');
    const statements = await statementsOf(async () => {
      const page = await items.find('talents', {
        fields: ['id', 'latestResult.o', 'latestResult.quality'],
        sort: 'id',
      });
      expect(page).toEqual([
        { id: one.id, latestResult: { o: 5, quality: 'ok' } },
        { id: two.id, latestResult: { o: 7, quality: 'ok' } },
      ]);
    });
    expect(statements).toHaveLength(1);
    expect(await lines()).toEqual([
      {
        user_id: admin.id,
        user_role: 'ORG_ADMIN',
        items: [one.id, two.id],
        talent_ids: [one.id, two.id],
        details: { collection: 'talents', fields: ['latestResult.o', 'latestResult.quality'], count: 2 },
      },
    ]);
  });

  it('is audited with the talents of the results, too', async () => {
    const one = await createTestedTalent();
    await items.get('talents_results?fields=*');
    expect(await lines()).toMatchObject([
      {
        items: [one.result],
        talent_ids: [one.id],
        details: {
          collection: 'talents_results',
          fields: ['a', 'c', 'e', 'es', 'o', 'quality', 'result', 'statement'],
          count: 1,
        },
      },
    ]);
  });

  it('keeps its order, its counts and its offset', async () => {
    const all = [await createTestedTalent(3), await createTestedTalent(5), await createTestedTalent(9)];
    const answer = await items.get(
      'talents?fields=id,latestResult.o&sort=-latestResult.o&limit=2&offset=1&meta=*',
    );
    expect(answer.body).toEqual({
      meta: { total_count: 3, filter_count: 3 },
      data: [
        { id: all[1]?.id, latestResult: { o: 5 } },
        { id: all[0]?.id, latestResult: { o: 3 } },
      ],
    });
    expect((await lines())[0]?.items.toSorted()).toEqual([all[0]?.id, all[1]?.id]);
  });

  it('returns the same as without auditing, with keys in order', async () => {
    const one = await createTestedTalent();
    const { body } = await items.get(`talents/${one.id}?fields=status,id,latestResult.o,email`);
    expect(Object.keys(body.data)).toEqual(['status', 'id', 'latestResult', 'email']);
  });

  it('of one record contains that one', async () => {
    const one = await createTestedTalent();
    await items.get(`talents/${one.id}?fields=talents_results.o`);
    expect(await lines()).toMatchObject([
      { items: [one.id], talent_ids: [one.id], details: { fields: ['talents_results.o'], count: 1 } },
    ]);
  });

  it('of another collection contains its own keys', async () => {
    const one = await createTestedTalent();
    const role = await createRole(product, organization);
    await items.patch(`roles/${role.id}`, { talents: { create: [one.id] } });
    await items.get('roles?fields=talents.talents_id.latestResult.es');
    expect(await lines()).toMatchObject([
      {
        items: [role.id],
        talent_ids: [],
        details: { collection: 'roles', fields: ['talents.talents_id.latestResult.es'] },
      },
    ]);
  });
});

describe('a query that depends on results without returning them', () => {
  it.each([
    ['a filter', { filter: { latestResult: { o: { _gt: 4 } } } }, ['latestResult.o']],
    ['a filter inside a list', { filter: { talents_results: { _some: { c: 5 } } } }, ['talents_results.c']],
    ['an order', { sort: '-latestResult.e' }, ['latestResult.e']],
    [
      'a filter of a list below',
      { fields: 'talents_results.id', deep: { talents_results: { _filter: { a: 5 } } } },
      ['talents_results.a'],
    ],
    ['a filter that finds nobody', { filter: { latestResult: { o: 1 } } }, ['latestResult.o']],
  ])('is noted: %s', async (_name, query, fields) => {
    await createTestedTalent();
    await items.find('talents', { fields: 'id', ...query });
    expect((await lines()).map(({ details }) => details.fields)).toEqual([fields]);
  });

  it('is audited for a group and an aggregate, as a whole list', async () => {
    await createTestedTalent();
    await items.find('talents_results', { aggregate: { avg: 'o', count: '*' }, groupBy: 'quality' });
    expect(await lines()).toEqual([
      {
        user_id: admin.id,
        user_role: 'ORG_ADMIN',
        items: [],
        talent_ids: [],
        details: { collection: 'talents_results', fields: ['o', 'quality'] },
      },
    ]);
  });

  it('is audited when it selects records to write', async () => {
    const one = await createTestedTalent(9);
    const change = { query: { filter: { latestResult: { o: 9 } } }, data: { status: 'FAVOURITE' } };
    expect((await items.patch('talents', change)).body.data).toHaveLength(1);
    expect((await lines())[0]?.details.fields).toEqual(['latestResult.o']);
    await items.patch(`talents/${one.id}?fields=latestResult.c`, { status: 'EMPLOYEE' });
    expect((await lines())[1]).toMatchObject({
      items: [one.id],
      talent_ids: [one.id],
      details: { fields: ['latestResult.c'] },
    });
  });
});

describe('a list of any length', () => {
  it('is audited with its keys while they are few', async () => {
    const one = await createTestedTalent();
    await items.get('talents?limit=-1&fields=latestResult.o&meta=*');
    expect(await lines()).toMatchObject([{ items: [one.id], talent_ids: [one.id], details: { count: 1 } }]);
  });

  it('is audited as a whole list when they are many', async () => {
    await owner.query(
      `insert into talents (organization_id, id, email, language) select $1, gen_random_uuid(), 'bulk' || n || '@mail.example', 'EN' from generate_series(1, 700) n`,
      [organization.id],
    );
    expect(await items.find('talents', { limit: -1, fields: 'id,latestResult.o' })).toHaveLength(700);
    expect(await items.find('talents', { limit: 200, fields: 'id,latestResult.o' })).toHaveLength(200);
    const [whole, page] = await lines();
    expect(whole).toMatchObject({ items: [], talent_ids: [] });
    expect(whole?.details).toEqual({ collection: 'talents', fields: ['latestResult.o'] });
    expect(page).toMatchObject({ items: [], talent_ids: [], details: { count: 200 } });
  });
});

describe('nothing is audited', () => {
  it('when no result is read', async () => {
    await createTestedTalent();
    await items.get(
      'talents?fields=*,latestResult.status,latestResult.date_finished&sort=-latestResult.date_finished',
    );
    await items.get('talents?search=talent&filter[latestResult][status]=FINISHED&meta=*');
    await items.get('talents_results?fields=id,status&limit=-1');
    await items.get('talents?aggregate[count]=*&groupBy=status');
    expect(await lines()).toEqual([]);
  });

  it('for the user’s own result', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    await createTestedTalent(5, { user_id: user.id });
    const own = itemsOf(product, user);
    expect((await own.get('talents?fields=latestResult.o')).body.data).toEqual([{ latestResult: { o: 5 } }]);
    await own.get('talents_results?fields=*&limit=-1');
    expect(await lines()).toEqual([]);
  });

  it('for an administrator’s own result alone', async () => {
    const own = await createTestedTalent(5, { user_id: admin.id });
    await items.get(`talents/${own.id}?fields=latestResult.o`);
    await items.get(`talents_results?fields=o&limit=-1`);
    expect(await lines()).toEqual([]);
    await createTestedTalent();
    await items.get('talents?fields=latestResult.o');
    expect(await lines()).toHaveLength(1);
  });

  it('for refused or failed requests', async () => {
    const one = await createTestedTalent();
    const other = await createOrganization(product);
    const outsider = itemsOf(product, await createUser(product, { organization: other }));
    expectRefusal(await outsider.get(`talents/${one.id}?fields=latestResult.o`), 403, 'FORBIDDEN');
    expectRefusal(await items.get('talents?fields=latestResult.o,secret'), 403, 'FORBIDDEN');
    await owner.query('alter table talents_results rename column o to openness');
    try {
      for (const path of ['talents?fields=latestResult.o', 'talents?fields=latestResult.o&limit=-1']) {
        expect((await items.get(path)).status).toBe(500);
      }
    } finally {
      await owner.query('alter table talents_results rename column openness to o');
    }
    expect(await lines()).toEqual([]);
    const { rows } = await owner.query('select from audit_log where organization_id = $1', [other.id]);
    expect(rows).toEqual([]);
  });

  it('for an actor who has just lost the permission', async () => {
    const one = await createTestedTalent();
    await items.get('roles');
    await product.deps.db.platform.write((db) =>
      db.updateTable('memberships').set({ user_role: 'ORG_USER' }).where('user_id', '=', admin.id).execute(),
    );
    expectRefusal(await items.get(`talents/${one.id}?fields=latestResult.o`), 403, 'FORBIDDEN');
    expect(await lines()).toEqual([]);
  });
});

describe('an administrator of the platform', () => {
  it('is audited in the workspace that is read', async () => {
    await createTestedTalent();
    const support = await createUser(product, { organization, userRole: 'APP_ADMIN' });
    await itemsOf(product, support).get('talents?fields=latestResult.o');
    expect(await lines()).toMatchObject([{ user_id: support.id, user_role: 'APP_ADMIN' }]);
  });
});
