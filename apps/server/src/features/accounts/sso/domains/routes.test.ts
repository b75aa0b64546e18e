import { afterAll, describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { testAccess } from '#testing/test-access.ts';
import { openNameServer } from '#testing/name-server.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

const names = await openNameServer();
const product = useProduct({ env: { SSO_NAME_SERVERS: names.address } });
afterAll(() => {
  names.close();
});

const UNKNOWN_ID = '019a0000-0000-7000-8000-000000000000';
testAccess(product, {
  method: 'POST',
  url: `/organizations/${UNKNOWN_ID}/sso/domains`,
  payload: { domain: 'a.example' },
});
testAccess(product, { method: 'POST', url: `/sso/domains/${UNKNOWN_ID}/check` });
testAccess(product, { method: 'DELETE', url: `/sso/domains/${UNKNOWN_ID}` });

async function workspace() {
  const organization = await createOrganization(product);
  const { headers } = await createUser(product, { organization });
  const call = callerOf(product);
  const base = `/organizations/${organization.id}/sso`;
  const claim = (domain: string) => call('POST', `${base}/domains`, { headers, payload: { domain } });
  const list = async () => (await call('GET', base, { headers })).body.data.domains;
  const check = (id: string) => call('POST', `/sso/domains/${id}/check`, { headers });
  return { organization, headers, call, claim, list, check };
}

describe('a domain', () => {
  it('is claimed once, and proved by its TXT record', async () => {
    const { claim, list, check } = await workspace();
    expect((await claim('@Nordlicht-1.Example')).status).toBe(204);
    expect((await claim('nordlicht-1.example')).status).toBe(204);
    const [domain, ...others] = await list();
    expect(others).toEqual([]);
    expect(domain).toMatchObject({
      domain: 'nordlicht-1.example',
      record_name: '_quint.nordlicht-1.example',
      date_proved: null,
    });
    expect(errorOf(await check(domain.id)).code).toBe('sso.record_missing');
    names.records.set(domain.record_name, 'something else');
    expect(errorOf(await check(domain.id)).code).toBe('sso.record_missing');
    names.records.set(domain.record_name, domain.record_value);
    expect((await check(domain.id)).status).toBe(204);
    expect((await list())[0]).toMatchObject({ proved_by: 'dns', date_proved: expect.any(String) });
  });

  it.each([
    ['gmail.com', 'sso.domain_public'],
    ['GMX.de', 'sso.domain_public'],
    ['co.uk', 'sso.domain_public'],
    ['GitHub.io', 'sso.domain_public'],
    ['localhost', 'sso.domain_invalid'],
    ['a@b.example', 'sso.domain_invalid'],
  ])('%s is refused', async (domain, code) => {
    expect(errorOf(await (await workspace()).claim(domain)).code).toBe(code);
  });

  it('belongs to the workspace that proves it first', async () => {
    const [one, other] = [await workspace(), await workspace()];
    for (const each of [one, other]) await each.claim('basalt-1.example');
    const [[mine], [yours]] = [await one.list(), await other.list()];
    expect(mine.record_value).not.toBe(yours.record_value);
    names.records.set(mine.record_name, mine.record_value);
    expect((await one.check(mine.id)).status).toBe(204);
    names.records.set(yours.record_name, yours.record_value);
    expect(errorOf(await other.check(yours.id)).code).toBe('sso.domain_taken');
    expect(errorOf(await (await workspace()).claim('basalt-1.example')).code).toBe('sso.domain_taken');
  });

  it('is another workspace’s business', async () => {
    const [one, other] = [await workspace(), await workspace()];
    await one.claim('eiswerk-1.example');
    const [domain] = await one.list();
    expect((await other.check(domain.id)).status).toBe(404);
    const response = await other.call('DELETE', `/sso/domains/${domain.id}`, { headers: other.headers });
    expect(response.status).toBe(404);
  });

  it('is vouched for by the platform alone, and given up by the workspace', async () => {
    const { claim, list, call, headers, organization } = await workspace();
    const platform = await createUser(product, { organization, userRole: 'APP_ADMIN' });
    await claim('moor-1.example');
    const [{ id }] = await list();
    expect((await call('POST', `/sso/domains/${id}/vouch`, { headers })).status).toBe(403);
    expect((await call('POST', `/sso/domains/${id}/vouch`, { headers: platform.headers })).status).toBe(204);
    expect((await list())[0].proved_by).toBe('platform');
    const response = await call('DELETE', `/sso/domains/${id}`, { headers, needsVerification: false });
    expect(errorOf(response).code).toBe('proof.required');
    expect((await call('DELETE', `/sso/domains/${id}`, { headers })).status).toBe(204);
    expect(await list()).toEqual([]);
  });
});
