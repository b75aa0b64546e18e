import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createTeam, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let items: ReturnType<typeof itemsOf>;
let team: { id: string; name: string };

beforeEach(async () => {
  organization = await createOrganization(product);
  items = itemsOf(product, await createUser(product, { organization }));
  team = await createTeam(product, organization);
});

/** Gives the team a report, as the making of one will. */
async function report(): Promise<string> {
  const file = newId();
  const organization_id = organization.id;
  await product.deps.db.platform.write(async (db) => {
    await db
      .insertInto('files')
      .values({
        organization_id,
        id: file,
        team_id: team.id,
        filename_disk: `${file}.pdf`,
        filename_download: 'team.pdf',
        type: 'application/pdf',
        filesize: 100,
      })
      .execute();
    await db
      .updateTable('teams')
      .set({ report_file: file, date_report_created: new Date() })
      .where('id', '=', team.id)
      .execute();
  });
  return file;
}

const read = async () =>
  (await items.get(`teams/${team.id}?fields=report_file,date_report_created`)).body.data;
const NONE = { report_file: null, date_report_created: null };

describe('the report of a team', () => {
  it('is named with its date, to administrators', async () => {
    expect(await read()).toEqual(NONE);
    const file = await report();
    expect(await read()).toEqual({ report_file: file, date_report_created: expect.stringMatching(/Z$/) });
    for (const field of ['report_file', 'date_report_created']) {
      expectRefusal(await items.patch(`teams/${team.id}`, { [field]: null }), 403, 'FORBIDDEN', { field });
      expectRefusal(await items.post('teams', { name: 'x', [field]: null }), 403, 'FORBIDDEN', { field });
    }
  });

  it('is cleared by saving the team, while its file stays', async () => {
    const talent = await createTalent(product, organization);
    const role = await createRole(product, organization);
    for (const change of [
      { name: 'New name' },
      { name: 'New name' },
      { report_text: 'Strong together', organization_id: organization.id },
      { talents: { create: [talent.id] } },
      { roles: { create: [role.id] } },
      { talents: [], roles: [] },
    ]) {
      const file = await report();
      const { body } = await items.patch(`teams/${team.id}?fields=report_file,date_report_created`, change);
      expect(body.data).toEqual(NONE);
      const rows = await product.deps.db.platform.read((db) =>
        db.selectFrom('files').select('id').where('id', '=', file).execute(),
      );
      expect(rows).toHaveLength(1);
    }
  });

  it('is cleared when members and roles change from the other side, and not by what changes nothing', async () => {
    const talent = await createTalent(product, organization);
    const role = await createRole(product, organization);
    for (const [path, change] of [
      [`talents/${talent.id}`, { teams: { create: [team.id] } }],
      [`talents/${talent.id}`, { teams: { delete: [team.id] } }],
      [`roles/${role.id}`, { teams: [team.id] }],
      [`roles/${role.id}`, { teams: [] }],
    ] as const) {
      await report();
      await items.patch(path, change);
      expect(await read()).toEqual(NONE);
    }
    await items.patch(`talents/${talent.id}`, { teams: { create: [team.id] } });
    await report();
    await items.patch(`talents/${talent.id}`, { teams: { create: [team.id] }, first_name: 'Ada' });
    expect(await read()).not.toEqual(NONE);
  });

  it('is not for a talent', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const own = await createTalent(product, organization, { user_id: user.id });
    await items.patch(`teams/${team.id}`, { talents: [own.id], report_text: 'Between us' });
    await report();
    const theirs = itemsOf(product, user);
    const [seen] = await theirs.find('teams', { fields: '*' });
    expect(seen).toMatchObject({ name: team.name, assignments: [], goals: [] });
    for (const field of ['report_file', 'date_report_created', 'report_text', 'user_created']) {
      expect(seen).not.toHaveProperty(field);
      expectRefusal(await theirs.get(`teams?fields=${field}`), 403, 'FORBIDDEN', { field });
    }
    expectRefusal(await theirs.get('teams?fields=roles.roles_id'), 403, 'FORBIDDEN');
    expect(seen).not.toHaveProperty('roles');
  });
});
