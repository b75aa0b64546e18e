import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf, expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { newId } from '#database/ids.ts';
import { emptyBin } from '#features/actions/bin/jobs.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const DAY = 86_400_000;
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
});

const items = () => itemsOf(product, admin);
const call = (method: 'GET' | 'POST', url: string, payload?: object, user = admin) =>
  callerOf(product)(method, url, { headers: user.headers, ...(payload === undefined ? {} : { payload }) });
const restore = (kind: string, ids: readonly string[]) => call('POST', '/bin/restore', { kind, ids });
const purge = (kind: string, ids: readonly string[]) => call('POST', '/bin/purge', { kind, ids });
const inBin = async (query = '') => (await call('GET', `/bin${query}`)).body;

async function remove(kind: string, ...keys: string[]): Promise<void> {
  const data = { date_deleted: new Date().toISOString() };
  expect((await items().patch(kind, { keys, data })).status).toBe(200);
}

async function create(kind: string, values: object): Promise<string> {
  const answer = await items().post(kind, values);
  expect(answer.status).toBe(200);
  return answer.body.data.id;
}

/** Moves the deletion a number of days back. */
async function age(table: 'roles' | 'talents' | 'teams' | 'goals' | 'assessments', id: string, days: number) {
  const date_deleted = new Date(Date.now() - days * DAY);
  await product.deps.db.platform.write((db) =>
    db.updateTable(table).set({ date_deleted }).where('id', '=', id).execute(),
  );
}

async function actionsOf(actionName: string): Promise<string[]> {
  const lines = await items().find('audit_log', {
    fields: ['action'],
    filter: { action: { _contains: actionName } },
  });
  return lines.map(({ action }: { action: string }) => action);
}

describe('GET /bin', () => {
  it('lists the records deleted in the last 30 days, by whom and until when', async () => {
    const role = await create('roles', { name: 'Baker' });
    const old = await create('roles', { name: 'Miller' });
    const team = await create('teams', { name: 'Mill' });
    const talent = await createTalent(product, organization, {
      first_name: 'Lea',
      last_name: 'Demirel',
      is_directly_invited: false,
    });
    await remove('roles', role, old);
    await remove('teams', team);
    await remove('talents', talent.id);
    await age('roles', old, 31);
    const { data, meta } = await inBin();
    expect(meta).toEqual({ total_count: 3, filter_count: 3 });
    expect(data.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
      ['talents', 'Lea *****'],
      ['teams', 'Mill'],
      ['roles', 'Baker'],
    ]);
    expect(data[2].deleted_by).toMatch(/^Test Person/);
    expect(Date.parse(data[2].restorable_until) - Date.parse(data[2].date_deleted)).toBe(30 * DAY);
    expect((await inBin('?kind=roles')).data).toHaveLength(1);
    expect((await inBin('?search=demirel')).data).toEqual([]);
    expect((await inBin('?search=LEA&limit=1')).meta).toEqual({ total_count: 3, filter_count: 1 });
  });

  it('contains nothing of another workspace', async () => {
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    await remove('teams', await create('teams', { name: 'Mill' }));
    expect((await call('GET', '/bin', undefined, outsider)).body.data).toEqual([]);
  });
});

