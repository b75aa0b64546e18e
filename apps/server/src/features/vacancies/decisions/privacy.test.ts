import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createUser } from '#testing/factories.ts';
import type { TestInterview } from '#testing/interviews.ts';
import { createHiringManager, createInterview, interviewOf } from '#testing/interviews.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct({ worker: true });
const WHY = 'Led the handover between two sites.';
const TABLES = [
  'interview_raters',
  'interview_ratings',
  'interview_rating_changes',
  'decision_notes',
  'decision_signatures',
] as const;
let organization: TestOrganization;
let admin: TestUser;
let interview: TestInterview;
let manager: TestUser;
let owner: TestUser;

const as = (user: TestUser) => interviewOf(product, interview, user);
const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  callerOf(product)(method, path, { headers: owner.headers, ...(payload === undefined ? {} : { payload }) });

/** An interview with everything that can be written about it. */
beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
  interview = await createInterview(product, organization);
  manager = await createHiringManager(product, organization, interview.roleId);
  owner = await createOwner(product, organization, interview.talentId);
  await as(admin).save([{ question: 1, rating: 4, sequence: 1, note: 'Half a note' }]);
  await as(manager).finish([4, 2]);
  await as(admin).finish([4, 3]);
  const reason = 'She went back on it';
  await as(admin).call('POST', 'interview/ratings/1/change', { rating: 2, reason });
  const { id } = (await as(admin).decide('hire', WHY)).body.data.note;
  await as(admin).sign(id);
});

async function countRows(): Promise<number[]> {
  const counts: number[] = [];
  for (const table of TABLES) {
    const rows = await product.deps.db.platform.read((db) =>
      db.selectFrom(table).selectAll().where('organization_id', '=', organization.id).execute(),
    );
    counts.push(rows.length);
  }
  return counts;
}

describe('what colleagues recorded about an interview', () => {
  it('is in the copy of the data of the person', async () => {
    expect((await call('POST', '/users/me/data-export', { language: 'en' })).status).toBe(200);
    await vi.waitFor(
      async () => expect((await call('GET', '/users/me/data-export')).body.data.state).toBe('ready'),
      { timeout: 20_000, interval: 50 },
    );
    const url = '/api/users/me/data-export/file';
    const { rawPayload } = await product.app.inject({ url, headers: owner.headers });
    const data = JSON.parse(strFromU8(unzipSync(rawPayload)['data.json'] ?? new Uint8Array()));
    expect(data.decision_notes).toMatchObject([{ decision: 'hire', reason: WHY, role: 'Support Team Lead' }]);
    expect(data.decision_signatures).toMatchObject([{ name: expect.stringContaining('Test Person') }]);
    expect(data.interview_ratings).toHaveLength(4);
    expect(data.interview_ratings).toContainEqual(expect.objectContaining({ note: 'Said 2', rating: 2 }));
    expect(data.interview_rating_changes).toMatchObject([{ rating_before: 4, rating_after: 2 }]);
    expect(data.interview_raters).toHaveLength(2);
  });

  it('is deleted with the person, and cannot be continued', async () => {
    expect(await countRows()).toEqual([2, 4, 1, 1, 1]);
    const { name } = (await call('GET', '/users/me/erasing')).body.data;
    expect((await call('POST', '/users/me/erasing', { name })).status).toBe(204);
    expect(await countRows()).toEqual([0, 0, 0, 0, 0]);
    for (const { body, status } of [
      await as(manager).read(),
      await as(manager).compare(),
      await as(admin).decision(),
      await as(admin).save([{ question: 1, rating: 5, sequence: 9999 }]),
    ]) {
      expectRefusal({ body, status }, 404, 'interview.person_gone');
    }
  });
});
