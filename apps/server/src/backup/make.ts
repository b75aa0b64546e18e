import { writeArchive } from '#backup/archive/write.ts';
import { addContents, sumContents } from '#backup/contents.ts';
import type { BackupFacts, Manifest } from '#backup/model.ts';
import { FORMAT_VERSION, MEMBERS } from '#backup/model.ts';
import { readProductVersion } from '#backup/product-version.ts';
import type { RowFilter, Snapshot } from '#backup/snapshot.ts';
import { ALL_ROWS, copyRows, countRows, listSequences, onSnapshot } from '#backup/snapshot.ts';
import { readWaitingJobs } from '#backup/waiting-jobs.ts';
import type { MigrationManifest } from '#backup/model.ts';
import type { FileStorage } from '#files/storage.ts';

/** What is backed up, and where to. */
export interface BackupOrder {
  readonly url: string;
  readonly files: FileStorage;
  /** The secret of the installation; undefined leaves it out. */
  readonly secret: string | undefined;
  readonly path: string;
  /** Encrypts the file. */
  readonly passphrase: string | undefined;
}

/** Which part of the installation a file holds. */
export interface BackupPart {
  readonly filter: RowFilter;
  /** A condition on rows of `files`. */
  readonly files: string;
  readonly workspace: Manifest['workspace'];
}

const EVERYTHING: BackupPart = { filter: ALL_ROWS, files: 'true', workspace: null };

async function describe(snapshot: Snapshot, part: BackupPart): Promise<Manifest> {
  const { rows: migrations } = await snapshot.client.query<MigrationManifest>(
    'select name, checksum from schema_migrations order by name',
  );
  const isWhole = part.workspace === null;
  return {
    format: 'quint-backup',
    format_version: FORMAT_VERSION,
    kind: isWhole ? 'installation' : 'workspace',
    product_version: readProductVersion(),
    date_created: new Date().toISOString(),
    postgres: snapshot.server,
    workspace: part.workspace,
    migrations,
    tables: await countRows(snapshot, part.filter),
    sequences: isWhole ? await listSequences(snapshot) : [],
    files: await sumContents(snapshot.client, part.files),
  };
}

/** Counts the lines that pass: each is a job. */
async function* counting(lines: AsyncIterable<Uint8Array>, count: (jobs: number) => void) {
  for await (const chunk of lines) {
    count(Buffer.from(chunk).toString().split('\n').length - 1);
    yield chunk;
  }
}

/**
 * Writes a part of one snapshot into a file, which appears when it is complete. Throws StartupError when the database or
 * the disk does not play along.
 */
export async function writeSnapshot(
  snapshot: Snapshot,
  order: Omit<BackupOrder, 'url'>,
  part: BackupPart,
): Promise<BackupFacts> {
  const manifest = await describe(snapshot, part);
  let jobs = 0;
  let contents = { files: 0, fileBytes: 0, missingFiles: 0 };
  const bytes = await writeArchive(order, async (archive) => {
    await archive.add(MEMBERS.manifest, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    if (order.secret !== undefined) await archive.add(MEMBERS.secret, Buffer.from(order.secret));
    for (const { name, rows } of manifest.tables) {
      if (rows === 0) continue;
      await copyRows(snapshot, name, {
        filter: part.filter,
        take: (stream) => archive.addParts(`${MEMBERS.tables}${name}/`, stream),
      });
    }
    if (part.workspace === null) {
      const waiting = counting(readWaitingJobs(snapshot.client), (more) => (jobs += more));
      await archive.addParts(MEMBERS.jobs, waiting);
    }
    contents = await addContents(archive, snapshot.client, { files: order.files, where: part.files });
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { manifest, bytes, rows, jobs, ...contents, isEncrypted: order.passphrase !== undefined };
}

/** Backs up the whole installation while it goes on. Throws StartupError. */
export function makeBackup(order: BackupOrder): Promise<BackupFacts> {
  return onSnapshot(order.url, (snapshot) => writeSnapshot(snapshot, order, EVERYTHING));
}
