import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser, createTalent } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import type { PoolTalent } from '#testing/pool-people.ts';
import { queryPool, createPoolTalent, JOB_PREFERENCES } from '#testing/pool-people.ts';
import { useProduct } from '#testing/product.ts';
import { copyAvatar } from '#features/profile/pool/unlocks/jobs.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let home: TestOrganization;
let away: TestOrganization;
let admin: TestUser;
let naomi: PoolTalent;
let poolId: string;

const list = async (query = ''): Promise<PoolPerson[]> => (await queryPool(product, admin, query)).body.data;
const unlock = (id = poolId, user = admin) => queryPool(product, user, `/${id}/unlock`, 'POST');

function platform<Row>(text: ReturnType<typeof sql<Row>>) {
  return product.deps.db.platform.write(async (db) => (await text.execute(db)).rows);
}

async function budgetNow(): Promise<number | undefined> {
  const rows = await platform(
    sql<{ left: number }>`select talent_insights_budget as left from organizations where id = ${home.id}`,
  );
  return rows[0]?.left;
}

const copies = () =>
  platform(
    sql<{
      id: string;
      avatar: string | null;
    }>`select id, avatar from talents where organization_id = ${home.id} and lower(email) = lower(${naomi.email})`,
  );

beforeEach(async () => {
  await platform(sql`update talents set is_open_for_work = false where is_open_for_work`);
  home = await createOrganization(product);
  away = await createOrganization(product);
  admin = await createUser(product, { organization: home });
  naomi = await createPoolTalent(product, away);
  await naomi.own.post('job_experiences', {
    role_name: 'Owner',
    company_name: 'Firm',
    company_location: 'Kiel',
    started_at: '2020-01-01',
    currently_working: true,
  });
  poolId = (await list())[0]?.id ?? '';
});

