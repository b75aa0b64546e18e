import { compareCodes } from '@quint/domain/base/text-order.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApiToken } from '#testing/api-tokens.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createDecider,
  createOrganization,
  createRole,
  createTalent,
  createUser,
  PASSWORD,
} from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { listQueuedKinds, mailedToken, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string; name: string };
let counter = 0;

const newEmail = () => `jonas${++counter}.${Date.now()}@people.example`;
const url = (roleId = role.id) => `/vacancies/${roleId}/deciders`;
const add = (payload: object, by: TestUser = admin, roleId = role.id) =>
  callerOf(product)('POST', url(roleId), { headers: by.headers, payload });
const list = (by: { headers: Readonly<Record<string, string>> } = admin, roleId = role.id) =>
  callerOf(product)('GET', url(roleId), { headers: by.headers });
const own = (by: { headers: Readonly<Record<string, string>> }) =>
  callerOf(product)('GET', '/vacancies', { headers: by.headers });

function membershipOf(userId: string) {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('memberships')
      .select(['user_role', 'status'])
      .where('organization_id', '=', organization.id)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  );
}

/** Accepts the invitation to an address; returns a session. */
async function accept(token: string) {
  const response = await callerOf(product)('POST', '/users/invite/accept', {
    payload: { token, password: PASSWORD, first_name: 'Jonas', last_name: 'Becker', mode: 'json' },
  });
  expect(response.status).toBe(200);
  return { headers: { authorization: `Bearer ${response.body.data.access_token}` } };
}

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  role = await createRole(product, organization, { name: 'Support Team Lead' });
});

