import type { IncomingMessage } from 'node:http';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#app.ts';
import type { RowStream } from '#database/connections.ts';
import type { Database } from '#database/gate.ts';
import { openDatabase } from '#database/gate.ts';
import { testScope } from '#testing/scopes.ts';
import type { App } from '#http/app-type.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf, statementsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { answerList } from '#items/read/stream.ts';

const product = useProduct();
const WAIT = { timeout: 15_000, interval: 50 };
let owner: pg.Client;
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;

/** Any number of teams, each with a text of the given length, numbered in the order of their names. */
async function createTeams(count: number, characters = 10): Promise<void> {
  await owner.query(
    `insert into teams (organization_id, id, name, report_text)
     select $1, gen_random_uuid(), 'Team ' || lpad(n::text, 6, '0'), repeat('x', $3) from generate_series(1, $2::int) n`,
    [organization.id, count, characters],
  );
}

beforeAll(async () => {
  owner = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await owner.connect();
});

afterAll(() => owner.end());

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
});

/** The open transactions of the tenants' connections: each stream is one. */
async function countOpen(): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'quint_app' and state <> 'idle'",
  );
  return rows[0]?.n ?? 0;
}

describe('a list of any length', () => {
  it('is complete and in order, with its counts', async () => {
    await createTeams(1700);
    const whole = await items.get('teams?limit=-1&fields=name&sort=-name&meta=*');
    const names = whole.body.data.map((team: { name: string }) => team.name);
    expect(names).toEqual(
      Array.from({ length: 1700 }, (_, n) => `Team ${String(1700 - n).padStart(6, '0')}`),
    );
    expect(whole.body.meta).toEqual({ total_count: 1700, filter_count: 1700 });
    const page = await items.search('teams', { limit: 1600, sort: '-name', fields: 'name', offset: 50 });
    expect(page.body.data).toEqual(whole.body.data.slice(50, 1650));
  });

  it.each([0, 1, 499, 500, 501, 1000])('is valid with %d rows', async (count) => {
    await createTeams(count);
    const answer = await items.get('teams?limit=-1&fields=id&meta=filter_count');
    expect(answer.body.data).toHaveLength(count);
    expect(answer.body.meta).toEqual({ filter_count: count });
  });

  it('sends its length when it is known, and then costs one statement', async () => {
    await createTeams(3);
    const ask = () =>
      product.app.inject({ url: '/api/items/teams?limit=-1&fields=name', headers: admin.headers });
    const answer = await ask();
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    const statements = await statementsOf(ask);
    expect(statements.filter((text) => !/^(begin|commit)/.test(text))).toHaveLength(1);
  });

  it('is one text when it is known to be short, and a stream again when it has grown', async () => {
    await createTeams(600);
    const ask = async () => {
      const answer = await product.app.inject({
        url: '/api/items/teams?limit=-1&fields=name&sort=name&meta=total_count',
        headers: admin.headers,
      });
      expect(new Set(answer.json().data.map((team: { name: string }) => team.name)).size).toBe(
        answer.json().meta.total_count,
      );
      return answer.headers['content-length'] !== undefined;
    };
    expect([await ask(), await ask()]).toEqual([false, true]);
    await owner.query('update teams set date_deleted = now() where organization_id = $1', [organization.id]);
    expect(await ask()).toBe(true);
    await createTeams(5001);
    expect([await ask(), await ask()]).toEqual([false, false]);
  });

  it('returns an error response when its first rows fail', async () => {
    expectRefusal(await items.get('teams?limit=-1&filter[nothing]=1'), 403, 'FORBIDDEN', {
      field: 'nothing',
    });
    await owner.query('alter table teams rename column report_text to report_words');
    try {
      expectRefusal(await items.get('teams?limit=-1&fields=report_text'), 500, 'INTERNAL_SERVER_ERROR');
    } finally {
      await owner.query('alter table teams rename column report_words to report_text');
    }
    expect((await items.get('teams?limit=-1')).status).toBe(200);
  });

  it('is fetched as it is read, one batch at a time', async () => {
    await createTeams(5000);
    const rows = await product.deps.db.in(testScope(organization.id)).stream({
      sql: "select json_build_object('name', name, 'text', repeat('x', 1000))::text as j from teams order by name",
      values: [],
    });
    let batches = 0;
    const countingStream: RowStream = {
      next() {
        batches += 1;
        return rows.next();
      },
      close: () => rows.close(),
    };
    const list = (await answerList(countingStream, {
      hasMeta: false,
      beforehand: async () => undefined,
    })) as Readable;
    expect(batches).toBe(1);
    await once(list, 'readable');
    let text = String(list.read());
    await once(list, 'readable');
    expect(batches).toBeLessThanOrEqual(3);
    for await (const chunk of list) text += String(chunk);
    expect(JSON.parse(text).data).toHaveLength(5000);
    // The first batch determines the size of rows; later rows contain a quarter of a megabyte each.
    const rowsOfBatch = Math.round(250_000 / JSON.stringify(JSON.parse(text).data[0]).length);
    expect(Math.abs(batches - (1 + 4500 / rowsOfBatch))).toBeLessThan(2);
  });
});

