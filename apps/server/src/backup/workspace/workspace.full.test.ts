import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { restoreBackup } from '#backup/restore/restore.ts';
import { verifyBackup } from '#backup/verify.ts';
import { exportWorkspace } from '#backup/workspace/export.ts';
import type { Grant } from '#backup/workspace/grants.ts';
import type { ImportOrder, ImportReport } from '#backup/workspace/import.ts';
import { importWorkspace } from '#backup/workspace/import.ts';
import { migrate } from '#database/migrate.ts';
import { backUp, makeFolder, orderElsewhere, useRestored } from '#testing/backups.ts';
import { storeDemoWorld } from '#testing/demo-world.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser, PASSWORD } from '#testing/factories.ts';
import { call, upload } from '#testing/files.ts';
import { itemsOf } from '#testing/items.ts';
import { listQueuedKinds } from '#testing/mails.ts';
import { digestTables } from '#testing/other-server.ts';
import type { Product } from '#testing/product.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device } from '#testing/surveys.ts';
import { deriveKey, deriveLinkToken } from '#secrets/tokens.ts';

const PROGRAM = join(import.meta.dirname, '../../testing/interrupted-import.ts');
const LENA = 'lena@nordlicht.example';
const SECRET = 'the secret of the other installation';
const GRANT: Grant = { pack: 'flow', credits: 4, administrators: null, members: 30 };

const source = useProduct();
const openTarget = useRestored();
let folder: string;
let path: string;
let workspace: TestOrganization;
let order: ImportOrder;
let target: Product;
let superUrl: string;
let before: Record<string, string>;
let report: ImportReport;
let file: string;
let link: { readonly id: string; readonly token: string };

const rowsOf = (product: Product, sql: string, values: unknown[] = []) =>
  product.deps.db.platform.query({ sql, values });

async function signIn(product: Product, email: string, password: string) {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password, mode: 'json' },
  });
  expect(answer.statusCode).toBe(200);
  return { id: '', email, headers: { authorization: `Bearer ${answer.json().data.access_token}` } };
}

const lenaThere = () => signIn(source, LENA, 'a demo password of length');

async function fillSource(): Promise<void> {
  await storeDemoWorld(source);
  const [row] = await rowsOf(
    source,
    `select o.id, o.name, m.user_id from organizations o join memberships m on m.organization_id = o.id
     join users u on u.id = m.user_id where u.email = $1`,
    [LENA],
  );
  const [id, name] = row as [string, string];
  workspace = { id, name };
  const lena = await lenaThere();
  file = (await upload(source, lena)).body.data.id as string;
  const talent = (await createTalent(source, workspace)).id;
  const invitation = await createInvitation(source, workspace, { talentId: talent });
  const [linkRow] = await rowsOf(
    source,
    'select l.id from survey_links l join talents_results r on r.id = l.result_id where r.talent_id = $1',
    [talent],
  );
  link = { id: String(linkRow?.[0]), token: invitation.token };
}

/** Another installation with its own workspace, in which Lena has an account, too. */
async function makeTarget(): Promise<void> {
  const elsewhere = await orderElsewhere(path, { serverUrl: inject('serverUrl'), env: { SECRET } });
  await migrate(elsewhere.order.url);
  target = await openTarget(elsewhere.env, source);
  const { url, rolePrefix, dataDir, files, kinds } = elsewhere.order;
  superUrl = elsewhere.superUrl;
  const file = { path, passphrase: undefined };
  order = {
    file,
    url,
    rolePrefix,
    dataDir,
    files,
    kinds,
    secret: SECRET,
    grant: GRANT,
    includesReports: false,
  };
  const other = await createOrganization(target);
  await createUser(target, { organization: other, email: LENA });
  await createTalent(target, other);
}

