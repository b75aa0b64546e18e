import { TRAITS } from '@quint/psychometrics/types.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, scoredSheet } from '#testing/surveys.ts';

const product = useProduct({ worker: true, env: { SUPPORT_EMAIL: 'help@quint.example' } });
const SEED = 3;
const { traits } = scoredSheet(SEED);
const stanineOf = (trait: 'O' | 'C') => traits[trait]?.stanine ?? 5;

let organization: TestOrganization;
let admin: TestUser;
let owner: TestUser;
let platform: TestUser;
let talent: string;

async function ask(user: TestUser, method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object) {
  const { headers } = user;
  const answer = await product.app.inject({
    method,
    url: `/api${url}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const recommend = (user: TestUser, role: string, language = 'en') =>
  ask(user, 'GET', `/training/recommendations?talent=${talent}&role=${role}&language=${language}`);

async function createCourse(values: object): Promise<string> {
  const { body } = await itemsOf(product, platform).post('training_courses', values);
  return body.data.id;
}

/** A role with one required range; the others accept all values. */
function createRoleWith(trait: 'O' | 'C', min: number, max: number) {
  const all = Object.fromEntries(
    TRAITS.flatMap((name) => [
      [`${name.toLowerCase()}_min`, 1],
      [`${name.toLowerCase()}_max`, 9],
    ]),
  );
  const name = trait.toLowerCase();
  return createRole(product, organization, { ...all, [`${name}_min`]: min, [`${name}_max`]: max });
}

beforeEach(async () => {
  await product.deps.db.platform.write((db) => db.deleteFrom('training_courses').execute());
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  platform = await createUser(product, { organization, userRole: 'APP_ADMIN' });
  owner = await createUser(product, { organization, userRole: 'ORG_USER' });
  talent = (await createTalent(product, organization, { user_id: owner.id })).id;
  await createFinishedResult(product, organization, { talentId: talent, seed: SEED });
});

describe('courses recommended for a role', () => {
  it('are for traits outside the range beyond the error, in the language of the reader', async () => {
    const texts = {
      title: 'Neues wagen',
      description: 'Ein Tag',
      language: 'DE',
      trait: 'O',
      direction: 'below',
    };
    const id = await createCourse({
      ...texts,
      other_title: 'Dare new things',
      url: 'https://academy.example/',
    });
    await createCourse({ ...texts, title: 'Weniger', direction: 'above' });
    await createCourse({ ...texts, title: 'Planen', trait: 'C' });
    const stanine = stanineOf('O');
    const [far, near] = [await createRoleWith('O', 9, 9), await createRoleWith('O', stanine + 1, 9)];
    expect(stanine).toBeLessThan(6);
    const expectedTraining = {
      id,
      title: 'Dare new things',
      description: 'Ein Tag',
      trait: 'O',
      direction: 'below',
    };
    expect((await recommend(admin, far.id)).body.data).toEqual([expect.objectContaining(expectedTraining)]);
    expect((await recommend(admin, far.id, 'de')).body.data).toMatchObject([{ id, title: 'Neues wagen' }]);
    expect((await recommend(admin, near.id)).body.data).toEqual([]);
  });

  it('are those that the workspace has selected for the role, if there are any', async () => {
    const course = { title: 'One', language: 'EN', trait: 'O', direction: 'below' };
    const [one, two] = [await createCourse(course), await createCourse({ ...course, title: 'Two' })];
    const role = await createRoleWith('O', 9, 9);
    const ids = async () => (await recommend(admin, role.id)).body.data.map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual([one, two]);
    const courseLink = { roles_id: role.id, training_courses_id: two };
    await itemsOf(product, admin).post('roles_training_courses', courseLink);
    expect(await ids()).toEqual([two]);
    await itemsOf(product, platform).patch(`training_courses/${two}`, { is_retired: true });
    expect(await ids()).toEqual([]);
  });

  it('are shown to the talent for their own roles, with their registration', async () => {
    const course = await createCourse({ title: 'One', language: 'EN', trait: 'O', direction: 'below' });
    const role = await createRoleWith('O', 9, 9);
    expect((await recommend(owner, role.id)).status).toBe(404);
    await itemsOf(product, admin).patch(`roles/${role.id}`, { talents: [talent] });
    expect((await recommend(owner, role.id)).body.data).toMatchObject([{ id: course, request: null }]);
    const outsider = await createUser(product, { organization, userRole: 'ORG_USER' });
    await createTalent(product, organization, { user_id: outsider.id });
    expect((await recommend(outsider, role.id)).status).toBe(404);
  });

  it('are empty while the result is on hold', async () => {
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents_results')
        .set({ held_until: new Date(Date.now() + 1e9) })
        .where('talent_id', '=', talent)
        .execute(),
    );
    const role = await createRoleWith('O', 9, 9);
    const { status, body } = await recommend(admin, role.id);
    expect([status, body.errors[0].extensions.code]).toEqual([409, 'result.held_back']);
  });
});

describe('a registration', () => {
  const REQUEST = {
    first_name: 'Ada',
    last_name: 'Zimtstern',
    email: 'ada@mail.example',
    phone: '01234567',
    situation: 'Looking around',
    consent: true,
  };

  it('notifies the platform, which records its progress', async () => {
    const title = `Course ${newId()}`;
    const course = await createCourse({ title, language: 'EN', trait: 'O', direction: 'below' });
    const { body } = await ask(owner, 'POST', '/training/requests', { ...REQUEST, course });
    const { id } = body.data;
    const mail = await waitForMail(product, { to: 'help@quint.example', kind: 'training-request' });
    expect(mail.subject).toBe(`Registration for “${title}”`);
    expect(mail.text).not.toContain('Zimtstern');
    const list = async () =>
      (await ask(platform, 'GET', '/platform/training-requests')).body.data.filter(
        (request: { id: string }) => request.id === id,
      );
    const { consent: _consent, ...visibleFields } = REQUEST;
    const workspace = organization.name;
    expect(await list()).toMatchObject([
      { ...visibleFields, course: { id: course, title }, workspace, state: 'new' },
    ]);
    const change = (state: string) => ask(platform, 'PATCH', `/platform/training-requests/${id}`, { state });
    expect((await change('contacted')).status).toBe(204);
    expect((await change('lost')).status).toBe(400);
    expect(await itemsOf(product, owner).find('training_requests', { fields: 'state' })).toEqual([
      { state: 'contacted' },
    ]);
    expect((await ask(admin, 'GET', '/platform/training-requests')).status).toBe(403);
    await itemsOf(product, owner).remove(`training_requests/${id}`);
    expect(await list()).toEqual([]);
    expect((await change('closed')).status).toBe(404);
  });

  it('is refused for a course that is no longer offered', async () => {
    const course = await createCourse({ title: 'Old', language: 'EN', trait: 'O', direction: 'below' });
    await itemsOf(product, platform).patch(`training_courses/${course}`, { is_retired: true });
    const { status, body } = await ask(owner, 'POST', '/training/requests', { ...REQUEST, course });
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'training.retired']);
  });
});
