import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { SCORING_VERSION } from '@quint/psychometrics/scoring.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createRatedApplicants } from '#testing/rated-people.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
const PEOPLE = 30;
let admin: TestUser;
let role: { id: string };

beforeEach(async () => {
  const organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
  role = await createRole(product, organization);
  await createRatedApplicants(product, organization, { role: role.id, count: PEOPLE });
});

const write = (statement: ReturnType<typeof sql>) =>
  product.deps.db.platform.write((db) => statement.execute(db));

async function readList(): Promise<{
  ids: string[];
  groups: number[];
  tiedCount: number;
  isOutdated: boolean;
}> {
  const get = async (path: string) =>
    (await callerOf(product)('GET', `/vacancies/${role.id}${path}`, { headers: admin.headers })).body;
  const { data, meta } = await get('/people?stage=finished&limit=100');
  const ways = await get('/ways');
  return {
    ids: data.map(({ id }: { id: string }) => id),
    groups: meta.groups,
    tiedCount: ways.data.tied,
    isOutdated: meta.state === 'recalculating',
  };
}

describe('the order of a stage', () => {
  it('is the same while nothing changes', async () => {
    const list = await readList();
    expect(list.ids).toHaveLength(PEOPLE);
    expect(list.tiedCount).toBe(list.groups[0]);
    expect(await readList()).toEqual(list);
  });

  it('follows a result that has changed', async () => {
    const list = await readList();
    const [best] = list.ids;
    await write(
      sql`update talents_results set o = 1, c = 1, e = 1, a = 1, es = 1, z_o = -3, z_c = -3, z_e = -3, z_a = -3, z_es = -3
        where talent_id = ${best}`,
    );
    const changedList = await readList();
    expect(changedList.ids.at(-1)).toBe(best);
    expect(changedList.ids).not.toEqual(list.ids);
  });

  it('follows the ranges of the role', async () => {
    const list = await readList();
    await write(
      sql`update roles set o_min = 9, o_max = 9, o_weight = 3, range_reason = 'New tasks' where id = ${role.id}`,
    );
    const { ids, groups } = await readList();
    expect(groups).not.toEqual(list.groups);
    expect(ids.toSorted()).toEqual(list.ids.toSorted());
  });

  it('says that a result is scored again', async () => {
    await write(
      sql`update talents_results set scoring_version = ${SCORING_VERSION}, norm_version = ${NORM_VERSION}`,
    );
    const { isOutdated, ids } = await readList();
    expect(isOutdated).toBe(false);
    await write(sql`update talents_results set norm_version = 'older@1' where talent_id = ${ids[0]}`);
    expect((await readList()).isOutdated).toBe(true);
  });
});
