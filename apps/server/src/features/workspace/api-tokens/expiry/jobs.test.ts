import { afterEach, describe, expect, it } from 'vitest';
import { warnAboutTokens } from '#features/workspace/api-tokens/expiry/jobs.ts';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { listQueuedKinds, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const DAY_MS = 86_400_000;
afterEach(() => product.clock.set(undefined));

async function createAdmin() {
  const organization = await createOrganization(product);
  return { organization, admin: await createUser(product, { organization }) };
}

/** A token that expires a number of days from now. */
async function makeToken(
  { headers }: TestUser,
  { kind, days }: { kind: 'workspace' | 'personal'; days: number },
): Promise<string> {
  const expires_at = new Date(Date.now() + days * DAY_MS).toISOString();
  const payload = { name: 'Payroll', kind, scopes: ['roles:read'], expires_at, password: PASSWORD };
  const answer = await callerOf(product)('POST', '/tokens', { headers, payload });
  expect(answer.status).toBe(200);
  return String(answer.body.data.id);
}

/** Runs the job twice, a number of days from now. */
async function runIn(days: number): Promise<void> {
  product.clock.set(new Date(Date.now() + days * DAY_MS));
  await warnAboutTokens(product.deps);
  await warnAboutTokens(product.deps);
  product.clock.set(undefined);
}

const countWarnings = async ({ email }: TestUser) =>
  (await listQueuedKinds(product, email)).filter((kind) => kind === 'token-ends').length;

describe('the expiry of an API token', () => {
  it('is mailed to the responsible administrator 14 days and one day ahead, in their language', async () => {
    const { organization, admin } = await createAdmin();
    const other = await createUser(product, { organization });
    await makeToken(admin, { kind: 'workspace', days: 60 });
    await runIn(45);
    expect(await countWarnings(admin)).toBe(0);
    await runIn(46.5);
    expect(await countWarnings(admin)).toBe(1);
    await runIn(59.5);
    expect(await countWarnings(admin)).toBe(2);
    expect(await countWarnings(other)).toBe(0);
    const mail = await waitForMail(product, { to: admin.email, kind: 'token-ends' });
    expect(mail.subject).toMatch(/^Das API-Token „Payroll“ läuft am .+ ab$/);
    expect(mail.text).toContain(organization.name);
  });

  it('is mailed to the person of a personal token', SLOW, async () => {
    const { admin } = await createAdmin();
    await makeToken(admin, { kind: 'personal', days: 60 });
    await runIn(50);
    expect(await countWarnings(admin)).toBe(1);
  });

  it('is mailed once when the server was down for the first mail', SLOW, async () => {
    const { admin } = await createAdmin();
    await makeToken(admin, { kind: 'workspace', days: 60 });
    await runIn(59.5);
    expect(await countWarnings(admin)).toBe(1);
  });

  it('is not mailed when it was chosen that recently, or for a revoked token', SLOW, async () => {
    const { admin } = await createAdmin();
    await makeToken(admin, { kind: 'workspace', days: 10 });
    const revokedId = await makeToken(admin, { kind: 'workspace', days: 60 });
    const { headers } = admin;
    const answer = await callerOf(product)('DELETE', `/tokens/${revokedId}`, { headers });
    expect(answer.status).toBe(204);
    await runIn(0);
    await runIn(50);
    expect(await countWarnings(admin)).toBe(0);
  });

  it('is mailed to the administrator who took over responsibility, too', SLOW, async () => {
    const { organization, admin } = await createAdmin();
    const next = await createUser(product, { organization });
    const id = await makeToken(admin, { kind: 'workspace', days: 60 });
    await runIn(50);
    const options = { headers: next.headers, payload: { password: PASSWORD } };
    const response = await callerOf(product)('POST', `/tokens/${id}/take-over`, options);
    expect(response.status).toBe(200);
    await runIn(51);
    expect([await countWarnings(admin), await countWarnings(next)]).toEqual([1, 1]);
  });
});
