import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import type { Database } from '#database/gate.ts';
import { openDatabase } from '#database/gate.ts';
import { createConcurrencyLimiter } from '#database/concurrency-limit.ts';
import { testScope } from '#testing/scopes.ts';
import type { App } from '#http/app-type.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let database: Database;
let app: App;
let owner: pg.Client;

beforeAll(async () => {
  organization = await createOrganization(product);
  await createUser(product, { organization });
  database = openDatabase({ url: product.deps.config.databaseUrl, connections: 4, statementSeconds: 0.2 });
  app = await buildApp({ ...product.deps, db: database });
  await app.listen({ port: 0, host: '127.0.0.1' });
  owner = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
  await app.close();
  await database.close();
});

describe('the limit of tasks per key', () => {
  const limits = { perKey: 2, waitMilliseconds: 20, queue: 2 };

  it('run up to the limit, and the others in order as slots become free', async () => {
    const limiter = createConcurrencyLimiter({ ...limits, waitMilliseconds: 60_000 });
    const [leaveFirst, leaveSecond] = [await limiter.acquire('a'), await limiter.acquire('a')];
    const order: string[] = [];
    const third = limiter.acquire('a').then((leave) => (order.push('third'), leave));
    const fourth = limiter.acquire('a').then((leave) => (order.push('fourth'), leave));
    await limiter.acquire('b');
    expect(order).toEqual([]);
    leaveFirst();
    leaveFirst();
    await third;
    expect(order).toEqual(['third']);
    leaveSecond();
    await fourth;
    expect(order).toEqual(['third', 'fourth']);
  });

  it('are refused after waiting too long, or when too many wait', async () => {
    const limiter = createConcurrencyLimiter(limits);
    const [leave] = [await limiter.acquire('a'), await limiter.acquire('a')];
    const waitingCalls = [limiter.acquire('a'), limiter.acquire('a')];
    await expect(limiter.acquire('a')).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      details: { seconds: 5 },
    });
    for (const patient of waitingCalls)
      await expect(patient).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    leave();
    await expect(limiter.acquire('a')).resolves.toBeTypeOf('function');
  });
});

describe('connections', () => {
  it('keep working after one of them was lost', async () => {
    const scope = testScope((await createOrganization(product)).id);
    const statement = { sql: 'select $1::text', values: ['x'] };
    const ask = () => database.in(scope).query(statement);
    expect(await ask()).toEqual([['x']]);
    await owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'quint_app'",
    );
    await expect.poll(() => ask().catch(() => undefined)).toEqual([['x']]);
  });

  it('preserve values', async () => {
    const scope = testScope((await createOrganization(product)).id);
    const texts = ['a"b', 'c\\d', '{}', '', 'NULL', "'", 'ä😀'];
    const [row] = await database.in(scope).query({
      sql: 'select to_json($1::text[])::text, $2::boolean::text, $3::numeric::text, $4::timestamptz::text, ($5::jsonb)::text, $6::text',
      values: [texts, true, 1.5, new Date(0), { a: [1] }, null],
    });
    expect(JSON.parse(row?.[0] ?? '')).toEqual(texts);
    expect(row?.slice(1)).toEqual(['true', '1.5', '1970-01-01 00:00:00+00', '{"a": [1]}', null]);
  });
});

describe('an address', () => {
  /** The response to raw bytes. */
  function send(text: string): Promise<string> {
    const { port } = app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (data) => {
        answer += String(data);
      });
      socket.on('end', () => resolve(answer));
      socket.on('error', reject);
    });
  }

  it.each([
    [
      'longer than any question',
      `GET /api/items/teams?search=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      414,
      'URI_TOO_LONG',
    ],
    ['that is not HTTP', 'HELLO\r\n\r\n', 400, 'INVALID_QUERY'],
  ])('%s is refused with an envelope', async (_name, text, status, code) => {
    const answer = await send(text);
    expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
      errors: [{ message: expect.any(String), extensions: { code } }],
    });
  });
});
