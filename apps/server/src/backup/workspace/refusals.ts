import { compareCodes } from '@quint/domain/base/text-order.ts';
import pg from 'pg';
import type { Manifest } from '#backup/model.ts';
import { readProductVersion } from '#backup/product-version.ts';
import { findTaken } from '#backup/workspace/tables.ts';
import { stageOf } from '#backup/workspace/stage.ts';
import { fingerprintOf } from '#installation.ts';
import { StartupError } from '#startup-error.ts';

/** Rejects a file of a whole installation. Otherwise returns its workspace. */
export function workspaceOf({ workspace }: Manifest, path: string): { id: string; name: string } {
  if (workspace !== undefined) return workspace;
  throw new StartupError(
    `${path} is a backup of a whole installation, not of one workspace. Bring it back with restore.`,
  );
}

/** Rejects a schema other than that of the file: the meaning of rows might differ. */
export async function assertSameSchema(client: pg.Client, manifest: Manifest): Promise<void> {
  const { rows: there } = await client.query<{ isQuint: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as "isQuint"`,
  );
  if (there[0]?.isQuint !== true) {
    throw new StartupError('This database holds no installation of Quint yet. Start the product once first.');
  }
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name collate "C"',
  );
  const wordAll = (list: typeof rows) =>
    list
      .map(({ name, checksum }) => `${name} ${checksum}`)
      .toSorted(compareCodes)
      .join();
  if (wordAll(rows) === wordAll(manifest.migrations)) return;
  throw new StartupError(
    `The file was made by Quint ${manifest.product_version} with another schema than this installation has (Quint ${readProductVersion()}). Bring both installations to the same version, start each once, and export again.`,
  );
}

/** Rejects a secret with which this installation was not used: links made with it would not work. */
export async function assertOwnSecret(client: pg.Client, secret: string): Promise<void> {
  const { rows } = await client.query<{ fingerprint: string | null }>(
    'select secret_fingerprint as fingerprint from installation',
  );
  const fingerprint = rows[0]?.fingerprint ?? null;
  if (fingerprint === null || fingerprint === fingerprintOf(secret)) return;
  throw new StartupError(
    'The secret is not the one this installation was used with. Set SECRET or DATA_DIR as the product has them.',
  );
}

export async function assertNew(
  client: pg.Client,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { rowCount } = await client.query('select from organizations where id = $1', [id]);
  if (rowCount === 0) return;
  throw new StartupError(
    `This installation has the workspace "${name}" (${id}) already. Nothing was changed.`,
  );
}

/** Rejects keys that records of other workspaces have here. */
export async function assertFreeKeys(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const { name, columns } of tables) {
    if (name === 'users' || name === 'organizations' || findTaken(name) === undefined) continue;
    const keys = ['id', ...(name === 'files' ? ['filename_disk'] : [])].filter((key) =>
      columns.includes(key),
    );
    for (const key of keys) {
      const { rows } = await client.query<{ key: string }>(
        `select t.${key}::text as key from ${stageOf(name)} s join public.${pg.escapeIdentifier(name)} t on t.${key} = s.${key} limit 1`,
      );
      if (rows[0] === undefined) continue;
      throw new StartupError(
        `Another workspace of this installation has a record of the file: ${name} ${rows[0].key}. Nothing was changed.`,
      );
    }
  }
}
