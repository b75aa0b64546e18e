import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createAssessment, createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { createResult, expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;
let assessment: { id: string };
let talent: { id: string; email: string };

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
  assessment = await createAssessment(product, organization);
  talent = await createTalent(product, organization);
});

const ID = newId();

const take = async () =>
  (await items.post('assessment_participants', { assessment: assessment.id, talent: talent.id })).body.data;

/** The invitation of the talent to an assessment, in a status. */
function invite(status: string, assessment_id: string, date_created = new Date()): Promise<{ id: string }> {
  const values = { talent_id: talent.id, assessment_id, date_created };
  return createResult(product, organization, {
    ...values,
    ...(status === 'FINISHED' ? { stanine: 5 } : { status }),
  });
}

describe('participants of an assessment', () => {
  it('are added and removed through create, update and delete', SLOW, async () => {
    const other = await createTalent(product, organization);
    const path = `assessments/${assessment.id}?fields=participants.id,participants.talent,participants.rejected`;
    const addResponse = await items.patch(path, {
      participants: { create: [talent.id, { talent: other.id }] },
    });
    const [first, second] = addResponse.body.data.participants;
    expect([first.talent, second.talent]).toEqual([talent.id, other.id]);
    expect(await items.patch(path, { participants: { create: [talent.id] } })).toEqual(addResponse);
    const updateResponse = await items.patch(path, {
      participants: { update: [{ id: first.id, rejected: true }], delete: [other.id] },
    });
    expect(updateResponse.body.data.participants).toEqual([{ ...first, rejected: true }]);
    expect((await items.patch(path, { participants: [] })).body.data.participants).toEqual([]);
    expect((await items.get(`talents/${other.id}`)).status).toBe(200);
  });

  it('have the status of their newest invitation in this assessment', async () => {
    const { id, status, result } = await take();
    expect({ status, result }).toEqual({ status: 'INVITED', result: null });
    const elsewhere = await createAssessment(product, organization);
    await invite('FINISHED', elsewhere.id);
    const path = `assessment_participants/${id}?fields=status,result.status,result.assessment`;
    expect((await items.get(path)).body.data).toEqual({ status: 'INVITED', result: null });
    await invite('CANCELED', assessment.id, new Date(Date.now() - 86_400_000));
    for (const step of ['SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING', 'FINISHED', 'CANCELED']) {
      await invite(step, assessment.id);
      expect((await items.get(path)).body.data).toEqual({
        status: step,
        result: { status: step, assessment: assessment.id },
      });
      expect(
        await items.find('assessment_participants', { filter: { status: step }, fields: ['id'] }),
      ).toEqual([{ id }]);
    }
  });

  it('are removed and added again, and rejected and restored, once each', async () => {
    await invite('SENT', assessment.id);
    const { id } = await take();
    const path = `assessment_participants/${id}`;
    const cancelResponse = await items.patch(path, { canceled: true, rejected: true });
    expect(cancelResponse.body.data).toMatchObject({
      status: 'CANCELED',
      canceled: true,
      canceled_at: expect.stringMatching(/Z$/),
      rejected: true,
      rejected_by: admin.id,
    });
    const second = itemsOf(product, await createUser(product, { organization }));
    expect(await second.patch(path, { canceled: true, rejected: true })).toEqual(cancelResponse);
    expect((await items.patch(path, { canceled: false, rejected: false })).body.data).toMatchObject({
      status: 'SENT',
      canceled_at: null,
      rejected_at: null,
      rejected_by: null,
    });
  });

  it.each([
    [{ talent: undefined }, 400, 'FAILED_VALIDATION', { field: 'talent_id', type: 'nnull' }],
    [{ assessment: undefined }, 400, 'FAILED_VALIDATION', { field: 'assessment_id', type: 'nnull' }],
    [{ talent: ID }, 400, 'INVALID_FOREIGN_KEY', { field: 'talent', value: ID }],
    [{ assessment: ID }, 400, 'INVALID_FOREIGN_KEY', { field: 'assessment', value: ID }],
    [{ status: 'FINISHED' }, 403, 'FORBIDDEN', { field: 'status' }],
    [{ result: ID }, 403, 'FORBIDDEN', { field: 'result' }],
    [{ rejected: 'yes' }, 400, 'FAILED_VALIDATION', { field: 'rejected', type: 'boolean' }],
    [{ rejected: null }, 400, 'FAILED_VALIDATION', { field: 'rejected', type: 'boolean' }],
    [{ rejected_at: '2024-01-01' }, 403, 'FORBIDDEN', { field: 'rejected_at' }],
  ])('are not made from %j', async (change, status, code, details) => {
    const payload = { assessment: assessment.id, talent: talent.id, ...change };
    expectRefusal(await items.post('assessment_participants', payload), status, code, details);
    expect(await items.find('assessment_participants')).toEqual([]);
  });

  it('are one per talent, and deleted permanently', async () => {
    const { id } = await take();
    const again = await items.post('assessment_participants', {
      assessment: assessment.id,
      talent: talent.id,
    });
    expectRefusal(again, 400, 'RECORD_NOT_UNIQUE', { collection: 'assessment_participants' });
    expect((await items.remove(`assessment_participants/${id}`)).status).toBe(204);
    expect(await items.remove(`assessment_participants/${id}`)).toEqual(NO_SUCH_RECORD);
  });

  it('are not accessible to another workspace, or for a deleted talent', async () => {
    const { id } = await take();
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const theirs = itemsOf(product, outsider);
    const path = `assessment_participants/${id}`;
    expect(await theirs.get(path)).toEqual(NO_SUCH_RECORD);
    expect(await theirs.patch(path, { rejected: true })).toEqual(NO_SUCH_RECORD);
    expect(await theirs.remove(path)).toEqual(NO_SUCH_RECORD);
    await items.patch(`talents/${talent.id}`, { date_deleted: new Date().toISOString() });
    expect(await items.get(path)).toEqual(NO_SUCH_RECORD);
  });
});

describe('assessments for a talent', () => {
  it('are those the talent takes part in, without internal fields and other people', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const own = await createTalent(product, organization, { user_id: user.id });
    await take();
    await createAssessment(product, organization);
    await items.patch(`assessments/${assessment.id}`, {
      description: 'Only for us',
      participants: { create: [own.id] },
    });
    const theirs = itemsOf(product, user);
    const fields = ['id', 'status', 'roles', 'participants.talent.id', 'participants.status'];
    const roles = (await items.get(`assessments/${assessment.id}?fields=roles`)).body.data.roles;
    expect(await theirs.find('assessments', { fields })).toEqual([
      {
        id: assessment.id,
        status: 'active',
        roles,
        participants: [{ talent: { id: own.id }, status: 'INVITED' }],
      },
    ]);
    const [all] = await theirs.find('assessments', { fields: '*' });
    for (const name of ['description', 'report_file', 'user_created']) expect(all).not.toHaveProperty(name);
    expect(await theirs.find('assessments', { search: 'only for us' })).toEqual([]);
    const [participant] = await theirs.find('assessment_participants', { fields: '*' });
    for (const name of ['rejected', 'rejected_at', 'rejected_by', 'canceled']) {
      expect(participant).not.toHaveProperty(name);
      expectRefusal(await theirs.get(`assessments?fields=participants.${name}`), 403, 'FORBIDDEN', {
        field: name,
      });
    }
    expectRefusal(
      await theirs.patch(`assessment_participants/${participant.id}`, { canceled: true }),
      403,
      'FORBIDDEN',
    );
  });
});
