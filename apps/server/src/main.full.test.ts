import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '@quint/local-postgres/postgres.ts';
import type { RunningPostgres } from '@quint/local-postgres/postgres.ts';
import { startServer } from '#main.ts';
import { createEmptyDatabase, createTestDatabase } from '#testing/database.ts';
import type { TestDatabase } from '#testing/database.ts';
import { openDatabaseProxy } from '#testing/database-proxy.ts';
import { startS3Server } from '#testing/s3-server.ts';

const SECRET = 'a secret of more than thirty-two characters';
const ADMIN = { ADMIN_EMAIL: 'boss@acme.example', ADMIN_PASSWORD: 'correct horse battery' };
let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'quint-start-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

function environment(url: string, env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {
    PORT: '0',
    DATA_DIR: dataDir,
    SECRET,
    DEMO: 'off',
    WORK: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_WAIT_SECONDS: '0',
    DRAIN_SECONDS: '0',
    DATABASE_URL: url,
    ...env,
  };
}

/** Starts the product, sends it a request, and stops it. */
async function during<Result>(
  url: string,
  env: NodeJS.ProcessEnv,
  ask: (server: Awaited<ReturnType<typeof startServer>>) => Promise<Result>,
): Promise<Result> {
  const server = await startServer(environment(url, env));
  try {
    return await ask(server);
  } finally {
    await server.close();
  }
}

const isWell = (url: string, env: NodeJS.ProcessEnv = {}) =>
  during(url, env, async (server) => (await fetch(`${server.url}/api/health`)).ok);

/** The output of a start that must fail. */
async function refusalOf(url: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  try {
    await isWell(url, env);
  } catch (error) {
    expect(error).toMatchObject({ name: 'StartupError' });
    return (error as Error).message;
  }
  return 'it started';
}

async function run(url: string, commands: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(commands);
  await client.end();
}

describe('a start fails with a message', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('when the database does not respond, or does not exist', async () => {
    expect(await refusalOf('postgres://quint@127.0.0.1:1/quint')).toMatch(
      /^The database of DATABASE_URL cannot be reached: .*ECONNREFUSED.*Nothing listens at 127\.0\.0\.1:1\./,
    );
    const missingUrl = new URL(database.url);
    missingUrl.pathname = '/nowhere';
    expect(await refusalOf(missingUrl.href)).toBe(
      'The database of DATABASE_URL cannot be used: database "nowhere" does not exist. Create it (createdb nowhere), or correct the name in DATABASE_URL.',
    );
  });

  it('when the database stops meanwhile', async () => {
    const empty = await createEmptyDatabase();
    const proxy = await openDatabaseProxy(empty.url);
    const refusal = refusalOf(proxy.url);
    await vi.waitFor(() => expect(proxy.sever('reset')).toBeGreaterThan(0), { interval: 1 });
    expect(await refusal).toMatch(
      /^The (connection to the database was lost during the start|database of DATABASE_URL cannot be reached): /,
    );
    await proxy.close();
    await empty.drop();
  });

  it('when a file of the data folder cannot be read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quint-unreadable-'));
    mkdirSync(join(folder, 'secret'));
    expect(await refusalOf(database.url, { DATA_DIR: folder, SECRET: '' })).toBe(
      `${join(folder, 'secret')} cannot be read (EISDIR). Make it a file that this user may read, or choose another folder with DATA_DIR.`,
    );
    rmSync(folder, { recursive: true });
  });

  it('when the data folder is not writable', async () => {
    const folder = '/dev/null/data';
    expect(await refusalOf(database.url, { DATA_DIR: folder, SECRET: '' })).toBe(
      `The data folder ${folder} cannot be written. Choose another with DATA_DIR.`,
    );
  });

  it('when it cannot listen', async () => {
    expect(await refusalOf(database.url, { HOST: '192.0.2.250' })).toBe(
      'This machine has no address 192.0.2.250. Check HOST.',
    );
  });

  it('when the database was used with another secret, until the change is confirmed', async () => {
    expect(await isWell(database.url)).toBe(true);
    const other = 'another secret of more than thirty-two characters';
    const refusal = await refusalOf(database.url, { SECRET: other });
    expect(refusal).toMatch(
      /^The secret .* is not the one this database was used with.*secrets of webhooks and client secrets of single sign-on/,
    );
    const [, setting = '', value = ''] = /(SECRET_REPLACES)=([0-9a-f]{16})\.$/.exec(refusal) ?? [];
    expect(await refusalOf(database.url, { SECRET: other, SECRET_REPLACES: '0123456789abcdef' })).toBe(
      refusal,
    );
    expect(await isWell(database.url, { SECRET: other, [setting]: value })).toBe(true);
    // A remaining setting has no further effect.
    expect(await isWell(database.url, { SECRET: other, [setting]: value })).toBe(true);
    expect(await refusalOf(database.url)).toMatch(/^The secret /);
    expect(await isWell(database.url, { SECRET: other })).toBe(true);
  });

  it('with a schema of a newer version, until that is confirmed', async () => {
    const newer = await createTestDatabase();
    await run(
      newer.url,
      "insert into schema_migrations (name, checksum) values ('9997_more.sql', 'x'), ('9998_most.sql', 'x')",
    );
    expect(await refusalOf(newer.url)).toMatch(
      /its schema has 9998_most\.sql, .* with ACCEPT_SCHEMA=9998_most\.sql\.$/,
    );
    expect(await refusalOf(newer.url, { ACCEPT_SCHEMA: '9997_more.sql' })).toMatch(
      /^This database was used by a newer/,
    );
    expect(await isWell(newer.url, { ACCEPT_SCHEMA: '9998_most.sql' })).toBe(true);
    await newer.drop();
  });
});

