import { WEBHOOK_EVENTS } from '@quint/domain/operation/webhooks.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFolderMailer, mailFolder } from '#mail/folder.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createOrganization,
  createRole,
  createTalent,
  createUser,
  PASSWORD,
  switchOn,
} from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { tokenOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createStakeholderRequestsAs } from '#testing/stakeholders.ts';
import { createInvitation } from '#testing/surveys.ts';
import { searchEverywhere } from '#testing/personal-references.ts';
import { createEndpoint } from '#testing/webhook-target.ts';

const product = useProduct({ worker: true });
let organization: TestOrganization;
let admin: TestUser;
let count = 0;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  await switchOn(product, organization, 'FEATURE_CHAT');
  admin = await createUser(product, { organization });
});

async function call(method: 'POST' | 'PATCH', path: string, payload: object, user = admin) {
  const answer = await callerOf(product)(method, path, { headers: user.headers, payload });
  expect([200, 201, 202, 204], `${method} ${path}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
  return answer.body?.data;
}

async function patchTalent(id: string, payload: object): Promise<void> {
  const answer = await itemsOf(product, admin).patch(`talents/${id}`, payload);
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
}

/** Writes mails into the folder, as a product without a mail server does. */
async function saveMails(): Promise<void> {
  const mailer = createFolderMailer(mailFolder(product.deps.config));
  for (const mail of product.mailer.sentMails) await mailer.send(mail);
}

async function purge(id: string): Promise<void> {
  await call('POST', '/talents/delete', { talents: [id] });
  await call('POST', '/bin/purge', { kind: 'talents', ids: [id] });
}

/** A person whose address, name and number change twice, and are mentioned by others each time. */
async function changeTwice() {
  count += 1;
  const steps = ['Erle', 'Zeder', 'Ulme'].map((tree, index) => ({
    last_name: `${tree}${'xyz'[count % 3]}${'qjv'[Math.floor(count / 3)]}`,
    email: `${tree.toLowerCase()}${count}@erased.example`,
    phone: `+49 30 11${count}222${index}`,
  }));
  const [first] = steps;
  const invitation = await createInvitation(product, organization, {
    talent: { first_name: 'Xenia', ...first },
    result: { date_last_invited: new Date() },
  });
  const id = invitation.talentId;
  const items = itemsOf(product, admin);
  const other = await createTalent(product, organization);
  const role = await createRole(product, organization);
  for (const [index, { last_name, email, phone }] of steps.entries()) {
    if (index > 0) {
      await patchTalent(id, { email, last_name, phone });
      await waitForMail(product, { to: steps[index - 1]?.email ?? '', kind: 'talent-address-changed' });
      await waitForMail(product, { to: email, kind: 'invitation' });
    }
    await items.post('talent_notes', {
      talent: other.id,
      text: `Ask ${email} or Xenia ${last_name}, ${phone}`,
    });
    await createStakeholderRequestsAs(product, admin, { roleId: role.id, emails: [email] });
  }
  const words = steps.flatMap(({ last_name, email, phone }) => [last_name, email, phone.slice(3)]);
  return { id, last: steps[2], words };
}

describe('former addresses, names and numbers of a person', () => {
  it('are removed when the record is deleted and purged', async () => {
    const { id, words } = await changeTwice();
    await saveMails();
    for (const word of words) expect(await searchEverywhere(product, [word])).not.toEqual([]);
    await purge(id);
    await vi.waitFor(async () => expect(await searchEverywhere(product, words)).toEqual([]), 20_000);
  }, 60_000);

  it('are removed when an administrator erases the person', async () => {
    const { id, words } = await changeTwice();
    await call('POST', `/talents/anonymise`, { talents: [id] });
    await vi.waitFor(async () => expect(await searchEverywhere(product, words)).toEqual([]), 20_000);
  }, 60_000);

  it('are removed when the person erases the account that has the record', async () => {
    const { id, last, words } = await changeTwice();
    const email = last?.email ?? '';
    const account = await createUser(product, { organization, userRole: 'ORG_USER', email });
    const marriedName = `Quarz${last?.last_name}`;
    await call('PATCH', '/users/me', { first_name: 'Xenia', last_name: marriedName }, account);
    await call('PATCH', '/users/me', { first_name: 'Xenia', last_name: last?.last_name }, account);
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents').set({ user_id: account.id }).where('id', '=', id).execute(),
    );
    const other = await createTalent(product, organization);
    const note = { talent: other.id, text: `Was Xenia ${marriedName} for a day` };
    await itemsOf(product, admin).post('talent_notes', note);
    await call('POST', '/users/me/erasing', { name: `Xenia ${last?.last_name}` }, account);
    const all = [...words, marriedName];
    await vi.waitFor(async () => expect(await searchEverywhere(product, all)).toEqual([]), 20_000);
  }, 60_000);

  it('are removed in either spelling of their domain, from texts of others, too', async () => {
    const spellings = (index: number) => [
      `xenia${index}@bücher.example`,
      `xenia${index}@xn--bcher-kva.example`,
      `xenia${index}@bu\u0308cher.example`,
    ];
    const talent = await createTalent(product, organization, { email: 'xenia0@bücher.example' });
    const other = await createTalent(product, organization);
    for (const index of [1, 2]) await patchTalent(talent.id, { email: spellings(index)[index - 1] });
    const words = [0, 1, 2].flatMap(spellings);
    for (const word of words) {
      await itemsOf(product, admin).post('talent_notes', { talent: other.id, text: `Write to ${word}!` });
    }
    for (const word of words.filter((_, index) => index % 3 < 2)) {
      expect(await searchEverywhere(product, [word])).not.toEqual([]);
    }
    await purge(talent.id);
    await vi.waitFor(async () => expect(await searchEverywhere(product, words)).toEqual([]), 20_000);
  }, 60_000);

  it('are removed when a person erases an account whose invitation was corrected twice', async () => {
    const steps = ['pine', 'larch', 'yew'].map((tree) => `${tree}@corrected.example`);
    const [first = '', second = '', last = ''] = steps;
    const users = [{ email: first, first_name: 'Ida', last_name: 'Berg' }];
    const { invited: invitedUsers } = await call('POST', '/invite/users', {
      organizationId: organization.id,
      users,
    });
    await waitForMail(product, { to: first, kind: 'member-invitation' });
    const { id } = await call('PATCH', `/invite/users/${invitedUsers[0].id}`, { email: second });
    await waitForMail(product, { to: second, kind: 'member-invitation' });
    await call('PATCH', `/invite/users/${id}`, { email: last });
    const token = tokenOf(await waitForMail(product, { to: last, kind: 'member-invitation' }));
    await saveMails();
    await call('POST', '/users/invite/accept', { token, password: PASSWORD });
    const note = { talent: (await createTalent(product, organization)).id, text: `Asked ${first}` };
    await itemsOf(product, admin).post('talent_notes', note);
    for (const word of steps) expect(await searchEverywhere(product, [word])).not.toEqual([]);
    const { body } = await callerOf(product)('POST', '/auth/login', {
      payload: { email: last, password: PASSWORD },
    });
    const own = { ...admin, headers: { authorization: `Bearer ${body.data.access_token}` } };
    await call('POST', '/users/me/erasing', { name: 'Ida Berg' }, own);
    await vi.waitFor(async () => expect(await searchEverywhere(product, steps)).toEqual([]), 20_000);
  }, 60_000);

  it('are removed from data exports, file exports, events and sign-ins', async () => {
    const [former, present] = ['ash@left.example', 'elm@left.example'];
    await createEndpoint(product, admin, { url: 'https://hooks.example/all', events: WEBHOOK_EVENTS });
    const account = await createUser(product, { organization, userRole: 'ORG_USER', email: former });
    const talents = [{ email: former, first_name: 'Test', last_name: 'Ash', language: 'EN' }];
    const { invited: invitedTalents } = await call('POST', '/invite/talents', {
      talents,
      inviteType: 'recruiting',
    });
    await waitForMail(product, { to: former, kind: 'invitation' });
    const caller = callerOf(product);
    await caller('POST', '/auth/login', { payload: { email: former, password: 'wrong' } });
    await caller('POST', '/auth/password/request', { payload: { email: former } });
    await waitForMail(product, { to: former, kind: 'password-reset' });
    await caller('POST', '/talents/export', { headers: admin.headers, payload: { search: former } });
    await call('POST', '/users/me/data-export', {}, account);
    await vi.waitFor(async () => {
      const { body } = await caller('GET', '/users/me/data-export', { headers: account.headers });
      expect(body.data.state).toBe('ready');
    }, 20_000);
    await saveMails();
    const { talent_id: talentId } = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents_results')
        .select('talent_id')
        .where('id', '=', invitedTalents[0].result)
        .executeTakeFirstOrThrow(),
    );
    await patchTalent(talentId, { email: present });
    await product.deps.db.platform.write(async (db) => {
      const own = db.updateTable('users').where('id', '=', account.id);
      await own.set({ email: present }).execute();
      await own.set({ email_proven_at: new Date() }).execute();
      await db.updateTable('talents').set({ user_id: account.id }).where('id', '=', talentId).execute();
    });
    const { name } = (await caller('GET', '/users/me/erasing', { headers: account.headers })).body.data;
    await call('POST', '/users/me/erasing', { name }, account);
    await vi.waitFor(
      async () => expect(await searchEverywhere(product, [former, present])).toEqual([]),
      20_000,
    );
  }, 60_000);

  it('stay when they belong to another person now', async () => {
    const [mistypedEmail, right] = [`mistyped${count}@erased.example`, `right${count}@erased.example`];
    const wrong = await createTalent(product, organization, { email: mistypedEmail });
    await patchTalent(wrong.id, { email: right });
    const talents = [{ email: mistypedEmail, first_name: 'Olga', last_name: 'Owner', language: 'EN' }];
    const { invited: invitedTalents } = await call('POST', '/invite/talents', {
      talents,
      inviteType: 'recruiting',
    });
    await waitForMail(product, { to: mistypedEmail, kind: 'invitation' });
    await purge(wrong.id);
    await vi.waitFor(async () => expect(await searchEverywhere(product, [right])).toEqual([]), 20_000);
    const hits = await searchEverywhere(product, [mistypedEmail]);
    const tables = new Set(hits.map((hit) => hit.split(':', 1)[0]));
    expect([...tables]).toEqual(expect.arrayContaining(['public.outbox', 'public.talents']));
    expect(tables.has('public.former_details')).toBe(false);
    await purge(invitedTalents[0].id);
    await vi.waitFor(
      async () => expect(await searchEverywhere(product, [mistypedEmail])).toEqual([]),
      20_000,
    );
  }, 60_000);

  it('of an account stay when they belong to a talent', async () => {
    const [mistypedEmail, right] = ['mistyped@member.example', 'right@member.example'];
    const talents = [{ email: mistypedEmail, first_name: 'Olga', last_name: 'Owner', language: 'EN' }];
    await call('POST', '/invite/talents', { talents, inviteType: 'recruiting' });
    await waitForMail(product, { to: mistypedEmail, kind: 'invitation' });
    const users = [{ email: mistypedEmail, first_name: 'Ida', last_name: 'Moor' }];
    const { invited: invitedUsers } = await call('POST', '/invite/users', {
      organizationId: organization.id,
      users,
    });
    await call('PATCH', `/invite/users/${invitedUsers[0].id}`, { email: right });
    const token = tokenOf(await waitForMail(product, { to: right, kind: 'member-invitation' }));
    await call('POST', '/users/invite/accept', { token, password: PASSWORD });
    const { body } = await callerOf(product)('POST', '/auth/login', {
      payload: { email: right, password: PASSWORD },
    });
    const own = { ...admin, headers: { authorization: `Bearer ${body.data.access_token}` } };
    await call('POST', '/users/me/erasing', { name: 'Ida Moor' }, own);
    await vi.waitFor(async () => expect(await searchEverywhere(product, [right])).toEqual([]), 20_000);
    const hits = await searchEverywhere(product, [mistypedEmail]);
    const tables = new Set(hits.map((hit) => hit.split(':', 1)[0]));
    expect([...tables]).toEqual(expect.arrayContaining(['public.outbox', 'public.talents']));
    expect(tables.has('public.former_account_details')).toBe(false);
  }, 60_000);

  it('are stored once regardless of case, without the replacement values of erasure', async () => {
    const [one, two] = ['one@kept.example', 'two@kept.example'];
    const talent = await createTalent(product, organization, {
      email: one,
      first_name: 'Xenia',
      last_name: 'Xy',
    });
    for (const email of [one.toUpperCase(), two, one, two]) await patchTalent(talent.id, { email });
    await patchTalent(talent.id, { first_name: 'xenia' });
    const rows = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('former_details')
        .select(['kind', 'value'])
        .where('talent_id', '=', talent.id)
        .orderBy('value')
        .execute(),
    );
    expect(rows.map(({ kind, value }) => [kind, value.toLowerCase()])).toEqual([
      ['email', one],
      ['email', two],
    ]);
  });
});
