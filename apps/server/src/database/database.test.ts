import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordAudit } from '#database/audit.ts';
import { findViolatedConstraint } from '#database/constraints.ts';
import { newId } from '#database/ids.ts';
import { testScope } from '#testing/scopes.ts';
import { createOrganization, createRole, createTalent } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

async function catalogue<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await product.deps.db.platform.run((db) => query.execute(db))).rows;
}

const TENANT_TABLES = sql<{
  name: string;
  has_row_security: boolean;
  forces_row_security: boolean;
  policies: number;
  owner: string;
}>`
  select c.relname as name, c.relrowsecurity as has_row_security, c.relforcerowsecurity as forces_row_security, pg_get_userbyid(c.relowner) as owner,
    (select count(*)::int from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname and p.roles = '{quint_app}') as policies
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r'
    and (c.relname in ('organizations', 'users') or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id'))
  order by 1`;

describe('every tenant table', () => {
  it('has row-level security, forced, with a policy for the tenants, and belongs to neither role', async () => {
    const tables = await catalogue(TENANT_TABLES);
    expect(tables.length).toBeGreaterThanOrEqual(16);
    const open = tables.filter(
      (table) =>
        !table.has_row_security ||
        !table.forces_row_security ||
        table.policies === 0 ||
        table.owner.startsWith('quint_'),
    );
    expect(open).toEqual([]);
  });
});

describe('the schema as prose', () => {
  it('has a comment on every table and column', async () => {
    const bare = await catalogue(sql<{ name: string }>`
      select c.relname || coalesce('.' || a.attname, '') as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname = 'public' and c.relkind = 'r'
        and (obj_description(c.oid, 'pg_class') is null or col_description(c.oid, a.attnum) is null)`);
    expect(bare).toEqual([]);
  });
});