describe('POST /bin/restore', () => {
  it('restores a record with its links to records that still exist', SLOW, async () => {
    const [talent, deletedTalent] = [
      await createTalent(product, organization),
      await createTalent(product, organization),
    ];
    const talents = { create: [{ talents_id: talent.id }, { talents_id: deletedTalent.id }] };
    const role = await create('roles', { name: 'Baker', talents });
    await remove('roles', role);
    await remove('talents', deletedTalent.id);
    expectRefusal(await items().get(`roles/${role}`), 403, 'FORBIDDEN');
    expect((await restore('roles', [role])).body.data).toEqual({ restored: [role], rejected: [] });
    const back = await items().get(`roles/${role}?fields=name,date_deleted,talents.talents_id`);
    expect(back.body.data).toEqual({
      name: 'Baker',
      date_deleted: null,
      talents: [{ talents_id: talent.id }],
    });
    expect(await actionsOf('restore')).toEqual(['roles.restore']);
    // A second press changes nothing.
    expect((await restore('roles', [role])).body.data.restored).toEqual([role]);
    expect(await actionsOf('restore')).toHaveLength(1);
  });

  it('restores teams, goals and assessments', SLOW, async () => {
    const role = await create('roles', { name: 'Baker' });
    const team = await create('teams', { name: 'Mill' });
    const goal = { objective: 'Grind', priority: 'high', teams: { create: [{ teams_id: team }] } };
    const assessment = {
      role,
      purpose: 'recruiting',
      date_start: '2026-01-01',
      date_end: '2026-02-01',
    };
    const idsByKind = {
      teams: team,
      goals: await create('goals', goal),
      assessments: await create('assessments', assessment),
    };
    for (const [kind, id] of Object.entries(idsByKind)) await remove(kind, id);
    expect((await inBin('?kind=assessments')).data[0].name).toBe('Baker 2026-01');
    for (const [kind, id] of Object.entries(idsByKind)) {
      expect((await restore(kind, [id])).body.data.restored).toEqual([id]);
      expect((await items().get(`${kind}/${id}`)).status).toBe(200);
    }
    const teams = await items().get(`goals/${idsByKind.goals}?fields=teams.teams_id`);
    expect(teams.body.data.teams).toEqual([{ teams_id: team }]);
  });

  it('keeps a talent in the bin whose address is in use again and restores the others', SLOW, async () => {
    const [former, other] = [
      await createTalent(product, organization, { email: 'kim@people.example' }),
      await createTalent(product, organization),
    ];
    await remove('talents', former.id, other.id);
    await createTalent(product, organization, { email: 'Kim@people.example' });
    const { restored, rejected } = (await restore('talents', [former.id, other.id])).body.data;
    expect(restored).toEqual([other.id]);
    expect(rejected).toEqual([
      {
        id: former.id,
        code: 'bin.address_given',
        message: 'Another talent has this e-mail address now. Change or delete that one first.',
      },
    ]);
    expect((await inBin()).data).toHaveLength(1);
  });

  it('restores the last deleted of two talents with the same address', SLOW, async () => {
    const email = 'kim@people.example';
    const first = await createTalent(product, organization, { email });
    await remove('talents', first.id);
    await age('talents', first.id, 2);
    const second = await createTalent(product, organization, { email });
    await remove('talents', second.id);
    const { restored, rejected } = (await restore('talents', [first.id, second.id])).body.data;
    expect(restored).toEqual([second.id]);
    expect(rejected).toMatchObject([{ id: first.id, code: 'bin.address_given' }]);
  });

  it('restores no more team members than the plan allows', async () => {
    const basic = await createOrganization(product, { pack: 'basic' });
    admin = await createUser(product, { organization: basic });
    const deletedTalent = await createTalent(product, basic, { status: 'EMPLOYEE' });
    await remove('talents', deletedTalent.id);
    for (let count = 0; count < 10; count++) await createTalent(product, basic, { status: 'EMPLOYEE' });
    expect((await restore('talents', [deletedTalent.id])).body.data.rejected).toMatchObject([
      { id: deletedTalent.id, code: 'plan.limit_reached' },
    ]);
  });

  it('ignores records of others, unknown ids and records older than 30 days', async () => {
    const foreign = await createOrganization(product);
    const theirs = await createTalent(product, foreign, { date_deleted: new Date() });
    const old = await createTalent(product, organization, { date_deleted: new Date(Date.now() - 31 * DAY) });
    const ids = [theirs.id, old.id, newId()];
    const { restored, rejected } = (await restore('talents', ids)).body.data;
    expect(restored).toEqual([]);
    expect(rejected.map(({ code }: { code: string }) => code)).toEqual(ids.map(() => 'record.not_found'));
    expectRefusal(await restore('talents', []), 400, 'INVALID_PAYLOAD');
    expectRefusal(await restore('users', [newId()]), 400, 'INVALID_PAYLOAD');
  });
});

describe('POST /bin/purge', () => {
  it('deletes a talent with sheets and answers, but no existing record', SLOW, async () => {
    const deletedTalent = await createTalent(product, organization);
    await createFinishedResult(product, organization, { talentId: deletedTalent.id });
    const alive = await createTalent(product, organization);
    await remove('talents', deletedTalent.id);
    const { purged, rejected } = (await purge('talents', [deletedTalent.id, alive.id])).body.data;
    expect(purged).toEqual([deletedTalent.id]);
    expect(rejected).toMatchObject([{ id: alive.id, code: 'record.not_found' }]);
    const remainingRows = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents_results')
        .select('id')
        .where('organization_id', '=', organization.id)
        .where('talent_id', '=', deletedTalent.id)
        .execute(),
    );
    expect(remainingRows).toEqual([]);
    expect(await actionsOf('purge')).toEqual(['talents.purge']);
    expect((await restore('talents', [deletedTalent.id])).body.data.restored).toEqual([]);
  });

  it('deletes only people', SLOW, async () => {
    for (const kind of ['roles', 'teams', 'goals', 'assessments']) {
      expectRefusal(await purge(kind, [newId()]), 400, 'INVALID_PAYLOAD');
    }
  });
});

