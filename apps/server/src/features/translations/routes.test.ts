import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { testLadder } from '#testing/ladder.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
const ENTRY = { selector: 'platform.title', locale: 'en', text: 'Welcome' };
let platform: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  await product.deps.db.platform.write((db) => db.deleteFrom('i18n').execute());
  const organization = await createOrganization(product);
  platform = itemsOf(product, await createUser(product, { organization, userRole: 'APP_ADMIN' }));
});

testLadder(product, { method: 'GET', url: '/items/i18n', refusesOrgUser: false, refusesFrozen: false });
testLadder(product, { method: 'POST', url: '/items/i18n', payload: ENTRY, refusesFrozen: false });
testLadder(product, { method: 'DELETE', url: `/items/i18n/${newId()}`, refusesFrozen: false });

describe('/items/i18n', () => {
  it('is written by an administrator of the platform who is in no workspace', async () => {
    const items = itemsOf(product, await createUser(product, { userRole: 'APP_ADMIN' }));
    const { status, body } = await items.post('i18n', ENTRY);
    expect(status).toBe(200);
    const changed = await items.patch(`i18n/${body.data.id}`, { text: 'Hello' });
    expect(changed.body.data).toMatchObject({ ...ENTRY, text: 'Hello' });
    expect((await items.remove(`i18n/${body.data.id}`)).status).toBe(204);
  });

  it('is kept by the platform and read by everybody, filtered to a beginning', async () => {
    const made = await platform.post('i18n', [
      ENTRY,
      { selector: 'other.title', locale: 'de', text: 'Anders', gender: 'female' },
    ]);
    expect(made.body.data[0]).toMatchObject({ ...ENTRY, gender: '' });
    const organization = await createOrganization(product, { is_freezed: true });
    for (const user of [
      await createUser(product, { organization, userRole: 'ORG_USER' }),
      await createUser(product, { organization }),
      await createUser(product, { userRole: 'APP_ADMIN' }),
    ]) {
      const rows = await itemsOf(product, user).find('i18n', {
        filter: { selector: { _starts_with: 'platform.' } },
        fields: ['selector', 'locale', 'text'],
        limit: -1,
      });
      expect(rows).toEqual([ENTRY]);
    }
  });

  it('is changed and removed', async () => {
    const { id } = (await platform.post('i18n', ENTRY)).body.data;
    expect((await platform.patch(`i18n/${id}?fields=text`, { text: 'Hello' })).body.data).toEqual({
      text: 'Hello',
    });
    expect((await platform.remove(`i18n/${id}`)).status).toBe(204);
    expect(await platform.get(`i18n/${id}`)).toEqual(NO_SUCH_RECORD);
  });

  it.each([
    [{ locale: 'fr' }, 'FAILED_VALIDATION'],
    [{ gender: 'other' }, 'FAILED_VALIDATION'],
    [{ selector: 'no selector' }, 'FAILED_VALIDATION'],
    [{ selector: null }, 'FAILED_VALIDATION'],
    [{ text: null }, 'FAILED_VALIDATION'],
    [{ text: 'x'.repeat(5001) }, 'VALUE_TOO_LONG'],
  ])('refuses %j with %s', async (values, code) => {
    expectRefusal(await platform.post('i18n', { ...ENTRY, ...values }), 400, code);
  });

  it('holds each text once', async () => {
    await platform.post('i18n', ENTRY);
    expectRefusal(await platform.post('i18n', ENTRY), 400, 'RECORD_NOT_UNIQUE');
    expect((await platform.post('i18n', { ...ENTRY, gender: 'male' })).status).toBe(200);
  });

  it('is not for workspaces to write', async () => {
    const { id } = (await platform.post('i18n', ENTRY)).body.data;
    const items = itemsOf(
      product,
      await createUser(product, { organization: await createOrganization(product) }),
    );
    expectRefusal(await items.post('i18n', { ...ENTRY, locale: 'de' }), 403, 'FORBIDDEN');
    expectRefusal(await items.patch(`i18n/${id}`, { text: 'x' }), 403, 'FORBIDDEN');
    expectRefusal(await items.remove(`i18n/${id}`), 403, 'FORBIDDEN');
  });
});
