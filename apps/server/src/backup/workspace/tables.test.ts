import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReferences, orderTables } from '#backup/workspace/order.ts';
import { findTaken, TRAVEL } from '#backup/workspace/tables.ts';
import type { TestDatabase } from '#testing/database.ts';
import { createTestDatabase } from '#testing/database.ts';

const COLUMNS = `
select c.relname as "table", a.attname as name, a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype) as "isKey",
  a.attnotnull and not a.atthasdef as "isDemanded",
  (select k.confrelid::regclass::text from pg_constraint k
    where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey) and a.attname <> 'organization_id' limit 1) as "to"
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1, 2`;

interface Column {
  readonly table: string;
  readonly name: string;
  readonly isKey: boolean;
  readonly isDemanded: boolean;
  readonly to: string | null;
}

describe('the list of exported tables', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let columns: Column[];
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    columns = (await client.query<Column>(COLUMNS)).rows;
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const namesOf = (subset: readonly Column[]) => subset.map(({ table, name }) => `${table}.${name}`);
  const listTakenColumns = () => columns.filter(({ table }) => findTaken(table) !== undefined);

  it('contains every table of the schema', () => {
    expect(Object.keys(TRAVEL).toSorted()).toEqual(
      [...new Set(columns.map(({ table }) => table))].toSorted(),
    );
  });

  it('contains only existing columns', () => {
    const listedNames = Object.keys(TRAVEL).flatMap((table) => {
      const { people = [], omittedColumns = [], loose = [], owner, course } = findTaken(table) ?? {};
      const single = [owner, course].filter((name) => name !== undefined);
      return [...people, ...omittedColumns, ...loose, ...single].map((name) => `${table}.${name}`);
    });
    expect(listedNames.filter((name) => !namesOf(columns).includes(name))).toEqual([]);
  });

  it('defines how every key is handled', () => {
    const open = listTakenColumns().filter(({ table, name, isKey, to }) => {
      const { people = [], omittedColumns = [], loose = [], course } = findTaken(table) ?? {};
      if (!isKey || name === 'id' || name === 'organization_id' || name === course) return false;
      if (omittedColumns.includes(name)) return false;
      if (to !== null && to !== 'users') return findTaken(to) === undefined;
      return !(people.includes(name) || (to === null && loose.includes(name)));
    });
    expect(namesOf(open).filter((name) => name !== 'users.avatar_organization_id')).toEqual([]);
  });

  it('exports all required columns, and drops rows whose required account is left out', () => {
    const neededColumns = listTakenColumns().filter(({ table, name, isDemanded, to }) => {
      const { omittedColumns = [], owner } = findTaken(table) ?? {};
      return isDemanded && (omittedColumns.includes(name) || (to === 'users' && owner !== name));
    });
    expect(namesOf(neededColumns)).toEqual([]);
  });

  it('can be stored in an order in which dependencies come first', async () => {
    const tables = Object.keys(TRAVEL).filter((table) => findTaken(table) !== undefined);
    const steps = orderTables(tables, await listReferences(client), ['organizations', 'users']);
    expect(steps.map(({ table }) => table).toSorted()).toEqual(tables.toSorted());
    const later = steps.flatMap(({ table, later: names }) => names.map((name) => `${table}.${name}`));
    expect(
      namesOf(listTakenColumns().filter(({ isDemanded }) => isDemanded)).filter((name) =>
        later.includes(name),
      ),
    ).toEqual([]);
  });
});
