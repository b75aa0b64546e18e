import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser, createTeam } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;

const DRAFT = { draft_state: 'draft' };
const ARCHIVED_FIELDS = { date_archived: new Date() };

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

  it('is hidden while it is archived, and visible again afterwards', async () => {
    const role = await createRole(product, organization, { is_published_to_pool: true });
    const { theirs } = await createTalentUser();
    for (const is_archived of [true, false]) {
      await items.patch(`roles/${role.id}`, { is_archived });
      expect(await theirs.find('open_roles')).toHaveLength(is_archived ? 0 : 1);
    }
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

  it('is hidden from the talents considered for it', async () => {
    const role = await createRole(product, organization);
    const { theirs, talent } = await createTalentUser();
    await items.patch(`roles/${role.id}`, { talents: { create: [talent.id] } });
    expect(await theirs.find('roles')).toHaveLength(1);
    await items.patch(`roles/${role.id}`, DRAFT);
    expect(await theirs.find('roles')).toEqual([]);
    expect(await theirs.find('roles_talents')).toEqual([]);
    expect(await theirs.find('talents', { fields: ['id', 'roles.roles_id.name'] })).toEqual([
      { id: talent.id, roles: [] },
    ]);
  });
});

describe('the state of a role', () => {
  it('is one field, by which lists are filtered and counted', SLOW, async () => {
    const active = await createRole(product, organization);
    const draft = await createRole(product, organization, DRAFT);
    const both = await createRole(product, organization, { ...DRAFT, ...ARCHIVED_FIELDS });
    const idsOf = async (state: string) =>
      (await items.find('roles', { filter: { state }, fields: ['id'] })).map(({ id }: { id: string }) => id);
    expect(await idsOf('recruiting')).toEqual([active.id]);
    expect(await idsOf('draft')).toEqual([draft.id]);
    expect(await idsOf('archived')).toEqual([both.id]);
    const { body } = await items.get('roles?aggregate[count]=*&groupBy=state');
    expect(
      body.data.toSorted((a: { state: string }, b: { state: string }) => (a.state < b.state ? -1 : 1)),
    ).toEqual([
      { state: 'archived', count: '1' },
      { state: 'draft', count: '1' },
      { state: 'recruiting', count: '1' },
    ]);
  });
});

describe('an archived role', () => {
  it('shows when and by whom, and can be restored', SLOW, async () => {
    const role = await createRole(product, organization);
    const path = `roles/${role.id}?fields=is_archived,date_archived,user_archived`;
    const response = await items.patch(path, { is_archived: true });
    expect(response.body.data).toMatchObject({ is_archived: true, user_archived: admin.id });
    expect(response.body.data.date_archived).toMatch(/^\d{4}-/);
    const back = await items.patch(path, { is_archived: false });
    expect(back.body.data).toEqual({ is_archived: false, date_archived: null, user_archived: null });
    expectRefusal(await items.patch(path, { date_archived: null }), 403, 'FORBIDDEN');
  });

  it('keeps its people and their fits', SLOW, async () => {
    const role = await createRole(product, organization);
    const { id } = await createTalent(product, organization);
    await createFinishedResult(product, organization, { talentId: id, seed: 3 });
    await items.patch(`roles/${role.id}`, { talents: { create: [id] } });
    await items.patch(`roles/${role.id}`, { is_archived: true });
    const call = callerOf(product);
    const fits = await call('GET', `/calculate-score/role/${role.id}`, admin);
    expect(fits.body.data).toMatchObject([{ talent_id: id }]);
    const ofTalent = await call('GET', `/calculate-score/talent_new/${id}`, admin);
    expect(ofTalent.body.data).toMatchObject([{ role_id: role.id, is_in_use: false }]);
    expect((await items.get(`roles/${role.id}?fields=talents.talents_id`)).body.data.talents).toHaveLength(1);
  });

  it('can still be read by the talents considered for it', SLOW, async () => {
    const role = await createRole(product, organization);
    const { theirs, talent } = await createTalentUser();
    await items.patch(`roles/${role.id}`, { talents: { create: [talent.id] } });
    await items.patch(`roles/${role.id}`, { is_archived: true });
    expect(await theirs.find('roles', { fields: ['name'] })).toEqual([{ name: role.name }]);
  });
});

