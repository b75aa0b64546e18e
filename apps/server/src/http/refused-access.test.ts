import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, signInBrowser } from '#testing/sessions.ts';

const lines: string[] = [];
const logTo = new Writable({
  write(chunk: Buffer, _encoding, callback) {
    lines.push(String(chunk));
    callback();
  },
});
const product = useProduct({ logTo, env: { LOG_LEVEL: 'info' } });

describe('a person without access', () => {
  it('is logged with the request, with role and route, without a key or an address', async () => {
    const organization = await createOrganization(product);
    const member = await createUser(product, { organization, userRole: 'ORG_USER' });
    const { headers } = member;
    const responses = [
      await callerOf(product)('GET', '/auth/administrators', { headers }),
      await callerOf(product)('POST', '/items/roles?search=Kim', { headers, payload: { name: 'Role' } }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([403, 403]);
    const logEntries = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ refused: role }) => role !== undefined);
    expect(logEntries).toMatchObject([
      { refused: 'ORG_USER', method: 'GET', route: '/api/auth/administrators', status: 403 },
      { refused: 'ORG_USER', method: 'POST', route: '/api/items/:collection', status: 403 },
    ]);
    expect(JSON.stringify(logEntries)).not.toContain(member.id);
    expect(JSON.stringify(logEntries)).not.toContain(member.email);
    expect(JSON.stringify(logEntries)).not.toContain('Kim');
  });
});

describe('a planted XSRF token', () => {
  it('is replaced when signing in', async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const { cookies } = await signInBrowser(product, user.email, 'test', 'XSRF-TOKEN=planted');
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN');
    expect(token?.value.length).toBeGreaterThan(20);
    expect(token?.value).not.toBe('planted');
  });
});
