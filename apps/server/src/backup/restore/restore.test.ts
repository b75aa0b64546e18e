import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '@quint/local-postgres/postgres.ts';
import type { RunningPostgres } from '@quint/local-postgres/postgres.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXCLUDED_TABLES } from '#backup/model.ts';
import { restoreBackup } from '#backup/restore/restore.ts';
import { SEND_MAIL } from '#outbox/outbox.ts';
import { createApiToken } from '#testing/api-tokens.ts';
import { backUp, makeFolder, orderElsewhere, useRestored } from '#testing/backups.ts';
import { HAS_DEBIAN_POSTGRES, startDebianPostgres } from '#testing/debian-postgres.ts';
import { storeDemoWorld } from '#testing/demo-world.ts';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { call, upload } from '#testing/files.ts';
import { itemsOf } from '#testing/items.ts';
import { digestTables } from '#testing/other-server.ts';
import { useProduct } from '#testing/product.ts';
import type { Product } from '#testing/product.ts';
import type { S3Server } from '#testing/s3-server.ts';
import { startS3Server } from '#testing/s3-server.ts';
import { callerOf } from '#testing/sessions.ts';
import { createInvitation, Device } from '#testing/surveys.ts';
import { createEndpoint } from '#testing/webhook-target.ts';

const product = useProduct();
const openRestored = useRestored();
let folder: string;
let path: string;
let server: RunningPostgres;
let before: Record<string, string>;
let world: Awaited<ReturnType<typeof fillWorld>>;

async function fillWorld() {
  await storeDemoWorld(product);
  const organization = await createOrganization(product);
  const owner = await createUser(product, { organization });
  const invitation = await createInvitation(product, organization);
  const file = (await upload(product, owner)).body.data.id as string;
  // A mail that waits, and whose job would be lost with the queue.
  const payload = { organizationId: organization.id, mailId: owner.id };
  await product.deps.db.platform.write((db) =>
    product.deps.jobs.enqueue(db, SEND_MAIL, [payload as never], { startAfter: new Date('2030-05-01') }),
  );
  const endpoint = await createEndpoint(product, owner, {
    url: 'https://example.com/hooks',
    events: ['talent.invited'],
  });
  const test = `/webhooks/${endpoint.id}/test`;
  expect((await callerOf(product)('POST', test, { headers: owner.headers })).status).toBe(204);
  const token = await createApiToken(product, organization, { scopes: ['talents:read'] });
  return { owner, invitation, file, endpoint, token };
}

beforeAll(async () => {
  folder = await makeFolder();
  path = join(folder, 'all.backup');
  server = await startPostgres({ throwaway: true });
  world = await fillWorld();
  await backUp(product, path);
  before = await digestTables(product.deps.config.databaseUrl);
}, 60_000);

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const filterDigests = (digests: Record<string, string>, but: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(digests).filter(([name]) => !Object.hasOwn(EXCLUDED_TABLES, name) && !but.includes(name)),
  );

/** Tables that a restore changes: what reaches other systems, or lets them in, ends. */
const CUT_OFF = ['api_tokens', 'webhook_endpoints', 'webhook_deliveries'];

/** Signs in, reads the talents and a file, and opens a survey link that was mailed before the backup. */
async function verifyRestored(restoredProduct: Product): Promise<TestUser> {
  const answer = await restoredProduct.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: world.owner.email, password: PASSWORD, mode: 'json' },
  });
  expect(answer.statusCode).toBe(200);
  const user = { ...world.owner, headers: { authorization: `Bearer ${answer.json().data.access_token}` } };
  const talents = 'talents?fields=id,first_name&sort=id&limit=-1';
  const there = await itemsOf(restoredProduct, user).get(talents);
  expect(there.body.data).toHaveLength(1);
  expect(there).toEqual(await itemsOf(product, world.owner).get(talents));
  const url = `/assets/${world.file}`;
  const file = await call(restoredProduct, user, { url });
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.equals((await call(product, world.owner, { url })).rawPayload)).toBe(true);
  expect((await new Device(restoredProduct).open(world.invitation.token)).statusCode).toBe(200);
  return user;
}

