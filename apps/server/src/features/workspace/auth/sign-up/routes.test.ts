import { endAfterDays } from '@quint/domain/base/named-days.ts';
import { describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { linkOf, tokenOf, waitForMail, listQueuedKinds } from '#testing/mails.ts';
import type { Product } from '#testing/product.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { removeOutlivedSignUps } from '#features/workspace/auth/sign-up/service.ts';
import { unknownToken } from '#testing/link-tokens.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const CREATE = '/workspace-automations/create-workspace';
const PASSWORD = 'a brand new phrase';
const DAY_MS = 86_400_000;

let counter = 0;

function newSignUp(values: object = {}) {
  const n = ++counter;
  return {
    name: `Gründung ${n}`,
    language: 'EN',
    selfsignup: true,
    first_name: 'Gwen',
    last_name: 'Gründer',
    email: `gwen${n}@people.example`,
    password: PASSWORD,
    ...values,
  };
}

const signUp = (payload: object, on: Product = product) => callerOf(on)('POST', CREATE, { payload });
const confirm = (token: string, password = PASSWORD) =>
  callerOf(product)('POST', '/auth/email/confirm', { payload: { token, password } });
const login = (email: string, password = PASSWORD) =>
  callerOf(product)('POST', '/auth/login', { payload: { email, password } });

async function confirmationToken(email: string, nth = 1): Promise<string> {
  return tokenOf(await waitForMail(product, { to: email, kind: 'email-confirmation', nth }));
}

const workspacesNamed = (name: string) =>
  product.deps.db.platform.read((db) =>
    db.selectFrom('organizations').selectAll().where('name', '=', name).execute(),
  );

describe(`POST ${CREATE} with selfsignup`, () => {
  it('creates a workspace on trial, whose founder can sign in after confirming the address', async () => {
    const person = newSignUp();
    expect(await signUp(person)).toEqual({ status: 200, body: { data: { state: 'confirm_email' } } });
    const [workspace] = await workspacesNamed(person.name);
    expect(workspace).toMatchObject({
      language: 'EN',
      pack: 'basic',
      talent_insights_budget: 3,
      is_freezed: false,
      is_on_hold: false,
    });
    expect(workspace?.trial_ends_at).toEqual(endAfterDays(new Date(), 14));
    expect(errorOf(await login(person.email))).toMatchObject({
      status: 403,
      code: 'session.email_unconfirmed',
    });
    expect(errorOf(await login(person.email, 'wrong')).code).toBe('INVALID_CREDENTIALS');

    const mail = await waitForMail(product, { to: person.email, kind: 'email-confirmation' });
    expect(mail).toMatchObject({ subject: 'Confirm your e-mail address', from: { name: 'Quint' } });
    expect(mail.text).toContain(person.name);
    expect(linkOf(mail).pathname).toBe('/email-confirmation');
    expect((await confirm(tokenOf(mail))).status).toBe(204);
    const session = await login(person.email);
    const me = await callerOf(product)('GET', '/users/me', {
      headers: { authorization: `Bearer ${session.body.data.access_token}` },
    });
    expect(me.body.data).toMatchObject({
      fullname: 'Gwen Gründer',
      role: { name: 'ORG_ADMIN' },
      active_workspace: { id: workspace?.id, pack: { name: 'Basic' } },
    });
  });
});

describe('POST /auth/email/confirm', () => {
  it('rejects a token for another purpose', async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    await callerOf(product)('POST', '/password/request', { payload: { email: user.email } });
    const token = tokenOf(await waitForMail(product, { to: user.email, kind: 'password-reset' }));
    expect(errorOf(await confirm(token)).code).toBe('INVALID_TOKEN');
  });

  it('may be repeated, and rejects unknown and expired tokens', async () => {
    const person = newSignUp();
    await signUp(person);
    const token = await confirmationToken(person.email);
    product.clock.set(new Date(Date.now() + 25 * 3_600_000));
    const late = await confirm(token);
    product.clock.set(undefined);
    expect(errorOf(late)).toMatchObject({ status: 403, code: 'account.confirmation_expired' });
    expect((await confirm(token)).status).toBe(204);
    expect((await confirm(token)).status).toBe(204);
    expect(errorOf(await confirm(unknownToken()))).toMatchObject({ status: 403, code: 'INVALID_TOKEN' });
  });
});

describe('with SIGN_UP=off', () => {
  const closedProduct = useProduct({ env: { SIGN_UP: 'off' } });

  it('creates no workspace', async () => {
    expect(errorOf(await signUp(newSignUp(), closedProduct))).toMatchObject({
      status: 403,
      code: 'account.sign_up_closed',
    });
  });
});

