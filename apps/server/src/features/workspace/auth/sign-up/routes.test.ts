import { endAfterDays } from '@quint/domain/base/named-days.ts';
import { describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { linkOf, tokenOf, waitForMail } from '#testing/mails.ts';
import type { Product } from '#testing/product.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

const product = useProduct({ worker: true });
const CREATE = '/workspace-automations/create-workspace';
const PASSWORD = 'a brand new phrase';

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
