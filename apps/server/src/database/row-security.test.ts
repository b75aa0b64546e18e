import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '#testing/database.ts';
import { createTestDatabase } from '#testing/database.ts';
import type { Rows } from '#testing/every-table.ts';
import { seedEveryTable } from '#testing/every-table.ts';
import type { Look } from '#testing/row-security-probe.ts';
import { findLeaks, GLOBAL_TABLES, installProbe } from '#testing/row-security-probe.ts';

let database: TestDatabase;
let client: pg.Client;
let own: Rows;
let foreign: Rows;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  own = await seedEveryTable(client);
  foreign = await seedEveryTable(client);
  await installProbe(client, own, foreign);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

interface Change {
  readonly sql: string;
  /** The areas in which it must be noticed. */
  readonly by: Look;
  /** The subject: a table, a role, a view or a function. */
  readonly about: string;
}

function findLeaksOf(look: Look, options: { change?: string; about?: string } = {}): Promise<string[]> {
  return findLeaks(client, { organizationId: String(own.get('organizations')?.id), look, ...options });
}

/** The changes that the probe does not notice where it should. */
async function listUnnoticed(changes: readonly Change[]): Promise<string[]> {
  const unnoticedChanges: string[] = [];
  for (const { sql, by, about } of changes) {
    if ((await findLeaksOf(by, { change: sql, about })).length === 0) unnoticedChanges.push(sql);
  }
  return unnoticedChanges;
}

/** The tables whose changed policies the catalogue checks do not report; all changed in one transaction. */
async function listUntold<Table extends { name: string }>(
  tables: readonly Table[],
  change: (table: Table) => string,
): Promise<string[]> {
  const leaks = await findLeaksOf('written', { change: tables.map(change).join('; ') });
  return tables.filter(({ name }) => !leaks.some((leak) => leak.startsWith(`${name}: `))).map(change);
}

async function listRows<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  return (await client.query<Row>(sql)).rows;
}

const listProbed = (which: 'guarded' | 'not guarded') =>
  listRows<{ name: string; rights: string[] }>(
    `select name, rights from probe.samples where ${which} order by 1`,
  );