describe('the nightly clean-up', () => {
  it('erases people deleted more than 30 days ago and writes it to the audit log', SLOW, async () => {
    const old = await createTalent(product, organization, { date_deleted: new Date(Date.now() - 31 * DAY) });
    const young = await createTalent(product, organization, {
      date_deleted: new Date(Date.now() - 29 * DAY),
    });
    await emptyBin(product.deps);
    const remainingRows = await product.deps.db.platform.read((db) =>
      db.selectFrom('talents').select('id').where('organization_id', '=', organization.id).execute(),
    );
    expect(remainingRows).toEqual([{ id: young.id }]);
    expect(remainingRows).not.toContainEqual({ id: old.id });
    expect(await actionsOf('purge')).toEqual(['talents.purge']);
  });

  it('keeps the rows of roles, groups, goals and assessments, but in no list', SLOW, async () => {
    const role = await create('roles', { name: 'Baker' });
    const team = await create('teams', { name: 'Mill' });
    const goal = { objective: 'Ten loaves', priority: 'high', teams: { create: [{ teams_id: team }] } };
    const records = [
      ['roles', role],
      ['teams', team],
      ['goals', await create('goals', goal)],
      [
        'assessments',
        await create('assessments', {
          role,
          purpose: 'recruiting',
          date_start: '2026-01-01',
          date_end: '2026-02-01',
        }),
      ],
    ] as const;
    for (const [kind, id] of records) {
      await remove(kind, id);
      await age(kind, id, 31);
    }
    await emptyBin(product.deps);
    expect((await inBin()).data).toEqual([]);
    for (const [kind, id] of records) {
      const rows = await product.deps.db.platform.read((db) =>
        db.selectFrom(kind).select(['id', 'user_deleted']).where('id', '=', id).execute(),
      );
      expect(rows).toEqual([{ id, user_deleted: expect.any(String) }]);
      expect((await items().get(`${kind}?fields=id`)).body.data).toEqual([]);
      expect((await restore(kind, [id])).body.data.rejected).toMatchObject([{ code: 'record.not_found' }]);
    }
    expect(await actionsOf('purge')).toEqual([]);
  });

  it('deletes the stakeholders of such a role and the reports on such a group', SLOW, async () => {
    const role = await create('roles', { name: 'Baker' });
    const alive = await create('roles', { name: 'Miller' });
    const team = await create('teams', { name: 'Mill' });
    const ask = (roleId: string) => ({
      organization_id: organization.id,
      id: newId(),
      role_id: roleId,
      email: `${newId()}@mail.example`,
    });
    await product.deps.db.platform.write(async (db) => {
      for (const request of [ask(role), ask(alive)]) {
        await db.insertInto('ra_surveys').values(request).execute();
        const answer = { ...request, id: newId(), survey_id: request.id, result: '{}' };
        await db.insertInto('ra_survey_results').values(answer).execute();
      }
      await db
        .insertInto('files')
        .values({
          organization_id: organization.id,
          id: newId(),
          storage: 'local',
          filename_disk: `${newId()}.pdf`,
          filename_download: 'mill.pdf',
          type: 'application/pdf',
          filesize: 8,
          purpose: 'report',
          team_id: team,
        })
        .execute();
    });
    for (const [kind, id] of [
      ['roles', role],
      ['teams', team],
    ] as const) {
      await remove(kind, id);
      await age(kind, id, 31);
    }
    await emptyBin(product.deps);
    const ofWorkspace = (table: 'ra_surveys' | 'ra_survey_results' | 'files') =>
      product.deps.db.platform.read((db) =>
        db.selectFrom(table).selectAll().where('organization_id', '=', organization.id).execute(),
      );
    expect(await ofWorkspace('ra_surveys')).toMatchObject([{ role_id: alive }]);
    expect(await ofWorkspace('ra_survey_results')).toMatchObject([{ role_id: alive }]);
    expect(await ofWorkspace('files')).toEqual([]);
  });
});
