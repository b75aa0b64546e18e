import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countDeadlocks } from '#database/deadlocks.ts';
import { newId } from '#database/ids.ts';
import { readSql } from '#database/read-sql.ts';
import { putEntries } from '#features/operation/translations/queries.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createAssessment, createOrganization, createRole, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { queryPool, createPoolTalent } from '#testing/pool-people.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';
import { callerOf } from '#testing/sessions.ts';
import { createRequests } from '#testing/stakeholders.ts';
import { createInvitation, Device } from '#testing/surveys.ts';

// Runs each request against a transaction that takes the same locks in the order of docs/decisions/0096-lock-order.md.

const product = useProduct();
const DAY_MS = 86_400_000;
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

type Statement = RawBuilder<unknown>;

/** Waits until a statement of another connection waits for this one. */
async function untilBlockedBy(pid: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await product.deps.db.read(testScope(organization.id), (db) =>
      readSql`select from pg_locks l where not l.granted and ${pid} = any (pg_blocking_pids(l.pid))`.execute(
        db,
      ),
    );
    expect(rows).not.toHaveLength(0);
  }, 20_000);
}

/**
 * Another transaction takes its first locks, waits until `work` needs one of them, and then takes its further ones.
 * Returns the result of `work`; neither of them may end in a deadlock, not even in a repeated one.
 */
async function meet<Result>(
  { first, next }: { first: Statement; next: readonly Statement[] },
  work: () => Promise<Result>,
): Promise<Result> {
  const before = countDeadlocks();
  const [holderPid, mayGoOn] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
  const other = product.deps.db.platform.writeOnce(async (db) => {
    await first.execute(db);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    holderPid.resolve(rows[0]?.pid ?? 0);
    await mayGoOn.promise;
    for (const statement of next) await statement.execute(db);
  });
  const pid = await Promise.race([holderPid.promise, other.then(() => 0)]);
  const pendingResult = work();
  await untilBlockedBy(pid);
  mayGoOn.resolve();
  await other;
  const result = await pendingResult;
  expect(countDeadlocks()).toEqual(before);
  return result;
}

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  callerOf(product)(method, path, {
    headers: admin.headers,
    ...(payload === undefined ? {} : { payload }),
  });