describe('row-level security', () => {
  it('has no gaps', async () => {
    expect(await findLeaksOf('reached')).toEqual([]);
    expect(await findLeaksOf('written')).toEqual([]);
  });

  it('was probed with a row of two workspaces in every table', async () => {
    const tables = await listRows<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
    );
    const unfilledTables = tables
      .map(({ name }) => name)
      .filter((name) => !own.has(name) || !foreign.has(name));
    expect(unfilledTables.toSorted()).toEqual([
      'installation',
      'rate_limits',
      'schema_functions',
      'schema_migrations',
    ]);
    const mixedSamples = await listRows(
      'select name from probe.samples where tenant_column is not null and (own_key = foreign_key or own_row = foreign_row)',
    );
    expect(mixedSamples).toEqual([]);
  });

  it('fails the probe wherever a policy is dropped, opened or closed', async () => {
    const policies = await listRows<{ table: string; name: string; condition: string; check: string | null }>(
      `select tablename as table, policyname as name, qual as condition, with_check as check from pg_policies where schemaname = 'public' and policyname not in ('search', 'lines_stay')`,
    );
    expect(policies.length).toBe(2 * (await listProbed('guarded')).length);
    const changes = policies.flatMap(({ table, name, condition, check }): Change[] => {
      const on = `policy ${name} on ${table}`;
      const invertedUsing = condition === 'true' ? 'false' : 'true';
      const texts = [`drop ${on}`, `alter ${on} using (${invertedUsing})`];
      if (check !== null) texts.push(`alter ${on} with check (${check === 'true' ? 'false' : 'true'})`);
      return texts.map((sql) => ({ sql, by: 'reached', about: table }));
    });
    expect(await listUnnoticed(changes)).toEqual([]);
  });

  it('fails the probe wherever it is switched off or widened', async () => {
    const changes = (await listProbed('guarded')).flatMap(({ name, rights }): Change[] => [
      {
        sql: `alter table ${name} disable row level security`,
        by: GLOBAL_TABLES.includes(name) ? 'written' : 'reached',
        about: name,
      },
      {
        sql: `create policy wide on ${name} to quint_app using (true) with check (true)`,
        by: rights.includes('update') || name === 'users' ? 'reached' : 'written',
        about: name,
      },
    ]);
    expect(await listUnnoticed(changes)).toEqual([]);
  });

  it('is forced on every table, and none belongs to a restricted role', async () => {
    const tables = await listProbed('guarded');
    const changes = [
      (name: string) => `alter table ${name} no force row level security`,
      (name: string) => `alter table ${name} owner to quint_app`,
      (name: string) => `alter table ${name} owner to quint_platform`,
    ];
    for (const change of changes) {
      expect(await listUntold(tables, ({ name }) => change(name))).toEqual([]);
    }
  });

  it('depends on rights whose changes are noticed', async () => {
    const tables = [...(await listProbed('guarded')), ...(await listProbed('not guarded'))];
    for (const right of ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) {
      const missedChanges = await listUntold(tables, ({ name, rights }) =>
        rights.includes(right)
          ? `revoke ${right} on ${name} from quint_app`
          : `grant ${right} on ${name} to quint_app`,
      );
      expect(missedChanges).toEqual([]);
    }
    expect(await listUntold(tables, ({ name }) => `grant truncate on ${name} to public`)).toEqual([]);
  });

  it("hides the platform's columns of accounts from the tenants", async () => {
    const secret = await listRows<{ name: string }>(
      "select attname as name from pg_attribute where attrelid = 'users'::regclass and attnum > 0 and not has_column_privilege('quint_app', attrelid, attnum, 'select')",
    );
    expect(secret.map(({ name }) => name)).toContain('password_hash');
    const changes = secret.map(({ name }): Change => ({
      sql: `grant select (${name}) on users to quint_app`,
      by: 'written',
      about: 'users',
    }));
    expect(await listUnnoticed(changes)).toEqual([]);
  });

  it('restricts both roles and cannot be bypassed', async () => {
    expect(
      await listUnnoticed([
        { sql: 'alter role quint_app bypassrls', by: 'reached', about: 'talents' },
        { sql: 'alter role quint_app superuser', by: 'reached', about: 'talents' },
        { sql: 'alter role quint_platform createrole', by: 'written', about: 'quint_platform' },
        { sql: 'grant quint_platform to quint_app', by: 'written', about: 'quint_app' },
        { sql: 'drop policy search on talents', by: 'written', about: 'talents' },
        { sql: 'create policy search on teams to quint_search using (true)', by: 'written', about: 'teams' },
        { sql: 'grant select (user_id) on talents to quint_search', by: 'written', about: 'talents' },
        { sql: 'grant update (email) on talents to quint_search', by: 'written', about: 'talents' },
        { sql: 'grant select on users to quint_search', by: 'written', about: 'users' },
        { sql: 'grant quint_platform to quint_search', by: 'written', about: 'quint_search' },
        { sql: 'grant create on schema public to quint_search', by: 'written', about: 'public' },
        {
          sql: 'alter function search_talents(text) owner to quint_platform',
          by: 'written',
          about: 'search_talents',
        },
        {
          sql: 'grant execute on function search_talents(text) to public',
          by: 'written',
          about: 'search_talents',
        },
        { sql: 'create view people as select * from talents', by: 'written', about: 'people' },
        { sql: 'create table notes (id uuid, organization_id uuid)', by: 'written', about: 'notes' },
        {
          sql: 'create function everybody() returns bigint security definer return (select count(*) from talents)',
          by: 'written',
          about: 'everybody',
        },
      ]),
    ).toEqual([]);
  });
});