describe('a client across a network', () => {
  let app: App;
  let database: Database;
  const BIG = 20_000;

  beforeAll(async () => {
    database = openDatabase({
      url: product.deps.config.databaseUrl,
      connections: 4,
      heavy: { perKey: 3, waitMilliseconds: 50, queue: 10 },
    });
    app = await buildApp({ ...product.deps, db: database });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    await app.close();
    await database.close();
  });

  async function begin(path: string, headers: object = admin.headers): Promise<IncomingMessage> {
    const { port } = app.server.address() as AddressInfo;
    const [answer] = (await once(
      get({ port, host: '127.0.0.1', path: `/api/items/${path}`, headers: { ...headers } }),
      'response',
    )) as [IncomingMessage];
    return answer;
  }

  async function take(answer: IncomingMessage): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  }

  // More than the buffers in between, so that the list waits for its reader.
  const WHOLE = 'teams?limit=-1&fields=name,report_text';

  it('reads a list of many megabytes', async () => {
    await createTeams(BIG / 4, 5000);
    const { data } = JSON.parse(await take(await begin(WHOLE))) as { data: unknown[] };
    expect(data).toHaveLength(BIG / 4);
  });

  it('may disconnect in the middle, any number of times', async () => {
    await createTeams(BIG, 5000);
    for (let round = 0; round < 8; round += 1) {
      const answer = await begin(WHOLE);
      expect(answer.statusCode).toBe(200);
      answer.destroy();
      await vi.waitFor(async () => expect(await countOpen()).toBe(0), WAIT);
    }
    expect(JSON.parse(await take(await begin('teams?limit=2')))).toMatchObject({ data: [{}, {}] });
    expect(JSON.parse(await take(await begin('teams?limit=-1&fields=id'))).data).toHaveLength(BIG);
  });

  it('cannot mistake a part for the whole', async () => {
    await createTeams(BIG, 5000);
    const answer = await begin(WHOLE);
    await vi.waitFor(async () => expect(await countOpen()).toBe(1), WAIT);
    await owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'quint_app' and state <> 'idle'",
    );
    await expect(take(answer)).rejects.toThrow(/aborted/);
    expect(answer.complete).toBe(false);
    expect(JSON.parse(await take(await begin('teams?limit=1')))).toMatchObject({ data: [{}] });
  });

  it('shares a workspace with others: three lists at a time, and small reads at any time', async () => {
    await createTeams(BIG, 5000);
    const open = await Promise.all([begin(WHOLE), begin(WHOLE), begin(WHOLE)]);
    const turnedAway = await begin(WHOLE);
    expect(turnedAway.statusCode).toBe(503);
    expect(turnedAway.headers['retry-after']).toBe('5');
    expect(JSON.parse(await take(turnedAway)).errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
    expect((await begin('teams?aggregate[count]=*')).statusCode).toBe(503);
    const small = await Promise.all(Array.from({ length: 12 }, () => begin('teams?limit=3')));
    expect(small.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
    for (const answer of small) answer.resume();

    const elsewhere = await createUser(product, { organization: await createOrganization(product) });
    const theirs = await begin('teams?limit=-1', elsewhere.headers);
    expect(JSON.parse(await take(theirs))).toEqual({ data: [] });

    const [first, ...others] = open;
    first?.destroy();
    await vi.waitFor(async () => {
      const next = await begin('teams?limit=-1&fields=id');
      next.resume();
      expect(next.statusCode).toBe(200);
    }, WAIT);
    for (const answer of others) answer.destroy();
    await vi.waitFor(async () => expect(await countOpen()).toBe(0), WAIT);
  });
});
