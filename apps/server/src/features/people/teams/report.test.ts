import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '#database/ids.ts';
import { REMOVE_CONTENT, removeContent, removeUnusedFiles } from '#features/files/jobs.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createTeam, createUser } from '#testing/factories.ts';
import { call, PDF } from '#testing/files.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const WAIT = { timeout: 15_000, interval: 50 };
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;
let team: { id: string; name: string };

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
  team = await createTeam(product, organization);
});

const keyOf = (file: string) => `${file}.pdf`;

/** Adds a report to the team like rendering does. */
async function report(): Promise<string> {
  const file = newId();
  const organization_id = organization.id;
  await product.deps.files.write(keyOf(file), PDF);
  await product.deps.db.platform.write(async (db) => {
    await db
      .insertInto('files')
      .values({
        organization_id,
        id: file,
        team_id: team.id,
        filename_disk: keyOf(file),
        filename_download: 'team.pdf',
        type: 'application/pdf',
        filesize: PDF.byteLength,
      })
      .execute();
    await db
      .insertInto('report_documents')
      .values({
        organization_id,
        id: newId(),
        kind: 'team',
        team_id: team.id,
        language: 'EN',
        audience: 'employer',
        fingerprint: Buffer.from(file),
        state: 'ready',
        file_id: file,
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

async function rowsOf(...files: string[]): Promise<string[]> {
  const rows = await product.deps.db.platform.read((db) =>
    db.selectFrom('files').select('id').where('id', 'in', files).execute(),
  );
  return rows.map(({ id }) => id).toSorted();
}

const assetOf = async (file: string) => {
  const answer = await call(product, admin, { url: `/assets/${file}` });
  return { status: answer.statusCode, body: answer.json() };
};

const waitForRemoval = (file: string) =>
  vi.waitFor(async () => expect(await product.deps.files.findSize(keyOf(file))).toBe(undefined), WAIT);

/** Runs the clean-up two nights later. */
async function cleanUp(): Promise<void> {
  product.clock.set(new Date(Date.now() + 25 * 3_600_000));
  try {
    await removeUnusedFiles(product.deps);
  } finally {
    product.clock.set(undefined);
  }
}

describe('the report of a team', () => {
  it('is shown with its date to administrators', async () => {
    expect(await read()).toEqual(NONE);
    const file = await report();
    expect(await read()).toEqual({ report_file: file, date_report_created: expect.stringMatching(/Z$/) });
    for (const field of ['report_file', 'date_report_created']) {
      expectRefusal(await items.patch(`teams/${team.id}`, { [field]: null }), 403, 'FORBIDDEN', { field });
      expectRefusal(await items.post('teams', { name: 'x', [field]: null }), 403, 'FORBIDDEN', { field });
    }
  });

  it('is deleted with its file when the team is saved', SLOW, async () => {
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
      expect(await rowsOf(file), JSON.stringify(change)).toEqual([]);
      expect(await assetOf(file)).toEqual(await assetOf(newId()));
      await waitForRemoval(file);
    }
  });

  it('is deleted in every language, and with the team', async () => {
    const files = [await report(), await report()];
    await items.patch(`teams/${team.id}`, { date_deleted: new Date().toISOString() });
    expect(await rowsOf(...files)).toEqual([]);
    for (const file of files) await waitForRemoval(file);
  });

  it('stays when nothing or another team is saved; uploads stay with every save', async () => {
    const file = await report();
    const member = await createTalent(product, organization);
    const uploadedId = newId();
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('files')
        .values({
          organization_id: organization.id,
          id: uploadedId,
          team_id: team.id,
          purpose: 'document',
          uploaded_by: admin.id,
          filename_disk: keyOf(uploadedId),
          filename_download: 'plan.pdf',
          type: 'application/pdf',
          filesize: PDF.byteLength,
        })
        .execute(),
    );
    const there = [file, uploadedId].toSorted();
    const other = await createTeam(product, organization);
    await items.patch(`teams/${other.id}`, { name: 'Another name' });
    const elsewhere = await createOrganization(product);
    const outsider = itemsOf(product, await createUser(product, { organization: elsewhere }));
    expect((await outsider.patch(`teams/${team.id}`, { name: 'Taken' })).status).toBe(403);
    const theirs = await createTeam(product, elsewhere);
    await outsider.patch(`teams/${theirs.id}`, { name: 'New name' });
    expect((await items.patch(`teams/${team.id}`, { name: '' })).status).toBe(400);
    await items.patch(`talents/${member.id}`, { first_name: 'Ada', teams: [] });
    await cleanUp();
    expect(await rowsOf(...there)).toEqual(there);
    expect(await product.deps.files.findSize(keyOf(file))).toBe(PDF.byteLength);
    await items.patch(`teams/${team.id}`, { name: 'New name' });
    await cleanUp();
    expect(await rowsOf(...there)).toEqual([uploadedId]);
  });

  it('does not block saving when its content cannot be deleted, which is retried', async () => {
    const file = await report();
    const { files, config } = product.deps;
    await files.remove(keyOf(file));
    // A folder in place of the content: deleting it as a file fails.
    const blockingFolder = join(config.dataDir, 'files', 'df', keyOf(file));
    await mkdir(blockingFolder);
    expect((await items.patch(`teams/${team.id}`, { name: 'New name' })).status).toBe(200);
    expect(await rowsOf(file)).toEqual([]);
    const contentLocation = {
      organizationId: organization.id,
      id: file,
      storage: 'local' as const,
      key: keyOf(file),
    };
    await vi.waitFor(async () => {
      const rows = await product.deps.db.platform.query({
        sql: `select state::text, (output->>'error' is not null)::text from pgboss.job where name = $1 and data->>'id' = $2`,
        values: [REMOVE_CONTENT.name, file],
      });
      expect(rows).toEqual([['retry', 'true']]);
    }, WAIT);
    await rmdir(blockingFolder);
    await files.write(keyOf(file), PDF);
    await removeContent(product.deps, contentLocation);
    expect(await files.findSize(keyOf(file))).toBe(undefined);
  });

  it('is deleted nightly when members or roles changed from the other side', async () => {
    const talent = await createTalent(product, organization);
    const role = await createRole(product, organization);
    for (const path of [`talents/${talent.id}`, `roles/${role.id}`]) {
      const old = await report();
      await items.patch(path, { teams: { create: [team.id] } });
      const fresh = await report();
      await cleanUp();
      expect(await rowsOf(old, fresh)).toEqual([fresh]);
      await waitForRemoval(old);
    }
  });

  it('is deleted when members and roles change from the other side, but not by updates without effect', async () => {
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

  it('is hidden from a talent', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const own = await createTalent(product, organization, { user_id: user.id });
    await items.patch(`teams/${team.id}`, { talents: [own.id], report_text: 'Between us' });
    await report();
    const theirs = itemsOf(product, user);
    const [visibleTeam] = await theirs.find('teams', { fields: '*' });
    expect(visibleTeam).toMatchObject({ name: team.name, assignments: [], goals: [] });
    for (const field of ['report_file', 'date_report_created', 'report_text', 'user_created']) {
      expect(visibleTeam).not.toHaveProperty(field);
      expectRefusal(await theirs.get(`teams?fields=${field}`), 403, 'FORBIDDEN', { field });
    }
    expectRefusal(await theirs.get('teams?fields=roles.roles_id'), 403, 'FORBIDDEN');
    expect(visibleTeam).not.toHaveProperty('roles');
  });
});
