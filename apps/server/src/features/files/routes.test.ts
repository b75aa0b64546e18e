import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser, createTeam, switchOff } from '#testing/factories.ts';
import { call, upload, PDF } from '#testing/files.ts';
import { itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { newId } from '#database/ids.ts';
import { derivedFolder, removeUnusedFiles } from '#features/files/jobs.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
});

interface UploadedFile {
  readonly id: string;
  readonly filename_disk: string;
}

async function uploadFile(user: TestUser, ask: Parameters<typeof upload>[2] = {}): Promise<UploadedFile> {
  const { status, body } = await upload(product, user, ask);
  expect(status).toBe(200);
  return body.data;
}

/** A file created by the product: a report. */
async function report(owner: { talent_id?: string; team_id?: string } = {}): Promise<UploadedFile> {
  const file = { id: newId(), filename_disk: `report-${newId()}.pdf` };
  await product.deps.files.write(file.filename_disk, PDF);
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('files')
      .values({
        ...file,
        organization_id: organization.id,
        filename_download: 'report.pdf',
        type: 'application/pdf',
        filesize: PDF.byteLength,
        purpose: 'report',
        ...owner,
      })
      .execute(),
  );
  return file;
}

async function personOf(values: object = { is_directly_invited: true }) {
  const user = await createUser(product, { organization, userRole: 'ORG_USER' });
  return { user, talent: await createTalent(product, organization, { user_id: user.id, ...values }) };
}

/** The responses of each of these people for the asset and for its record. */
async function statuses(id: string, ...users: TestUser[]): Promise<[asset: number, record: number][]> {
  const statusPairs: [number, number][] = [];
  for (const user of users) {
    const asset = await call(product, user, { url: `/assets/${id}` });
    const record = await call(product, user, { url: `/files/${id}` });
    statusPairs.push([asset.statusCode, record.statusCode]);
  }
  return statusPairs;
}

const VISIBLE = [200, 200];
const INVISIBLE = [403, 403];

describe('access to a file', () => {
  it('a logo: everybody of the workspace, once it is in use', async () => {
    const { user } = await personOf();
    const logo = await uploadFile(admin, { fields: { purpose: 'logo' } });
    expect(await statuses(logo.id, admin, user)).toEqual([VISIBLE, INVISIBLE]);
    expect((await items.patch(`organizations/${organization.id}`, { logo: logo.id })).status).toBe(200);
    expect(await statuses(logo.id, admin, user)).toEqual([VISIBLE, [200, 403]]);
  });

  it('none for another workspace', async () => {
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const logo = await uploadFile(admin, { fields: { purpose: 'logo' } });
    await items.patch(`organizations/${organization.id}`, { logo: logo.id });
    expect(await statuses(logo.id, outsider)).toEqual([INVISIBLE]);
  });

  it('the image of a talent: administrators and the talent', async () => {
    const { user, talent } = await personOf();
    const { user: other } = await personOf();
    const avatar = await uploadFile(user);
    expect(await statuses(avatar.id, user, admin, other)).toEqual([VISIBLE, INVISIBLE, INVISIBLE]);
    const own = itemsOf(product, user);
    expect((await own.patch(`talents/${talent.id}`, { avatar: avatar.id })).status).toBe(200);
    expect(await statuses(avatar.id, user, admin, other)).toEqual([VISIBLE, VISIBLE, INVISIBLE]);
    await items.patch(`talents/${talent.id}`, { date_deleted: new Date().toISOString() });
    expect(await statuses(avatar.id, admin)).toEqual([INVISIBLE]);
  });

  it('a document on a talent: administrators', async () => {
    const { user, talent } = await personOf();
    const fields = { purpose: 'document', talent: talent.id };
    const { id } = await uploadFile(admin, { content: PDF, fields });
    const colleague = await createUser(product, { organization });
    expect(await statuses(id, colleague, user)).toEqual([VISIBLE, INVISIBLE]);
  });

  it('the report on a talent: the talent, and administrators who may see the name in it', async () => {
    const open = await personOf();
    const maskedPerson = await personOf({ is_directly_invited: false });
    const files = [
      await report({ talent_id: open.talent.id }),
      await report({ talent_id: maskedPerson.talent.id }),
    ];
    expect(await statuses(files[0]?.id ?? '', admin, open.user, maskedPerson.user)).toEqual([
      VISIBLE,
      VISIBLE,
      INVISIBLE,
    ]);
    expect(await statuses(files[1]?.id ?? '', admin, open.user, maskedPerson.user)).toEqual([
      INVISIBLE,
      INVISIBLE,
      VISIBLE,
    ]);
    await switchOff(product, organization, 'FEATURE_PDF_REPORT');
    expect(await statuses(files[0]?.id ?? '', admin, open.user)).toEqual([INVISIBLE, VISIBLE]);
  });

  it('the report on a team: administrators, while teams are enabled; its content as a document alone', async () => {
    const { user } = await personOf();
    const team = await createTeam(product, organization);
    const { id } = await report({ team_id: team.id });
    expect(await statuses(id, admin, user)).toEqual([[403, 200], INVISIBLE]);
    await switchOff(product, organization, 'FEATURE_TEAMS');
    expect(await statuses(id, admin)).toEqual([INVISIBLE]);
  });

  it('audits who reads the report on another person', SLOW, async () => {
    const { user, talent } = await personOf();
    const { id } = await report({ talent_id: talent.id });
    await call(product, admin, { url: `/assets/${id}` });
    await call(product, user, { url: `/assets/${id}` });
    const lines = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'user_id', 'items', 'talent_ids'])
        .where('organization_id', '=', organization.id)
        .where('action', '=', 'results.read')
        .execute(),
    );
    expect(lines).toEqual([
      { action: 'results.read', user_id: admin.id, items: [id], talent_ids: [talent.id] },
    ]);
  });
});

