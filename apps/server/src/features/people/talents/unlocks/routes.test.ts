import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser, createOwner } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { sql } from 'kysely';
import { newId } from '#database/ids.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const URL = '/workspace-automations/unlock-talent-insight';
let organization: TestOrganization;
let admin: TestUser;

async function setBudget(talent_insights_budget: number): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db
      .updateTable('organizations')
      .set({ talent_insights_budget })
      .where('id', '=', organization.id)
      .execute(),
  );
}

async function budgetNow(): Promise<number> {
  const { talent_insights_budget } = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('organizations')
      .select('talent_insights_budget')
      .where('id', '=', organization.id)
      .executeTakeFirstOrThrow(),
  );
  return talent_insights_budget;
}

function unlockedTalents() {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('talents')
      .select('id')
      .where('organization_id', '=', organization.id)
      .where('is_insight_unlocked', '=', true)
      .execute(),
  );
}

function auditOf(action: string) {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('audit_log')
      .select(['user_id', 'user_role', 'talent_ids', 'details'])
      .where('organization_id', '=', organization.id)
      .where('action', '=', action)
      .execute(),
  );
}

async function unlock(talentId: unknown, values: object = {}, headers: Record<string, string> = {}) {
  const answer = await product.app.inject({
    method: 'POST',
    url: `/api${URL}`,
    headers: { ...admin.headers, ...headers },
    payload: { organizationId: organization.id, talentId, budget: 1, ...values },
  });
  return { status: answer.statusCode, body: answer.json() };
}

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

/** A talent whose name and address an insight unlocks. */
const createClosed = (values: object = {}) =>
  createTalent(product, organization, { is_directly_invited: false, ...values });

/** A directly invited talent with an account and a job profile. */
async function createKnown(preferences: object | undefined) {
  const talent = await createTalent(product, organization);
  const own = itemsOf(product, await createOwner(product, organization, talent.id));
  const response = preferences && (await own.post('job_preferences', preferences));
  return { ...talent, own, preferencesId: String(response?.body.data.id) };
}

const JOB = {
  role_name: 'Owner',
  company_name: 'Firm',
  company_location: 'Kiel',
  started_at: '2020-01-01',
  currently_working: true,
};
const EMPTY = { skills: null, work_mode: [], languages: [], salary: null, earliest_start: null };

async function readClosed(id: string) {
  return (await itemsOf(product, admin).get(`talents/${id}?fields=closed_content`)).body.data.closed_content;
}

describe(`POST ${URL}`, () => {
  it('unlocks the talent, uses one insight and is audited', async () => {
    const talent = await createClosed({ last_name: 'Zimtstern' });
    const items = itemsOf(product, admin);
    const path = `talents/${talent.id}?fields=last_name,is_insight_unlocked,isMasked`;
    const maskedValues = { last_name: '*****', is_insight_unlocked: false, isMasked: true };
    expect((await items.get(path)).body.data).toEqual(maskedValues);
    expect(await unlock(talent.id)).toEqual({ status: 200, body: { data: { talent_insights_budget: 24 } } });
    const open = { last_name: 'Zimtstern', is_insight_unlocked: true, isMasked: false };
    expect((await items.get(path)).body.data).toEqual(open);
    expect(await auditOf('talents.unlock')).toEqual([
      {
        user_id: admin.id,
        user_role: 'ORG_ADMIN',
        talent_ids: [talent.id],
        details: { talent_insights_budget: 24 },
      },
    ]);
  });

  it.each([
    [{ organizationId: undefined }, 'budget.organization_required'],
    [{ organizationId: '' }, 'budget.organization_required'],
    [{ talentId: undefined }, 'budget.talent_required'],
    [{ talentId: null }, 'budget.talent_required'],
    [{ budget: undefined }, 'budget.not_a_number'],
    [{ budget: '1' }, 'budget.not_a_number'],
    [{ budget: 2 }, 'FAILED_VALIDATION'],
    [{ budget: -1 }, 'FAILED_VALIDATION'],
    [{ budget: 0.5 }, 'FAILED_VALIDATION'],
  ])('refuses %j with %s', async (values, code) => {
    const talent = await createClosed();
    expectRefusal(await unlock(talent.id, values), 400, code);
    expect(await budgetNow()).toBe(25);
  });
});

