import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import type { PoolTalent } from '#testing/pool-people.ts';
import { queryPool, createPoolTalent, JOB_PREFERENCES } from '#testing/pool-people.ts';
import { useProduct } from '#testing/product.ts';

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
});
