import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createUser } from '#testing/factories.ts';
import type { TestInterview } from '#testing/interviews.ts';
import { createHiringManager, createInterview, interviewOf } from '#testing/interviews.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct({ worker: true });
const TEXT = 'Led the handover between two sites.';
let organization: TestOrganization;
let interview: TestInterview;
let manager: TestUser;
let owner: TestUser;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
  interview = await createInterview(product, organization);
  manager = await createHiringManager(product, organization, interview.roleId);
  owner = await createOwner(product, organization, interview.talentId);
  const { colleagues } = (await interviewOf(product, interview, manager).call('GET', 'notes')).body.data;
  const { name, user } = colleagues.find(({ user: id }: { user: string }) => id === admin.id);
  const payload = { text: `${TEXT} @${name}`, mentions: [user] };
  expect((await interviewOf(product, interview, manager).call('POST', 'notes', payload)).status).toBe(200);
});

const call = (user: TestUser, method: 'GET' | 'POST', path: string, payload?: object) =>
  callerOf(product)(method, path, { headers: user.headers, ...(payload === undefined ? {} : { payload }) });

async function copyOf(user: TestUser) {
  expect((await call(user, 'POST', '/users/me/data-export', { language: 'en' })).status).toBe(200);
  await vi.waitFor(
    async () => expect((await call(user, 'GET', '/users/me/data-export')).body.data.state).toBe('ready'),
    { timeout: 20_000, interval: 50 },
  );
  const url = '/api/users/me/data-export/file';
  const { rawPayload } = await product.app.inject({ url, headers: user.headers });
  return JSON.parse(strFromU8(unzipSync(rawPayload)['data.json'] ?? new Uint8Array()));
}

async function countRows(): Promise<number[]> {
  const read = (table: 'talent_notes' | 'note_mentions') =>
    product.deps.db.platform.read((db) =>
      db.selectFrom(table).selectAll().where('organization_id', '=', organization.id).execute(),
    );
  return [(await read('talent_notes')).length, (await read('note_mentions')).length];
}

describe('a note of a hiring manager', () => {
  it('is in the copy of the data of its person, and the mention in that of the colleague', async () => {
    const copy = await copyOf(owner);
    expect(copy.talent_notes).toMatchObject([{ text: expect.stringContaining(TEXT) }]);
    expect(copy.note_mentions ?? []).toEqual([]);
    const colleague = await copyOf(admin);
    expect(colleague.note_mentions).toMatchObject([{ name: expect.stringContaining('Test Person') }]);
    expect(JSON.stringify(colleague)).not.toContain(TEXT);
  });

  it('is deleted with its person, and a mention with the account of the colleague', async () => {
    expect(await countRows()).toEqual([1, 1]);
    await product.deps.db.platform.write((db) => db.deleteFrom('users').where('id', '=', admin.id).execute());
    expect(await countRows()).toEqual([1, 0]);
    const { name } = (await call(owner, 'GET', '/users/me/erasing')).body.data;
    expect((await call(owner, 'POST', '/users/me/erasing', { name })).status).toBe(204);
    expect(await countRows()).toEqual([0, 0]);
  });
});
