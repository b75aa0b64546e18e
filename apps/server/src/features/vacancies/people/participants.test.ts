import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createAssessment,
  createDecider,
  createOrganization,
  createRole,
  createTalent,
  createUser,
} from '#testing/factories.ts';
import { createResult, expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string };
let assessment: { id: string };

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
  role = await createRole(product, organization);
  assessment = await createAssessment(product, organization, { role_id: role.id });
});

const get = (path: string, user = admin) =>
  callerOf(product)('GET', `/vacancies/${role.id}${path}`, { headers: user.headers });
const getStages = async (more = '') => (await get(more)).body.data.stages;
const listNames = async (more = ''): Promise<string[]> =>
  (await get(`/people?stage=finished${more}`)).body.data.map(({ name }: { name: string }) => name);
const ofAssessment = ({ id } = assessment) => `assessment=${id}`;

async function finish(first_name: string): Promise<string> {
  const { id } = await createTalent(product, organization, { first_name, last_name: null });
  await createResult(product, organization, { talent_id: id, stanine: 5 });
  return id;
}

/** A person who has finished and takes part in the assessment; with the key of the participation. */
async function participate(first_name: string): Promise<{ talentId: string; id: string }> {
  const talentId = await finish(first_name);
  const { body } = await itemsOf(product, admin).post('assessment_participants', {
    assessment: assessment.id,
    talent: talentId,
  });
  return { talentId, id: body.data.id };
}

const consider = (talentId: string) =>
  itemsOf(product, admin).patch(`roles/${role.id}`, { talents: { create: [talentId] } });

describe('participants of a recruiting assessment', () => {
  it('are on the page of the role only when they are considered for it', async () => {
    const ines = await participate('Ines');
    await consider(await finish('Pavel'));
    expect(await listNames()).toEqual(['Pavel']);
    expect(await getStages()).toMatchObject({ finished: 1 });
    expect((await get('/people/ids?stage=finished')).body.data).toHaveLength(1);
    expect((await get('/ways')).body.data).toMatchObject({ finished: 1, tied: 1 });
    expect(await listNames(`&${ofAssessment()}`)).toEqual(['Ines']);
    expect(await getStages(`?${ofAssessment()}`)).toMatchObject({ finished: 1 });
    expect((await consider(ines.talentId)).status).toBe(200);
    expect((await listNames()).toSorted()).toEqual(['Ines', 'Pavel']);
    expect(await getStages()).toMatchObject({ finished: 2 });
    expect(await listNames(`&${ofAssessment()}`)).toEqual(['Ines']);
  });

  it('are never drawn for the role while they are not considered', async () => {
    await participate('Ines');
    const pavel = await finish('Pavel');
    await consider(pavel);
    const { body } = await callerOf(product)('POST', `/vacancies/${role.id}/draws`, {
      headers: admin.headers,
      payload: { way: 'draw', number: 5 },
    });
    expect(body.data.talents).toEqual([pavel]);
  });

  it('leave the list of the assessment when they are removed, and stay on the page of the role', async () => {
    const ines = await participate('Ines');
    await consider(ines.talentId);
    await itemsOf(product, admin).patch(`assessment_participants/${ines.id}`, { canceled: true });
    expect(await listNames(`&${ofAssessment()}`)).toEqual([]);
    expect(await listNames()).toEqual(['Ines']);
  });

  it('are closed to hiring managers, and to the page of another role', async () => {
    await participate('Ines');
    const manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
    await createDecider(product, organization, { roleId: role.id, userId: manager.id });
    for (const path of [`?${ofAssessment()}`, `/people?stage=finished&${ofAssessment()}`]) {
      expectRefusal(await get(path, manager), 404, 'record.not_found');
    }
    expect((await get('', manager)).status).toBe(200);
    const other = await createAssessment(product, organization);
    expectRefusal(await get(`?${ofAssessment(other)}`), 404, 'record.not_found');
  });
});