describe.each([
  ['a draft', DRAFT],
  ['an archived role', ARCHIVED_FIELDS],
])('%s is offered nowhere', (_name, state) => {
  it('for people, groups, team members and assessments', SLOW, async () => {
    const role = await createRole(product, organization, state);
    const talent = await createTalent(product, organization);
    const team = await createTeam(product, organization);
    const period = { date_start: '2026-11-01', date_end: '2026-11-30', purpose: 'recruiting' };
    const refusedItems: readonly (readonly [string, object])[] = [
      ['roles_talents', { roles_id: role.id, talents_id: talent.id }],
      ['teams_roles', { roles_id: role.id, teams_id: team.id }],
      ['talent_role_assignments', { role_id: role.id, team_id: team.id, talent_id: talent.id }],
      ['assessments', { role: role.id, ...period }],
    ];
    for (const [collection, payload] of refusedItems) {
      expectRefusal(await items.post(collection, payload), 409, 'role.not_in_use');
    }
    const roleInUse = await createRole(product, organization);
    const { body } = await items.post('assessments', { role: roleInUse.id, ...period });
    expectRefusal(
      await items.patch(`assessments/${body.data.id}`, { role: role.id }),
      409,
      'role.not_in_use',
    );
    await items.patch(`roles/${roleInUse.id}`, { is_archived: true });
    expect((await items.patch(`assessments/${body.data.id}`, { name: 'Spring' })).status).toBe(200);
  });

  it('for invitations and for people selected in a list', SLOW, async () => {
    const role = await createRole(product, organization, state);
    const talent = await createTalent(product, organization);
    const call = callerOf(product);
    const name = { first_name: 'Mira', last_name: 'Muster' };
    const person = { email: 'mira@mail.example', ...name, language: 'EN', roles: [role.id] };
    const inviteResponse = await call('POST', '/invite/talents', {
      ...admin,
      payload: { talents: [person] },
    });
    expectRefusal(inviteResponse, 409, 'role.not_in_use');
    const payload = { talents: [talent.id], role: role.id };
    const considerResponse = await call('POST', '/talents/consider', { ...admin, payload });
    expectRefusal(considerResponse, 409, 'role.not_in_use');
  });

  it('in counts and on the start page', SLOW, async () => {
    const role = await createRole(product, organization);
    const call = callerOf(product);
    const countsOf = async () => {
      const strong = await call('GET', '/calculate-score/roles', admin);
      const overview = await call('GET', '/overview?zone=Europe/Berlin', admin);
      return [strong.body.data.length, overview.body.data.roles.length];
    };
    const talent = await createTalent(product, organization);
    await items.patch(`roles/${role.id}`, { talents: { create: [talent.id] } });
    const [strong, needs] = await countsOf();
    await items.patch(`roles/${role.id}`, state === DRAFT ? DRAFT : { is_archived: true });
    expect([strong, needs]).toEqual([1, 1]);
    expect(await countsOf()).toEqual([0, 0]);
  });
});

describe('recommendations for a role', () => {
  it('are limited by status and group, with their groups of people too close to call', SLOW, async () => {
    const role = await createRole(product, organization);
    const team = await createTeam(product, organization);
    const finish = async (values: Record<string, unknown>, seed: number) => {
      const { id } = await createTalent(product, organization, values);
      await createFinishedResult(product, organization, { talentId: id, seed });
      return id;
    };
    const shortlistedId = await finish({ status: 'FAVOURITE' }, 3);
    const applicant = await finish({ status: 'APPLICANT' }, 5);
    await items.post('teams_talents', { teams_id: team.id, talents_id: applicant });
    const call = callerOf(product);
    const idsOf = async (query: string) => {
      const { body } = await call('GET', `/calculate-score/role/${role.id}?groups=true&${query}`, admin);
      const sizes: number[] = body.meta.groups;
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(body.meta.total);
      return body.data.map((fit: { talent_id: string }) => fit.talent_id).toSorted();
    };
    expect(await idsOf('limit=10')).toEqual([shortlistedId, applicant].toSorted());
    expect(await idsOf('status=FAVOURITE')).toEqual([shortlistedId]);
    expect(await idsOf(`team=${team.id}`)).toEqual([applicant]);
    expect(await idsOf(`team=${team.id}&status=FAVOURITE`)).toEqual([]);
  });
});