describe('the gate', () => {
  it('keeps all that statements sent together have done, or nothing, and each sees those before it', async () => {
    const organization = await createOrganization(product);
    const { id } = await createRole(product, organization, { name: 'One' });
    const scopedDb = product.deps.db.in(testScope(organization.id));
    const name = (text: string) => ({
      sql: 'update roles set name = $2 where id = $1 returning name',
      values: [id, text],
    });
    const read = { sql: 'select name from roles where id = $1', values: [id] };
    // Again and again, so that they are prepared as well.
    for (const text of ['Two', 'Three', 'Four']) {
      expect(await scopedDb.pipeline([name(text), read])).toEqual([[[text]], [[text]]]);
    }
    const failingStatement = { sql: 'select 1 / $1::int', values: [0] };
    await expect(scopedDb.pipeline([name('Five'), failingStatement, read])).rejects.toThrow(
      'division by zero',
    );
    const goal = {
      sql: "insert into goals (organization_id, id, objective, priority) values ($1, $2, 'Alone', 'high')",
      values: [organization.id, newId()],
    };
    // Looked at in the end, when all statements are done.
    await expect(scopedDb.pipeline([name('Six'), goal])).rejects.toThrow('a goal needs a team');
    expect(await scopedDb.query(read)).toEqual([['Four']]);
  });

  it('shows the rows of one workspace only, also on a connection that just served another', async () => {
    const [one, two] = [await createOrganization(product), await createOrganization(product)];
    await createRole(product, one, { name: 'One' });
    await createRole(product, two, { name: 'Two' });
    const namesIn = (id: string) =>
      product.deps.db.read(testScope(id), async (db) =>
        (await db.selectFrom('roles').select('name').execute()).map((role) => role.name),
      );
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => namesIn(n % 2 === 0 ? one.id : two.id)),
    );
    answers.forEach((names, n) => expect(names).toEqual([n % 2 === 0 ? 'One' : 'Two']));
  });

  it('refuses to write into another workspace', async () => {
    const [one, two] = [await createOrganization(product), await createOrganization(product)];
    const write = product.deps.db.write(testScope(one.id), (db) =>
      db.insertInto('teams').values({ organization_id: two.id, id: newId(), name: 'Foreign' }).execute(),
    );
    await expect(write).rejects.toThrow(/row-level security/);
  });

  it('cannot link a role of one workspace to a talent of another, not even as the platform', async () => {
    const [one, two] = [await createOrganization(product), await createOrganization(product)];
    const role = await createRole(product, one);
    const talent = await createTalent(product, two);
    const link = product.deps.db.platform.write((db) =>
      db
        .insertInto('roles_talents')
        .values({ organization_id: one.id, id: newId(), roles_id: role.id, talents_id: talent.id })
        .execute(),
    );
    const constraint = await link.then(() => undefined, findViolatedConstraint);
    expect(constraint).toBe('roles_talents_organization_id_talents_id_fkey');
  });

  it('keeps answers append-only', async () => {
    const one = await createOrganization(product);
    const change = product.deps.db.write(testScope(one.id), (db) =>
      db.updateTable('survey_answers').set({ value: 1 }).execute(),
    );
    await expect(change).rejects.toThrow(/permission denied/);
  });

  it('keeps the audit log append-only for a workspace', async () => {
    const one = await createOrganization(product);
    const scope = testScope(one.id);
    const entry = { scope, actor: undefined, action: 'results.read' };
    await product.deps.db.write(scope, (db) => recordAudit(db, entry));
    const change = product.deps.db.write(scope, (db) =>
      db.updateTable('audit_log').set({ action: 'nothing.happened' }).execute(),
    );
    await expect(change).rejects.toThrow(/permission denied/);
    const removal = product.deps.db.write(scope, (db) => db.deleteFrom('audit_log').execute());
    await expect(removal).rejects.toThrow(/permission denied/);
    const lines = await product.deps.db.read(scope, (db) =>
      db.selectFrom('audit_log').select('action').execute(),
    );
    expect(lines).toEqual([{ action: 'results.read' }]);
  });

  it('keeps the audit log append-only for the platform, and lets it end with its workspace', async () => {
    const [one, other] = [await createOrganization(product), await createOrganization(product)];
    for (const scope of [testScope(one.id), testScope(other.id)]) {
      const entry = { scope, actor: undefined, action: 'results.read' };
      await product.deps.db.write(scope, (db) => recordAudit(db, entry));
    }
    const { platform } = product.deps.db;
    const listLeft = () =>
      platform.read((db) =>
        db
          .selectFrom('audit_log')
          .select('organization_id')
          .where('organization_id', 'in', [one.id, other.id])
          .orderBy('organization_id')
          .execute(),
      );
    const change = platform.write((db) =>
      db.updateTable('audit_log').set({ action: 'nothing.happened' }).execute(),
    );
    await expect(change).rejects.toThrow(/permission denied/);
    await platform.write((db) => db.deleteFrom('audit_log').execute());
    expect(await listLeft()).toHaveLength(2);
    await platform.write((db) => db.deleteFrom('organizations').where('id', '=', one.id).execute());
    expect(await listLeft()).toEqual([{ organization_id: other.id }]);
  });

  it('shows what is the same for everybody to every workspace, and lets only the platform write it', async () => {
    const text = { id: newId(), selector: 'home.title', locale: 'en', text: 'Welcome' };
    await product.deps.db.platform.write((db) => db.insertInto('i18n').values(text).execute());
    const scope = testScope((await createOrganization(product)).id);
    const results = await product.deps.db.read(scope, async (db) => [
      await db.selectFrom('i18n').select('text').execute(),
      await db.selectFrom('features').select('name').limit(1).execute(),
      await db.selectFrom('talent_packages').select('key').limit(1).execute(),
    ]);
    expect(results.map((rows) => rows.length)).toEqual([1, 1, 1]);
    const writes = [
      product.deps.db.write(scope, (db) => db.updateTable('i18n').set({ text: 'x' }).execute()),
      product.deps.db.write(scope, (db) => db.deleteFrom('features').execute()),
      product.deps.db.write(scope, (db) => db.updateTable('talent_packages').set({ price: '0' }).execute()),
    ];
    await Promise.all(writes.map((write) => expect(write).rejects.toThrow(/permission denied/)));
  });

  it('hides password hashes from the tenants', async () => {
    const one = await createOrganization(product);
    const read = product.deps.db.read(testScope(one.id), (db) =>
      db.selectFrom('users').select('password_hash').execute(),
    );
    await expect(read).rejects.toThrow(/permission denied/);
  });
});

describe('newId', () => {
  it('makes UUIDs of version 7 that sort by time', () => {
    const ids = Array.from({ length: 50 }, (_, n) => newId(1_700_000_000_000 + n));
    expect(ids.toSorted()).toEqual(ids);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
