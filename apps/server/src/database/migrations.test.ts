import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchemaShape } from '#testing/compare-schemas.ts';
import { findBreakingChanges, readSchemaShape, renameIn } from '#testing/compare-schemas.ts';
import { ACCEPTED_CHANGES, NEWEST, RENAMES } from '#testing/accepted-changes.ts';
import { listMigrations, migrate } from '#database/migrate.ts';
import type { TestDatabase } from '#testing/database.ts';
import { createEmptyDatabase } from '#testing/database.ts';
import { sample } from '#testing/effort.ts';
import { SLOW } from '#testing/tags.ts';

let database: TestDatabase;
let client: pg.Client;
const shapes: { name: string; shape: SchemaShape }[] = [];

beforeAll(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const { name } of await listMigrations()) {
    await migrate(database.url, { until: name });
    shapes.push({ name, shape: await readSchemaShape(client) });
  }
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('every migration', () => {
  it('stays compatible with the previous version', () => {
    expect(shapes.length).toBeGreaterThan(1);
    const open = Object.entries(ACCEPTED_CHANGES).flatMap(([name, problems]) =>
      Object.keys(problems).map((problem) => `${name === NEWEST ? shapes.at(-1)?.name : name}: ${problem} `),
    );
    const problems = shapes
      .slice(1)
      .flatMap(({ name, shape }, index) =>
        findBreakingChanges(renameIn(shapes[index]?.shape ?? shape, RENAMES[name] ?? {}), shape).map(
          (problem) => `${name}: ${problem}`,
        ),
      );
    expect(
      problems.filter((problem) => !open.some((acceptedChange) => problem.startsWith(acceptedChange))),
    ).toEqual([]);
    expect(
      open.filter((acceptedChange) => !problems.some((problem) => problem.startsWith(acceptedChange))),
    ).toEqual([]);
  });

  it('runs once', async () => {
    expect(await migrate(database.url)).toEqual([]);
  });
});

describe('the comparison of two schemas', () => {
  let before: SchemaShape;
  beforeAll(async () => {
    before = await readSchemaShape(client);
  });

  async function compareAfter(change: string): Promise<string[]> {
    await client.query('begin');
    try {
      await client.query(change);
      return findBreakingChanges(before, await readSchemaShape(client));
    } finally {
      await client.query('rollback');
    }
  }

  it.each(
    sample([
      ['a table that is gone', 'drop table outbox', 'outbox is gone'],
      ['a column that is gone', 'alter table teams drop column report_text', 'teams.report_text is gone'],
      ['another name', 'alter table teams rename column name to title', 'teams.name is gone'],
      ['another type', 'alter table teams alter report_text type varchar(100)', 'teams.report_text was text'],
      [
        'a value asked for',
        'alter table teams alter report_text set not null',
        'teams.report_text is required now',
      ],
      [
        'a value that may be missing',
        'alter table teams alter name drop not null',
        'teams.name may be empty now',
      ],
      [
        'a default that is gone',
        'alter table talents alter status drop default',
        'talents.status had the default',
      ],
      [
        'a new column to fill',
        'alter table teams add column kind text not null',
        'teams.kind is new, required',
      ],
      [
        'a constraint that is gone',
        'alter table teams drop constraint teams__name_length',
        'teams constraint teams__name_length is gone',
      ],
      [
        'a new check of an old column',
        "alter table teams add constraint teams__kind check (name <> 'x')",
        'teams constraint teams__kind is new',
      ],
      [
        'a new check of an old and a new column',
        'alter table teams add column kind text, add constraint teams__kind check (kind <> name)',
        'teams constraint teams__kind is new',
      ],
      [
        'a unique key',
        'alter table teams add constraint teams__name_unique unique (organization_id, name)',
        'teams constraint teams__name_unique is new',
      ],
      [
        'a unique index',
        'create unique index teams__lower on teams (organization_id, lower(name))',
        'teams index teams__lower is new',
      ],
      [
        'a unique index that is gone',
        'drop index talents__email_unique',
        'talents index talents__email_unique is gone',
      ],
      [
        'a link to check',
        'alter table talents add constraint talents__maker foreign key (user_created) references users (id)',
        'talents constraint talents__maker is new',
      ],
      [
        'a wider list of words',
        "alter table talents drop constraint talents__status, add constraint talents__status check (status in ('APPLICANT', 'FAVOURITE', 'EMPLOYEE', 'GONE'))",
        'talents constraint talents__status says something else',
      ],
      [
        'a trigger',
        'create trigger t before insert on teams for each row execute function suppress_redundant_updates_trigger()',
        'teams trigger t is new',
      ],
      [
        'another policy',
        'alter policy tenant on teams using (false)',
        'teams policy tenant says something else',
      ],
      [
        'a new wall',
        'alter table rate_limits enable row level security',
        'rate_limits row-level security is new',
      ],
      [
        'a right that is gone',
        'revoke delete on teams from quint_app',
        'quint_app delete teams is taken away',
      ],
      [
        'a column that cannot be written',
        'revoke update on teams from quint_app; grant update (name) on teams to quint_app',
        'quint_app update teams.report_text is taken away',
      ],
      ['a routine that is gone', 'drop function app_organization() cascade', 'app_organization() is gone'],
    ]),
  )('tells of %s', SLOW, async (_what, change, problem) => {
    expect((await compareAfter(change)).filter((line) => line.startsWith(problem))).not.toEqual([]);
  });

  it.each(
    sample([
      ['a new table', 'create table notes (id uuid primary key, text text not null)'],
      ['an empty column', "alter table teams add column kind text check (kind in ('a', 'b'))"],
      [
        'a filled column',
        "alter table teams add column kind text not null default 'a' check (kind in ('a', 'b'))",
      ],
      [
        'a link from a new column',
        'alter table teams add column lead uuid, add foreign key (organization_id, lead) references talents (organization_id, id)',
      ],
      [
        'a key of a new column',
        'alter table teams add column code uuid not null default gen_random_uuid(), add unique (organization_id, code)',
      ],
      ['an index', 'create index teams__by_date on teams (organization_id, date_created)'],
      ['a wider right', 'grant insert on organizations to quint_app'],
    ]),
  )('has nothing against %s', SLOW, async (_what, change) => {
    expect(await compareAfter(change)).toEqual([]);
  });
});