describe('adding a person who decides about a role', () => {
  it('invites a new address with a mail in its language, which leads to the role', SLOW, async () => {
    const email = newEmail();
    const { answer, token } = await mailedToken(product, { to: email, kind: 'member-invitation' }, () =>
      add({ email, first_name: 'Jonas', last_name: 'Becker' }),
    );
    expect(answer.body.data).toMatchObject({
      outcome: 'invited',
      send_at: null,
      decider: { name: 'Jonas Becker', email, kind: 'hiring_manager', status: 'invited', is_self: false },
    });
    const mail = await waitForMail(product, { to: email, kind: 'member-invitation' });
    expect(mail.subject).toContain('mitzuentscheiden');
    expect(mail.subject).toContain('„Support Team Lead“');
    expect(mail.text).toMatch(/Test Person \d+ besetzt bei .* die Rolle „Support Team Lead“/);
    expect(mail.text).toContain('keine Rechnungen');
    const check = await callerOf(product)('POST', '/users/invite/check', { payload: { token } });
    expect(check.body.data).toMatchObject({ user_role: 'HIRING_MANAGER', roles: ['Support Team Lead'] });
    const session = await accept(token);
    expect((await own(session)).body.data).toEqual({
      vacancies: [{ id: role.id, name: 'Support Team Lead', state: 'recruiting' }],
      mentions: [],
      ended: null,
    });
    const me = await callerOf(product)('GET', '/users/me', { headers: session.headers });
    expect(me.body.data.role).toEqual({ name: 'HIRING_MANAGER', admin_access: false });
  });

  it('writes the mail in English, and names all roles of an open invitation', SLOW, async () => {
    const email = newEmail();
    await createTalent(product, organization, { email, language: 'EN' });
    const second = await createRole(product, organization, { name: 'Buyer' });
    await mailedToken(product, { to: email, kind: 'member-invitation' }, () => add({ email }));
    const first = await waitForMail(product, { to: email, kind: 'member-invitation' });
    expect(first.subject).toContain('asks you to help decide about “Support Team Lead”');
    expect(first.text).toContain('no settings and no invoices');
    const answer = await add({ email }, admin, second.id);
    expect(answer.body.data).toMatchObject({ outcome: 'added', decider: { status: 'invited' } });
    expect(await listQueuedKinds(product, email)).toEqual(['member-invitation']);
  });

  it('counts no hiring manager as an administrator of the plan', SLOW, async () => {
    await product.deps.db.platform.write((db) =>
      db.updateTable('organizations').set({ pack: 'basic' }).where('id', '=', organization.id).execute(),
    );
    for (let number = 0; number < 3; number += 1) {
      expect((await add({ email: newEmail() })).status).toBe(200);
    }
  });

  it('adds an administrator directly, without a mail', async () => {
    const colleague = await createUser(product, { organization });
    const answer = await add({ email: colleague.email.toUpperCase() });
    expect(answer.body.data).toMatchObject({
      outcome: 'added',
      decider: { id: colleague.id, kind: 'administrator', status: 'active' },
    });
    expect(await listQueuedKinds(product, colleague.email)).toEqual([]);
    expect((await membershipOf(colleague.id))?.user_role).toBe('ORG_ADMIN');
  });

  it('gives a hiring manager one more role, with one mail a day', SLOW, async () => {
    const manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
    const other = await createRole(product, organization, { name: 'Buyer' });
    await createDecider(product, organization, { roleId: other.id, userId: manager.id });
    expect((await add({ email: manager.email })).body.data.outcome).toBe('added');
    const mail = await waitForMail(product, { to: manager.email, kind: 'decider-added' });
    expect(mail.text).toContain(`/roles/${role.id}`);
    expect((await own(manager)).body.data.vacancies.map(({ name }: { name: string }) => name)).toEqual([
      'Buyer',
      'Support Team Lead',
    ]);
    await callerOf(product)('DELETE', `${url()}/${manager.id}`, { headers: admin.headers });
    expect((await add({ email: manager.email })).body.data.outcome).toBe('added');
    expect(await listQueuedKinds(product, manager.email)).toEqual(['decider-added']);
  });

  it('makes a talent a hiring manager, who keeps the own record and loses API tokens', SLOW, async () => {
    const person = await createUser(product, { organization, userRole: 'ORG_USER' });
    const talent = await createTalent(product, organization, { user_id: person.id });
    const token = await createApiToken(product, organization, { user: person, scopes: ['talents:read'] });
    const readByToken = () =>
      callerOf(product)('GET', `/items/talents/${talent.id}`, { headers: token.headers });
    expect((await readByToken()).status).toBe(200);
    expect((await add({ email: person.email })).body.data.outcome).toBe('added');
    await waitForMail(product, { to: person.email, kind: 'decider-added' });
    const record = await itemsOf(product, person).get(`talents/${talent.id}?fields=last_name`);
    expect(record.status).toBe(200);
    const me = await callerOf(product)('GET', '/users/me', { headers: person.headers });
    expect(me.body.data).toMatchObject({
      role: { name: 'HIRING_MANAGER' },
      active_talent: { id: talent.id },
    });
    expect((await readByToken()).status).toBe(401);
    expect(errorOf(await callerOf(product)('GET', '/tokens', { headers: person.headers })).code).toBe(
      'FORBIDDEN',
    );
  });

  it('changes nothing the second time, also when two administrators add at once', SLOW, async () => {
    const colleague = await createUser(product, { organization });
    const email = newEmail();
    const answers = await Promise.all([add({ email }), add({ email }, colleague)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => String(body.data.outcome)).toSorted(compareCodes)).toEqual([
      'invited',
      'unchanged',
    ]);
    expect((await add({ email })).body.data.outcome).toBe('unchanged');
    expect((await list()).body.data).toHaveLength(1);
    await waitForMail(product, { to: email, kind: 'member-invitation' });
    expect(await listQueuedKinds(product, email)).toEqual(['member-invitation']);
  });

  it('keeps the roles when the invitation is sent to a corrected address', SLOW, async () => {
    const [wrong, right] = [newEmail(), newEmail()];
    await add({ email: wrong });
    const [membership] = await itemsOf(product, admin).find('memberships', {
      filter: { user_role: { _eq: 'HIRING_MANAGER' } },
      fields: ['id'],
    });
    const { token } = await mailedToken(product, { to: right, kind: 'member-invitation' }, () =>
      callerOf(product)('PATCH', `/invite/users/${membership.id}`, {
        headers: admin.headers,
        payload: { email: right },
      }),
    );
    expect((await list()).body.data).toMatchObject([{ email: right, status: 'invited' }]);
    expect((await own(await accept(token))).body.data.vacancies).toHaveLength(1);
  });
});