describe('an image is assigned to a person', () => {
  it('by its key or as an object, and belongs to the talent', async () => {
    const { talent } = await personOf();
    for (const form of ['key', 'object']) {
      const { id, filename_disk } = await uploadFile(admin);
      const avatar = form === 'key' ? id : { id, storage: 'local', filename_disk };
      const answer = await items.patch(`talents/${talent.id}?fields=avatar.id`, { avatar });
      expect(answer.body.data).toEqual({ avatar: { id } });
      const { data } = (await call(product, admin, { url: `/files/${id}?fields=talent` })).json();
      expect(data).toEqual({ talent: talent.id });
    }
  });

  it('unless it is a logo, a document, an image of another talent or not visible to the caller', async () => {
    const [first, second] = [await personOf(), await personOf()];
    const maskedPerson = await personOf({ is_directly_invited: false });
    const talentImage = await uploadFile(admin, { fields: { talent: first.talent.id } });
    const foreignAdmin = await createUser(product, { organization: await createOrganization(product) });
    const hiddenImage = await uploadFile(maskedPerson.user, { fields: { talent: maskedPerson.talent.id } });
    for (const { id } of [
      await uploadFile(admin, { fields: { purpose: 'logo' } }),
      await uploadFile(admin, { content: PDF, fields: { purpose: 'document' } }),
      talentImage,
      hiddenImage,
      await uploadFile(foreignAdmin),
      { id: newId() },
    ]) {
      const { status, body } = await items.patch(`talents/${second.talent.id}`, { avatar: id });
      expect([status, body.errors[0].extensions]).toEqual([
        400,
        { code: 'INVALID_FOREIGN_KEY', collection: 'talents', field: 'avatar', value: id },
      ]);
    }
    const own = itemsOf(product, second.user);
    expect((await own.patch(`talents/${second.talent.id}`, { avatar: talentImage.id })).status).toBe(400);
    const image = await uploadFile(admin);
    const logo = await items.patch(`organizations/${organization.id}`, { logo: image.id });
    expect(logo.body.errors[0].extensions).toMatchObject({ code: 'INVALID_FOREIGN_KEY', field: 'logo' });
  });
});

