import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testScope } from '#testing/scopes.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
});

const READERS = 6;
const ROUNDS_AFTER = 20;

/** Runs several readers during a change, and for a while after it; returns the responses in order. */
async function readDuring<Answer>(
  read: () => Promise<Answer>,
  change: () => Promise<unknown>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let roundsLeft = Number.POSITIVE_INFINITY;
  const reader = async () => {
    for (let round = 0; roundsLeft > 0; round += 1) {
      answers.push(await read());
      roundsLeft -= 1;
    }
  };
  const readers = Array.from({ length: READERS }, reader);
  // Twice on every connection, so that its statements are prepared.
  for (let round = 0; round < 3 * READERS; round += 1) answers.push(await read());
  await change();
  roundsLeft = ROUNDS_AFTER * READERS;
  await Promise.all(readers);
  return answers;
}

describe('a migration while the product is running', () => {
  it('fails no request', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    await createRole(product, organization);
    await createTalent(product, organization);
    const items = itemsOf(product, admin);
    const paths = ['roles', 'talents?fields=*.*', 'organizations', 'roles?meta=*&sort=-date_created'];
    let requestIndex = 0;
    const answers = await readDuring(
      () => items.get(paths[(requestIndex += 1) % paths.length] ?? ''),
      async () => {
        await owner.query('alter table roles add column arrived_later text');
        await owner.query("alter table talents add column arrived_later text not null default 'x'");
        await owner.query(
          'alter table organizations add column arrived_later integer, add check (arrived_later > 0)',
        );
        await owner.query('alter table users add column arrived_later timestamptz default now()');
      },
    );
    expect(answers.length).toBeGreaterThan(ROUNDS_AFTER * READERS);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('repeats a read whose statement was prepared for the former table', async () => {
    const { id } = await createOrganization(product);
    const answers = await readDuring(
      () =>
        product.deps.db.read(testScope(id), (db) =>
          db.selectFrom('organizations').selectAll().where('id', '=', id).execute(),
        ),
      () => owner.query('alter table organizations add column arrived_last text'),
    );
    expect(answers.filter((rows) => rows.length !== 1)).toEqual([]);
    expect(Object.keys(answers.at(-1)?.[0] ?? {})).toContain('arrived_last');
  });
});