describe('a person who cannot decide about a role', () => {
  it('is a works council member, a masked talent, or considered for it', SLOW, async () => {
    const council = await createUser(product, { organization, userRole: 'WORKS_COUNCIL' });
    expect(errorOf(await add({ email: council.email }))).toMatchObject({
      status: 409,
      code: 'decider.works_council',
    });
    const maskedMember = await createUser(product, { organization, userRole: 'ORG_USER' });
    await createTalent(product, organization, { user_id: maskedMember.id, is_directly_invited: false });
    expect(errorOf(await add({ email: maskedMember.email })).code).toBe('decider.masked');
    const applicant = await createUser(product, { organization, userRole: 'ORG_USER' });
    const talent = await createTalent(product, organization, { user_id: applicant.id });
    await itemsOf(product, admin).post('roles_talents', { roles_id: role.id, talents_id: talent.id });
    expect(errorOf(await add({ email: applicant.email })).code).toBe('decider.is_considered');
    const kinds = await Promise.all([council, maskedMember, applicant].map(({ id }) => membershipOf(id)));
    expect(kinds.map((row) => row?.user_role)).toEqual(['WORKS_COUNCIL', 'ORG_USER', 'ORG_USER']);
    expect((await list()).body.data).toEqual([]);
  });

  it('has an invalid address, or a name with a link', async () => {
    for (const email of ['', 'jonas', 'jonas@', 'a b@c.example']) {
      expect(errorOf(await add({ email })).code).toBe('account.email_invalid');
    }
    const linkAnswer = await add({ email: newEmail(), first_name: 'www.evil.example' });
    expect(errorOf(linkAnswer).code).toBe('name.holds_address');
    expect(errorOf(await add({ email: newEmail(), user_role: 'ORG_ADMIN' })).code).toBe('FORBIDDEN');
  });

  it('is not added as a hiring manager to a draft, a filled or an archived role', SLOW, async () => {
    const colleague = await createUser(product, { organization });
    const roles = [
      [{ draft_state: 'draft' }, 'decider.role_not_recruiting', 200],
      [{ date_filled: new Date() }, 'decider.role_not_recruiting', 200],
      [{ date_archived: new Date() }, 'role.archived', 409],
    ] as const;
    for (const [values, code, ofColleague] of roles) {
      const { id } = await createRole(product, organization, values);
      expect(errorOf(await add({ email: newEmail() }, admin, id)).code).toBe(code);
      expect((await add({ email: colleague.email }, admin, id)).status).toBe(ofColleague);
    }
  });

  it('is not added by a hiring manager, from another workspace, or in a frozen one', async () => {
    const manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
    await createDecider(product, organization, { roleId: role.id, userId: manager.id });
    expect(errorOf(await add({ email: newEmail() }, manager)).code).toBe('FORBIDDEN');
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    expect(errorOf(await add({ email: newEmail() }, outsider)).code).toBe('record.not_found');
    const payload = {
      organizationId: organization.id,
      users: [{ email: newEmail(), user_role: 'HIRING_MANAGER' }],
    };
    const invite = await callerOf(product)('POST', '/invite/users', { headers: admin.headers, payload });
    expect(invite.status).toBe(400);
    await product.deps.db.platform.write((db) =>
      db.updateTable('organizations').set({ is_freezed: true }).where('id', '=', organization.id).execute(),
    );
    expect(errorOf(await add({ email: newEmail() })).code).toBe('workspace.frozen');
    expect(errorOf(await list(manager)).code).toBe('workspace.frozen');
  });
});

describe('the list of those who decide', () => {
  it('names colleagues to hiring managers, without addresses', async () => {
    const manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
    for (const { id } of [manager, admin]) {
      await createDecider(product, organization, { roleId: role.id, userId: id });
    }
    const entry = (user: TestUser, kind: string) => ({
      id: user.id,
      name: expect.stringMatching(/^Test Person \d+$/),
      kind,
      status: 'active',
      since: expect.any(String),
      mail_error: null,
      date_mail_failed: null,
    });
    expect((await list(manager)).body.data).toEqual([
      { ...entry(admin, 'administrator'), email: null, is_self: false },
      { ...entry(manager, 'hiring_manager'), email: null, is_self: true },
    ]);
    expect((await list()).body.data).toEqual([
      { ...entry(admin, 'administrator'), email: admin.email, is_self: true },
      { ...entry(manager, 'hiring_manager'), email: manager.email, is_self: false },
    ]);
  });

  it('tells administrators of a mail that could not be delivered', SLOW, async () => {
    const email = newEmail();
    const { decider } = (await add({ email })).body.data;
    await waitForMail(product, { to: email, kind: 'member-invitation' });
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('memberships')
        .set({ mail_error: 'recipient', date_mail_failed: new Date() })
        .where('user_id', '=', decider.id)
        .execute(),
    );
    expect((await list()).body.data).toMatchObject([
      { mail_error: 'recipient', date_mail_failed: expect.any(String) },
    ]);
  });

  it('has the own roles without drafts, those being filled first', async () => {
    const manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
    const values = [
      { name: 'Archived', date_archived: new Date() },
      { name: 'Draft', draft_state: 'draft' },
      { name: 'Filled', date_filled: new Date() },
      { name: 'Deleted', date_deleted: new Date() },
      { name: 'Open' },
    ];
    for (const value of values) {
      const { id } = await createRole(product, organization, value);
      await createDecider(product, organization, { roleId: id, userId: manager.id });
      await createDecider(product, organization, { roleId: id, userId: admin.id });
    }
    const states = async (user: TestUser) =>
      (await own(user)).body.data.vacancies.map(({ state }: { state: string }) => state);
    expect(await states(manager)).toEqual(['recruiting', 'filled', 'archived']);
    expect(await states(admin)).toEqual(['recruiting', 'draft', 'filled', 'archived']);
    const talent = await createUser(product, { organization, userRole: 'ORG_USER' });
    expect(errorOf(await own(talent)).code).toBe('FORBIDDEN');
  });
});
