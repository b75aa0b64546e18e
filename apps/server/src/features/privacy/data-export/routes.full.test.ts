import { unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct({ worker: true });
const WAIT = { timeout: 20_000, interval: 50 };
const URL = '/users/me/data-export';

const call = (method: 'GET' | 'POST', url: string, user: TestUser, payload?: object) =>
  callerOf(product)(method, url, { headers: user.headers, ...(payload === undefined ? {} : { payload }) });

async function ready(user: TestUser) {
  await vi.waitFor(async () => {
    expect((await call('GET', URL, user)).body.data.state).toBe('ready');
  }, WAIT);
  const { rawPayload, headers } = await product.app.inject({ url: `/api${URL}/file`, headers: user.headers });
  return { headers, files: unzipSync(rawPayload) };
}

describe('the data export', () => {
  it('is created again in another language, and reports the status of the last request', async () => {
    const owner = await createUser(product, { organization: await createOrganization(product) });
    const ask = async (language: string) => (await call('POST', URL, owner, { language })).body.data;
    expect(await ask('de')).toMatchObject({ state: 'waiting', language: 'de' });
    const german = await ready(owner);
    expect(german.headers['content-disposition']).toContain('meine-daten.zip');
    expect(await ask('de')).toMatchObject({ state: 'ready', language: 'de' });
    expect(await ask('en')).toMatchObject({ state: 'waiting', language: 'en' });
    const english = await ready(owner);
    expect(english.headers['content-disposition']).toContain('my-data.zip');
    expect(english.files['data.pdf']).not.toEqual(german.files['data.pdf']);
    expect((await call('GET', URL, owner)).body.data).toMatchObject({ state: 'ready', language: 'en' });
    // The last request counts, also while another language is in progress.
    await ask('de');
    expect(await ask('en')).toMatchObject({ state: 'waiting', language: 'en' });
    expect((await ready(owner)).headers['content-disposition']).toContain('my-data.zip');
  });

  it('is kept for a week, and deleted with its account', async () => {
    const owner = await createUser(product, { organization: await createOrganization(product) });
    await call('POST', URL, owner, {});
    await ready(owner);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('data_exports')
        .set({ date_ready: new Date(Date.now() - 8 * 86_400_000) })
        .where('user_id', '=', owner.id)
        .execute(),
    );
    expect((await call('GET', URL, owner)).body.data).toBeNull();
    expectRefusal(await call('GET', `${URL}/file`, owner), 404, 'record.not_found');
    expect((await call('POST', URL, owner, {})).body.data.state).toBe('waiting');
    await ready(owner);
  });
});
