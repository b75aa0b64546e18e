import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainConnection } from '#database/cannot-connect.ts';
import { connectAsOwner } from '#database/migrate.ts';
import type { TestDatabase } from '#testing/database.ts';
import { createTestDatabase } from '#testing/database.ts';

const URL_OF = 'postgres://quint:s3cret@db.example:5433/hr';
const createCodedError = (code: string, message = 'the words of the system') =>
  Object.assign(new Error(message), { code });

describe('a database that cannot be used', () => {
  it.each([
    ['ECONNREFUSED', /reached: .*Nothing listens at db\.example:5433\. Check host and port/],
    ['ENOTFOUND', /reached: .*"db\.example" leads to no address.*percent-encoded/],
    ['EAI_AGAIN', /"db\.example" leads to no address/],
    ['ETIMEDOUT', /db\.example:5433 does not answer/],
    ['EHOSTUNREACH', /does not answer.*firewalls/],
    ['ECONNRESET', /ends the connection\. Check that it is PostgreSQL/],
    ['ENOENT', /no such socket/],
    ['28P01', /used: .*password of the user "quint" is wrong/],
    ['28000', /used: .*pg_hba\.conf/],
    ['3D000', /used: .*createdb hr/],
    ['42501', /grant connect on database "hr" to "quint"/],
    ['53300', /max_connections/],
    ['57P03', /starts or stops/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /sslrootcert/],
  ])('is told by its cause and what to do: %s', (code, message) => {
    const { message: explanation } = explainConnection(URL_OF, createCodedError(code));
    expect(explanation).toMatch(message);
    expect(explanation).toMatch(/^The database of DATABASE_URL cannot be .*: the words of the system\. /);
    expect(explanation).not.toContain('s3cret');
  });

  it.each([
    ['timeout expired', /db\.example:5433 does not answer as PostgreSQL does/],
    ['Connection terminated unexpectedly', /ends the connection/],
    ['SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', /DATABASE_URL has none/],
    ['The server does not support SSL connections', /Take sslmode out/],
    ['something new', /^The database of DATABASE_URL cannot be reached: something new\.$/],
  ])('is explained by the message of the driver where there is no code: %s', (driverMessage, message) => {
    expect(explainConnection(URL_OF, new Error(driverMessage)).message).toMatch(message);
  });

  it('is described by the first address of its name that was tried', () => {
    const both = new AggregateError([createCodedError('ECONNREFUSED', 'connect ECONNREFUSED ::1:5433')]);
    expect(explainConnection(URL_OF, Object.assign(both, { code: 'ECONNREFUSED' })).message).toMatch(
      /reached: connect ECONNREFUSED ::1:5433\. Nothing listens/,
    );
  });

  it('is described as an invalid address, without the password', () => {
    const { message } = explainConnection('postgres://a:s3cret%@host:xx/d', new Error('Invalid URL'));
    expect(message).toMatch(/^DATABASE_URL is not an address\..*percent-encoded/);
    expect(message).not.toContain('s3cret');
  });
});

describe('a server', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const buildUrl = (parts: Partial<Pick<URL, 'username' | 'password' | 'pathname'>>) =>
    Object.assign(new URL(database.url), parts).href;

  it('names a rejected user and password, and a missing database', async () => {
    await expect(connectAsOwner(buildUrl({ password: 'wrong' }))).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(
        /cannot be used: password authentication failed.* is wrong, or there is no such user/,
      ),
    });
    await expect(connectAsOwner(buildUrl({ password: '' }))).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('DATABASE_URL has none'),
    });
    await expect(connectAsOwner(buildUrl({ pathname: '/nowhere' }))).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/database "nowhere" does not exist\. Create it \(createdb nowhere\)/),
    });
  });
});

/** A message of PostgreSQL: its letter, its length and its content. */
function message(letter: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5, letter);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const READY = message('Z', Buffer.from('I'));

/** A row with two text columns. */
function row(names: readonly string[], values: readonly string[]): Buffer {
  const count = Buffer.from([0, names.length]);
  const columns = names.map((name) => {
    const kind = Buffer.alloc(18);
    // The type id of text.
    kind.writeInt32BE(25, 6);
    return Buffer.concat([Buffer.from(`${name}\0`), kind]);
  });
  const cells = values.map((value) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(value.length);
    return Buffer.concat([length, Buffer.from(value)]);
  });
  return Buffer.concat([
    message('T', Buffer.concat([count, ...columns])),
    message('D', Buffer.concat([count, ...cells])),
    message('C', Buffer.from('SELECT 1\0')),
    READY,
  ]);
}

describe('a server of an older release', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer((socket) => {
      socket.once('data', () => {
        socket.write(Buffer.concat([message('R', Buffer.alloc(4)), READY]));
        socket.on('data', (data) => {
          if (data.toString('latin1').startsWith('Q'))
            socket.write(row(['number', 'version'], ['140009', '14.9']));
          else socket.end();
        });
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  it('is rejected with its version', async () => {
    const { port } = server.address() as AddressInfo;
    await expect(connectAsOwner(`postgres://quint@127.0.0.1:${port}/quint`)).rejects.toMatchObject({
      name: 'StartupError',
      message:
        'PostgreSQL 14.9 is too old: version 15 or newer is needed. Upgrade the server of DATABASE_URL, or name another one.',
    });
  });
});