const lockBudget = () =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`mail-budget:${organization.id}`}, 0))
    from organizations where id = ${organization.id} for key share`;
const lockSheets = (talent: string) =>
  sql`select from talents_results where organization_id = ${organization.id} and talent_id = ${talent} for no key update`;
const lockTalent = (talent: string) =>
  sql`select from talents where organization_id = ${organization.id} and id = ${talent} for no key update`;
const lockRow = (table: string, id: string) =>
  sql`select from ${sql.table(table)} where organization_id = ${organization.id} and id = ${id} for no key update`;

/** A person with an open survey who may be mailed again. */
function createOpen(status: 'SENT' | 'SCHEDULED' = 'SENT') {
  const date_last_invited = new Date(product.clock.now().getTime() - 3 * DAY_MS);
  return createInvitation(product, organization, { result: { status, date_last_invited } });
}

const inDays = (days: number) => new Date(product.clock.now().getTime() + days * DAY_MS).toISOString();

async function planInvitation() {
  const talents = [{ email: `${newId()}@mail.example`, first_name: 'Ada', last_name: 'Beispiel' }];
  const { body } = await call('POST', '/invite/talents', { talents, sendAt: inDays(5) });
  const [{ id, result }] = body.data.invited;
  return { talentId: String(id), resultId: String(result) };
}

describe('the mail budget, sheets and talents in this order', () => {
  it.each([
    ['reminding many', 'POST', () => '/talents/remind', (id: string) => ({ talents: [id] })],
    ['inviting many again', 'POST', () => '/talents/invite-again', (id: string) => ({ talents: [id] })],
    ['inviting one again', 'POST', (sheet: string) => `/invite/talents/${sheet}/resend`, () => ({})],
    [
      'planning a reminder',
      'PATCH',
      (sheet: string) => `/invite/talents/${sheet}`,
      () => ({ remind_at: inDays(2) }),
    ],
  ] as const)('are locked by %s', async (_, method, path, bodyOf) => {
    const { talentId, resultId } = await createOpen();
    const locks = { first: lockBudget(), next: [lockSheets(talentId), lockTalent(talentId)] };
    const answer = await meet(locks, () => call(method, path(resultId), bodyOf(talentId)));
    expect(answer.status).toBe(200);
    expect(answer.body.data.refused ?? []).toEqual([]);
  });

  it('are locked when an invitation is rescheduled', async () => {
    const { talentId } = await planInvitation();
    const body = { talents: [talentId], send_at: inDays(7) };
    const locks = { first: lockBudget(), next: [lockSheets(talentId), lockTalent(talentId)] };
    const answer = await meet(locks, () => call('POST', '/talents/schedule', body));
    expect(answer.body.data.refused).toEqual([]);
    const sheetFirst = { first: lockSheets(talentId), next: [lockTalent(talentId)] };
    const again = await meet(sheetFirst, () =>
      call('POST', '/talents/schedule', { ...body, send_at: inDays(8) }),
    );
    expect(again.body.data.refused).toEqual([]);
  });

  it('are locked when an address is changed', async () => {
    const { talentId } = await createOpen();
    const locks = { first: lockBudget(), next: [lockSheets(talentId), lockTalent(talentId)] };
    const answer = await meet(locks, () =>
      itemsOf(product, admin).patch(`talents/${talentId}`, { email: `${newId()}@mail.example` }),
    );
    expect(answer.status).toBe(200);
  });

  it('are locked when a person signs up in a public form again', async () => {
    const { talentId, email } = await createOpen();
    const { body } = await call('POST', '/invite/public-links', { kind: 'applicants' });
    const workspace = new URL(body.data.url).searchParams.get('workspace');
    const form = { entrance: 'signup', workspace, name: 'Ada Beispiel', email, consent: true };
    const device = new Device(product);
    const locks = { first: lockBudget(), next: [lockSheets(talentId), lockTalent(talentId)] };
    const answer = await meet(locks, () => device.call('POST', '/survey/sign-up', form));
    expect(answer.json().data).toMatchObject({ state: 'link_sent' });
  });

  it('are locked by the invitations of an assessment', async () => {
    const { id } = await createAssessment(product, organization);
    const locks = { first: lockBudget(), next: [lockRow('assessments', id)] };
    const answer = await meet(locks, () => call('POST', `/invite/assessments/${id}`, {}));
    expect(answer.status).toBe(200);
  });

  it('are locked by a reminder of a stakeholder', async () => {
    const role = await createRole(product, organization);
    const emails = [`${newId()}@mail.example`];
    const [request] = await createRequests(product, { organization, admin }, { roleId: role.id, emails });
    const id = String(request?.id);
    await product.deps.db.platform.write((db) =>
      sql`update ra_surveys set status = 'SENT', date_sent = ${inDays(-3)} where id = ${id}`.execute(db),
    );
    const locks = { first: lockBudget(), next: [lockRow('ra_surveys', id)] };
    const answer = await meet(locks, () => call('POST', `/role-assistant/surveys/${id}/remind`, {}));
    expect(answer.status).toBe(200);
  });
});

describe('workspaces before accounts', () => {
  it('are locked when an administrator deletes their account', async () => {
    await createUser(product, { organization });
    const { name } = (await call('GET', '/users/me/erasing')).body.data;
    const locks = {
      first: sql`select from organizations where id = ${organization.id} for no key update`,
      next: [sql`select from users where id = ${admin.id} for key share`],
    };
    const answer = await meet(locks, () => call('POST', '/users/me/erasing', { name }));
    expect(answer.status).toBe(204);
  });

  it('are locked by a second sign-up with an unconfirmed address', async () => {
    const body = {
      name: 'Anew',
      language: 'EN',
      selfsignup: true,
      first_name: 'Gwen',
      last_name: 'Example',
      email: `${newId()}@people.example`,
      password: 'a brand new phrase',
    };
    const signUp = () =>
      callerOf(product)('POST', '/workspace-automations/create-workspace', { payload: body });
    expect((await signUp()).status).toBe(200);
    const account = sql`(select id from users where email = ${body.email})`;
    const locks = {
      first: sql`select from organizations where id = (
        select organization_id from memberships where user_id = ${account}) for no key update`,
      next: [sql`select from users where email = ${body.email} for key share`],
    };
    expect((await meet(locks, signUp)).status).toBe(200);
  });
});

describe('rows of a list in the order of their keys', () => {
  const [one, other] = ['a', 'b'].map((letter) => `${letter}${newId()}@mail.example`) as [string, string];
  const listOf = (name: 'users' | 'talents') =>
    [other, one].map((email) => ({
      email,
      first_name: 'Kim',
      last_name: 'Park',
      ...(name === 'users' ? { user_role: 'ORG_ADMIN' } : {}),
    }));

  it('are inserted by inviting members', async () => {
    const insert = (email: string) =>
      sql`insert into users (id, email) values (${newId()}, ${email}) on conflict (lower(email)) do nothing`;
    const body = { users: listOf('users'), organizationId: organization.id };
    const locks = { first: insert(one), next: [insert(other)] };
    expect((await meet(locks, () => call('POST', '/invite/users', body))).status).toBe(200);
  });

  it('are inserted by inviting talents', async () => {
    const insert = (email: string) =>
      sql`insert into talents (organization_id, id, email, first_name, last_name, language)
        values (${organization.id}, ${newId()}, ${email}, 'Kim', 'Park', 'EN')`;
    const locks = { first: insert(one), next: [insert(other)] };
    const answer = await meet(locks, () => call('POST', '/invite/talents', { talents: listOf('talents') }));
    expect(answer.body.data.rejected).toHaveLength(2);
  });

  it('are inserted by a file of texts', async () => {
    const entryOf = (selector: string) => ({ selector, locale: 'en', gender: '', text: 'Text' }) as const;
    const insert = (selector: string) =>
      sql`insert into i18n (id, selector, locale, gender, text) values (${newId()}, ${selector}, 'en', '', 'Other')`;
    const locks = { first: insert('platform.a'), next: [insert('platform.b')] };
    const entries = [entryOf('platform.b'), entryOf('platform.a')];
    expect(await meet(locks, () => product.deps.db.platform.write((db) => putEntries(db, entries)))).toBe(2);
  });
});

describe('roles, and then talents in the order of their keys', () => {
  it.each([
    ['considering', '/talents/consider', { on: true }],
    ['rejecting', '/talents/reject', { on: true }],
    ['changing why', '/talents/change-reason', {}],
  ])('are locked by %s', async (_, path, more) => {
    const { id: role } = await createRole(product, organization);
    const { talentId } = await createOpen();
    const locks = { first: lockRow('roles', role), next: [lockTalent(talentId)] };
    const answer = await meet(locks, () => call('POST', path, { talents: [talentId], role, ...more }));
    expect(answer.status).toBe(200);
  });

  it('are locked when renaming a role that people of the pool prefer', async () => {
    const role = await createRole(product, organization);
    const people = [
      await createPoolTalent(product, organization, { wishedRole: null }),
      await createPoolTalent(product, organization, { wishedRole: null }),
    ];
    for (const { own, preferencesId } of people.toReversed()) {
      const link = { job_preferences_id: preferencesId, roles_id: role.id };
      expect((await own.post('job_preferences_roles_1', link)).status).toBe(200);
    }
    const [low, high] = people.map(({ id }) => id).toSorted() as [string, string];
    const locks = { first: lockTalent(low), next: [lockTalent(high)] };
    const answer = await meet(locks, () =>
      itemsOf(product, admin).patch(`roles/${role.id}`, { name: 'Another name' }),
    );
    expect(answer.status).toBe(200);
  });
});

describe('a talent before the copies that others have unlocked', () => {
  it('is locked when a person deletes everything', async () => {
    const away = await createOrganization(product, { name: 'Zebra' });
    const home = await createOrganization(product, { name: 'Alpha' });
    const clara = await createPoolTalent(product, away, { talent: { first_name: 'Clara' } });
    const buyer = await createUser(product, { organization: home });
    const people: readonly { id: string; name: string }[] = (await queryPool(product, buyer)).body.data;
    const row = people.find(({ name }) => name.startsWith('Clara'));
    const copy = (await queryPool(product, buyer, `/${row?.id}/unlock`, 'POST')).body.data.talent_id;
    const as = (method: 'GET' | 'POST', payload?: object) =>
      callerOf(product)(method, '/users/me/erasing', {
        headers: clara.owner.headers,
        ...(payload === undefined ? {} : { payload }),
      });
    const { name } = (await as('GET')).body.data;
    const locks = {
      first: sql`select from talents where id = ${clara.id} for no key update`,
      next: [sql`update talents set date_updated = now() where id = ${copy}`],
    };
    expect((await meet(locks, () => as('POST', { name }))).status).toBe(204);
    const { rows } = await product.deps.db.platform.write((db) =>
      sql<{ id: string }>`select id from talents where id = ${copy} and date_anonymized is null`.execute(db),
    );
    expect(rows).toEqual([]);
  });
});
