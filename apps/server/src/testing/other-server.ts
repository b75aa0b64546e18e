import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface OwnedDatabase {
  /** The URL of an owner who is not a superuser. */
  readonly url: string;
  readonly name: string;
}

/** An empty database on a server, whose owner may create roles and is not a superuser. */
export async function createOwnedDatabase(serverUrl: string): Promise<OwnedDatabase> {
  const name = `o_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create role ${name} login createrole password '${name}'`);
    await client.query(`create database ${name} owner ${name} template template0`);
    // The roles of Quint belong to the server: another owner has created them before.
    for (const role of ['quint_app', 'quint_platform', 'quint_search']) {
      await client.query(
        `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if; end $$`,
      );
      await client.query(`grant ${role} to ${name}`);
    }
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.username = name;
  url.password = name;
  url.pathname = `/${name}`;
  return { url: url.href, name };
}

/** A hash of each table's rows, by table name. Read as a superuser. */
export async function digestTables(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    );
    const digests: Record<string, string> = {};
    for (const { name } of rows) {
      const result = await client.query<{ digest: string }>(
        `select count(*) || ':' || md5(coalesce(string_agg(t::text, ';' order by t::text collate "C"), '')) as digest from ${name} t`,
      );
      digests[name] = result.rows[0]?.digest ?? '';
    }
    return digests;
  } finally {
    await client.end();
  }
}
