/** @module-tag slow */
import type { OwnWorkspaceData, OwnPrivacy } from '@quint/contract/privacy/privacy.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createOrganization,
  createOwner,
  createRole,
  createTalent,
  createUser,
  switchOn,
} from '#testing/factories.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { ESSENTIAL } from '#testing/tags.ts';

const product = useProduct();

let organization: TestOrganization;
let admin: TestUser;
let owner: TestUser;
let talent: { id: string };

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, user: TestUser, payload?: object) =>
  callerOf(product)(method, url, { headers: user.headers, ...(payload === undefined ? {} : { payload }) });

async function read(user = owner): Promise<OwnPrivacy> {
  const { status, body } = await call('GET', '/users/me/privacy', user);
  expect(status).toBe(200);
  return body.data;
}

async function readFirstWorkspace(user = owner): Promise<OwnWorkspaceData> {
  const [first] = (await read(user)).places;
  if (first === undefined) throw new Error('The person has no talent');
  return first;
}

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
  talent = await createTalent(product, organization, { first_name: 'Anna' });
  owner = await createOwner(product, organization, talent.id);
});

describe('GET /users/me/privacy', () => {
  it('contains the retention of applicants and members, and the reason when there is none', async () => {
    const months = async () => {
      const {
        months_after_rejection: no,
        months_after_last_activity: quiet,
        kept_because: why,
      } = await readFirstWorkspace();
      return [no, quiet, why];
    };
    expect(await months()).toEqual([6, 12, null]);
    const change = { rejected: 3, applicants: null, employees: 24, reason: 'Our works agreement says so' };
    expect((await call('PATCH', '/retention', admin, change)).status).toBeLessThan(300);
    expect(await months()).toEqual([3, null, 'Our works agreement says so']);
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents').set({ status: 'EMPLOYEE' }).where('id', '=', talent.id).execute(),
    );
    expect(await months()).toEqual([null, 24, null]);
  });

  it('contains the deletion date without further activity, not before the end of a notice', async () => {
    const end = Date.parse((await readFirstWorkspace()).ends_at ?? '');
    const year = 365 * 86_400_000;
    expect(Math.abs(end - product.clock.now().getTime() - year)).toBeLessThan(3 * 86_400_000);
    const endless = { rejected: 6, applicants: null, employees: null, reason: 'Our works agreement says so' };
    await call('PATCH', '/retention', admin, endless);
    expect((await readFirstWorkspace()).ends_at).toBeNull();
  });

  it('contains who looked at what, by name and workspace, once a day', ESSENTIAL, async () => {
    await createFinishedResult(product, organization, { talentId: talent.id });
    const role = await createRole(product, organization, { name: 'Sales', c_min: 4 });
    for (const url of [
      `/calculate-score/talent_new/${talent.id}`,
      `/calculate-score/talent_new/${talent.id}`,
      `/calculate-score/role/${role.id}?limit=10`,
    ]) {
      await call('GET', url, admin);
    }
    const payload = { keys: [talent.id], columns: ['email'] };
    await product.app.inject({
      method: 'POST',
      url: '/api/exports/talents',
      headers: admin.headers,
      payload,
    });
    const { log, log_total: total } = await readFirstWorkspace();
    expect(log.map(({ kind, times, role: name, workspace }) => [kind, times, name, workspace])).toEqual([
      ['exported', 1, null, 'Nordlicht'],
      ['compared', 1, 'Sales', 'Nordlicht'],
      ['read', 2, null, 'Nordlicht'],
    ]);
    expect(total).toBe(3);
    const other = await createOwner(product, organization, (await createTalent(product, organization)).id);
    expect((await readFirstWorkspace(other)).log).toEqual([]);
  });
});

describe('privacy choices', () => {
  it('take effect immediately, one by one, and each change is recorded with its wording', async () => {
    const url = `/users/me/privacy/${talent.id}`;
    const { choices } = await readFirstWorkspace();
    expect(choices).toEqual({
      is_open_for_work: false,
      is_left_out_of_rankings: false,
      counts_in_norms: true,
      takes_reminders: true,
    });
    const response = await call('PATCH', url, owner, { counts_in_norms: false, takes_reminders: false });
    expect(response.body.data).toEqual({ ...choices, counts_in_norms: false, takes_reminders: false });
    await call('PATCH', url, owner, { is_open_for_work: true });
    await call('PATCH', url, owner, { is_open_for_work: true });
    await call('PATCH', url, owner, { is_open_for_work: false, takes_reminders: true });
    const { consents } = await readFirstWorkspace();
    const lines = consents.map(({ kind, is_given }) => `${kind} ${is_given}`);
    expect(lines.toSorted()).toEqual([
      'norms false',
      'pool false',
      'pool true',
      'reminders false',
      'reminders true',
    ]);
    expect(new Set(consents.map(({ text_version: version }) => version))).toEqual(new Set(['2026-11']));
    expectRefusal(await call('PATCH', url, admin, { counts_in_norms: true }), 404, 'record.not_found');
  });
});

describe('requesting human review', () => {
  it('notifies the inbox and the mail of the administrators, and is answered by their next message', async () => {
    await switchOn(product, organization, 'FEATURE_CHAT');
    const url = `/users/me/privacy/${talent.id}/requests`;
    const response = await call('POST', url, owner, { kind: 'human', text: 'Please look at my case.' });
    expect(response.body.data).toMatchObject({ kind: 'human', date_answered: null });
    const thread = await call('GET', `/inbox/${talent.id}`, admin);
    expect(JSON.stringify(thread.body)).toContain('Please look at my case.');
    const mails = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('outbox')
        .select(['to_email', 'kind'])
        .where('organization_id', '=', organization.id)
        .execute(),
    );
    expect(mails).toEqual([{ to_email: admin.email, kind: 'rights-request' }]);
    expect((await readFirstWorkspace()).requests).toMatchObject([{ kind: 'human', date_answered: null }]);
    await call('POST', `/inbox/${talent.id}`, admin, { text: 'We looked.' });
    expect((await readFirstWorkspace()).requests).toMatchObject([
      { kind: 'human', date_answered: expect.any(String) },
    ]);
  });

  it('is for oneself only, with a text, ten times a day', ESSENTIAL, async () => {
    const url = `/users/me/privacy/${talent.id}/requests`;
    expectRefusal(await call('POST', url, admin, { kind: 'human', text: 'x' }), 404, 'record.not_found');
    expect((await call('POST', url, owner, { kind: 'human', text: '  ' })).status).toBe(400);
    for (let times = 0; times < 10; times++) {
      await call('POST', url, owner, { kind: 'correction', text: 'My name is Kim.' });
    }
    expect((await call('POST', url, owner, { kind: 'human', text: 'x' })).status).toBe(429);
  });
});
