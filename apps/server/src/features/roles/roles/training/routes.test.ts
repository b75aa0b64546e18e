import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let items: ReturnType<typeof itemsOf>;
let platform: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  items = itemsOf(product, await createUser(product, { organization }));
  platform = itemsOf(product, await createUser(product, { organization, userRole: 'APP_ADMIN' }));
});

const ID = newId();
const COURSE = { title: 'Calm under pressure', language: 'EN', trait: 'ES', direction: 'below' };

describe('/items/training_courses', () => {
  it('are managed by the platform and readable by everybody, also by talents', SLOW, async () => {
    const payload = {
      ...COURSE,
      description: 'Two days',
      provider: 'Academy',
      url: 'https://academy.example/calm',
    };
    const { status, body } = await platform.post('training_courses', payload);
    expect(status).toBe(200);
    const course = { id: body.data.id, ...payload };
    expect(body.data).toMatchObject(course);
    const talent = itemsOf(product, await createUser(product, { organization, userRole: 'ORG_USER' }));
    for (const reader of [items, talent, platform]) {
      expect(await reader.find('training_courses', { filter: { id: course.id } })).toMatchObject([course]);
      expect((await reader.get(`training_courses/${course.id}`)).body.data).toMatchObject(course);
    }
    expect(
      await items.find('training_courses', { search: 'academy', filter: { trait: 'ES', id: course.id } }),
    ).toHaveLength(1);
    const path = `training_courses/${course.id}`;
    const response = await platform.patch(path, { title: 'Calm', url: null });
    expect(response.body.data).toMatchObject({ title: 'Calm', url: null, provider: 'Academy' });
    expect(await platform.patch(path, { title: 'Calm' })).toEqual(response);
    expect((await platform.remove(path)).status).toBe(204);
    expect(await platform.get(path)).toEqual(NO_SUCH_RECORD);
    expect(await items.get(path)).toEqual(NO_SUCH_RECORD);
  });

  it('cannot be written by workspaces', async () => {
    const { body } = await platform.post('training_courses', COURSE);
    expectRefusal(await items.post('training_courses', COURSE), 403, 'FORBIDDEN');
    expectRefusal(await items.patch(`training_courses/${body.data.id}`, { title: 'x' }), 403, 'FORBIDDEN');
    expectRefusal(await items.remove(`training_courses/${body.data.id}`), 403, 'FORBIDDEN');
    expect((await items.get(`training_courses/${body.data.id}`)).body.data.title).toBe(COURSE.title);
  });

  it.each([
    [{ title: ' ' }, 'FAILED_VALIDATION', { field: 'title' }],
    [{ title: undefined }, 'FAILED_VALIDATION', { field: 'title', type: 'nnull' }],
    [{ title: 'x'.repeat(121) }, 'VALUE_TOO_LONG', { collection: 'training_courses', field: 'title' }],
    [{ language: 'FR' }, 'FAILED_VALIDATION', { field: 'language', type: 'in' }],
    [{ trait: 'N' }, 'FAILED_VALIDATION', { field: 'trait', type: 'in' }],
    [{ direction: 'beside' }, 'FAILED_VALIDATION', { field: 'direction', type: 'in' }],
    [{ direction: null }, 'FAILED_VALIDATION', { field: 'direction', type: 'in' }],
    [{ url: 'http://academy.example' }, 'FAILED_VALIDATION', { field: 'url' }],
    [{ url: 'javascript:alert(1)' }, 'FAILED_VALIDATION', { field: 'url' }],
  ])('refuse %j', async (change, code, details) => {
    expectRefusal(await platform.post('training_courses', { ...COURSE, ...change }), 400, code, details);
  });
});

describe('courses of a role', () => {
  it('are added and removed, and deleted with the course', async () => {
    const [first, second] = (await platform.post('training_courses', [COURSE, COURSE])).body.data;
    const role = await createRole(product, organization);
    const path = `roles/${role.id}?fields=training_courses.training_courses_id.id`;
    const ids = (answer: {
      body: { data: { training_courses: { training_courses_id: { id: string } }[] } };
    }) => answer.body.data.training_courses.map((link) => link.training_courses_id.id);
    expect(ids(await items.patch(path, { training_courses: { create: [first.id, second.id] } }))).toEqual([
      first.id,
      second.id,
    ]);
    expect(ids(await items.patch(path, { training_courses: { create: [first.id] } }))).toHaveLength(2);
    expect(ids(await items.patch(path, { training_courses: { delete: [first.id] } }))).toEqual([second.id]);
    await platform.remove(`training_courses/${second.id}`);
    expect(ids(await items.get(path))).toEqual([]);
    expectRefusal(await items.patch(path, { training_courses: [ID] }), 400, 'INVALID_FOREIGN_KEY');
  });

  it('are not accessible to another workspace', async () => {
    const course = (await platform.post('training_courses', COURSE)).body.data.id;
    const role = await createRole(product, organization);
    const pair = { roles_id: role.id, training_courses_id: course };
    const { body } = await items.post('roles_training_courses', pair);
    expectRefusal(await items.post('roles_training_courses', pair), 400, 'RECORD_NOT_UNIQUE');
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const theirs = itemsOf(product, outsider);
    const path = `roles_training_courses/${body.data.id}`;
    expect(await theirs.get(path)).toEqual(NO_SUCH_RECORD);
    expect(await theirs.remove(path)).toEqual(NO_SUCH_RECORD);
    expectRefusal(await theirs.post('roles_training_courses', pair), 400, 'INVALID_FOREIGN_KEY', {
      field: 'roles_id',
    });
    expect((await items.remove(path)).status).toBe(204);
  });
});
