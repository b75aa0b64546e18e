import pg from 'pg';

const DATABASE = 'peer';

interface CopiedTable {
  readonly name: string;
  /** Columns that lead to another copied table. */
  readonly keys: Readonly<Record<string, string>>;
  /** Further indexes, as the list of their columns. */
  readonly indexes: readonly string[];
}

const OF_WORKSPACE = { organization_id: 'organizations' };
const TABLES: readonly CopiedTable[] = [
  { name: 'organizations', keys: {}, indexes: [] },
  { name: 'roles', keys: OF_WORKSPACE, indexes: ['organization_id, name'] },
  { name: 'teams', keys: OF_WORKSPACE, indexes: ['organization_id, name'] },
  {
    name: 'talents',
    keys: OF_WORKSPACE,
    indexes: ['organization_id, date_created desc', 'organization_id, status', 'organization_id, email'],
  },
  {
    name: 'talents_results',
    keys: { ...OF_WORKSPACE, talent_id: 'talents' },
    indexes: ['talent_id, date_finished desc'],
  },
  { name: 'roles_talents', keys: { ...OF_WORKSPACE, roles_id: 'roles', talents_id: 'talents' }, indexes: [] },
  { name: 'teams_talents', keys: { ...OF_WORKSPACE, teams_id: 'teams', talents_id: 'talents' }, indexes: [] },
];

export const COPIED_TABLES = TABLES.map(({ name }) => name);

function statementsOf({ name, keys, indexes }: CopiedTable): string[] {
  return [
    `create table ${name} as select * from ours.${name}`,
    `alter table ${name} add primary key (id)`,
    ...Object.entries(keys).flatMap(([column, to]) => [
      `alter table ${name} alter column ${column} set not null, add foreign key (${column}) references ${to} (id) on delete cascade`,
      `create index on ${name} (${column})`,
    ]),
    ...indexes.map((columns) => `create index on ${name} (${columns})`),
  ];
}

/** Columns as the peer can use them: no lists, and the defaults that a copy does not carry over. */
const ADAPTATIONS = [
  'alter table talents alter column tags type json using to_json(tags)',
  'alter table roles alter column date_created set default now(), alter column date_updated set default now()',
  ...['o', 'c', 'e', 'a', 'es'].map(
    (trait) =>
      `alter table roles alter column ${trait}_min set default 3, alter column ${trait}_max set default 7, alter column ${trait}_weight set default 1`,
  ),
];

/**
 * A second database on the same server with the same rows in tables of the same names, in the shape the peer needs:
 * keys of one column. Returns its address.
 */
export async function copyForPeer(client: pg.Client, url: string): Promise<string> {
  await client.query(`create database ${DATABASE}`);
  const target = new URL(url);
  const source = { dbname: target.pathname.slice(1), host: target.hostname, port: target.port };
  target.pathname = `/${DATABASE}`;
  const copy = new pg.Client({ connectionString: target.href });
  await copy.connect();
  const literal = (value: string) => copy.escapeLiteral(value);
  const options = Object.entries(source).map(([name, value]) => `${name} ${literal(value)}`);
  const password = literal(decodeURIComponent(target.password));
  const statements = [
    'create extension postgres_fdw',
    `create server ours foreign data wrapper postgres_fdw options (${options.join(', ')}, fetch_size '10000')`,
    `create user mapping for current_user server ours options (user ${literal(target.username)}, password ${password})`,
    'create schema ours',
    `import foreign schema public limit to (${COPIED_TABLES.join(', ')}) from server ours into ours`,
    ...TABLES.flatMap(statementsOf),
    ...ADAPTATIONS,
    'drop extension postgres_fdw cascade',
    'drop schema ours cascade',
    'vacuum analyze',
  ];
  try {
    for (const statement of statements) await copy.query(statement);
  } finally {
    await copy.end();
  }
  return target.href;
}