describe(`POST ${CREATE} with selfsignup`, () => {
  it('directs a person with an account to the login', SLOW, async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const person = newSignUp({ email: user.email.toUpperCase() });
    expect(errorOf(await signUp(person))).toEqual({
      status: 400,
      code: 'account.exists',
      message: 'Account already exists, login here.',
    });
    expect(await workspacesNamed(person.name)).toEqual([]);
  });

  it('uses the last of several unconfirmed sign-ups with an address', SLOW, async () => {
    const first = newSignUp();
    await signUp(first);
    const token = await confirmationToken(first.email);
    const second = newSignUp({ email: first.email, password: 'quite another phrase' });
    expect((await signUp(second)).status).toBe(200);
    expect(await workspacesNamed(first.name)).toEqual([]);
    expect(errorOf(await confirm(token)).code).toBe('INVALID_TOKEN');
    expect((await confirm(await confirmationToken(first.email, 2), second.password)).status).toBe(204);
    expect((await login(first.email)).status).toBe(401);
    expect((await login(first.email, second.password)).status).toBe(200);
  });

  it('creates one workspace for two concurrent sign-ups', SLOW, async () => {
    const person = newSignUp();
    const answers = await Promise.all([signUp(person), signUp(person)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await workspacesNamed(person.name)).toHaveLength(1);
  });

  it.each([
    ['no company', { name: '' }, 'workspace.name_required'],
    ['a company of 121 characters', { name: 'x'.repeat(121) }, 'VALUE_TOO_LONG'],
    ['no last name', { last_name: ' ' }, 'account.name_required'],
    ['a first name of 51 characters', { first_name: 'x'.repeat(51) }, 'VALUE_TOO_LONG'],
    ['no address', { email: '' }, 'account.email_invalid'],
    ['a short password', { password: 'x'.repeat(7) }, 'password.too_short'],
    ['a common password', { password: 'iloveyou1' }, 'password.too_common'],
    [
      'the name of the workspace as password',
      { name: 'Kieselwerke', password: 'Kieselwerke-2026' },
      'password.own_word',
    ],
    ['another language', { language: 'FR' }, 'INVALID_PAYLOAD'],
    ['a page elsewhere', { url: 'https://evil.example' }, 'invitation.url_not_same_origin'],
  ])('refuses %s', SLOW, async (_name, values, code) => {
    expect(errorOf(await signUp(newSignUp(values)))).toMatchObject({ status: 400, code });
  });

  it('is limited to ten an hour per address', SLOW, async () => {
    const call = callerOf(product);
    const statuses = [];
    for (let attempt = 1; attempt <= 11; attempt++) {
      statuses.push((await call('POST', CREATE, { payload: newSignUp({ name: '' }) })).status);
    }
    expect(statuses).toEqual(Array.from({ length: 11 }, () => 400));
    for (let attempt = 1; attempt <= 10; attempt++) await call('POST', CREATE, { payload: newSignUp() });
    expect((await call('POST', CREATE, { payload: newSignUp() })).status).toBe(429);
  });
});

describe('POST /auth/email/request', () => {
  it('sends the link again, and reveals no accounts', SLOW, async () => {
    const person = newSignUp();
    await signUp(person);
    const request = (email: string) =>
      callerOf(product)('POST', '/auth/email/request', { payload: { email, url: '/email-confirmation' } });
    expect((await request(person.email)).status).toBe(204);
    const token = await confirmationToken(person.email, 2);
    expect((await confirm(token)).status).toBe(204);
    expect((await request(person.email)).status).toBe(204);
    expect((await request('nobody@people.example')).status).toBe(204);
    expect(await listQueuedKinds(product, person.email)).toHaveLength(2);
  });
});

it.each(['EN', 'DE'] as const)(
  'the mail does not mention a trial that a plan has ended: %s',
  SLOW,
  async (language) => {
    const person = newSignUp({ platform_language: language });
    await signUp(person);
    const first = await waitForMail(product, { to: person.email, kind: 'email-confirmation' });
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('organizations')
        .set({ trial_ends_at: null, pack: 'flow' })
        .where('name', '=', person.name)
        .execute(),
    );
    const payload = { email: person.email, url: '/email-confirmation' };
    await callerOf(product)('POST', '/auth/email/request', { payload });
    const { text } = await waitForMail(product, { to: person.email, kind: 'email-confirmation', nth: 2 });
    expect(first.text).toMatch(/free trial|Testphase/);
    expect(text).not.toMatch(/free trial|Testphase/);
  },
);

describe('an unconfirmed sign-up', () => {
  it('is deleted after a week', SLOW, async () => {
    const [old, young] = [newSignUp(), newSignUp()];
    await signUp(old);
    await signUp(young);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('users')
        .set({ date_created: new Date(Date.now() - 8 * DAY_MS) })
        .where('email', '=', old.email)
        .execute(),
    );
    await removeOutlivedSignUps(product.deps);
    expect(await workspacesNamed(old.name)).toEqual([]);
    expect(await workspacesNamed(young.name)).toHaveLength(1);
    expect((await login(old.email)).status).toBe(401);
  });
});

describe('with ACCOUNT_DISCLOSURE=off', () => {
  const silent = useProduct({ env: { ACCOUNT_DISCLOSURE: 'off' } });

  it('gives the same response for a known and an unknown address, and mails the owner', async () => {
    const user = await createUser(silent, { organization: await createOrganization(silent) });
    const unknownSignUp = newSignUp();
    const answers = [
      await signUp(newSignUp({ email: user.email }), silent),
      await signUp(unknownSignUp, silent),
    ];
    for (const answer of answers) {
      expect(answer).toEqual({ status: 200, body: { data: { state: 'confirm_email' } } });
    }
    expect(await listQueuedKinds(silent, user.email)).toEqual(['account-exists']);
    expect(await listQueuedKinds(silent, unknownSignUp.email)).toEqual(['email-confirmation']);
  });
});
