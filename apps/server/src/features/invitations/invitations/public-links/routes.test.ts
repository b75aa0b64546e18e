import { describe, expect, it } from 'vitest';
import { createOrganization, createUser, switchOff } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

async function open() {
  const organization = await createOrganization(product);
  const { headers } = await createUser(product, { organization });
  const call = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
    product.app.inject({
      method,
      url: `/api/invite/public-links${path}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
  return { organization, call };
}

describe('public links', () => {
  it('exist once for each form, can be read again and are stored by hash', async () => {
    const { call, organization } = await open();
    const applicants = (await call('POST', '', { kind: 'applicants' })).json().data;
    const pool = (await call('POST', '', { kind: 'talent_pool' })).json().data;
    expect(new URL(applicants.url).pathname).toBe('/survey/signup');
    expect(new URL(pool.url).pathname).toBe('/survey/signuptalentpool');
    expect((await call('GET')).json().data).toEqual([applicants, pool]);
    const rows = await product.deps.db.platform.read((db) =>
      db.selectFrom('public_links').selectAll().where('organization_id', '=', organization.id).execute(),
    );
    const token = new URL(applicants.url).searchParams.get('workspace') ?? '';
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('reject an unknown kind and a link that does not exist', async () => {
    const { call } = await open();
    expect((await call('POST', '', { kind: 'everybody' })).statusCode).toBe(400);
    const link = (await call('POST', '', { kind: 'applicants' })).json().data;
    expect((await call('DELETE', `/${link.id}`)).statusCode).toBe(204);
    const again = await call('DELETE', `/${link.id}`);
    expect([again.statusCode, again.json().errors[0].extensions.code]).toEqual([404, 'record.not_found']);
  });

  it('depend on the feature of the workspace', async () => {
    const { call, organization } = await open();
    await switchOff(product, organization, 'FEATURE_INVITE_TALENTS');
    expect((await call('GET')).json().errors[0].extensions.code).toBe('workspace.feature_off');
  });
});
