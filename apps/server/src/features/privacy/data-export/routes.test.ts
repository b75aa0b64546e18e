import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { ERASING_RULES } from '#features/privacy/erasure/model.ts';
import { CLOSED_COLUMNS, COPIED_TABLES, EXCLUDED_TABLES } from '#features/privacy/data-export/model.ts';
import { createOrder } from '#testing/billing.ts';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

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
  it('has every part, of every workspace with its name, as JSON, as PDF, and every file', async () => {
    const organization = await createOrganization(product, { name: 'Nordlicht' });
    const basalt = await createOrganization(product, { name: 'Basalt' });
    const talent = await createTalent(product, organization, { first_name: 'Anna', phone: '030 12345' });
    const owner = await createOwner(product, organization, talent.id);
    await createTalent(product, basalt, { first_name: 'Anna', user_id: owner.id });
    const otherTalent = await createTalent(product, organization, { first_name: 'Stranger' });
    await createFinishedResult(product, organization, { talentId: talent.id });
    await createFinishedResult(product, organization, { talentId: otherTalent.id, seed: 3 });
    const key = 'copy-test.txt';
    await product.deps.files.write(key, Buffer.from('a file'));
    await product.deps.db.platform.write(async (db) => {
      const ids = { organization_id: organization.id, id: talent.id };
      await db
        .insertInto('files')
        .values({
          ...ids,
          storage: product.deps.files.kind,
          filename_disk: key,
          filename_download: 'report.txt',
          type: 'text/plain',
          filesize: 6,
          talent_id: talent.id,
        })
        .execute();
      await db
        .insertInto('talent_notes')
        .values({ ...ids, talent_id: talent.id, text: 'Calm in the interview.' })
        .execute();
    });
    const report = {
      kind: 'premium_report',
      talent_id: talent.id,
      provider_url: 'https://pay.example',
    } as const;
    await createOrder(product, organization, report);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', URL, owner, { language: 'de' })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const { files, headers } = await ready(owner);
    expect(headers['content-disposition']).toContain('meine-daten.zip');
    expect(Object.keys(files).toSorted()).toEqual([
      'data.json',
      'data.pdf',
      expect.stringMatching(/^files\/.{6}-report\.txt$/),
    ]);
    expect(strFromU8(files['data.pdf']?.subarray(0, 5) ?? new Uint8Array())).toBe('%PDF-');
    const text = strFromU8(files['data.json'] ?? new Uint8Array());
    const data = JSON.parse(text);
    expect(data.talents.map(({ workspace }: { workspace: string }) => workspace).toSorted()).toEqual([
      'Basalt',
      'Nordlicht',
    ]);
    expect(Object.keys(data).toSorted()).toEqual(
      [...Object.keys(COPIED_TABLES), 'log', 'shown_in_pool'].toSorted(),
    );
    expect(data.talents_results).toHaveLength(1);
    expect(data.orders).toMatchObject([{ kind: 'premium_report', status: 'created' }]);
    expect(data.talent_notes).toMatchObject([{ text: 'Calm in the interview.' }]);
    expect([text.includes('Stranger'), text.includes(otherTalent.id)]).toEqual([false, false]);
    for (const column of CLOSED_COLUMNS) expect(text).not.toContain(`"${column}"`);
    // A second request shortly after returns the same copy.
    const before = (await call('GET', URL, owner)).body.data;
    expect((await call('POST', URL, owner, { language: 'de' })).body.data).toEqual(before);
    const admin = await createUser(product, { organization });
    expect((await call('GET', URL, admin)).body.data).toBeNull();
    expectRefusal(await call('GET', `${URL}/file`, admin), 404, 'record.not_found');
  });

  it('contains every table that erasure changes, or gives the reason why not', () => {
    const about = Object.entries(ERASING_RULES).flatMap(([table, { owner: subject }]) =>
      subject === undefined ? [] : [table],
    );
    const listedTables = [...Object.keys(COPIED_TABLES), ...Object.keys(EXCLUDED_TABLES)];
    expect(about.filter((table) => !listedTables.includes(table))).toEqual([]);
    expect(listedTables.filter((table) => !about.includes(table))).toEqual([]);
  });

  it('is created again in another language, and reports the status of the last request', SLOW, async () => {
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

  it('is kept for a week, and deleted with its account', SLOW, async () => {
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