describe('the files of a database', () => {
  const folders: string[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'quint-files-'));
    folders.push(folder);
    return folder;
  };
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  it('must be in the folder it was used with, until another is confirmed', async () => {
    const database = await createTestDatabase();
    const [first, second] = [newFolder(), newFolder()];
    expect(await isWell(database.url, { DATA_DIR: first })).toBe(true);
    const refusal = await refusalOf(database.url, { DATA_DIR: second });
    expect(refusal).toMatch(
      /^The files of this database do not lie in the folder .*STORAGE_REPLACES=[0-9a-f]{16}\.$/,
    );
    // A second process on another machine is refused while the first one runs, too.
    await during(database.url, { DATA_DIR: first }, async () => {
      expect(await refusalOf(database.url, { DATA_DIR: second })).toBe(refusal);
    });
    const [, value = ''] = /STORAGE_REPLACES=([0-9a-f]{16})/.exec(refusal) ?? [];
    expect(await isWell(database.url, { DATA_DIR: second, STORAGE_REPLACES: value })).toBe(true);
    expect(await refusalOf(database.url, { DATA_DIR: first, STORAGE_REPLACES: value })).toMatch(
      /^The files /,
    );
    await database.drop();
  });

  it('must be in the bucket it was used with', async () => {
    const database = await createTestDatabase();
    const s3 = await startS3Server();
    const DATA_DIR = newFolder();
    const bucket = {
      DATA_DIR,
      S3_BUCKET: s3.bucket,
      S3_ENDPOINT: s3.endpoint,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    };
    expect(await isWell(database.url, bucket)).toBe(true);
    expect(await isWell(database.url, { ...bucket, DATA_DIR: newFolder() })).toBe(true);
    expect(await refusalOf(database.url, { DATA_DIR })).toMatch(/do not lie in the folder/);
    expect(await refusalOf(database.url, { ...bucket, S3_BUCKET: 'another' })).toMatch(
      /do not lie in the bucket another|Files cannot be stored in the bucket another/,
    );
    await s3.close();
    expect(await refusalOf(database.url, bucket)).toMatch(
      /^Files cannot be stored in the bucket .*ECONNREFUSED/,
    );
    await database.drop();
  });
});

