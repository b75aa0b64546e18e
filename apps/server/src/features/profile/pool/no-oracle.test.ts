import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { POOL_READS } from '#features/profile/pool/reads/service.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import type { PoolTalent } from '#testing/pool-people.ts';
import { queryPool, createPoolTalent, verifyAddress } from '#testing/pool-people.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

// An employer's actions on its own records must not change the responses of the pool.

const product = useProduct();
let home: TestOrganization;
let away: TestOrganization;
let admin: TestUser;
let clara: PoolTalent;

function platform(text: ReturnType<typeof sql>) {
  return product.deps.db.platform.write((db) => text.execute(db));
}

beforeEach(async () => {
  await platform(sql`update talents set is_open_for_work = false where is_open_for_work`);
  home = await createOrganization(product);
  away = await createOrganization(product);
  admin = await createUser(product, { organization: home });
  clara = await createPoolTalent(product, away, { talent: { first_name: 'Clara', last_name: 'Beck' } });
  for (const first_name of ['Ben', 'Dana']) await createPoolTalent(product, away, { talent: { first_name } });
});

const ask = async (query = '') => (await queryPool(product, admin, query)).body;
const list = async (query = ''): Promise<PoolPerson[]> => (await ask(query)).data;
const names = async (query = '') => (await list(query)).map(({ name }) => name);

/** Every query of the list: unfiltered, by role, by filters, page by page. */
async function queryEverything(role: string) {
  const queries = ['', `?role=${role}`, '?place=Hamburg', '?radius=50', '?wish=owner', '?traits=O:1-9'];
  const pages = [0, 1, 2, 3].flatMap((offset) => [
    `?limit=1&offset=${offset}`,
    `?limit=1&offset=${offset}&role=${role}`,
  ]);
  return Promise.all([...queries, ...pages, '?limit=0', '?unlocked=true'].map(ask));
}

const patch = (id: string, columns: object) => itemsOf(product, admin).patch(`talents/${id}`, columns);

async function restore(id: string) {
  const { statusCode: status } = await product.app.inject({
    method: 'POST',
    url: '/api/bin/restore',
    headers: admin.headers,
    payload: { kind: 'talents', ids: [id] },
  });
  return { status };
}

async function invite(email: string) {
  const talents = [{ email, first_name: 'Clara', last_name: 'Beck' }];
  const { statusCode } = await product.app.inject({
    method: 'POST',
    url: '/api/invite/talents',
    headers: admin.headers,
    payload: { talents },
  });
  expect(statusCode).toBe(200);
  const [row] = await itemsOf(product, admin).find('talents', { filter: { email: { _eq: email } } });
  return String(row?.['id']);
}

