import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const course = newId();
let organization: TestOrganization;
let talent: { id: string };
let user: TestUser;
let own: ReturnType<typeof itemsOf>;

const REQUEST = {
  course,
  first_name: 'Ada',
  last_name: 'Zimtstern',
  email: 'ada@mail.example',
  phone: '01234567',
  situation: 'Looking around',
  consent: true,
};

beforeAll(async () => {
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('training_courses')
      .values({ id: course, title: 'Focus', language: 'DE', trait: 'C', direction: 'below' })
      .execute(),
  );
});

beforeEach(async () => {
  organization = await createOrganization(product);
  user = await createUser(product, { organization, userRole: 'ORG_USER' });
  talent = await createTalent(product, organization, { user_id: user.id });
  own = itemsOf(product, user);
});

describe('a registration for a course', () => {
  it('is sent once for each course', async () => {
    const answer = await own.post('training_requests', REQUEST);
    expect(answer.body.data).toMatchObject({ ...REQUEST, talent: talent.id });
    const again = await own.post('training_requests', REQUEST);
    expectRefusal(again, 400, 'training.already_registered');
    expect(again.body.errors[0].message).toBe('You are already registered for this training course.');
    expect(await own.find('training_requests', { fields: 'course.title' })).toEqual([
      { course: { title: 'Focus' } },
    ]);
  });

  it.each([
    [{ first_name: undefined }, 'training.first_name_required'],
    [{ first_name: ' ' }, 'training.first_name_required'],
    [{ last_name: undefined }, 'training.last_name_required'],
    [{ email: undefined }, 'training.email_invalid'],
    [{ email: 'ada' }, 'training.email_invalid'],
    [{ email: `${'a'.repeat(65)}@mail.example` }, 'training.email_local_part_too_long'],
    [{ email: `a@${'b'.repeat(125)}.example` }, 'training.email_too_long'],
    [{ phone: undefined }, 'training.phone_required'],
    [{ phone: '' }, 'training.phone_required'],
    [{ phone: '+49 1' }, 'training.phone_not_digits'],
    [{ phone: '1234' }, 'training.phone_not_digits'],
    [{ phone: '1'.repeat(21) }, 'training.phone_not_digits'],
    [{ situation: undefined }, 'training.situation_required'],
    [{ situation: 'x'.repeat(1001) }, 'training.situation_too_long'],
    [{ first_name: 'x'.repeat(51) }, 'training.first_name_too_long'],
    [{ last_name: 'x'.repeat(51) }, 'training.last_name_too_long'],
    [{ consent: undefined }, 'training.consent_required'],
    [{ consent: false }, 'training.consent_required'],
    [{ course: undefined }, 'FAILED_VALIDATION'],
    [{ course: newId() }, 'INVALID_FOREIGN_KEY'],
  ])('refuses %j with %s', async (values, code) => {
    expectRefusal(await own.post('training_requests', { ...REQUEST, ...values }), 400, code);
    expect(await own.find('training_requests')).toEqual([]);
  });

  it('has a separate route for the same record', SLOW, async () => {
    const send = async () => {
      const answer = await product.app.inject({
        method: 'POST',
        url: '/api/training/requests',
        headers: user.headers,
        payload: REQUEST,
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    expect((await send()).body.data).toMatchObject({ ...REQUEST, talent: talent.id });
    expectRefusal(await send(), 400, 'training.already_registered');
    expectRefusal(await own.post('training_requests', REQUEST), 400, 'training.already_registered');
  });

  it('is for the user’s own talent, and cannot be changed until it is withdrawn', async () => {
    const foreign = await own.post('training_requests', { ...REQUEST, talent: talent.id });
    expectRefusal(foreign, 403, 'FORBIDDEN', { field: 'talent' });
    const { id } = (await own.post('training_requests', REQUEST)).body.data;
    expectRefusal(await own.patch(`training_requests/${id}`, { phone: '99999' }), 403, 'FORBIDDEN');
    const admin = itemsOf(product, await createUser(product, { organization }));
    expectRefusal(await admin.post('training_requests', REQUEST), 403, 'FORBIDDEN');
    expectRefusal(await admin.remove(`training_requests/${id}`), 403, 'FORBIDDEN');
    const other = await createUser(product, { organization, userRole: 'ORG_USER' });
    await createTalent(product, organization, { user_id: other.id });
    expect(await itemsOf(product, other).remove(`training_requests/${id}`)).toEqual(NO_SUCH_RECORD);
    expect((await own.remove(`training_requests/${id}`)).status).toBe(204);
    expect((await own.post('training_requests', REQUEST)).status).toBe(200);
  });

  it('is visible to administrators who see the talent unmasked', async () => {
    await own.post('training_requests', REQUEST);
    const admin = itemsOf(product, await createUser(product, { organization }));
    const set = (values: object) =>
      product.deps.db.platform.write((db) =>
        db.updateTable('talents').set(values).where('id', '=', talent.id).execute(),
      );
    expect(await admin.find('training_requests')).toEqual([]);
    await set({ is_insight_unlocked: true });
    expect(await admin.find('training_requests', { fields: 'last_name' })).toEqual([
      { last_name: 'Zimtstern' },
    ]);
    await set({ is_insight_unlocked: false, is_directly_invited: false });
    expect(await admin.find('training_requests', { search: 'Zimtstern' })).toEqual([]);
    await set({ is_insight_unlocked: true });
    expect(await admin.find('training_requests')).toHaveLength(1);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('organizations')
        .set({ hide_personal_data: true })
        .where('id', '=', organization.id)
        .execute(),
    );
    expect(await admin.find('training_requests')).toEqual([]);
  });
});
