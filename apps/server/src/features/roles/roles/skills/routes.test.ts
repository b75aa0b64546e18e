import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let items: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  items = itemsOf(product, await createUser(product, { organization }));
});

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
});