describe('a record of an unverified person changes no response of the pool', () => {
  it('when it is invited, deleted, restored, given another address and anonymised', async () => {
    const role = await createRole(product, home);
    const before = await queryEverything(role.id);
    const id = await invite(clara.email);
    expect(await queryEverything(role.id)).toEqual(before);
    const changes = [
      () => patch(id, { date_deleted: new Date().toISOString() }),
      () => restore(id),
      () => patch(id, { email: 'somebody@mail.example' }),
      () => patch(id, { email: clara.email }),
      () => patch(id, { status: 'EMPLOYEE' }),
    ];
    for (const change of changes) {
      expect((await change()).status).toBe(200);
      expect(await queryEverything(role.id)).toEqual(before);
    }
    await platform(sql`update talents set date_anonymized = now() where id = ${id}`);
    expect(await queryEverything(role.id)).toEqual(before);
  });

  it(
    'when the address is entered in another case, or as that of a member who has not accepted',
    SLOW,
    async () => {
      const role = await createRole(product, home);
      const before = await queryEverything(role.id);
      await createTalent(product, home, { email: clara.email.toUpperCase() });
      expect(await queryEverything(role.id)).toEqual(before);
      const [user] = (
        await product.deps.db.platform.write((db) =>
          sql<{ id: string }>`select id from users where email = ${clara.email}`.execute(db),
        )
      ).rows;
      await platform(sql`insert into memberships (organization_id, id, user_id, user_role, status)
      values (${home.id}, ${newId()}, ${user?.id}, 'ORG_ADMIN', 'invited')`);
      expect(await queryEverything(role.id)).toEqual(before);
    },
  );

  it('when the record was opened by a copied link or in a public form without the code', SLOW, async () => {
    const role = await createRole(product, home);
    const before = await queryEverything(role.id);
    const { id } = await createTalent(product, home, { email: clara.email });
    for (const opened_by of ['copied', 'door', 'account', 'device'] as const) {
      await verifyAddress(product, home, id, { opened_by, isProved: false });
      expect(await queryEverything(role.id)).toEqual(before);
    }
    await verifyAddress(product, home, id, { opened_by: 'account' });
    expect(await queryEverything(role.id)).toEqual(before);
  });

  it('when the person of the record verified another address and the record got this one', SLOW, async () => {
    const { id } = await createTalent(product, home, { email: 'puppet@mail.example' });
    await verifyAddress(product, home, id);
    await patch(id, { email: clara.email });
    expect(await names()).toContain('Clara *****');
  });

  it('with regard to the cost and the result of an unlock', SLOW, async () => {
    const { id } = await createTalent(product, home, { email: clara.email, is_insight_unlocked: true });
    const key = async (name: string) => (await list()).find((person) => person.name.startsWith(name))?.id;
    const press = async (name: string) => queryPool(product, admin, `/${await key(name)}/unlock`, 'POST');
    await platform(sql`update organizations set talent_insights_budget = 0 where id = ${home.id}`);
    for (const name of ['Ben', 'Clara']) expectRefusal(await press(name), 409, 'budget.spent');
    await platform(sql`update organizations set talent_insights_budget = 9 where id = ${home.id}`);
    expect((await press('Ben')).body.data).toMatchObject({ talent_insights_budget: 8 });
    expect((await press('Clara')).body.data).toEqual({ talent_id: id, talent_insights_budget: 7 });
  });

  it('during five hundred reads while records are created and deleted', SLOW, async () => {
    const readers = await Promise.all([1, 2, 3].map(() => createUser(product, { organization: home })));
    const { data } = await ask();
    const { id } = await createTalent(product, home, { email: clara.email });
    const reads = Array.from({ length: 500 }, (_, index) => {
      const reader = readers[index % readers.length] ?? admin;
      return queryPool(product, reader);
    });
    const changes = Array.from({ length: 20 }, (_, index) =>
      platform(
        sql`update talents set date_deleted = case when ${index % 2 === 0} then now() end where id = ${id}`,
      ),
    );
    const [answers] = await Promise.all([Promise.all(reads), Promise.all(changes)]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body.data)}`))).toEqual(
      new Set([`200 ${JSON.stringify(data)}`]),
    );
  });
});

describe('the response of the pool', () => {
  it('contains no count beyond the page', SLOW, async () => {
    const role = await createRole(product, home);
    const { meta } = await ask('?limit=1');
    expect(meta).toEqual({ has_more: true, starts: null, norm: null, is_role_finder: false });
    expect((await ask('?limit=1&offset=2')).meta.has_more).toBe(false);
    const rankedMeta = (await ask(`?limit=1&role=${role.id}`)).meta;
    expect(Object.keys(rankedMeta).toSorted()).toEqual(['has_more', 'is_role_finder', 'norm', 'starts']);
    expect(rankedMeta.starts).toEqual([0]);
  });

  it('does not reveal the address', async () => {
    expect(JSON.stringify(await ask())).not.toContain('mark');
  });
});

describe('a row of the pool with an unverified address', () => {
  it('does not replace the person’s row in the view of a third workspace', SLOW, async () => {
    const puppet = await createPoolTalent(product, home, { talent: { first_name: 'Puppet' } });
    const third = await createUser(product, { organization: await createOrganization(product) });
    const listVisibleNames = async () =>
      (await queryPool(product, third)).body.data.map(({ name }: { name: string }) => name).toSorted();
    expect(await listVisibleNames()).toContain('Puppet *****');
    await patch(puppet.id, { email: clara.email });
    expect(await listVisibleNames()).toEqual(['Ben *****', 'Clara *****', 'Dana *****']);
    // The setting belongs to the former address: this is the most that a company could write.
    await platform(sql`update talents set is_open_for_work = true where id = ${puppet.id}`);
    expect(await listVisibleNames()).toEqual(['Ben *****', 'Clara *****', 'Dana *****', 'Puppet *****']);
  });
});

describe('a person who has verified the address in the workspace', () => {
  const remainingNames = ['Ben *****', 'Dana *****'];

  it.each(['mailed', 'copied', 'door'] as const)(
    'is not found there after a verifying %s link',
    SLOW,
    async (opened_by) => {
      const { id } = await createTalent(product, home, { email: clara.email });
      expect(await names()).toContain('Clara *****');
      await verifyAddress(product, home, id, { opened_by });
      expect(await names()).toEqual(remainingNames);
    },
  );

  it('is not found once the mailed link was opened; sending the mail changes nothing', SLOW, async () => {
    const { token } = await createInvitation(product, home, { talent: { email: clara.email } });
    expect(await names()).toContain('Clara *****');
    expect((await new Device(product).open(token)).statusCode).toBe(200);
    expect(await names()).toEqual(remainingNames);
  });

  it('is not found by id, by an unlock, by filters or by a role', async () => {
    const person = (await list()).find(({ name }) => name.startsWith('Clara'));
    const { id } = await createTalent(product, home, { email: clara.email });
    await verifyAddress(product, home, id);
    const role = await createRole(product, home);
    for (const query of [`?role=${role.id}`, '?place=Hamburg', '?traits=O:1-9', '?wish=owner']) {
      expect((await names(query)).toSorted()).toEqual(remainingNames);
    }
    expectRefusal(await queryPool(product, admin, `/${person?.id}`), 404, 'pool.gone');
    expectRefusal(await queryPool(product, admin, `/${person?.id}/unlock`, 'POST'), 404, 'pool.gone');
  });

  it('stays hidden in the bin, with another address, restored, anonymised and deleted', SLOW, async () => {
    const { id } = await createTalent(product, home, { email: clara.email });
    await verifyAddress(product, home, id);
    for (const change of [
      sql`date_deleted = now()`,
      sql`email = 'other@mail.example'`,
      sql`date_deleted = null`,
      sql`date_anonymized = now()`,
    ]) {
      await platform(sql`update talents set ${change} where id = ${id}`);
      expect(await names()).toEqual(remainingNames);
    }
    await platform(sql`delete from talents where id = ${id}`);
    expect(await names()).toEqual(remainingNames);
    await createTalent(product, home, { email: clara.email });
    expect(await names()).toEqual(remainingNames);
  });

  it('is not shown as looking where it was unlocked before', SLOW, async () => {
    const person = (await list()).find(({ name }) => name.startsWith('Clara'));
    const { talent_id } = (await queryPool(product, admin, `/${person?.id}/unlock`, 'POST')).body.data;
    const copyOf = async () => (await queryPool(product, admin, `/copies/${talent_id}`)).body.data.is_looking;
    expect(await copyOf()).toBe(true);
    expect((await list('?unlocked=true'))[0]).toMatchObject({ is_known: false, id: person?.id });
    await verifyAddress(product, home, talent_id);
    expect(await names()).toEqual(remainingNames);
    const knownPerson = { is_known: true, id: null, copy_id: talent_id, name: 'Clara Beck' };
    for (const isOpen of [true, false, true]) {
      await clara.setOpen(isOpen);
      expect(await copyOf()).toBeNull();
      expect((await list('?unlocked=true'))[0]).toMatchObject(knownPerson);
    }
    expectRefusal(await queryPool(product, admin, `/${person?.id}`), 404, 'pool.gone');
  });

  it('gives the same response to an earlier buyer who unlocks again, looking or not', SLOW, async () => {
    const person = (await list()).find(({ name }) => name.startsWith('Clara'));
    const press = () => queryPool(product, admin, `/${person?.id}/unlock`, 'POST');
    const { talent_id } = (await press()).body.data;
    expect((await press()).status).toBe(200);
    await verifyAddress(product, home, talent_id);
    expectRefusal(await press(), 404, 'pool.gone');
    await clara.setOpen(false);
    expectRefusal(await press(), 404, 'pool.gone');
  });

  it('is not shown as no longer looking when the unlocked talent gets another address', SLOW, async () => {
    const person = (await list()).find(({ name }) => name.startsWith('Clara'));
    const { talent_id } = (await queryPool(product, admin, `/${person?.id}/unlock`, 'POST')).body.data;
    await verifyAddress(product, home, talent_id);
    await platform(sql`update talents set email = 'clara.new@mail.example' where id = ${clara.id}`);
    const copy = await queryPool(product, admin, `/copies/${talent_id}`);
    expect(copy.body.data.is_looking).toBeNull();
    expect((await list('?unlocked=true'))[0]).toMatchObject({ is_known: true, id: null });
  });

  it('sees correctly where they were shown: not again after the verification', SLOW, async () => {
    const times = async () =>
      (await queryPool(product, clara.owner, '/appearances')).body.data.map(
        ({ times: count }: { times: number }) => count,
      );
    await list();
    const { id } = await createTalent(product, home, { email: clara.email });
    await verifyAddress(product, home, id);
    await list();
    expect(await times()).toEqual([1]);
  });
});

describe('reads of the pool', () => {
  it('are audited once per time window, and limited', SLOW, async () => {
    await list();
    await list();
    const actions = async () =>
      (
        await product.deps.db.platform.write((db) =>
          sql<{
            action: string;
          }>`select action from audit_log where organization_id = ${home.id} order by date_created`.execute(
            db,
          ),
        )
      ).rows.map(({ action }) => action);
    expect(await actions()).toEqual(['pool.read']);
    await platform(
      sql`update rate_limits set hits = ${POOL_READS.hits - 1} where key like ${`${POOL_READS.action}:%`}`,
    );
    expect((await queryPool(product, admin)).status).toBe(200);
    expectRefusal(await queryPool(product, admin), 429, 'REQUESTS_EXCEEDED');
    expectRefusal(await queryPool(product, admin, `/${newId()}`), 429, 'REQUESTS_EXCEEDED');
    expect(await actions()).toEqual(['pool.read', 'pool.limit']);
  });
});