describe('POST /pool/:id/unlock', () => {
  it('uses one insight and creates a record with result and job profile', async () => {
    const answer = await unlock();
    expect(answer.body).toEqual({ data: { talent_id: expect.any(String), talent_insights_budget: 24 } });
    const id: string = answer.body.data.talent_id;
    expect(id).not.toBe(naomi.id);
    const fields =
      'fullname,email,phone,gender,isMasked,isLocked,is_open_for_work,user,ws_ids_of_copied_talent,invitation_status,job_preferences.skills,job_preferences.salary,job_preferences.locations,job_experiences.role_name,latestResult.o';
    const { body } = await itemsOf(product, admin).get(`talents/${id}?fields=${fields}`);
    const [theirs] = await platform(
      sql<{ o: number }>`select o from talents_results where talent_id = ${naomi.id}`,
    );
    expect(body.data).toEqual({
      fullname: 'Naomi Zimtstern',
      email: naomi.email,
      phone: null,
      gender: null,
      isMasked: false,
      isLocked: false,
      is_open_for_work: false,
      user: null,
      ws_ids_of_copied_talent: [home.id],
      invitation_status: 'FINISHED',
      job_preferences: {
        skills: JOB_PREFERENCES.skills,
        salary: JOB_PREFERENCES.salary,
        locations: JOB_PREFERENCES.locations,
      },
      job_experiences: [{ role_name: 'Owner' }],
      latestResult: { o: theirs?.o },
    });
    const role = await createRole(product, home);
    const fits = await product.app.inject({
      url: `/api/calculate-score/role/${role.id}`,
      headers: admin.headers,
    });
    expect(fits.json().data).toHaveLength(1);
  });

  it('fails when no insight is left, and copies nothing', async () => {
    await platform(sql`update organizations set talent_insights_budget = 0 where id = ${home.id}`);
    expectRefusal(await unlock(), 409, 'budget.spent');
    expect(await copies()).toEqual([]);
  });

  it('is refused for people who have left, are unknown or not qualified', async () => {
    expectRefusal(await unlock(newId()), 404, 'pool.gone');
    await naomi.own.patch(`job_preferences/${naomi.preferencesId}`, { skills: null });
    expectRefusal(await unlock(), 404, 'pool.gone');
    await naomi.setOpen(false);
    expectRefusal(await unlock(), 404, 'pool.gone');
    expect(await budgetNow()).toBe(25);
  });

  it('unlocks the row in the pool, which filters on the job profile then find', SLOW, async () => {
    const { talent_id: copy_id } = (await unlock()).body.data;
    const row = {
      id: poolId,
      copy_id,
      name: 'Naomi Zimtstern',
      opened: {
        skills: ['Roadmaps', 'SQL'],
        work_mode: ['hybrid', 'remote'],
        salary: 68_000,
        languages: [{ label: 'German', proficiency: 'native' }],
      },
    };
    expect(await list()).toMatchObject([row]);
    for (const query of [
      'unlocked=true',
      'skill=sql',
      'language=de',
      'language=german',
      'work_mode=remote',
      'salary=70000',
      'place=hamburg&unlocked=true',
    ]) {
      expect(await list(`?${query}`)).toMatchObject([row]);
    }
    for (const query of [
      'skill=java',
      'language=fr',
      'work_mode=on_site',
      'salary=60000',
      'place=kiel&unlocked=true',
    ]) {
      expect(await list(`?${query}`)).toEqual([]);
    }
    const role = await createRole(product, home);
    const [fittingPerson] = await list(`?unlocked=true&role=${role.id}`);
    expect(fittingPerson?.fit?.score).toEqual((await list(`?role=${role.id}`))[0]?.fit?.score);
  });

  it(
    'is audited in the unlocking workspace and shown to the talent, but not to the talent’s workspace',
    SLOW,
    async () => {
      const { talent_id } = (await unlock()).body.data;
      const lines = await platform(
        sql<{
          organization_id: string;
          talent_ids: string[];
          user_id: string;
        }>`select organization_id, talent_ids, user_id from audit_log where action = 'talents.unlock'
        and organization_id in (${home.id}, ${away.id})`,
      );
      expect(lines).toEqual([{ organization_id: home.id, talent_ids: [talent_id], user_id: admin.id }]);
      const { body } = await queryPool(product, naomi.owner, '/appearances');
      expect(body.data).toMatchObject([{ name: home.name, date_unlocked: expect.any(String) }]);
      const theirs = await createUser(product, { organization: away });
      const source = await itemsOf(product, theirs).get(`talents/${naomi.id}?fields=ws_ids_of_copied_talent`);
      expect(source.body.data).toEqual({ ws_ids_of_copied_talent: [] });
      const rows = await platform(
        sql<{ ids: string[] }>`select ws_ids_of_copied_talent as ids from talents where id = ${naomi.id}`,
      );
      expect(rows).toEqual([{ ids: [home.id] }]);
    },
  );

  it('is in the history of the record, which has no invitation', SLOW, async () => {
    const { body } = await unlock();
    const url = `/api/talents/${body.data.talent_id}/history`;
    const history = (await product.app.inject({ url, headers: admin.headers })).json();
    expect(history.data.map(({ kind }: { kind: string }) => kind)).toEqual(['unlocked', 'finished']);
  });

  it('is free the second time, and restores the record from the bin', SLOW, async () => {
    const { talent_id } = (await unlock()).body.data;
    await platform(sql`update talents set date_deleted = now() where id = ${talent_id}`);
    expect((await list())[0]?.copy_id).toBeNull();
    expect((await unlock()).body.data).toEqual({ talent_id, talent_insights_budget: 24 });
    expect((await list())[0]?.copy_id).toBe(talent_id);
  });

  it('unlocks an existing record with the same address instead of creating a second one', SLOW, async () => {
    const duplicate = await createTalent(product, home, {
      email: naomi.email.toUpperCase(),
      is_directly_invited: false,
    });
    expect((await unlock()).body.data).toEqual({ talent_id: duplicate.id, talent_insights_budget: 24 });
    expect(await copies()).toHaveLength(1);
    const { body } = await itemsOf(product, admin).get(
      `talents/${duplicate.id}?fields=isMasked,job_preferences.salary,invitation_status`,
    );
    expect(body.data).toEqual({
      isMasked: false,
      job_preferences: { salary: JOB_PREFERENCES.salary },
      invitation_status: 'FINISHED',
    });
  });

  it('costs the same when the workspace has an unlocked record with that address', SLOW, async () => {
    await createTalent(product, home, { email: naomi.email, is_insight_unlocked: true });
    expect((await unlock()).body.data.talent_insights_budget).toBe(24);
  });

  it('unlocks the workspace’s own record of its own talent', SLOW, async () => {
    const own = await createPoolTalent(product, home);
    const [row] = await platform(
      sql<{ id: string }>`select id from pool_profiles where talent_id = ${own.id}`,
    );
    expect((await unlock(row?.id)).body.data).toEqual({ talent_id: own.id, talent_insights_budget: 24 });
  });
});

