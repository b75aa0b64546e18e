import { expect, it } from 'vitest';
import { createApiToken } from '#testing/api-tokens.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { createInvitation, Device, sheetOf } from '#testing/surveys.ts';

const product = useProduct();

/** A workspace with a token of each kind, a public link, an invitation, and a browser with an open survey. */
async function createEntryOptions() {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization });
  const scopes = ['roles:read'] as const;
  const tokens = [
    await createApiToken(product, organization, { scopes, user: admin }),
    await createApiToken(product, organization, { scopes, responsible: admin }),
  ];
  const call = callerOf(product);
  const payload = { kind: 'applicants' };
  const link = await call('POST', '/invite/public-links', { headers: admin.headers, payload });
  const workspace = new URL(link.body.data.url).searchParams.get('workspace');
  const invitation = await createInvitation(product, organization);
  const browser = new Device(product);
  await browser.open((await createInvitation(product, organization)).token);
  await browser.call('PATCH', '/survey/demographics', { name: 'Kim Park', age: 30, gender: 'diverse' });
  let [first, seq] = [0, 1];
  const listStates = async () => ({
    member: (await call('GET', '/items/roles', admin)).status,
    tokens: await Promise.all(tokens.map(async (token) => (await call('GET', '/items/roles', token)).status)),
    form: (await call('POST', '/survey/entrance', { payload: { entrance: 'signup', workspace } })).status,
    link: (await new Device(product).open(invitation.token)).json().data.state,
    answer: (await browser.answer([{ ...sheetOf()[first++], seq: seq++ }])).statusCode,
  });
  return { organization, admin, listStates };
}

it('Deleting a workspace blocks all access to it, and restoring allows it again', async () => {
  const { organization, admin, listStates } = await createEntryOptions();
  const open = await listStates();
  expect(open).toEqual({ member: 200, tokens: [200, 200], form: 200, link: 'open', answer: 200 });
  const platform = await createUser(product, { userRole: 'APP_ADMIN' });
  const payload = { date_deleted: new Date().toISOString() };
  await itemsOf(product, platform).patch(`organizations/${organization.id}`, payload);
  const states = await listStates();
  expect(states).toEqual({ member: 400, tokens: [401, 401], form: 404, link: 'expired', answer: 401 });
  expect(errorOf(await callerOf(product)('GET', '/items/roles', admin)).code).toBe('workspace.none_active');
  const restore = `/platform/organizations/${organization.id}/restore`;
  expect((await callerOf(product)('POST', restore, platform)).status).toBe(204);
  expect(await listStates()).toEqual(open);
});
