import { readMe } from '@directus/sdk';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import type { Sdk, SignedClient } from '#testing/sdk.ts';
import { expectSdkRefusal, openBrowser, openSdk } from '#testing/sdk.ts';

// Signing in, refreshing and errors, with only the public client.

const MINUTE_MS = 60_000;
const product = useProduct();
let sdk: Sdk;
let organization: TestOrganization;
let user: TestUser;
let client: SignedClient;

beforeAll(async () => {
  sdk = await openSdk(product);
  organization = await createOrganization(product);
});
beforeEach(async () => {
  user = await createUser(product, { organization });
  client = sdk.json();
});

const signIn = (as: SignedClient = client) => as.login({ email: user.email, password: PASSWORD });

describe('in json mode', () => {
  it('returns both tokens and the lifetime of the access token', async () => {
    const session = await signIn();
    expect(session.access_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(session.refresh_token).toMatch(/^[\w-]{40,}$/);
    expect(session.expires).toBe(15 * MINUTE_MS);
    expect(await client.getToken()).toBe(session.access_token);
  });

  it('ignores the case of an address', async () => {
    await client.login({ email: user.email.toUpperCase(), password: PASSWORD });
    expect(await client.request(readMe({ fields: ['id', 'email'] }))).toEqual({
      id: user.id,
      email: user.email,
    });
  });
});

describe('in cookie mode', () => {
  it('rejects a page of another site, which does not have the XSRF token', async () => {
    const browser = openBrowser();
    await signIn(sdk.cookie(browser));
    browser.cookies.delete('XSRF-TOKEN');
    await expectSdkRefusal(sdk.cookie(browser).refresh(), { status: 403, code: 'session.origin_refused' });
  });
});