describe('concurrent unlocks', () => {
  it('create one copy and cost one insight', SLOW, async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => unlock()));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.data.talent_insights_budget).toBe(24);
    expect(await copies()).toHaveLength(1);
    expect(await budgetNow()).toBe(24);
  });

  it('leave a paid copy or neither when the talent withdraws meanwhile', SLOW, async () => {
    for (let round = 0; round < 8; round += 1) {
      const before = await budgetNow();
      const [first, answer, ...others] = await Promise.all(
        round % 2 === 0
          ? [naomi.setOpen(false), unlock(), unlock()]
          : [unlock(), naomi.setOpen(false), unlock()],
      );
      expect(first.status).toBe(round % 2 === 0 ? 200 : first.status);
      const successfulAnswers = (round % 2 === 0 ? [answer, ...others] : [first, ...others]).filter(
        ({ status }) => status === 200,
      );
      expect(await copies()).toHaveLength(successfulAnswers.length > 0 ? 1 : 0);
      expect(await budgetNow()).toBe((before ?? 0) - (successfulAnswers.length > 0 ? 1 : 0));
      expect(await list()).toEqual([]);
      await platform(sql`delete from talents where organization_id = ${home.id}`);
      await naomi.setOpen(true);
      poolId = (await list())[0]?.id ?? '';
    }
  });
});

describe('after the talent has left', () => {
  it('keep the record in its workspace, marked as no longer looking', SLOW, async () => {
    const { talent_id } = (await unlock()).body.data;
    await naomi.setOpen(false);
    expect(await list()).toEqual([]);
    expect(await list('?unlocked=true')).toMatchObject([
      {
        id: null,
        copy_id: talent_id,
        name: 'Naomi Zimtstern',
        opened: { salary: 68_000 },
        result: { o: expect.any(Number) },
      },
    ]);
    await naomi.setOpen(true);
    expect(await list()).toMatchObject([{ id: expect.any(String), copy_id: talent_id }]);
    expect((await unlock((await list())[0]?.id ?? '')).body.data.talent_insights_budget).toBe(24);
  });

  it('the record does not change with the talent, and is not in the pool itself', SLOW, async () => {
    const { talent_id } = (await unlock()).body.data;
    await naomi.own.patch(`job_preferences/${naomi.preferencesId}`, { salary: 99_000 });
    const { body } = await itemsOf(product, admin).get(`talents/${talent_id}?fields=job_preferences.salary`);
    expect(body.data.job_preferences.salary).toBe(68_000);
    await platform(sql`update talents set is_open_for_work = true where id = ${talent_id}`);
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    expect((await queryPool(product, outsider)).body.data).toHaveLength(1);
  });
});

describe('the image of the talent', () => {
  it('is copied as separate content', SLOW, async () => {
    const fileId = newId();
    await product.deps.files.write(`${fileId}.png`, Buffer.from('image'));
    await platform(sql`insert into files (organization_id, id, filename_disk, filename_download, type, filesize, talent_id, purpose)
      values (${away.id}, ${fileId}, ${`${fileId}.png`}, 'a.png', 'image/png', 5, ${naomi.id}, 'avatar')`);
    await platform(sql`update talents set avatar = ${fileId} where id = ${naomi.id}`);
    const { talent_id: talentId } = (await unlock()).body.data;
    const job = {
      source: { organization_id: away.id, talent_id: naomi.id },
      organizationId: home.id,
      talentId,
    };
    await copyAvatar(product.deps, job);
    await copyAvatar(product.deps, job);
    const [copy] = await copies();
    expect(copy?.avatar).not.toBeNull();
    const files = await platform(
      sql<{
        filename_disk: string;
      }>`select filename_disk from files where organization_id = ${home.id} and id = ${copy?.avatar}`,
    );
    await product.deps.files.remove(`${fileId}.png`);
    expect(Buffer.from(await product.deps.files.read(files[0]?.filename_disk ?? '')).toString()).toBe(
      'image',
    );
  });
});
