import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;

const DRAFT = { draft_state: 'draft' };

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
});

async function createTalentUser(of = organization) {
  const user = await createUser(product, { organization: of, userRole: 'ORG_USER' });
  const talent = await createTalent(product, of, { user_id: user.id });
  return { talent, theirs: itemsOf(product, user) };
}

describe('a published role', () => {
  it('can be read by every talent of the workspace, and by none of another', async () => {
    const role = await createRole(product, organization, { purpose: 'To bake bread', o_min: 6, o_max: 8 });
    await createRole(product, organization);
    const { theirs } = await createTalentUser();
    const { theirs: foreign } = await createTalentUser(await createOrganization(product));
    expect(await theirs.find('open_roles')).toEqual([]);
    await items.patch(`roles/${role.id}`, { is_published_to_pool: true });
    const fields = ['id', 'name', 'purpose'];
    expect(await theirs.find('open_roles', { fields })).toEqual([
      { id: role.id, name: role.name, purpose: 'To bake bread' },
    ]);
    await items.patch(`roles/${role.id}`, { purpose_summaries: ['Bread'], is_purpose_summarised: true });
    const [openRole] = await theirs.find('open_roles', { fields: ['shown_texts'] });
    expect(openRole.shown_texts.purpose).toEqual({ text: 'Bread', is_short: true, by: null });
    expect(await foreign.find('open_roles')).toEqual([]);
    expect((await foreign.get(`open_roles/${role.id}`)).status).toBe(403);
    // Its ranges would reveal how to answer.
    expectRefusal(await theirs.get('open_roles?fields=attributes'), 403, 'FORBIDDEN');
    expect(await theirs.find('roles')).toEqual([]);
    expectRefusal(await theirs.patch(`open_roles/${role.id}`, { name: 'Mine' }), 403, 'FORBIDDEN');
  });
});

describe('a draft', () => {
  it('cannot be published, in one request or two', async () => {
    const draft = await createRole(product, organization, DRAFT);
    const publishedRole = await createRole(product, organization, { is_published_to_pool: true });
    const publish = { is_published_to_pool: true };
    expectRefusal(await items.patch(`roles/${draft.id}`, publish), 400, 'role.draft_published');
    expectRefusal(await items.patch(`roles/${publishedRole.id}`, DRAFT), 400, 'role.draft_published');
    expectRefusal(
      await items.post('roles', { name: 'Baker', ...DRAFT, ...publish }),
      400,
      'role.draft_published',
    );
    const back = await items.patch(`roles/${publishedRole.id}`, { ...DRAFT, is_published_to_pool: false });
    expect(back.status).toBe(200);
    expect((await items.patch(`roles/${draft.id}`, { draft_state: null, ...publish })).status).toBe(200);
  });
});
