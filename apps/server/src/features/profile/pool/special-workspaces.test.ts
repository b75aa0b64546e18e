import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal } from '#testing/items.ts';
import { queryPool, createPoolTalent } from '#testing/pool-people.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const COMPASS = newId();
const YOUBEA = newId();
const CHECK = newId();
const product = useProduct({
  env: { ROLE_COMPASS_WORKSPACE: COMPASS, YOUBEA_WORKSPACE: YOUBEA, PUBLIC_CHECK_WORKSPACE: CHECK },
});

const workspaces = new Map<string, { admin: TestUser; organization: { id: string; name: string } }>();

async function open(id: string) {
  const organization = { id, name: `Workspace ${id}` };
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('organizations')
      .values({ ...organization, pack: 'flow', talent_insights_budget: 5 })
      .execute(),
  );
  workspaces.set(id, { organization, admin: await createUser(product, { organization }) });
  return organization;
}

function platform(text: ReturnType<typeof sql>) {
  return product.deps.db.platform.write((db) => text.execute(db));
}

function adminOf(id: string): TestUser {
  const workspace = workspaces.get(id);
  if (workspace === undefined) throw new Error('There is no such workspace');
  return workspace.admin;
}

const post = (user: TestUser, url: string, payload: object = {}) =>
  product.app
    .inject({ method: 'POST', url: `/api${url}`, headers: user.headers, payload })
    .then((answer) => ({ status: answer.statusCode, body: answer.json() }));

beforeAll(async () => {
  const compass = await open(COMPASS);
  const youbea = await open(YOUBEA);
  await open(CHECK);
  await createPoolTalent(product, compass, {
    talent: { first_name: 'Cem' },
    wishedRole: null,
    jobPreferences: { skills: '' },
  });
  await createPoolTalent(product, youbea, {
    talent: { first_name: 'Yara' },
    wishedRole: null,
    jobPreferences: { skills: '' },
  });
  await createPoolTalent(product, youbea, { talent: { first_name: 'Emil', status: 'EMPLOYEE' } });
});

describe('the pool of role finders', () => {
  const namesFor = async (user: TestUser, query: string) => {
    const { body } = await queryPool(product, user, query);
    return body.data.map(({ name }: { name: string }) => name);
  };

  it('contains the applicants of both workspaces, for both', SLOW, async () => {
    for (const id of [COMPASS, YOUBEA]) {
      const names = id === COMPASS ? ['Cem Zimtstern', 'Yara *****'] : ['Cem *****', 'Yara Zimtstern'];
      expect(await namesFor(adminOf(id), '?variant=role_finder')).toEqual(names);
      expect((await queryPool(product, adminOf(id))).body.meta.is_role_finder).toBe(true);
    }
  });

  it('is refused to every other workspace, which cannot find unqualified people', async () => {
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    expectRefusal(await queryPool(product, outsider, '?variant=role_finder'), 403, 'FORBIDDEN');
    expect(await namesFor(outsider, '')).toEqual(['Emil *****']);
  });

  it('locks their talents for other workspaces until there is a copy', SLOW, async () => {
    const organization = await createOrganization(product);
    const outsider = await createUser(product, { organization });
    const [emil] = (await queryPool(product, outsider)).body.data;
    expect(emil).toMatchObject({ name: 'Emil *****', opened: null, copy_id: null });
    await queryPool(product, outsider, `/${emil.id}/unlock`, 'POST');
    const [unlockedPerson] = (await queryPool(product, outsider)).body.data;
    expect(unlockedPerson).toMatchObject({ name: 'Emil Zimtstern', opened: { salary: 68_000 } });
  });

  it('shows the workspace’s own applicant as its record, and sells nothing of it', SLOW, async () => {
    const { admin, organization } = workspaces.get(COMPASS) ?? {};
    if (admin === undefined || organization === undefined) throw new Error('There is no such workspace');
    const hiddenFields = { is_directly_invited: false };
    await createPoolTalent(product, organization, { talent: { first_name: 'Dora', ...hiddenFields } });
    const { body } = await queryPool(product, admin, '?variant=role_finder');
    const own = body.data.filter(({ is_own }: { is_own: boolean }) => is_own);
    expect(own).toMatchObject([
      { name: 'Cem Zimtstern', copy_id: expect.any(String), opened: null },
      { name: 'Dora *****', copy_id: expect.any(String), opened: null },
    ]);
    const page = (await queryPool(product, admin, `/${own[0].id}`)).body.data;
    expect(page).toMatchObject({ name: 'Cem Zimtstern', copy_id: own[0].copy_id });
    await platform(sql`update talents set is_open_for_work = false where first_name = 'Dora'`);
  });

  it('lets one of them unlock an unqualified applicant of the other', SLOW, async () => {
    const { body } = await queryPool(product, adminOf(COMPASS), '?variant=role_finder');
    const yara = body.data.find(({ name }: { name: string }) => name.startsWith('Yara'));
    expect((await queryPool(product, adminOf(COMPASS), `/${yara.id}`)).status).toBe(200);
    const answer = await queryPool(product, adminOf(COMPASS), `/${yara.id}/unlock`, 'POST');
    expect(answer.body.data.talent_insights_budget).toBe(4);
  });
});

describe('the workspace of the public check', () => {
  it('reads the pool and cannot unlock anybody, there or in its own workspace', async () => {
    const admin = adminOf(CHECK);
    const [emil] = (await queryPool(product, admin)).body.data;
    expectRefusal(
      await queryPool(product, admin, `/${emil.id}/unlock`, 'POST'),
      403,
      'workspace.public_check',
    );
    const talent = await createTalent(product, { id: CHECK, name: '' });
    const own = { organizationId: CHECK, talentId: talent.id, budget: 1 };
    expectRefusal(
      await post(admin, '/workspace-automations/unlock-talent-insight', own),
      403,
      'workspace.public_check',
    );
    const german = await product.app.inject({
      method: 'POST',
      url: `/api/pool/${emil.id}/unlock`,
      headers: { ...admin.headers, 'accept-language': 'de' },
    });
    expect(german.json().errors[0].message).toContain('öffentlichen Tests');
  });

  it.each([
    '/invite/talents',
    `/invite/talents/${newId()}/resend`,
    `/invite/talents/${newId()}/link`,
    '/talents/remind',
    '/talents/invite-again',
  ])('refuses %s', async (url) => {
    expectRefusal(await post(adminOf(CHECK), url), 403, 'workspace.public_check');
  });

  it('reads the progress of a survey, and cannot change it', async () => {
    const { resultId } = await createInvitation(product, { id: CHECK, name: '' });
    const url = `/api/invite/talents/${resultId}`;
    const { headers } = adminOf(CHECK);
    expect((await product.app.inject({ url, headers })).json().data).toMatchObject({ id: resultId });
    const payload = { is_watched: true };
    const response = await product.app.inject({ method: 'PATCH', url, headers, payload });
    expectRefusal({ status: response.statusCode, body: response.json() }, 403, 'workspace.public_check');
  });

  it('is visible only to its members', async () => {
    const me = async (user: TestUser) =>
      (await product.app.inject({ url: '/api/users/me', headers: user.headers })).json().data
        .active_workspace;
    expect((await me(adminOf(CHECK))).is_public_check).toBe(true);
    expect((await me(adminOf(COMPASS))).is_public_check).toBeUndefined();
    const { rows } = await product.deps.db.platform.write((db) =>
      sql<{ count: string }>`select count(*) as count from outbox where organization_id = ${CHECK}`.execute(
        db,
      ),
    );
    expect(Number(rows[0]?.count)).toBe(0);
  });
});
