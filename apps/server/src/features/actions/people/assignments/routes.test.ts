import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createOrganization,
  createRole,
  createTalent,
  createTeam,
  createUser,
  switchOff,
} from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
});

const UNKNOWN_TALENTS = { talents: [newId()] };

const runAction = (
  name: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<ApiResponse> =>
  callerOf(product)('POST', `/talents/${name}`, { headers: { ...admin.headers, ...headers }, payload });
const talent = (values: Record<string, unknown> = {}) => createTalent(product, organization, values);
const items = () => itemsOf(product, admin);

async function statusesOf(ids: readonly string[]): Promise<string[]> {
  const rows = await items().find('talents', { fields: ['id', 'status'], limit: -1 });
  return ids.map((id) => rows.find((row: { id: string }) => row.id === id)?.status);
}

function linesOf(action: string) {
  return items().find('audit_log', {
    fields: ['user', 'items', 'talent_ids', 'details'],
    filter: { action: { _eq: action } },
  });
}

describe('POST /talents/move', () => {
  it('moves the people it applies to, returns their former status and audits it', SLOW, async () => {
    const [anna, ben] = [await talent(), await talent({ status: 'EMPLOYEE' })];
    const shortlistedTalent = await talent({ status: 'FAVOURITE' });
    const deletedTalent = await talent({ date_deleted: new Date() });
    const foreign = await createTalent(product, await createOrganization(product));
    const talents = [anna.id, ben.id, shortlistedTalent.id, deletedTalent.id, foreign.id];
    const { status, body } = await runAction('move', { talents, status: 'FAVOURITE' });
    expect(status).toBe(200);
    expect(new Map(body.data.done.map((one: { id: string; undo: unknown }) => [one.id, one.undo]))).toEqual(
      new Map([
        [anna.id, { kind: 'status', status: 'APPLICANT' }],
        [ben.id, { kind: 'status', status: 'EMPLOYEE' }],
      ]),
    );
    const message = 'This person has been deleted in the meantime.';
    expect(body.data.refused).toEqual([
      { id: deletedTalent.id, code: 'talent.gone', message },
      { id: foreign.id, code: 'talent.gone', message },
    ]);
    expect(await statusesOf([anna.id, ben.id])).toEqual(['FAVOURITE', 'FAVOURITE']);
    const [line] = await linesOf('talents.move');
    expect(line).toMatchObject({ user: admin.id, details: { status: 'FAVOURITE' } });
    expect(new Set(line.talent_ids)).toEqual(new Set([anna.id, ben.id]));
    expect((await runAction('move', { talents: [anna.id], status: 'FAVOURITE' })).body.data).toEqual({
      done: [],
      refused: [],
    });
    expect(await linesOf('talents.move')).toHaveLength(1);
  });

  it('hires only as many as the plan allows', async () => {
    organization = await createOrganization(product, { pack: 'basic' });
    admin = await createUser(product, { organization });
    const people = await Promise.all(Array.from({ length: 12 }, () => talent()));
    const talents = people.map(({ id }) => id);
    const { body } = await runAction('move', { talents, status: 'EMPLOYEE' });
    const hiredCount = body.data.done.length;
    expect(hiredCount).toBeGreaterThan(0);
    expect(body.data.refused).toHaveLength(12 - hiredCount);
    expect(body.data.refused[0]).toMatchObject({
      code: 'plan.limit_reached',
      message: 'You reached your limit inside the plan',
    });
    const again = await runAction('move', { talents, status: 'EMPLOYEE' });
    expect(again.body.data.done).toEqual([]);
  });

  it('rejects more people than the limit of a request, and none', async () => {
    const talents = Array.from({ length: 101 }, newId);
    const most = { max: 100 };
    expectRefusal(await runAction('move', { talents, status: 'FAVOURITE' }), 400, 'people.too_many', most);
    const many = Array.from({ length: 5000 }, newId);
    for (const [name, more] of [
      ['consider', { role: newId() }],
      ['join', { team: newId() }],
      ['tag', { add: ['x'] }],
      ['remind', {}],
      ['delete', {}],
      ['anonymise', {}],
    ] as const) {
      expectRefusal(await runAction(name, { talents: many, ...more }), 400, 'people.too_many', most);
    }
    expectRefusal(await runAction('move', { talents: [], status: 'FAVOURITE' }), 400, 'people.none');
    expect((await runAction('move', { talents: ['x'], status: 'FAVOURITE' })).status).toBe(400);
    expect((await runAction('move', { ...UNKNOWN_TALENTS, status: 'REJECTED' })).status).toBe(400);
  });
});

describe('a change of talents without its parts', () => {
  it.each([
    ['talents', {}, 'Talent ID is required', 'talent.id_required'],
    ['talents', { data: { status: 'FAVOURITE' } }, 'Talent ID is required', 'talent.id_required'],
    ['talents', { keys: [newId()] }, 'Payload is required', 'talent.payload_required'],
    [`talents/${newId()}`, {}, 'Payload is required', 'talent.payload_required'],
    [`talents/${newId()}`, undefined, 'Payload is required', 'talent.payload_required'],
    [`talents/${newId()}`, null, 'Payload is required', 'talent.payload_required'],
    ['talents', undefined, 'Talent ID is required', 'talent.id_required'],
  ])('is refused: PATCH %s %j', async (path, payload, message, code) => {
    const answer = await items().patch(path, payload);
    expectRefusal(answer, 400, code);
    expect(answer.body.errors[0].message).toBe(message);
  });
});

describe('POST /talents/consider and /talents/join', () => {
  it('link each person once, can be undone, and are audited with the role', async () => {
    const role = await createRole(product, organization);
    const [anna, ben] = [await talent(), await talent()];
    await runAction('consider', { talents: [anna.id], role: role.id });
    const { body } = await runAction('consider', { talents: [anna.id, ben.id], role: role.id });
    expect(body.data).toEqual({ done: [{ id: ben.id, undo: null, sends_at: null }], refused: [] });
    const lines = await linesOf('roles_talents.create');
    expect(lines).toContainEqual({ user: admin.id, items: [role.id], talent_ids: [ben.id], details: {} });
    expect(lines).toHaveLength(2);
    await runAction('consider', { talents: [ben.id], role: role.id, on: false });
    const links = await items().find('roles_talents', { fields: ['talents_id'] });
    expect(links).toEqual([{ talents_id: anna.id }]);
    expect(await linesOf('roles_talents.delete')).toHaveLength(1);
  });

  it('refuse a deleted, an unknown and another workspace’s role or group', async () => {
    const role = await createRole(product, organization, { date_deleted: new Date() });
    const foreign = await createTeam(product, await createOrganization(product));
    const talents = [(await talent()).id];
    expectRefusal(await runAction('consider', { talents, role: role.id }), 404, 'role.gone');
    expectRefusal(await runAction('consider', { talents, role: newId() }), 404, 'role.gone');
    expectRefusal(await runAction('join', { talents, team: foreign.id }), 404, 'team.gone');
    expectRefusal(await runAction('reject', { talents, role: role.id }), 404, 'role.gone');
    const german = await runAction('consider', { talents, role: role.id }, { 'accept-language': 'de' });
    expect(german.body.errors[0].message).toBe('Diese Rolle gibt es nicht mehr.');
  });

  it('adds people to a group while the workspace has groups', async () => {
    const team = await createTeam(product, organization);
    const talents = [(await talent()).id];
    expect((await runAction('join', { talents, team: team.id })).body.data.done).toHaveLength(1);
    await switchOff(product, organization, 'FEATURE_TEAMS');
    expectRefusal(await runAction('join', { talents, team: team.id }), 403, 'workspace.feature_off');
  });
});

describe('POST /talents/reject', () => {
  it('stores reason and note for administrators, and can be undone', async () => {
    const role = await createRole(product, organization);
    const [anna, other] = [await talent(), await talent()];
    await runAction('consider', { talents: [anna.id], role: role.id });
    const rejection = { role: role.id, reason: 'salary', note: '<b>Wants more</b>' };
    const { body } = await runAction('reject', { talents: [anna.id, other.id], ...rejection });
    expect(body.data.done).toEqual([{ id: anna.id, undo: null, sends_at: null }]);
    expect(body.data.refused).toMatchObject([{ id: other.id, code: 'role.not_considered' }]);
    const read = () =>
      items().find('roles_talents', {
        fields: ['rejected', 'rejected_by', 'rejected_reason', 'rejected_note'],
      });
    expect(await read()).toEqual([
      {
        rejected: true,
        rejected_by: admin.id,
        rejected_reason: 'salary',
        rejected_note: '<b>Wants more</b>',
      },
    ]);
    const [line] = await linesOf('roles_talents.update');
    expect(line).toMatchObject({ items: [role.id], talent_ids: [anna.id], details: { reason: 'salary' } });
    expect(JSON.stringify(line)).not.toContain('Wants');
    const back = await runAction('reject', { talents: [anna.id], role: role.id, on: false });
    // The former values, so that undo can restore them.
    expect(back.body.data.done).toEqual([
      { id: anna.id, undo: { kind: 'reason', reason: 'salary', note: '<b>Wants more</b>' }, sends_at: null },
    ]);
    expect(await read()).toEqual([
      { rejected: false, rejected_by: null, rejected_reason: null, rejected_note: null },
    ]);
  });

  it('accepts only the listed reasons, and notes of at most 5,000 characters', async () => {
    const role = newId();
    expect((await runAction('reject', { ...UNKNOWN_TALENTS, role, reason: 'age' })).status).toBe(400);
    const note = `<b>${'x'.repeat(4998)}`;
    expectRefusal(await runAction('reject', { ...UNKNOWN_TALENTS, role, note }), 400, 'note.text_too_long', {
      max: 5000,
    });
  });
});

describe('POST /talents/change-reason', () => {
  const FIELDS = ['rejected', 'rejected_at', 'rejected_by', 'rejected_reason', 'rejected_note'];
  const read = (person: string) =>
    items().find('roles_talents', { fields: FIELDS, filter: { talents_id: { _eq: person } } });

  it('changes the reason and note of rejected people and returns the former ones', async () => {
    const role = await createRole(product, organization, { name: 'Baker' });
    const [anna, ben, other] = [await talent(), await talent(), await talent()];
    await runAction('consider', { talents: [anna.id, ben.id], role: role.id });
    await runAction('reject', { talents: [anna.id], role: role.id, reason: 'salary', note: 'Wants more' });
    const [before] = await read(anna.id);
    const colleague = await createUser(product, { organization });
    const payload = {
      talents: [anna.id, ben.id, other.id],
      role: role.id,
      reason: 'timing',
      note: ' In spring ',
    };
    const { body } = await runAction('change-reason', payload, colleague.headers);
    expect(body.data.done).toEqual([
      { id: anna.id, undo: { kind: 'reason', reason: 'salary', note: 'Wants more' }, sends_at: null },
    ]);
    expect(new Map(body.data.refused.map((one: { id: string; code: string }) => [one.id, one.code]))).toEqual(
      new Map([
        [ben.id, 'role.not_rejected'],
        [other.id, 'role.not_considered'],
      ]),
    );
    // The rejecting user and the time stay.
    expect(await read(anna.id)).toEqual([
      { ...before, rejected_reason: 'timing', rejected_note: 'In spring' },
    ]);
    expect(await read(ben.id)).toMatchObject([
      { rejected: false, rejected_reason: null, rejected_note: null },
    ]);
    const again = await runAction('change-reason', { ...payload, talents: [anna.id] });
    expect(again.body.data).toEqual({ done: [], refused: [] });
    await runAction('change-reason', { talents: [anna.id], role: role.id, note: '' });
    expect(await read(anna.id)).toEqual([{ ...before, rejected_reason: null, rejected_note: null }]);
  });

  it('is logged without the text, and appears in the history of the person', async () => {
    const role = await createRole(product, organization, { name: 'Baker' });
    const anna = await talent();
    await runAction('consider', { talents: [anna.id], role: role.id });
    await runAction('reject', { talents: [anna.id], role: role.id });
    await runAction('change-reason', { talents: [anna.id], role: role.id, reason: 'other', note: 'Secret' });
    const lines = await linesOf('roles_talents.update');
    const line = lines.find((one: { details: { reason?: string } }) => one.details.reason === 'other');
    expect(line).toMatchObject({ user: admin.id, items: [role.id], talent_ids: [anna.id] });
    expect(JSON.stringify(lines)).not.toContain('Secret');
    const history = await callerOf(product)('GET', `/talents/${anna.id}/history`, { headers: admin.headers });
    expect(history.body.data[0]).toMatchObject({ kind: 'reason_changed', records: ['Baker'] });
  });

  it('refuses deleted roles, other reasons and longer notes', async () => {
    const role = await createRole(product, organization, { date_deleted: new Date() });
    const ask = (values: object) =>
      runAction('change-reason', { ...UNKNOWN_TALENTS, role: role.id, ...values });
    expectRefusal(await ask({}), 404, 'role.gone');
    expect((await ask({ reason: 'age' })).status).toBe(400);
    expectRefusal(await ask({ note: 'x'.repeat(5001) }), 400, 'note.text_too_long', { max: 5000 });
  });
});

describe('POST /talents/tag', () => {
  it('adds and removes tags regardless of case and returns the former ones', async () => {
    const anna = await talent({ tags: ['Berlin', 'remote'] });
    const { body } = await runAction('tag', {
      talents: [anna.id],
      add: [' berlin ', 'On  site'],
      remove: ['REMOTE'],
    });
    expect(body.data.done).toEqual([
      { id: anna.id, undo: { kind: 'tags', tags: ['Berlin', 'remote'] }, sends_at: null },
    ]);
    expect((await items().get(`talents/${anna.id}?fields=tags`)).body.data.tags).toEqual([
      'Berlin',
      'On site',
    ]);
    const tags = Array.from({ length: 19 }, (_, index) => `tag ${index}`);
    const full = await runAction('tag', { talents: [anna.id], add: tags });
    expect(full.body.data.refused).toMatchObject([
      { code: 'talent.too_many_tags', message: 'A person can have at most 20 tags.' },
    ]);
  });
});
