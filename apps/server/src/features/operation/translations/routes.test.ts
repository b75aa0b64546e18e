import { beforeEach, describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { newId } from '#database/ids.ts';
import { loadShippedTexts } from '#features/operation/translations/model.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const ENTRY = { selector: 'platform.title', locale: 'en', text: 'Welcome' };
let platform: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  await product.deps.db.platform.write((db) => db.deleteFrom('i18n').execute());
  const organization = await createOrganization(product);
  platform = itemsOf(product, await createUser(product, { organization, userRole: 'APP_ADMIN' }));
});

const CLEAR = 'platform.common.action.clear';
const LEAD = 'platform.administration.lead_other';
const read = (locale: string, headers: Record<string, string> = {}) =>
  product.app.inject({ url: `/api/translations?locale=${locale}`, headers });
const change = async (payload: object) => {
  const { headers } = await createUser(product, { userRole: 'APP_ADMIN' });
  return product.app.inject({ method: 'POST', url: '/api/translations/changes', headers, payload });
};

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

  it('is stored for the platform and readable by everybody, filtered by prefix', SLOW, async () => {
    const response = await platform.post('i18n', [
      ENTRY,
      { selector: 'other.title', locale: 'de', text: 'Anders', gender: 'female' },
    ]);
    expect(response.body.data[0]).toMatchObject({ ...ENTRY, gender: '' });
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

  it('is changed and removed', SLOW, async () => {
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
  ])('refuses %j with %s', SLOW, async (values, code) => {
    expectRefusal(await platform.post('i18n', { ...ENTRY, ...values }), 400, code);
  });

  it('stores each text once', SLOW, async () => {
    await platform.post('i18n', ENTRY);
    expectRefusal(await platform.post('i18n', ENTRY), 400, 'RECORD_NOT_UNIQUE');
    expect((await platform.post('i18n', { ...ENTRY, gender: 'male' })).status).toBe(200);
  });
});

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

  it('leaves out entries that no longer fit the product', SLOW, async () => {
    const row = { id: newId(), selector: LEAD, locale: 'en', text: 'Organisations' };
    await product.deps.db.platform.write((db) => db.insertInto('i18n').values(row).execute());
    expect((await read('en')).json()).toEqual({ data: {} });
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

describe('an entry of a text of the product', () => {
  it.each([
    ['lacks a placeholder', LEAD, 'organisations', 'translation.placeholder_missing'],
    ['invents one', CLEAR, 'Clear {{name}}', 'translation.placeholder_unknown'],
    ['has braces without a partner', CLEAR, 'Clear {{', 'translation.broken'],
    ['refers to another text', CLEAR, 'Clear $t(common:action.save)', 'translation.broken'],
    ['is empty', CLEAR, ' ', 'translation.empty'],
  ])('is refused when it %s', SLOW, async (_what, selector, text, code) => {
    expectRefusal(await platform.post('i18n', { selector, locale: 'en', text }), 400, code);
    const answer = await change({ set: [{ selector, locale: 'en', gender: '', text }] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].extensions).toMatchObject({ code, selector });
  });

  it('may use a placeholder twice and write its number without a format', SLOW, async () => {
    const text = '{{count}} ({{count, number}}) customers';
    expect((await platform.post('i18n', { selector: LEAD, locale: 'en', text })).status).toBe(200);
  });

  it('can replace every text', SLOW, async () => {
    const shippedTexts = await loadShippedTexts();
    expect(shippedTexts.size).toBeGreaterThan(1000);
    // A shipped text may be empty; an entry must not be.
    const texts = [...shippedTexts].filter(([, { en, de }]) => en !== '' && de !== '');
    const set = texts.flatMap(([selector, { en, de }]) => [
      { selector, locale: 'en', gender: '', text: `${en}!` },
      { selector, locale: 'de', gender: 'diverse', text: de },
    ]);
    expect((await change({ set })).json()).toEqual({ data: { set: set.length, removed: 0 } });
    expect((await change({ set })).json()).toEqual({ data: { set: 0, removed: 0 } });
  });
});

describe('GET /translations/catalogue', () => {
  it('lists the shipped texts and every entry, including those of removed texts', SLOW, async () => {
    const orphanEntry = { selector: 'platform.common.gone', locale: 'de', gender: '', text: 'Weg' };
    await change({ set: [orphanEntry] });
    const { headers } = await createUser(product, { userRole: 'APP_ADMIN' });
    const { data } = (await product.app.inject({ url: '/api/translations/catalogue', headers })).json();
    expect(data.texts).toContainEqual({ selector: CLEAR, en: 'Clear', de: 'Leeren' });
    expect(data.texts).toContainEqual({ selector: orphanEntry.selector, en: null, de: null });
    expect(data.entries).toEqual([orphanEntry]);
  });
});
