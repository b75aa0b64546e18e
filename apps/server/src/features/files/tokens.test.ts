import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { createApiToken } from '#testing/api-tokens.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { PDF, upload } from '#testing/files.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

/** A file created by the product. */
async function createPrintedFile(
  organization: TestOrganization,
  { purpose, talent_id }: { purpose: 'report' | 'document'; talent_id: string },
): Promise<string> {
  const id = newId();
  const filename_disk = `printed-${id}.pdf`;
  await product.deps.files.write(filename_disk, PDF);
  const facts = { filename_download: 'report.pdf', type: 'application/pdf', filesize: PDF.byteLength };
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('files')
      .values({ id, organization_id: organization.id, filename_disk, ...facts, purpose, talent_id })
      .execute(),
  );
  return id;
}

/** A talent with an account, whose report was printed for the talent and for the employer. */
async function createWorld() {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization });
  const person = await createUser(product, { organization, userRole: 'ORG_USER' });
  const { id: talent_id } = await createTalent(product, organization, {
    user_id: person.id,
    is_directly_invited: true,
  });
  const own = await createPrintedFile(organization, { purpose: 'report', talent_id });
  const employers = await createPrintedFile(organization, { purpose: 'document', talent_id });
  const fields = { purpose: 'document', talent: talent_id };
  const documentId: string = (await upload(product, admin, { content: PDF, fields })).body.data.id;
  return { organization, person, own, employers, documentId };
}

const READ = [200, 200];
const REFUSAL = [403, 403];

describe('files that a token can read', () => {
  it.each(['workspace', 'personal'])('needs the right to reports for what was printed: %s', async (kind) => {
    const { organization, person, own, employers, documentId } = await createWorld();
    const owner = kind === 'personal' ? { user: person } : {};
    const files = await createApiToken(product, organization, { scopes: ['files:read'], ...owner });
    const both = await createApiToken(product, organization, {
      scopes: ['files:read', 'reports:read'],
      ...owner,
    });
    const get = (url: string, { headers }: typeof files) =>
      product.app.inject({ method: 'GET', url: `/api${url}`, headers });
    const statuses = async (id: string, token: typeof files) => [
      (await get(`/assets/${id}`, token)).statusCode,
      (await get(`/files/${id}`, token)).statusCode,
    ];
    expect(await statuses(own, files)).toEqual(REFUSAL);
    expect(await statuses(employers, files)).toEqual(REFUSAL);
    expect(await statuses(own, both)).toEqual(READ);
    const others = kind === 'personal' ? REFUSAL : READ;
    expect(await statuses(employers, both)).toEqual(others);
    expect(await statuses(documentId, files)).toEqual(others);
    const listedFiles = (await get('/items/files?fields=id', files)).json().data;
    expect(listedFiles).toEqual(kind === 'personal' ? [] : [{ id: documentId }]);
  });
});
