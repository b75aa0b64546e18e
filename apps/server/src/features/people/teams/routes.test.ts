import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createTalent, createTeam, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let items: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  items = itemsOf(product, await createUser(product, { organization }));
});

const ID = newId();

describe('/items/teams', () => {
  it('creates a team with its members', async () => {
    const talent = await createTalent(product, organization);
    const { body } = await items.post('teams?fields=name,report_text,talents.talents_id.email', {
      name: 'Core',
      report_text: 'Strong together',
      talents: [{ talents_id: talent.id }],
      organization_id: organization.id,
    });
    expect(body.data).toEqual({
      name: 'Core',
      report_text: 'Strong together',
      talents: [{ talents_id: { email: talent.email } }],
    });
  });

  it.each([
    [{ name: ' ' }, 400, 'FAILED_VALIDATION', { field: 'name' }],
    [{}, 400, 'FAILED_VALIDATION', { field: 'name', type: 'nnull' }],
    [{ name: 'x'.repeat(121) }, 400, 'VALUE_TOO_LONG', { field: 'name' }],
    [{ name: 'x', report_file: ID }, 403, 'FORBIDDEN', { field: 'report_file' }],
    [{ name: 'x', organization_id: ID }, 400, 'FAILED_VALIDATION', { field: 'organization_id' }],
  ])('refuses %j', async (payload, status, code, details) => {
    expectRefusal(await items.post('teams', payload), status, code, details);
  });

  it('responds identically to another workspace’s and an unknown team', async () => {
    const foreign = await createTeam(product, await createOrganization(product));
    for (const id of [foreign.id, newId()]) {
      expect(await items.get(`teams/${id}`)).toEqual(NO_SUCH_RECORD);
      expect(await items.patch(`teams/${id}`, { name: 'Mine' })).toEqual(NO_SUCH_RECORD);
    }
  });

  it('deletes softly and removes the team from its members', async () => {
    const team = await createTeam(product, organization);
    const talent = await createTalent(product, organization);
    const path = `talents/${talent.id}?fields=teams.teams_id.name`;
    expect((await items.patch(path, { teams: { create: [team.id] } })).body.data.teams).toEqual([
      { teams_id: { name: team.name } },
    ]);
    await items.patch(`teams/${team.id}`, { date_deleted: new Date().toISOString() });
    expect((await items.get(path)).body.data.teams).toEqual([]);
    expect(await items.find('teams')).toEqual([]);
  });

  it('is hidden while the feature is off, also through relations', async () => {
    const talent = await createTalent(product, organization);
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('organization_features')
        .values({ organization_id: organization.id, feature: 'FEATURE_TEAMS', enabled: false })
        .execute(),
    );
    const details = { feature: 'FEATURE_TEAMS' };
    expectRefusal(await items.get('teams'), 403, 'workspace.feature_off', details);
    expectRefusal(await items.post('teams', { name: 'x' }), 403, 'workspace.feature_off', details);
    expectRefusal(
      await items.get('talents?fields=teams.teams_id.name'),
      403,
      'workspace.feature_off',
      details,
    );
    expectRefusal(
      await items.get('talents?filter[teams][teams_id][name]=x'),
      403,
      'workspace.feature_off',
      details,
    );
    expectRefusal(
      await items.patch(`talents/${talent.id}`, { teams: { create: [ID] } }),
      403,
      'workspace.feature_off',
      details,
    );
    const [row] = await items.find('talents', { fields: '*' });
    expect(row).not.toHaveProperty('teams');
  });
});
