import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '#testing/database.ts';
import { createTestDatabase } from '#testing/database.ts';

// Rows of a workspace can be on a separate server only while no rule uses rows of two workspaces.

/** Rules over rows of several workspaces, each with its reason. */
const UNIQUE_EVERYWHERE: Readonly<Record<string, string>> = {
  pool_profiles__first: 'A person stands in the pool of the platform once, in whichever workspace.',
  sso_domains__proved_once: 'A domain, once proved, belongs to one workspace of all.',
};

/** Tenant tables whose rows may have no workspace. */
const ALSO_OF_NOBODY: Readonly<Record<string, string>> = {
  outbox: 'Mails of accounts, which belong to no workspace.',
  analytics_events: 'Counts of visitors without an account.',
};

/** Tables of the platform that rows of workspaces refer to: every server needs a copy of them. */
const REFERENCE_TABLES: Readonly<Record<string, string>> = {
  organizations: 'The workspaces themselves.',
  users: 'An account may belong to several workspaces.',
  training_courses: 'The list of courses is the same for all.',
};

/** References from tables of the platform into those of workspaces. */
const INTO_WORKSPACES: Readonly<Record<string, string>> = {
  organizations__logo_fkey: 'The image of a workspace is one of its files.',
  users__avatar_fkey: 'The image of an account lies in the workspace in which it was uploaded.',
};

const TENANT = `with tenant as (
  select c.oid, c.relname, a.attnum, a.attnotnull from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
)`;

const NULLABLE = `${TENANT} select relname as name from tenant where not attnotnull`;

// A key with a nullable workspace cannot be a primary key; a unique index enforces it.
const WITHOUT_KEY = `${TENANT} select relname as name from tenant t where not exists (
  select from pg_index i where i.indrelid = t.oid and i.indisunique and i.indpred is null
    and (i.indisprimary or not t.attnotnull) and i.indkey[0] = t.attnum)`;

const UNIQUE_WITHOUT = `${TENANT} select i.indexrelid::regclass::text as name from pg_index i
  join tenant t on t.oid = i.indrelid
  where (i.indisunique or i.indisexclusion) and i.indkey[0] <> t.attnum`;

const REFERENCE_WITHOUT = `${TENANT} select k.conname as name from pg_constraint k
  join tenant f on f.oid = k.conrelid join tenant t on t.oid = k.confrelid
  where k.contype = 'f' and not exists (
    select from unnest(k.conkey, k.confkey) as pair (here, there) where pair.here = f.attnum and pair.there = t.attnum)`;

const TO_PLATFORM = `${TENANT} select distinct k.confrelid::regclass::text as name from pg_constraint k
  join tenant f on f.oid = k.conrelid
  where k.contype = 'f' and k.confrelid not in (select oid from tenant)`;

const FROM_PLATFORM = `${TENANT} select k.conname as name from pg_constraint k join tenant t on t.oid = k.confrelid
  where k.contype = 'f' and k.conrelid not in (select oid from tenant)`;

describe('the workspace in keys, references and unique rules', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const namesOf = async (query: string) =>
    (await client.query<{ name: string }>(query)).rows.map(({ name }) => name).toSorted();
  const keysOf = (list: object) => Object.keys(list).toSorted();

  it('is the first column in the key of every tenant table', async () => {
    expect((await namesOf(`${TENANT} select relname as name from tenant`)).length).toBeGreaterThan(60);
    expect(await namesOf(NULLABLE)).toEqual(keysOf(ALSO_OF_NOBODY));
    expect(await namesOf(WITHOUT_KEY)).toEqual([]);
  });

  it('is the first column in every unique rule of a tenant table', async () => {
    expect(await namesOf(UNIQUE_WITHOUT)).toEqual(keysOf(UNIQUE_EVERYWHERE));
  });

  it('is part of every reference between tenant tables, on both sides', async () => {
    expect(await namesOf(REFERENCE_WITHOUT)).toEqual([]);
  });

  it('is crossed only by references to a few tables of the platform, and by two from them', async () => {
    expect(await namesOf(TO_PLATFORM)).toEqual(keysOf(REFERENCE_TABLES));
    expect(await namesOf(FROM_PLATFORM)).toEqual(keysOf(INTO_WORKSPACES));
  });

  it.each([
    ['a reference by id alone', 'a_reference', REFERENCE_WITHOUT],
    ['a unique rule over all workspaces', 'everywhere', UNIQUE_WITHOUT],
    ['a unique rule over some rows of all workspaces', 'everywhere_proved', UNIQUE_WITHOUT],
    ['a table without the workspace in its key', 'loose', WITHOUT_KEY],
    ['a reference to one more table of the platform', 'features', TO_PLATFORM],
    ['a reference from the platform', 'entering', FROM_PLATFORM],
  ])('is missed where it is left out: %s', async (_what, name, query) => {
    await client.query('begin');
    await client.query(`
      create unique index skills__id on skills (id);
      create table loose (organization_id uuid not null, id uuid primary key, feature text references features (name),
        skill uuid constraint a_reference references skills (id));
      create unique index everywhere on loose (skill);
      create unique index everywhere_proved on loose (feature) where skill is not null;
      create table platform_thing (skill uuid constraint entering references skills (id))`);
    expect(await namesOf(query)).toContain(name);
    await client.query('rollback');
  });
});
