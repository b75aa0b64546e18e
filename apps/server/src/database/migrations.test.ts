import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchemaShape } from '#testing/compare-schemas.ts';
import { ACCEPTED_CHANGES, RENAMES } from '#testing/accepted-changes.ts';
import { findBreakingChanges, readSchemaShape, renameIn } from '#testing/compare-schemas.ts';
import { listMigrations, migrate } from '#database/migrate.ts';
import type { TestDatabase } from '#testing/database.ts';
import { createEmptyDatabase } from '#testing/database.ts';

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
      Object.keys(problems).map((problem) => `${name}: ${problem} `),
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