describe('the locked content', () => {
  it('includes name and address of people who were not invited by name, unless the workspace hides them', async () => {
    const { id } = await createClosed();
    expect(await readClosed(id)).toMatchObject({ person: true, skills: 0 });
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('organizations')
        .set({ hide_personal_data: true })
        .where('id', '=', organization.id)
        .execute(),
    );
    expect(await readClosed(id)).toMatchObject({ person: false });
    expectRefusal(await unlock(id), 409, 'budget.nothing_closed');
  });

  it('is described in numbers, without values', async () => {
    const { id, own } = await createKnown({
      skills: 'Roadmaps | roadmaps,SQL | sql',
      work_mode: ['remote'],
      salary: 61_000,
      earliest_start: '2027-03-01',
      languages: [{ label: 'German', value: 'german', code: 'de', proficiency: 'native' }],
      locations: [{ location: 'Hamburg', radius: 50 }],
    });
    await own.post('job_experiences', JOB);
    expect(await readClosed(id)).toEqual({
      person: false,
      skills: 2,
      jobs: 1,
      languages: 1,
      work_mode: true,
      salary: true,
      earliest_start: true,
    });
    expect((await unlock(id)).status).toBe(200);
    expect(await readClosed(id)).toBeNull();
  });
});

describe(`POST ${URL}`, () => {
  it('is free the second time, and not audited again', SLOW, async () => {
    const talent = await createClosed();
    await unlock(talent.id);
    expect(await unlock(talent.id)).toEqual({ status: 200, body: { data: { talent_insights_budget: 24 } } });
    expect(await auditOf('talents.unlock')).toHaveLength(1);
    await setBudget(0);
    expect(await unlock(talent.id)).toEqual({ status: 200, body: { data: { talent_insights_budget: 0 } } });
  });

  it('reports a spent budget in both languages, and leaves the talent locked', SLOW, async () => {
    await setBudget(0);
    const talent = await createClosed();
    const answer = await unlock(talent.id);
    expectRefusal(answer, 409, 'budget.spent');
    expect(answer.body.errors[0].message).toBe('Unable to spend budget. Please try again later.');
    const german = await unlock(talent.id, {}, { 'accept-language': 'de' });
    expect(german.body.errors[0].message).toBe(
      'Das Budget konnte nicht ausgegeben werden. Bitte versuche es später noch einmal.',
    );
    expect(await unlockedTalents()).toEqual([]);
    expect(await auditOf('talents.unlock')).toEqual([]);
  });

  it('rejects another workspace, and a deleted or unknown talent', async () => {
    const foreign = await createOrganization(product);
    const theirs = await createTalent(product, foreign);
    const deletedTalent = await createTalent(product, organization, { date_deleted: new Date() });
    const unknownResponse = await unlock(newId());
    expectRefusal(unknownResponse, 404, 'talent.gone');
    expect(await unlock(theirs.id)).toEqual(unknownResponse);
    expect(await unlock(theirs.id, { organizationId: foreign.id })).toEqual(unknownResponse);
    expect(await unlock(deletedTalent.id)).toEqual(unknownResponse);
    expect(await unlock('x')).toEqual(unknownResponse);
    expect(await unlock(theirs.id, { organizationId: { $ne: 1 } })).toEqual(unknownResponse);
    expect(await budgetNow()).toBe(25);
  });

  it('uses a budget of 10 exactly ten times for a hundred concurrent unlocks', SLOW, async () => {
    await setBudget(10);
    const talents = await Promise.all(Array.from({ length: 100 }, () => createClosed()));
    const answers = await Promise.all(talents.map((talent) => unlock(talent.id)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
    expect(
      answers.filter((answer) => answer.body.errors?.[0].extensions.code === 'budget.spent'),
    ).toHaveLength(90);
    expect(await unlockedTalents()).toHaveLength(10);
    expect(await budgetNow()).toBe(0);
    expect(await auditOf('talents.unlock')).toHaveLength(10);
  });

  it('charges one talent once for a hundred concurrent unlocks', SLOW, async () => {
    const talent = await createClosed();
    const answers = await Promise.all(Array.from({ length: 100 }, () => unlock(talent.id)));
    expect(answers.map((answer) => answer.body)).toEqual(
      Array.from({ length: 100 }, () => ({ data: { talent_insights_budget: 24 } })),
    );
    expect(await budgetNow()).toBe(24);
    expect(await auditOf('talents.unlock')).toHaveLength(1);
  });
});

describe('an insight without locked content', () => {
  it.each([
    ['no job profile', undefined],
    ['places alone, which are visible', { locations: [{ location: 'Hamburg', radius: 50 }] }],
    ['an emptied profile', EMPTY],
  ] as const)('is refused and not charged: %s', SLOW, async (_, preferences) => {
    const { id } = await createKnown(preferences);
    expectRefusal(await unlock(id), 409, 'budget.nothing_closed');
    expect(await budgetNow()).toBe(25);
    expect(await unlockedTalents()).toEqual([]);
    expect(await auditOf('talents.unlock')).toEqual([]);
  });

  it.each([
    { skills: 'SQL | sql' },
    { work_mode: ['remote'] },
    { salary: 61_000 },
    { earliest_start: '2027-03-01' },
    { languages: [{ label: 'German', value: 'german', code: 'de', proficiency: 'native' }] },
  ])('is one that opens something with %j', SLOW, async (preferences) => {
    const { id } = await createKnown(preferences);
    expect((await unlock(id)).status).toBe(200);
  });

  it('remains available for later content', SLOW, async () => {
    const { id, own, preferencesId } = await createKnown({ skills: 'SQL | sql' });
    await unlock(id);
    await own.patch(`job_preferences/${preferencesId}`, EMPTY);
    await own.patch(`job_preferences/${preferencesId}`, { salary: 61_000 });
    const { body } = await itemsOf(product, admin).get(`talents/${id}?fields=job_preferences.salary`);
    expect(body.data.job_preferences.salary).toBe(61_000);
  });

  it('is charged for content or not at all while the person empties the profile', SLOW, async () => {
    for (let round = 0; round < 12; round += 1) {
      const before = await budgetNow();
      const { id, own, preferencesId } = await createKnown({ skills: 'SQL | sql' });
      const emptyPreferences = () => own.patch(`job_preferences/${preferencesId}`, EMPTY);
      const [first, second, third] = await Promise.all(
        round % 2 === 0
          ? [emptyPreferences(), unlock(id), unlock(id)]
          : [unlock(id), emptyPreferences(), unlock(id)],
      );
      const [emptyingResponse, presses] =
        round % 2 === 0 ? [first, [second, third]] : [second, [first, third]];
      expect(emptyingResponse?.status).toBe(200);
      for (const press of presses) {
        if (press?.status !== 200) expectRefusal(press as ApiResponse, 409, 'budget.nothing_closed');
      }
      const isPaid = presses.some((press) => press?.status === 200);
      expect(await budgetNow()).toBe(before - (isPaid ? 1 : 0));
      expect((await readClosed(id)) === null).toBe(isPaid);
    }
  });

  it('waits for a concurrent change of the profile, and then finds nothing', SLOW, async () => {
    const { id, preferencesId } = await createKnown({ skills: 'SQL | sql' });
    const [profileChange, mayEnd] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
    const profileUpdate = product.deps.db.platform.write(async (db) => {
      await sql`update job_preferences set skills = null where id = ${preferencesId}`.execute(db);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      profileChange.resolve(rows[0]?.pid ?? 0);
      await mayEnd.promise;
    });
    const pid = await profileChange.promise;
    const presses = [unlock(id), unlock(id)];
    await vi.waitFor(async () => {
      const { rows } = await product.deps.db.platform.write((db) =>
        sql`select from pg_locks l where not l.granted and ${pid} = any (pg_blocking_pids(l.pid))`.execute(
          db,
        ),
      );
      expect(rows).not.toHaveLength(0);
    }, 20_000);
    mayEnd.resolve();
    await profileUpdate;
    for (const press of presses) expectRefusal(await press, 409, 'budget.nothing_closed');
    expect(await budgetNow()).toBe(25);
  });
});

describe('unlocking a talent', () => {
  it.each([{ is_insight_unlocked: true }, { is_big_five_report_unlocked: true }])(
    'is not possible by PATCH: %j',
    async (payload) => {
      const talent = await createTalent(product, organization);
      const items = itemsOf(product, admin);
      const [field] = Object.keys(payload);
      expectRefusal(
        await items.patch(`talents/${talent.id}`, { status: 'FAVOURITE', ...payload }),
        403,
        'FORBIDDEN',
        {
          field,
        },
      );
      expectRefusal(await items.patch('talents', { keys: [talent.id], data: payload }), 403, 'FORBIDDEN', {
        field,
      });
      expect((await items.get(`talents/${talent.id}?fields=status`)).body.data.status).toBe('APPLICANT');
    },
  );

  it('uses a budget that administrators cannot grant themselves', async () => {
    const items = itemsOf(product, admin);
    const payload = { custom_limits: { talent_insights_budget: 999 } };
    const details = { field: 'custom_limits.talent_insights_budget' };
    expectRefusal(await items.patch(`organizations/${organization.id}`, payload), 403, 'FORBIDDEN', details);
    expectRefusal(
      await items.patch('organizations', { keys: [organization.id], data: payload }),
      403,
      'FORBIDDEN',
      details,
    );
    expect(await budgetNow()).toBe(25);
  });
});
