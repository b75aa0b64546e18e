import type { OwnWorkspaceData, OwnPrivacy } from '@quint/contract/privacy/privacy.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createOrganization,
  createOwner,
  createTalent,
  createUser,
  createRole,
  switchOn,
} from '#testing/factories.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult, createInvitation, Device } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

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
  it('contains the user’s talents in every workspace, each with its name, and nobody else', async () => {
    const basalt = await createOrganization(product, { name: 'Basalt' });
    await createTalent(product, basalt, { user_id: owner.id });
    await createFinishedResult(product, organization, { talentId: talent.id });
    const { places: workspaces, export: copy } = await read();
    expect(workspaces.map(({ workspace, has_result }) => [workspace, has_result])).toEqual(
      expect.arrayContaining([
        ['Nordlicht', true],
        ['Basalt', false],
      ]),
    );
    expect([workspaces.length, copy]).toEqual([2, null]);
    for (const user of [admin, await createUser(product, { userRole: 'APP_ADMIN' })]) {
      expect((await read(user)).places).toEqual([]);
    }
  });

  it('ends the session of an unknown device, and only of the user’s own', async () => {
    const { token } = await createInvitation(product, organization, { talentId: talent.id });
    const device = new Device(product);
    await device.open(token);
    expect((await device.call('GET', '/survey/session')).statusCode).toBe(200);
    const [line] = (await readFirstWorkspace()).log;
    expect(line).toMatchObject({ kind: 'opened', is_live: true, opened_by: 'mailed' });
    const url = `/users/me/survey-openings/${line?.id}`;
    for (const user of [admin, await createUser(product, { organization, userRole: 'ORG_USER' })]) {
      expectRefusal(await call('DELETE', url, user), 404, 'record.not_found');
    }
    expect((await call('DELETE', url, owner)).status).toBe(204);
    expect((await device.call('GET', '/survey/session')).statusCode).toBe(401);
    expect((await readFirstWorkspace()).log[0]).toMatchObject({ kind: 'opened', is_live: false });
  });

  it(
    'contains the retention of applicants and members, and the reason when there is none',
    SLOW,
    async () => {
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
    },
  );

  it(
    'contains the deletion date without further activity, not before the end of a notice',
    SLOW,
    async () => {
      const end = Date.parse((await readFirstWorkspace()).ends_at ?? '');
      const year = 365 * 86_400_000;
      expect(Math.abs(end - product.clock.now().getTime() - year)).toBeLessThan(3 * 86_400_000);
      const endless = {
        rejected: 6,
        applicants: null,
        employees: null,
        reason: 'Our works agreement says so',
      };
      await call('PATCH', '/retention', admin, endless);
      expect((await readFirstWorkspace()).ends_at).toBeNull();
    },
  );

  it('contains who looked at what, by name and workspace, once a day', async () => {
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
  it('take effect immediately, one by one, and each change is recorded with its wording', SLOW, async () => {
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
  it(
    'notifies the inbox and the mail of the administrators, and is answered by their next message',
    SLOW,
    async () => {
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
    },
  );

  it('is for oneself only, with a text, ten times a day', async () => {
    const url = `/users/me/privacy/${talent.id}/requests`;
    expectRefusal(await call('POST', url, admin, { kind: 'human', text: 'x' }), 404, 'record.not_found');
    expect((await call('POST', url, owner, { kind: 'human', text: '  ' })).status).toBe(400);
    for (let times = 0; times < 10; times++) {
      await call('POST', url, owner, { kind: 'correction', text: 'My name is Kim.' });
    }
    expect((await call('POST', url, owner, { kind: 'human', text: 'x' })).status).toBe(429);
  });
});
