import pg from 'pg';
import { writeSnapshot } from '#backup/make.ts';
import type { BackupOrder } from '#backup/make.ts';
import type { BackupFacts } from '#backup/model.ts';
import type { Snapshot, SnapshotTable } from '#backup/snapshot.ts';
import { onSnapshot } from '#backup/snapshot.ts';
import { columnsTaken, findTaken } from '#backup/workspace/tables.ts';
import { jobsOf } from '#backup/workspace/jobs.ts';
import { readAsPlatform } from '#database/roles.ts';
import { StartupError } from '#startup-error.ts';

export interface ExportOrder extends Omit<BackupOrder, 'secret'> {
  /** The key of the workspace. */
  readonly id: string;
}

/** The exported accounts: those of members and those that own a talent. */
const peopleOf = (workspace: string): string =>
  `select user_id from memberships where organization_id = ${workspace}
   union select user_id from talents where organization_id = ${workspace} and user_id is not null`;

function conditionOf(table: string, workspace: string): string {
  if (table === 'organizations') return `id = ${workspace}`;
  if (table === 'users') return `id in (${peopleOf(workspace)})`;
  const own = `organization_id = ${workspace}`;
  const owner = findTaken(table)?.owner;
  return owner === undefined ? own : `${own} and (${owner} is null or ${owner} in (${peopleOf(workspace)}))`;
}

function narrow(tables: readonly SnapshotTable[], id: string): SnapshotTable[] {
  const workspace = pg.escapeLiteral(id);
  return tables
    .filter(({ name }) => findTaken(name) !== undefined)
    .map((table) => ({
      ...table,
      columns: columnsTaken(table.name, table.columns),
      where: conditionOf(table.name, workspace),
    }));
}

async function getWorkspace({ client }: Snapshot, id: string): Promise<{ id: string; name: string }> {
  await readAsPlatform(client);
  const { rows } = await client.query<{ id: string; name: string }>(
    'select id, name from organizations where id::text = lower($1) and date_deleted is null',
    [id],
  );
  await client.query('reset role');
  const [workspace] = rows;
  if (workspace !== undefined) return workspace;
  throw new StartupError(`There is no workspace with the key ${id} in this installation.`);
}

/**
 * Writes one workspace into a file while the product is running: its rows and files, and the accounts of its members
 * and talents without credentials. Throws StartupError.
 */
export function exportWorkspace(order: ExportOrder): Promise<BackupFacts> {
  return onSnapshot(order.url, async (snapshot) => {
    const workspace = await getWorkspace(snapshot, order.id);
    const tables = narrow(snapshot.tables, workspace.id);
    const kind = { format: 'quint-workspace', workspace } as const;
    return writeSnapshot({ ...snapshot, tables }, { ...order, kind, jobs: jobsOf(workspace.id) });
  });
}
