import { beforeEach, describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const ENTRY = { selector: 'platform.title', locale: 'en', text: 'Welcome' };
let platform: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  await product.deps.db.platform.write((db) => db.deleteFrom('i18n').execute());
  const organization = await createOrganization(product);
  platform = itemsOf(product, await createUser(product, { organization, userRole: 'APP_ADMIN' }));
});

describe('/items/i18n', () => {
  it('can be written by an administrator of the platform without a workspace', SLOW, async () => {
    const items = itemsOf(product, await createUser(product, { userRole: 'APP_ADMIN' }));
    const { status, body } = await items.post('i18n', ENTRY);
    expect(status).toBe(200);
    const response = await items.patch(`i18n/${body.data.id}`, { text: 'Hello' });
    expect(response.body.data).toMatchObject({ ...ENTRY, text: 'Hello' });
    expect((await items.remove(`i18n/${body.data.id}`)).status).toBe(204);
  });

  it('cannot be written by workspaces', async () => {
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

const CLEAR = 'platform.common.action.clear';
const LEAD = 'platform.administration.lead_other';
const read = (locale: string, headers: Record<string, string> = {}) =>
  product.app.inject({ url: `/api/translations?locale=${locale}`, headers });
const change = async (payload: object) => {
  const { headers } = await createUser(product, { userRole: 'APP_ADMIN' });
  return product.app.inject({ method: 'POST', url: '/api/translations/changes', headers, payload });
};

describe('GET /translations', () => {
  it('returns the replaced texts to everybody, each once', async () => {
    await change({
      set: [
        { selector: CLEAR, locale: 'en', gender: '', text: 'Empty' },
        { selector: CLEAR, locale: 'en', gender: 'female', text: 'Empty, please' },
        { selector: CLEAR, locale: 'de', gender: '', text: 'Leer machen' },
        { selector: 'platform.common.gone', locale: 'en', gender: '', text: 'Nobody draws this' },
      ],
    });
    const first = await read('en');
    expect(first.json()).toEqual({
      data: { common: { 'action.clear': { '': 'Empty', female: 'Empty, please' } } },
    });
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const etag = String(first.headers.etag);
    const again = await read('en', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await change({ remove: [{ selector: CLEAR, locale: 'en', gender: 'female' }] });
    const freshResponse = await read('en', { 'if-none-match': etag });
    expect(freshResponse.json()).toEqual({ data: { common: { 'action.clear': { '': 'Empty' } } } });
    expect((await read('fr')).statusCode).toBe(400);
  });
});

describe('POST /translations/changes', () => {
  it('applies all changes or none', async () => {
    await change({ set: [{ selector: CLEAR, locale: 'en', gender: '', text: 'Empty' }] });
    const response = await change({
      set: [{ selector: LEAD, locale: 'en', gender: '', text: 'Organisations' }],
      remove: [{ selector: CLEAR, locale: 'en', gender: '' }],
    });
    expect(response.statusCode).toBe(400);
    const twice = { selector: CLEAR, locale: 'en', gender: '', text: 'Void' };
    expect((await change({ set: [twice, twice] })).statusCode).toBe(400);
    expect((await read('en')).json().data.common).toEqual({ 'action.clear': { '': 'Empty' } });
  });
});
