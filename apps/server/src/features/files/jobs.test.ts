import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '#database/ids.ts';
import { incomingFolder, REMOVE_CONTENT, removeContent, removeUnusedFiles } from '#features/files/jobs.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { PDF, upload } from '#testing/files.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

describe('remove-content', () => {
  it('removes content without a row and keeps content with one', async () => {
    const { data } = (await upload(product, admin)).body;
    const key = 'left-behind-0001.png';
    const folder = 'left-behind-0001';
    await product.deps.files.write(key, PDF);
    await product.deps.files.write(`${folder}/64x64-cover.png`, PDF);
    const location = { organizationId: organization.id, storage: 'local' as const };
    await removeContent(product.deps, { ...location, id: newId(), key });
    await removeContent(product.deps, { ...location, id: data.id, key: data.filename_disk });
    expect(await product.deps.files.findSize(key)).toBe(undefined);
    expect(await product.deps.files.countIn(folder)).toBe(0);
    expect(await product.deps.files.findSize(data.filename_disk)).toBe(Number(data.filesize));
  });

  it('is queued for every upload before its first byte is stored', async () => {
    const enqueue = vi.spyOn(product.deps.jobs, 'statementFor');
    const write = vi.spyOn(product.deps.files, 'write');
    const { data } = (await upload(product, admin)).body;
    const [kind, payloads, options] = enqueue.mock.calls[0] ?? [];
    expect(kind).toBe(REMOVE_CONTENT);
    expect(payloads).toEqual([
      { organizationId: organization.id, id: data.id, storage: 'local', key: data.filename_disk },
    ]);
    expect(options?.startAfter?.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000);
    expect(enqueue.mock.invocationCallOrder[0]).toBeLessThan(write.mock.invocationCallOrder[0] ?? 0);
    enqueue.mockRestore();
    write.mockRestore();
  });
});

describe('remove-unused-files', () => {
  it('removes the partial uploads of killed processes', async () => {
    const folder = incomingFolder(product.deps);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'old'), 'x');
    await writeFile(join(folder, 'new'), 'x');
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    await utimes(join(folder, 'old'), twoDaysAgo, twoDaysAgo);
    await removeUnusedFiles(product.deps);
    expect(await readdir(folder)).toEqual(['new']);
  });

  it('removes them in batches, for all workspaces', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => ({
      organization_id: organization.id,
      id: newId(),
      filename_disk: `unused-${String(index).padStart(4, '0')}.png`,
      filename_download: 'a.png',
      type: 'image/png',
      filesize: 1,
      purpose: 'avatar',
      uploaded_on: new Date(Date.now() - 2 * 86_400_000),
    }));
    await product.deps.db.platform.write((db) => db.insertInto('files').values(rows).execute());
    await removeUnusedFiles(product.deps);
    const remainingFiles = await product.deps.db.platform.read((db) =>
      db.selectFrom('files').select('id').where('organization_id', '=', organization.id).execute(),
    );
    expect(remainingFiles).toEqual([]);
  });
});
