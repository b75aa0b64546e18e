import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createUser, createRole } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { newId } from '#database/ids.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let items: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  items = itemsOf(product, await createUser(product, { organization }));
});

const ID = newId();

const labels = (role: { skills: { skills_id: { label: string } }[] }) =>
  role.skills.map((link) => link.skills_id.label);

describe('/items/skills', () => {
  it('creates a skill once, however it is spelled', async () => {
    const { body } = await items.post('skills', { label: ' React ' });
    expect(body.data).toMatchObject({ label: 'React', value: 'react', organization_id: organization.id });
    expect((await items.post('skills', { label: 'REACT' })).body.data).toEqual(body.data);
    const several = await items.post('skills?fields=label', [
      { label: 'Node' },
      { label: 'react' },
      { label: 'node' },
    ]);
    expect(several.body.data).toEqual([{ label: 'Node' }, { label: 'React' }]);
    expect(await items.find('skills', { fields: ['value'], sort: ['value'] })).toEqual([
      { value: 'node' },
      { value: 'react' },
    ]);
  });

  it.each([
    [{}, 400, 'skill.label_required', {}],
    [{ label: '' }, 400, 'skill.label_required', {}],
    [{ label: null }, 400, 'skill.label_required', {}],
    [{ label: 7 }, 400, 'FAILED_VALIDATION', { field: 'label', type: 'string' }],
    [{ label: 'x'.repeat(51) }, 400, 'VALUE_TOO_LONG', { collection: 'skills', field: 'label' }],
    [{ label: 'React', value: 'react' }, 403, 'FORBIDDEN', { field: 'value' }],
    [{ label: 'React', roles: [] }, 403, 'FORBIDDEN', { field: 'roles' }],
  ])('refuses %j', async (payload, status, code, details) => {
    expectRefusal(await items.post('skills', payload), status, code, details);
    expect(await items.find('skills')).toEqual([]);
  });

  it('separates the skills of workspaces', async () => {
    const elsewhere = itemsOf(
      product,
      await createUser(product, { organization: await createOrganization(product) }),
    );
    const { body } = await elsewhere.post('skills', { label: 'React' });
    const own = await items.post('skills', { label: 'React' });
    expect(own.body.data.id).not.toBe(body.data.id);
    const path = `skills/${body.data.id}`;
    expect(await items.get(path)).toEqual(NO_SUCH_RECORD);
    expect(await items.patch(path, { label: 'x' })).toEqual(NO_SUCH_RECORD);
    expect(await items.remove(path)).toEqual(NO_SUCH_RECORD);
  });

  it('renames a skill and its value, but not to the name of another', SLOW, async () => {
    const { body } = await items.post('skills', { label: 'Recat' });
    await items.post('skills', { label: 'Node' });
    const path = `skills/${body.data.id}`;
    expect((await items.patch(path, { label: 'React' })).body.data).toMatchObject({
      label: 'React',
      value: 'react',
    });
    expectRefusal(await items.patch(path, { label: 'NODE' }), 400, 'RECORD_NOT_UNIQUE', {
      collection: 'skills',
      field: 'value',
    });
    expectRefusal(await items.patch(path, { label: ' ' }), 400, 'skill.label_required');
  });
});

describe('skills of a role', () => {
  it('are added by key or by label, existing and new ones, and removed', SLOW, async () => {
    const role = await createRole(product, organization);
    const skillResponse = await items.post('skills', { label: 'React' });
    const path = `roles/${role.id}?fields=skills.skills_id.label`;
    const addResponse = await items.patch(path, {
      skills: { create: [{ skills_id: { label: 'react' } }, { skills_id: { label: 'SQL' } }] },
    });
    expect(labels(addResponse.body.data)).toEqual(['React', 'SQL']);
    const again = await items.patch(path, {
      skills: {
        create: [
          skillResponse.body.data.id,
          { skills_id: skillResponse.body.data.id },
          { skills_id: { label: 'sql' } },
        ],
      },
    });
    expect(again).toEqual(addResponse);
    expect(await items.find('skills')).toHaveLength(2);
    const removeResponse = await items.patch(path, { skills: { delete: [skillResponse.body.data.id] } });
    expect(labels(removeResponse.body.data)).toEqual(['SQL']);
    const whole = await items.patch(path, { skills: [skillResponse.body.data.id] });
    expect(labels(whole.body.data)).toEqual(['React']);
    expect(await items.find('roles', { filter: { skills: { skills_id: { value: 'react' } } } })).toHaveLength(
      1,
    );
    expect(
      (await items.get(`skills/${skillResponse.body.data.id}?fields=roles.roles_id.name`)).body.data,
    ).toEqual({
      roles: [{ roles_id: { name: role.name } }],
    });
    await items.remove(`skills/${skillResponse.body.data.id}`);
    expect((await items.get(path)).body.data).toEqual({ skills: [] });
  });

  it('are created with the role, or not at all', SLOW, async () => {
    const path = 'roles?fields=skills.skills_id.value';
    const { body } = await items.post(path, { name: 'Dev', skills: [{ skills_id: { label: 'Rust' } }] });
    expect(body.data).toEqual({ skills: [{ skills_id: { value: 'rust' } }] });
    const response = await items.post(path, { name: 'Dev', skills: [{ skills_id: { label: '' } }] });
    expectRefusal(response, 400, 'skill.label_required');
    expect(await items.find('roles')).toHaveLength(1);
  });

  it('are linked once, within the workspace', SLOW, async () => {
    const role = await createRole(product, organization);
    const skill = await items.post('skills', { label: 'React' });
    const pair = { roles_id: role.id, skills_id: skill.body.data.id };
    const { body } = await items.post('roles_skills', pair);
    expectRefusal(await items.post('roles_skills', pair), 400, 'RECORD_NOT_UNIQUE');
    expectRefusal(await items.post('roles_skills', { ...pair, skills_id: ID }), 400, 'INVALID_FOREIGN_KEY');
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const theirs = itemsOf(product, outsider);
    expect(await theirs.get(`roles_skills/${body.data.id}`)).toEqual(NO_SUCH_RECORD);
    expectRefusal(await theirs.post('roles_skills', pair), 400, 'INVALID_FOREIGN_KEY');
    expect((await items.remove(`roles_skills/${body.data.id}`)).status).toBe(204);
    expect(await items.find('skills')).toHaveLength(1);
  });

  it('can be added by two concurrent requests with the same new skill', SLOW, async () => {
    const roles = await Promise.all([1, 2, 3, 4].map(() => createRole(product, organization)));
    const answers = await Promise.all(
      roles.map(({ id }) => items.patch(`roles/${id}`, { skills: [{ skills_id: { label: 'Go' } }] })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await items.find('skills')).toHaveLength(1);
    expect(await items.find('roles_skills')).toHaveLength(4);
  });
});
