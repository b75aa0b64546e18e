import pg from 'pg';
import type { Member } from '#backup/archive/read.ts';
import { openArchive } from '#backup/archive/read.ts';
import type { Manifest, TableManifest } from '#backup/model.ts';
import { createTableLoader } from '#backup/restore/load.ts';
import { tableOf } from '#backup/verify.ts';
import { columnsTaken, findTaken } from '#backup/workspace/tables.ts';
import type { RoleNames } from '#database/roles.ts';
import { StartupError } from '#startup-error.ts';

/** The temporary table with the rows of a table as in the file. */
export function stageOf(table: string): string {
  return `pg_temp.${pg.escapeIdentifier(`stage_${table}`)}`;
}

const COLUMNS = `
select array_agg(a.attname::text order by a.attnum) as columns from pg_attribute a
where a.attrelid = to_regclass('public.' || quote_ident($1)) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`;

async function assertSame(client: pg.Client, { name, columns }: TableManifest): Promise<void> {
  const { rows } = await client.query<{ columns: string[] | null }>(COLUMNS, [name]);
  const here = rows[0]?.columns;
  const expectedColumns = findTaken(name) && here ? columnsTaken(name, here) : undefined;
  if (expectedColumns?.join() === columns.join()) return;
  throw new StartupError(`The file is damaged: it says something else of ${name} than this version does.`);
}

/** Temporary tables for the rows of the file, which the platform role may read and change. */
async function makeStage(
  client: pg.Client,
  tables: readonly TableManifest[],
  roles: RoleNames,
): Promise<void> {
  for (const table of tables) {
    await assertSame(client, table);
    const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    await client.query(
      `create temporary table ${stageOf(table.name).replace('pg_temp.', '')} on commit drop as
       select ${columns} from public.${pg.escapeIdentifier(table.name)} with no data`,
    );
    await client.query(
      `grant select, update on ${stageOf(table.name)} to ${pg.escapeIdentifier(roles.platform)}`,
    );
  }
}

/** Rejects rows of a workspace other than that of the file. */
async function assertOneWorkspace(client: pg.Client, { tables, workspace }: Manifest): Promise<void> {
  for (const { name, columns } of tables) {
    const key = name === 'organizations' ? 'id' : 'organization_id';
    if (!columns.includes(key)) continue;
    const { rowCount } = await client.query(
      `select from ${stageOf(name)} where ${key} is distinct from $1 limit 1`,
      [workspace?.id],
    );
    if (rowCount !== 0) throw new StartupError(`The file is damaged: ${name} has rows of another workspace.`);
  }
}

/** Loads the rows of the file into temporary tables and passes its other members to `take`. */
export async function stageRows(
  client: pg.Client,
  file: Parameters<typeof openArchive>[0],
  { roles, take }: { readonly roles: RoleNames; readonly take: (member: Member) => Promise<void> },
): Promise<void> {
  const { manifest, members } = await openArchive(file);
  await makeStage(client, manifest.tables, roles);
  const loader = createTableLoader(client, manifest.tables, stageOf);
  for await (const member of members) {
    const table = tableOf(member.name);
    if (table !== undefined) await loader.add(table, member.content);
    else {
      await loader.finish();
      await take(member);
    }
  }
  await loader.finish();
  await assertOneWorkspace(client, manifest);
}