beforeAll(async () => {
  folder = await makeFolder();
  path = join(folder, 'nordlicht.workspace');
  await fillSource();
  // Anybody may have written the file.
  await rowsOf(
    source,
    `update organizations set pack = 'enterprise', talent_insights_budget = 100000, seats_administrators = 900,
       seats_members = 900, mails_per_day = 100000, trial_ends_at = now() + interval '10 years' where id = $1`,
    [workspace.id],
  );
  await rowsOf(source, 'update talents set is_big_five_report_unlocked = true where organization_id = $1', [
    workspace.id,
  ]);
  await rowsOf(
    source,
    `insert into organization_features (organization_id, feature, enabled) values ($1, 'FEATURE_CHAT', true)
     on conflict (organization_id, feature) do update set enabled = true`,
    [workspace.id],
  );
  const { config, files } = source.deps;
  await exportWorkspace({ id: workspace.id, url: config.databaseUrl, files, path, passphrase: undefined });
  await makeTarget();
  before = await digestTables(superUrl);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A list of Lena's workspace, without account keys. */
async function listOf(product: Product, user: Awaited<ReturnType<typeof signIn>>, collection: string) {
  const answer = await itemsOf(product, user).get(`${collection}?limit=-1&sort=id`);
  expect(answer.status).toBe(200);
  return answer.body.data as Record<string, unknown>[];
}

describe('a file of one workspace', () => {
  it('contains no other workspace, no password and no secret', async () => {
    const facts = await verifyBackup({ path, passphrase: undefined });
    const rowsIn = (name: string) => facts.manifest.tables.find((table) => table.name === name);
    expect(facts.secret).toBeUndefined();
    expect(rowsIn('organizations')?.rows).toBe(1);
    expect(rowsIn('users')?.columns).not.toContain('password_hash');
    expect(rowsIn('sso_connections')).toBeUndefined();
  });

  it('is rejected by a restore, and a whole backup by an import', async () => {
    const elsewhere = await orderElsewhere(path, { serverUrl: inject('serverUrl') });
    await expect(restoreBackup(elsewhere.order)).rejects.toThrow(/holds one workspace.*workspace-import/);
    const whole = join(folder, 'whole.backup');
    await backUp(source, whole);
    const pendingImport = importWorkspace({ ...order, file: { path: whole, passphrase: undefined } });
    await expect(pendingImport).rejects.toThrow(/backup of a whole installation.*restore/);
  });

  it('is rejected with a secret other than that of the installation', async () => {
    const fingerprint = 'update installation set secret_fingerprint = $1';
    await rowsOf(target, fingerprint, ['0123456789abcdef']);
    await expect(importWorkspace(order)).rejects.toThrow(/secret is not the one/);
    await rowsOf(target, fingerprint, [null]);
  });
});

describe('importWorkspace', () => {
  it('leaves nothing after kill -9 in the middle', async () => {
    const child = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.send({ ...order, files: undefined, kinds: undefined });
    await once(child, 'message');
    const childExit = once(child, 'exit');
    child.kill('SIGKILL');
    await childExit;
    expect(await digestTables(superUrl)).toEqual(before);
  }, 30_000);

  it('imports the workspace beside the others', async () => {
    report = await importWorkspace(order);
    expect(report).toMatchObject({ people: { linkedCount: 1 }, droppedCount: 0, workspace });
    expect(readdirSync(order.dataDir)).not.toContain('restoring');
    const users = await rowsOf(target, 'select count(*)::int from users where lower(email) = $1', [LENA]);
    expect(users).toEqual([['1']]);
    const strange = await rowsOf(target, 'select count(*)::int from users where password_hash is not null');
    expect(strange).toEqual([['1']]);
    const audit = await rowsOf(
      target,
      "select items from audit_log where organization_id = $1 and action = 'organizations.import'",
      [workspace.id],
    );
    expect(audit).toEqual([[`{${workspace.id}}`]]);
  }, 30_000);

  it('uses the limits set by the operator, not those of the file', async () => {
    expect(report.claim).toEqual({
      pack: 'enterprise',
      credits: 100_000,
      administrators: 900,
      members: 900,
      premiumReports: expect.any(Number),
      switches: ['FEATURE_CHAT'],
    });
    expect(report.claim.premiumReports).toBeGreaterThan(0);
    const unlockedCountQuery = `select count(*)::int from talents where organization_id = $1 and is_big_five_report_unlocked`;
    expect(await rowsOf(target, unlockedCountQuery, [workspace.id])).toEqual([['0']]);
    const on = `select feature from organization_features where organization_id = $1 and feature = 'FEATURE_CHAT' and enabled`;
    expect(await rowsOf(target, on, [workspace.id])).toEqual([]);
    const columns =
      "pack, talent_insights_budget, seats_administrators, seats_members, mails_per_day, trial_ends_at < now() + interval '15 days'";
    const [row] = await rowsOf(target, `select ${columns} from organizations where id = $1`, [workspace.id]);
    expect(row).toEqual(['flow', '4', null, '30', null, 't']);
    const unspent = 'select coalesce(sum(unspent), 0)::int from plan_credits where organization_id = $1';
    expect(await rowsOf(target, unspent, [workspace.id])).toEqual([['0']]);
  });

  it('marks the audit log entries that come from the file', async () => {
    const unmarkedLinesQuery =
      "select action from audit_log where organization_id = $1 and not coalesce((details ->> 'imported')::boolean, false)";
    expect(await rowsOf(target, unmarkedLinesQuery, [workspace.id])).toEqual([['organizations.import']]);
  });

  it('stores every row of the file', async () => {
    for (const { name, rows } of report.facts.manifest.tables) {
      if (name === 'users' || name === 'organizations' || name === 'audit_log') continue;
      const count = `select count(*)::int from ${name} where organization_id = $1`;
      expect([name, await rowsOf(target, count, [workspace.id])]).toEqual([name, [[String(rows)]]]);
    }
  });

  it('leaves triggers enabled and the rows of other workspaces unchanged', async () => {
    const off = await rowsOf(target, "select tgname from pg_trigger where tgenabled = 'D'");
    expect(off).toEqual([]);
    const others = 'select count(*)::int from talents where organization_id <> $1';
    expect(await rowsOf(target, others, [workspace.id])).toEqual([['1']]);
  });

  it('returns the same lists, fits and files to a person who was on both', async () => {
    const there = await lenaThere();
    await rowsOf(target, 'update users set active_organization_id = $1 where email = $2', [
      workspace.id,
      LENA,
    ]);
    await rowsOf(
      target,
      'insert into access_versions select id, 1 from users on conflict (subject) do update set version = access_versions.version + 1',
    );
    const here = await signIn(target, LENA, PASSWORD);
    for (const collection of ['talents', 'roles', 'teams', 'talents_results', 'teams_talents', 'goals']) {
      const expectedRecords = await listOf(source, there, collection);
      expect(expectedRecords.length).toBeGreaterThan(0);
      const importedRecords = await listOf(target, here, collection);
      expect(importedRecords.map(({ id }) => id)).toEqual(expectedRecords.map(({ id }) => id));
    }
    const readStoredRows = (product: Product) =>
      rowsOf(
        product,
        'select id, result::text, o, c, e, a, es from talents_results where organization_id = $1 order by id',
        [workspace.id],
      );
    expect(await readStoredRows(target)).toEqual(await readStoredRows(source));
    const [role] = await listOf(source, there, 'roles');
    const url = `/calculate-score/role/${String(role?.id)}`;
    const fits = await call(source, there, { url });
    expect(fits.statusCode).toBe(200);
    expect(fits.body).toContain('"score"');
    expect((await call(target, here, { url })).body).toBe(fits.body);
    const content = { url: `/assets/${file}` };
    const image = await call(target, here, content);
    expect(image.statusCode).toBe(200);
    expect(image.rawPayload.equals((await call(source, there, content)).rawPayload)).toBe(true);
  });

  it('mails a new member a password reset, although there was no password', async () => {
    const [[email] = []] = await rowsOf(
      target,
      `select u.email from users u join memberships m on m.user_id = u.id
       where m.organization_id = $1 and m.status = 'active' and u.password_hash is null order by u.email limit 1`,
      [workspace.id],
    );
    const payload = { email };
    const response = await target.app.inject({ method: 'POST', url: '/api/password/request', payload });
    expect(response.statusCode).toBe(204);
    expect(await listQueuedKinds(target, String(email))).toContain('password-reset');
  });

  it('derives new links: those of the other installation do not work', async () => {
    const key = deriveKey(SECRET, 'survey-link');
    const own = deriveLinkToken(key, { organizationId: workspace.id, id: link.id });
    const stateOf = async (token: string) => (await new Device(target).open(token)).json().data.state;
    expect(await stateOf(own)).toBe('open');
    expect(await stateOf(link.token)).toBe('not_found');
  });

  it('is rejected a second time, and changes nothing', async () => {
    const after = await digestTables(superUrl);
    await expect(importWorkspace(order)).rejects.toThrow(/has the workspace .* already/);
    expect(await digestTables(superUrl)).toEqual(after);
  });
});

describe('an installation with another schema', () => {
  it('is rejected, and so is an empty database', async () => {
    const empty = await orderElsewhere(path, { serverUrl: inject('serverUrl') });
    const pendingImport = importWorkspace({ ...order, url: empty.order.url });
    await expect(pendingImport).rejects.toThrow(/holds no installation of Quint yet/);
    const client = new pg.Client({ connectionString: superUrl });
    await client.connect();
    try {
      await client.query("insert into schema_migrations (name, checksum) values ('9999_later.sql', 'sum')");
      await expect(importWorkspace(order)).rejects.toThrow(/with another schema.*same version/);
    } finally {
      await client.end();
    }
  });
});