/** Nothing is let in by a token or sent to other systems, and the page of webhooks says why. */
async function expectCutOff(restoredProduct: Product, { headers }: TestUser): Promise<void> {
  const asProgram = (here: Product) =>
    callerOf(here)('GET', '/items/talents?fields=id', { headers: world.token.headers });
  expect((await asProgram(product)).status).toBe(200);
  expect((await asProgram(restoredProduct)).status).toBe(401);
  const { body } = await callerOf(restoredProduct)('GET', '/webhooks', { headers });
  expect(body.data.endpoints).toMatchObject([
    {
      id: world.endpoint.id,
      is_active: false,
      off_because: 'restored',
      date_off: expect.any(String),
      waiting: 0,
      dead: 1,
      latest: [{ status: 'dead', reason: 'endpoint_off' }],
    },
  ]);
  const due = await restoredProduct.deps.db.platform.query({
    sql: "select count(*)::int from webhook_deliveries where status in ('waiting', 'sending')",
    values: [],
  });
  expect(due).toEqual([['0']]);
}

describe('restoreBackup', () => {
  it('makes the installation whole on another server, for an owner without superuser rights', async () => {
    const { order, env, superUrl } = await orderElsewhere(path, { serverUrl: server.url });
    const report = await restoreBackup(order);
    expect(report).toMatchObject({
      jobs: report.facts.jobs,
      appliedMigrations: [],
      leftContents: 0,
      secret: 'store',
    });
    const after = await digestTables(superUrl);
    expect(filterDigests(after, CUT_OFF)).toEqual(filterDigests(before, CUT_OFF));
    expect(after['session_families']).toMatch(/^0:/);

    const restoredProduct = await openRestored(env, product);
    expect(restoredProduct.deps.config.secret).toBe(product.deps.config.secret);
    const user = await verifyRestored(restoredProduct);
    await expectCutOff(restoredProduct, user);
    const waitingMails = await restoredProduct.deps.db.platform.query({
      sql: "select to_char(start_after at time zone 'UTC', 'YYYY-MM-DD') from pgboss.job where name = $1 and start_after > '2030-01-01'",
      values: [SEND_MAIL.name],
    });
    expect(waitingMails).toEqual([['2030-05-01']]);
  }, 60_000);
});

/** The settings of a bucket. */
const bucketOf = (bucket: S3Server) => ({
  S3_BUCKET: bucket.bucket,
  S3_REGION: bucket.region,
  S3_ENDPOINT: bucket.endpoint,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
});

describe('a move', () => {
  // Where Debian has no PostgreSQL 15, the move begins on 18.
  it(`goes from a folder to a bucket, and from PostgreSQL ${HAS_DEBIAN_POSTGRES ? 15 : 18} to 18`, async () => {
    const old = HAS_DEBIAN_POSTGRES ? await startDebianPostgres() : undefined;
    const bucket = await startS3Server();
    try {
      const down = await orderElsewhere(path, { serverUrl: old?.url ?? server.url });
      await restoreBackup(down.order);
      const onOld = await openRestored(down.env, product);
      const file = join(folder, 'old.backup');
      expect((await backUp(onOld, file)).manifest.postgres).toMatch(old === undefined ? /^18/ : /^15/);
      const up = await orderElsewhere(file, { serverUrl: server.url, env: bucketOf(bucket) });
      const { facts } = await restoreBackup(up.order);
      expect(bucket.objects.size).toBe(facts.files);
      // Rows of files say where the content lies.
      const after = await digestTables(up.superUrl);
      expect(filterDigests(after, ['files', ...CUT_OFF])).toEqual(
        filterDigests(before, ['files', ...CUT_OFF]),
      );
      await verifyRestored(await openRestored(up.env, product));
    } finally {
      await bucket.close();
      old?.remove();
    }
  }, 60_000);
});