describe('a database that is still starting', () => {
  it('is awaited', async () => {
    const database = await createTestDatabase();
    const target = new URL(database.url);
    let isUp = false;
    const gate = createServer((socket) => {
      if (!isUp) return socket.destroy();
      const through = connect(Number(target.port), target.hostname);
      for (const each of [socket, through]) each.on('error', () => socket.destroy());
      return socket.pipe(through).pipe(socket);
    });
    await new Promise<void>((resolve) => gate.listen(0, target.hostname, resolve));
    const late = new URL(database.url);
    late.port = String((gate.address() as AddressInfo).port);
    const readiness = during(late.href, { DATABASE_WAIT_SECONDS: '60' }, async (server) =>
      (await fetch(`${server.url}/readyz`)).json(),
    );
    // It has been refused once before the address points to the database.
    await refusalOf(late.href);
    isUp = true;
    expect(await readiness).toMatchObject({ status: 'ready' });
    await new Promise((resolve) => gate.close(resolve));
    await database.drop();
  });
});

describe('an account of the database that may not create roles', () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await startPostgres({ throwaway: true });
  });
  afterAll(() => postgres.stop());

  async function makeAccount(name: string, rights: string): Promise<string> {
    await run(postgres.url, `create role ${name} login password 'x' ${rights}`);
    await run(postgres.url, `create database of_${name} owner ${name}`);
    const url = new URL(postgres.url);
    Object.assign(url, { username: name, password: 'x', pathname: `/of_${name}` });
    return url.href;
  }

  /** The commands in an error message, at its end. */
  async function obey(refusal: string): Promise<void> {
    await run(postgres.url, refusal.slice(refusal.indexOf('run this once: ') + 'run this once: '.length));
  }

  it('gets the commands that create them, and starts once they were run', async () => {
    const url = await makeAccount('plain', '');
    const refusal = await refusalOf(url);
    expect(refusal).toMatch(
      /^The account of DATABASE_URL may not make or take the roles .*permission denied to create role.* create role quint_app nologin; .* grant quint_app, quint_platform, quint_search to "plain";$/,
    );
    await obey(refusal);
    expect(await isWell(url)).toBe(true);
  });

  it('gets the same message for a second installation on the server', async () => {
    const first = await makeAccount('first', 'createrole');
    const refusal = await refusalOf(first);
    expect(refusal).toMatch(
      /permission denied to grant role "quint_app".* DATABASE_ROLE_PREFIX; .*run this once: grant quint_app/,
    );
    await obey(refusal);
    expect(await isWell(first)).toBe(true);
  });
});

describe('the demo world is stored in the database', () => {
  const readDemoState = async (server: Awaited<ReturnType<typeof startServer>>) => ({
    mails: (await fetch(`${server.url}/dev/mail`)).status,
    notes: server.notes.join('\n'),
  });

  it('so a start without DEMO=off does not show the mails of real people', async () => {
    const database = await createEmptyDatabase();
    expect((await during(database.url, ADMIN, readDemoState)).notes).toContain(
      'administrator boss@acme.example was created',
    );
    const stateWithoutDemo = await during(database.url, { DEMO: '' }, readDemoState);
    expect(stateWithoutDemo.mails).toBe(404);
    expect(stateWithoutDemo.notes).not.toContain('Demo accounts');
    expect(stateWithoutDemo.notes).toMatch(/^Mails are kept in .*; administrators of the platform read them/);
    await database.drop();
  });

  it('so it is shown whatever the environment says, only to this machine', async () => {
    const database = await createEmptyDatabase();
    const demoState = await during(
      database.url,
      { DEMO: '', DEMO_PASSWORD: 'demo-world-2026' },
      readDemoState,
    );
    expect(demoState).toMatchObject({ mails: 200, notes: expect.stringContaining('Demo accounts') });
    const again = await during(database.url, { DEMO: 'off' }, readDemoState);
    expect(again).toMatchObject({ mails: 200, notes: expect.stringContaining('Demo accounts') });
    const behindProxy = await during(
      database.url,
      { PUBLIC_URL: 'https://hr.acme.example' },
      async (server) => ({
        ...(await readDemoState(server)),
        warnings: server.warnings.join('\n'),
      }),
    );
    expect(behindProxy).toMatchObject({
      mails: 404,
      warnings: expect.stringContaining('The demo world is open'),
    });
    expect(behindProxy.notes).not.toContain('Mails are shown');
    await database.drop();
  });
});