describe('PATCH /files/:id', () => {
  it('changes only the title', SLOW, async () => {
    const { id } = await uploadFile(admin);
    const patch = (payload: object) =>
      call(product, admin, { method: 'PATCH', url: `/files/${id}?fields=title`, payload });
    expect((await patch({ title: 'New' })).json()).toEqual({ data: { title: 'New' } });
    expect((await patch({ title: 'x'.repeat(256) })).json().errors[0].extensions.code).toBe('VALUE_TOO_LONG');
    for (const field of [
      'filename_disk',
      'storage',
      'purpose',
      'talent',
      'type',
      'uploaded_by',
      'isVisible',
    ]) {
      const { errors } = (await patch({ [field]: 'x' })).json();
      expect(errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', field });
    }
  });
});

describe('DELETE /files/:id', () => {
  const remove = (user: TestUser, id: string) =>
    call(product, user, { method: 'DELETE', url: `/files/${id}` });

  it('deletes row, content and variants', SLOW, async () => {
    const { talent } = await personOf();
    const file = await uploadFile(admin);
    await items.patch(`talents/${talent.id}`, { avatar: file.id });
    await call(product, admin, { url: `/assets/${file.id}?width=64` });
    const folder = derivedFolder(file.filename_disk);
    expect(await product.deps.files.countIn(folder)).toBe(1);
    const answer = await remove(admin, file.id);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    await vi.waitFor(async () => {
      expect(await product.deps.files.findSize(file.filename_disk)).toBe(undefined);
      expect(await product.deps.files.countIn(folder)).toBe(0);
    }, 10_000);
    expect((await items.get(`talents/${talent.id}?fields=avatar`)).body.data).toEqual({ avatar: null });
    expect({ status: 403, body: (await remove(admin, file.id)).json() }).toEqual(NO_SUCH_RECORD);
  });

  it('lets administrators delete team reports, logos and documents, but no report on a person', async () => {
    const { talent } = await personOf();
    const team = await createTeam(product, organization);
    const { id: teamReport } = await report({ team_id: team.id });
    await product.deps.db.platform.write((db) =>
      db.updateTable('teams').set({ report_file: teamReport }).where('id', '=', team.id).execute(),
    );
    const logo = await uploadFile(admin, { fields: { purpose: 'logo' } });
    const document = await uploadFile(admin, { content: PDF, fields: { purpose: 'document' } });
    for (const id of [teamReport, logo.id, document.id])
      expect((await remove(admin, id)).statusCode).toBe(204);
    const { id } = await report({ talent_id: talent.id });
    expect((await remove(admin, id)).statusCode).toBe(403);
    expect(await statuses(id, admin)).toEqual([VISIBLE]);
  });

  it('lets a talent delete only their own image', async () => {
    const { user, talent } = await personOf();
    const other = await personOf();
    const own = await uploadFile(user, { fields: { talent: talent.id } });
    const { id } = await report({ talent_id: talent.id });
    expect((await remove(user, id)).statusCode).toBe(403);
    expect((await remove(other.user, own.id)).statusCode).toBe(403);
    expect((await remove(user, own.id)).statusCode).toBe(204);
  });

  it('is not possible under /items', SLOW, async () => {
    const { id } = await uploadFile(admin);
    expect((await items.remove(`files/${id}`)).status).toBe(403);
    expect((await items.post('files', { title: 'x' })).status).toBe(403);
    expect((await items.get(`files/${id}?fields=id`)).body.data).toEqual({ id });
  });
});

describe('unused files', () => {
  it('are deleted after a day; files in use or with an owner stay', SLOW, async () => {
    const { talent } = await personOf();
    const team = await createTeam(product, organization);
    const unusedFile = await uploadFile(admin);
    const former = await uploadFile(admin);
    const current = await uploadFile(admin);
    await items.patch(`talents/${talent.id}`, { avatar: former.id });
    await items.patch(`talents/${talent.id}`, { avatar: current.id });
    const logo = await uploadFile(admin, { fields: { purpose: 'logo' } });
    await items.patch(`organizations/${organization.id}`, { logo: logo.id });
    const formerLogo = await uploadFile(admin, { fields: { purpose: 'logo' } });
    const document = { content: PDF, fields: { purpose: 'document' } };
    const loose = await uploadFile(admin, document);
    const talentDocument = await uploadFile(admin, {
      ...document,
      fields: { ...document.fields, talent: talent.id },
    });
    const reports = [await report({ talent_id: talent.id }), await report({ team_id: team.id })];
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('teams')
        .set({ report_file: reports[1]?.id ?? null })
        .where('id', '=', team.id)
        .execute(),
    );
    const formerReport = await report({ team_id: team.id });
    const stays = [current.id, logo.id, talentDocument.id, ...reports.map(({ id }) => id)];
    const goes = [unusedFile, former, formerLogo, loose, formerReport];
    const all = [...stays, ...goes.map(({ id }) => id)];
    const listRemaining = async () => {
      const rows = await product.deps.db.platform.read((db) =>
        db.selectFrom('files').select('id').where('id', 'in', all).execute(),
      );
      return rows.map(({ id }) => id).toSorted();
    };

    product.clock.set(new Date(Date.now() + 23 * 3_600_000));
    await removeUnusedFiles(product.deps);
    expect(await listRemaining()).toEqual(all.toSorted());
    product.clock.set(new Date(Date.now() + 25 * 3_600_000));
    await removeUnusedFiles(product.deps);
    product.clock.set(undefined);
    expect(await listRemaining()).toEqual(stays.toSorted());
    await vi.waitFor(async () => {
      for (const file of goes) expect(await product.deps.files.findSize(file.filename_disk)).toBe(undefined);
    }, 10_000);
    expect(await product.deps.files.findSize(current.filename_disk)).toBeGreaterThan(0);
  });
});
