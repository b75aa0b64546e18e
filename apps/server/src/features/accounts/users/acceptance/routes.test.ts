import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD, createTalent } from '#testing/factories.ts';
import { mailedToken, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn, signInBrowser } from '#testing/sessions.ts';
import { toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { unknownToken } from '#testing/link-tokens.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const NEW_PASSWORD = 'a brand new phrase';
const INVALID = { status: 403, code: 'INVALID_TOKEN', message: 'Seems like your invite is invalid' };
const DAY_MS = 86_400_000;

let counter = 0;

/** An invitation whose mail arrived. */
async function inviteMember(values: { email?: string; organization?: TestOrganization } = {}) {
  const organization = values.organization ?? (await createOrganization(product));
  const admin = await createUser(product, { organization });
  const email = values.email ?? `accepting${++counter}@people.example`;
  const { answer, token } = await mailedToken(product, { to: email, kind: 'member-invitation' }, () =>
    callerOf(product)('POST', '/invite/users', {
      headers: admin.headers,
      payload: { organizationId: organization.id, users: [{ email, first_name: 'Ida' }] },
    }),
  );
  return { organization, admin, email, id: String(answer.body.data.invited[0].id), token };
}

const accept = (payload: object) => callerOf(product)('POST', '/users/invite/accept', { payload });
const check = (token: string) => callerOf(product)('POST', '/users/invite/check', { payload: { token } });
const login = (email: string, password: string) =>
  callerOf(product)('POST', '/auth/login', { payload: { email, password } });

/** A workspace that enforces SSO, with a verified domain. */
async function enforcedCompany() {
  const organization = await createOrganization(product);
  const domain = `${newId().slice(-12)}.example`;
  const of = { organization_id: organization.id };
  await product.deps.db.platform.run(async (db) => {
    await db
      .insertInto('sso_connections')
      .values({
        ...of,
        id: newId(),
        issuer: 'https://idp.example',
        client_id: 'quint',
        client_secret: Buffer.from('sealed'),
        is_enforced: true,
        date_tested: new Date(),
      })
      .execute();
    await db
      .insertInto('sso_domains')
      .values({ ...of, id: newId(), domain, token: 'token', date_proved: new Date(), proved_by: 'dns' })
      .execute();
  });
  return { organization, domain };
}

describe('an invitation into a workspace that enforces SSO', () => {
  it('does not create an account with a password', async () => {
    const { organization, domain } = await enforcedCompany();
    const { token } = await inviteMember({ organization, email: `new@${domain}` });
    expect(errorOf(await accept({ token, password: NEW_PASSWORD })).code).toBe('sso.required');
    expect((await check(token)).body.data).toMatchObject({ has_account: false });
  });

  it('ends the other sessions of an account that accepts it', async () => {
    const { organization, domain } = await enforcedCompany();
    const elsewhere = await createOrganization(product);
    const { email } = await createUser(product, { organization: elsewhere, email: `known@${domain}` });
    const before = await signIn(product, email);
    const { token } = await inviteMember({ organization, email });
    expect((await accept({ token, password: PASSWORD })).status).toBe(204);
    expect((await before.refresh()).status).toBe(401);
  });
});

describe('POST /users/invite/accept', () => {
  it('accepts a password and makes the person a member', SLOW, async () => {
    const { organization, email, token } = await inviteMember();
    expect((await check(token)).body.data).toEqual({
      email,
      first_name: 'Ida',
      last_name: null,
      has_account: false,
      inviter: expect.stringContaining('Test Person'),
      is_requested: false,
      user_role: 'ORG_ADMIN',
      roles: [],
      workspace: { name: organization.name, language: 'DE' },
    });
    expect((await login(email, NEW_PASSWORD)).status).toBe(401);
    const answer = await accept({ token, password: NEW_PASSWORD, last_name: ' Berg ' });
    expect(answer).toEqual({ status: 204, body: undefined });
    const session = await login(email, NEW_PASSWORD);
    const me = await callerOf(product)('GET', '/users/me', {
      headers: { authorization: `Bearer ${session.body.data.access_token}` },
    });
    expect(me.body.data).toMatchObject({
      first_name: 'Ida',
      last_name: 'Berg',
      role: { name: 'ORG_ADMIN' },
      active_workspace: { id: organization.id },
      // No language was given: the screens use that of the browser, not of the workspace.
      platform_language: null,
    });
    expect(errorOf(await accept({ token, password: NEW_PASSWORD }))).toEqual(INVALID);
    expect(errorOf(await check(token))).toEqual(INVALID);
  });

  it('stores the address verification for the pool when the invitation is accepted', SLOW, async () => {
    const { token, organization, email } = await inviteMember();
    const countKnownPeople = async () =>
      (
        await product.deps.db.platform.write((db) =>
          sql`select from pool_known_people where organization_id = ${organization.id} and mark = hash_address(${email})`.execute(
            db,
          ),
        )
      ).rows.length;
    expect(await countKnownPeople()).toBe(0);
    await accept({ token, password: NEW_PASSWORD });
    expect(await countKnownPeople()).toBe(1);
  });

  it('returns a session on request', SLOW, async () => {
    const { token } = await inviteMember();
    const { status, body } = await accept({ token, password: NEW_PASSWORD, mode: 'json' });
    expect(status).toBe(200);
    const sessions = await callerOf(product)('GET', '/auth/sessions', {
      headers: { authorization: `Bearer ${body.data.access_token}` },
    });
    expect(sessions.body.data).toMatchObject([{ method: 'invitation', current: true }]);
  });

  it('replaces the session of the browser only when the invitation is accepted', SLOW, async () => {
    const organization = await createOrganization(product);
    const other = await createUser(product, { organization });
    const browser = await signInBrowser(product, other.email);
    const cookie = browser.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const session = await signIn(product, other.email);
    const { token } = await inviteMember();
    const openSessions = () =>
      product.deps.db.platform.read((db) =>
        db
          .selectFrom('session_families')
          .select('id')
          .where('user_id', '=', other.id)
          .where('ended_at', 'is', null)
          .execute(),
      );
    expect((await check(token)).status).toBe(200);
    expect(await openSessions()).toHaveLength(2);
    const payload = { token, password: NEW_PASSWORD, mode: 'cookie' };
    const response = await callerOf(product)('POST', '/users/invite/accept', {
      payload,
      headers: { cookie },
    });
    expect(response.status).toBe(200);
    expect(await openSessions()).toHaveLength(1);
    expect((await session.refresh()).status).toBe(200);
  });

  it('accepts 8 to 255 characters and rejects common passwords', SLOW, async () => {
    const { token } = await inviteMember();
    const codes = [];
    for (const password of ['x'.repeat(7), 'x'.repeat(256), 'football1']) {
      codes.push(errorOf(await accept({ token, password })).code);
    }
    expect(codes).toEqual(['password.too_short', 'password.too_long', 'password.too_common']);
    expect((await accept({ token, password: 'zq8kw3vt' })).status).toBe(204);
  });

  it('accepts one of two simultaneous requests', SLOW, async () => {
    const { token } = await inviteMember();
    const answers = await Promise.all([
      accept({ token, password: NEW_PASSWORD }),
      accept({ token, password: `${NEW_PASSWORD}!` }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 403]);
  });

  it('refuses an empty name', SLOW, async () => {
    const { token } = await inviteMember();
    for (const names of [{ first_name: ' ' }, { last_name: '' }]) {
      const answer = await accept({ token, password: NEW_PASSWORD, ...names });
      expect(errorOf(answer)).toMatchObject({ status: 400, code: 'account.name_required' });
    }
  });

  it('responds identically to unknown, modified, expired and withdrawn tokens', async () => {
    const { token, id, admin } = await inviteMember();
    const tamperedToken = toLinkToken(`${token.slice(0, 47)}${token[47] === 'A' ? 'B' : 'A'}`);
    for (const wrong of [unknownToken(), tamperedToken]) {
      expect(errorOf(await accept({ token: wrong, password: NEW_PASSWORD }))).toEqual(INVALID);
    }
    product.clock.set(new Date(Date.now() + 15 * DAY_MS));
    const late = await accept({ token, password: NEW_PASSWORD });
    expect(errorOf(late)).toEqual(INVALID);
    // Its page says that it has expired.
    expect(late.body.errors[0].extensions).toMatchObject({ state: 'expired' });
    product.clock.set(undefined);
    await callerOf(product)('DELETE', `/invite/users/${id}`, { headers: admin.headers });
    expect(errorOf(await accept({ token, password: NEW_PASSWORD }))).toEqual(INVALID);
  });
});

describe('an invitation to the works council', () => {
  it('has its own text and creates a works council account without a talent', async () => {
    const { organization, admin } = await inviteMember();
    const email = 'council@people.example';
    await createTalent(product, organization, { email });
    const users = [{ email, user_role: 'WORKS_COUNCIL' }];
    const body = { organizationId: organization.id, users };
    const { answer, token } = await mailedToken(product, { to: email, kind: 'member-invitation' }, () =>
      callerOf(product)('POST', '/invite/users', { payload: body, headers: admin.headers }),
    );
    expect(answer.body.data.invited[0].user_role).toBe('WORKS_COUNCIL');
    const mail = await waitForMail(product, { to: email, kind: 'member-invitation' });
    expect(mail.subject).toContain('Zugang für den Betriebsrat');
    expect(mail.text).toContain('Das Ergebnis einer Person siehst du dort nie');
    expect((await check(token)).body.data.user_role).toBe('WORKS_COUNCIL');
    const session = await accept({ token, password: NEW_PASSWORD, language: 'EN', mode: 'json' });
    const me = await callerOf(product)('GET', '/users/me', {
      headers: { authorization: `Bearer ${session.body.data.access_token}` },
    });
    expect(me.body.data).toMatchObject({
      platform_language: 'EN',
      role: { name: 'WORKS_COUNCIL' },
      active_talent: null,
    });
  });

  it('does not use up an administrator seat', SLOW, async () => {
    const organization = await createOrganization(product, { pack: 'basic' });
    const admin = await createUser(product, { organization });
    const users = Array.from({ length: 3 }, (_, index) => ({
      email: `seat${index}@council.example`,
      user_role: 'WORKS_COUNCIL',
    }));
    const payload = { organizationId: organization.id, users, skipUserInviteEmail: true };
    const answer = await callerOf(product)('POST', '/invite/users', { payload, headers: admin.headers });
    expect(answer.status).toBe(200);
  });
});

describe('an invitation of a person who has an account', () => {
  it('is accepted with the password of the account, which remains unchanged', SLOW, async () => {
    const member = await createUser(product, { organization: await createOrganization(product) });
    const { organization, token } = await inviteMember({ email: member.email });
    const mail = await waitForMail(product, { to: member.email, kind: 'member-invitation' });
    expect(mail.text).toContain('Du hast mit dieser Adresse schon ein Konto.');
    expect((await check(token)).body.data).toMatchObject({ has_account: true, first_name: 'Test' });
    expect(errorOf(await accept({ token, password: NEW_PASSWORD }))).toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
    });
    expect((await accept({ token, password: PASSWORD })).status).toBe(204);
    const session = await signIn(product, member.email);
    const me = await callerOf(product)('GET', '/users/me', { headers: session.headers });
    expect(me.body.data.active_workspace.id).toBe(organization.id);
    expect(me.body.data.organizations).toHaveLength(2);
  });

  it('asks for the second factor', async () => {
    const member = await createUser(product, { organization: await createOrganization(product) });
    const post = (path: string, payload: object) =>
      callerOf(product)('POST', `/auth/two-factor/${path}`, { payload, headers: member.headers });
    const { secret } = (await post('set-up', { password: PASSWORD })).body.data;
    const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { recovery_codes } = (await post('confirm', { otp })).body.data;
    const { token } = await inviteMember({ email: member.email });
    expect(errorOf(await accept({ token, password: PASSWORD })).code).toBe('session.second_factor_required');
    expect((await accept({ token, password: PASSWORD, otp: recovery_codes[0] })).status).toBe(204);
  });
});
