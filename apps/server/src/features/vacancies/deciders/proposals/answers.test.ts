import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createDecider, createOrganization, createRole, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { createApplicant } from '#testing/vacancies.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let manager: TestUser;
let role: { id: string };
let ines: { id: string };

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
  manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
  role = await createRole(product, organization);
  await createDecider(product, organization, { roleId: role.id, userId: manager.id });
  ines = await createApplicant(product, organization, {
    role: role.id,
    name: 'Ines Wolter',
    isFinished: true,
  });
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, user: TestUser) =>
  callerOf(product)(method, `/vacancies/${role.id}${path}`, { headers: user.headers });
const change = (by: TestUser, answer?: 'agree' | 'decline') =>
  answer === undefined
    ? call('PUT', `/people/${ines.id}/proposal`, by)
    : call('POST', `/people/${ines.id}/proposal/${answer}`, by);
const rowOf = async (user: TestUser, stage = 'finished') =>
  (await call('GET', `/people?stage=${stage}`, user)).body.data[0];
async function nextOf(user: TestUser) {
  await call('POST', `/people/${ines.id}/opened`, user);
  return (await call('GET', '', user)).body.data.next.kind;
}

describe('a proposal to meet a person', () => {
  it('of a hiring manager is seen by administrators at once, who agree, and both are named', async () => {
    await change(manager);
    expect(await rowOf(admin)).toMatchObject({
      proposals: [{ user: manager.id, is_reader: false, declined: null, is_answerable: true }],
      shortlisted: null,
    });
    expect(await nextOf(admin)).toBe('agree');
    expect((await rowOf(manager)).proposals).toMatchObject([{ is_reader: true, is_answerable: false }]);
    expect(await nextOf(manager)).not.toBe('agree');
    expect((await change(admin, 'agree')).status).toBe(204);
    expect(await rowOf(manager, 'shortlist')).toMatchObject({
      proposals: [{ user: manager.id, is_answerable: false }],
      shortlisted: { by: expect.stringMatching(/^Test /) },
    });
    expect(errorOf(await change(admin, 'agree')).code).toBe('proposal.not_open');
  });

  it('of an administrator is agreed by a hiring manager, which puts the person on the shortlist', async () => {
    await change(admin);
    expect(await nextOf(manager)).toBe('agree');
    expect((await rowOf(manager)).proposals).toMatchObject([{ user: admin.id, is_answerable: true }]);
    expect(errorOf(await change(admin, 'agree')).code).toBe('proposal.not_open');
    expect((await change(manager, 'agree')).status).toBe(204);
    expect((await rowOf(admin, 'shortlist')).id).toBe(ines.id);
    const lines = await itemsOf(product, admin).find('audit_log', {
      filter: { action: { _eq: 'roles_talents.update' }, user: { _eq: manager.id } },
      fields: ['talent_ids', 'details'],
    });
    expect(lines).toEqual([
      { talent_ids: [ines.id], details: { fields: ['shortlisted'], values: { shortlisted: true } } },
    ]);
  });

  it('of one hiring manager is not agreed by another: an administrator decides', async () => {
    const other = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
    await createDecider(product, organization, { roleId: role.id, userId: other.id });
    await change(manager);
    expect((await rowOf(other)).proposals).toMatchObject([{ is_answerable: false }]);
    for (const answer of ['agree', 'decline'] as const) {
      expect(errorOf(await change(other, answer)).code).toBe('proposal.not_open');
    }
  });

  it('is declined with name and date, moves nobody, waits no longer, and can be made again', async () => {
    await change(manager);
    expect((await change(admin, 'decline')).status).toBe(204);
    expect((await rowOf(manager)).proposals).toMatchObject([
      { declined: { date: expect.any(String), by: expect.stringMatching(/^Test /) }, is_answerable: false },
    ]);
    expect(await nextOf(admin)).not.toBe('agree');
    expect(errorOf(await change(admin, 'decline')).code).toBe('proposal.not_open');
    await change(manager);
    expect((await rowOf(admin)).proposals).toMatchObject([{ declined: null, is_answerable: true }]);
    const lines = await itemsOf(product, admin).find('audit_log', {
      filter: { action: { _starts_with: 'shortlist_proposals' } },
      fields: ['action'],
      sort: 'date_created',
    });
    expect(lines.map(({ action }: { action: string }) => action)).toEqual([
      'shortlist_proposals.create',
      'shortlist_proposals.decline',
      'shortlist_proposals.create',
    ]);
  });

  it('cannot be answered by a person of another role, or after the decision', async () => {
    await change(admin);
    const outsider = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
    expect(errorOf(await change(outsider, 'agree')).code).toBe('record.not_found');
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('roles_talents')
        .set({ rejected_at: new Date() })
        .where('talents_id', '=', ines.id)
        .execute(),
    );
    expect(errorOf(await change(manager, 'agree')).code).toBe('proposal.not_open');
  });
});
