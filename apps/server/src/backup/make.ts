import { writeArchive } from '#backup/archive/write.ts';
import { addContents, sumContents } from '#backup/contents.ts';
import { removeHalfFiles } from '#backup/folder.ts';
import type { BackupFacts, Manifest, MigrationManifest } from '#backup/model.ts';
import { FORMAT_VERSION, MEMBERS } from '#backup/model.ts';
import { readProductVersion } from '#backup/product-version.ts';
import type { Snapshot } from '#backup/snapshot.ts';
import { copyRows, countRows, listSequences, onSnapshot } from '#backup/snapshot.ts';
import { readWaitingJobs } from '#backup/waiting-jobs.ts';
import type { FileStorage } from '#files/storage.ts';

/** The source and the target of a backup. */
export interface BackupOrder {
  readonly url: string;
  readonly files: FileStorage;
  /** The secret of the installation. */
  readonly secret: string;
  readonly path: string;
  /** The passphrase for encrypting the file. */
  readonly passphrase: string | undefined;
  /** A folder in which partial files of killed backups are deleted first. */
  readonly clears?: string;
}

/** The metadata of a file. */
export type FileKind = Pick<Manifest, 'format' | 'workspace'>;

async function describe(snapshot: Snapshot, kind: FileKind): Promise<Manifest> {
  const { rows: migrations } = await snapshot.client.query<MigrationManifest>(
    'select name, checksum from schema_migrations order by name collate "C"',
  );
  return {
    ...kind,
    format_version: FORMAT_VERSION,
    product_version: readProductVersion(),
    date_created: new Date().toISOString(),
    postgres: snapshot.server,
    migrations,
    tables: await countRows(snapshot),
    sequences: kind.workspace === undefined ? await listSequences(snapshot) : [],
    files: await sumContents(snapshot),
  };
}

/** Counts the lines that pass; each is a job. */
async function* countLines(lines: AsyncIterable<Uint8Array>, count: (jobs: number) => void) {
  for await (const chunk of lines) {
    count(Buffer.from(chunk).toString().split('\n').length - 1);
    yield chunk;
  }
}

/** The content of a snapshot to write, and the target. */
export interface FileOrder extends Pick<BackupOrder, 'files' | 'path' | 'passphrase'> {
  readonly kind: FileKind;
  /** The secret of the installation, unless it is left out. */
  readonly secret?: string;
  /** A condition that leaves out jobs. */
  readonly jobs?: string;
}

/** Writes the rows, jobs and contents of a snapshot into a file. Throws StartupError. */
export async function writeSnapshot(snapshot: Snapshot, order: FileOrder): Promise<BackupFacts> {
  const manifest = await describe(snapshot, order.kind);
  let jobs = 0;
  let contents = { files: 0, fileBytes: 0, missingFiles: 0 };
  const bytes = await writeArchive(order, async (archive) => {
    await archive.add(MEMBERS.manifest, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    if (order.secret !== undefined) await archive.add(MEMBERS.secret, Buffer.from(order.secret));
    for (const { name, rows } of manifest.tables) {
      if (rows === 0) continue;
      await copyRows(snapshot, name, (stream) => archive.addParts(`${MEMBERS.tables}${name}/`, stream));
    }
    const waitingJobs = countLines(readWaitingJobs(snapshot.client, order.jobs), (more) => (jobs += more));
    await archive.addParts(MEMBERS.jobs, waitingJobs);
    contents = await addContents(archive, snapshot, order.files);
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { manifest, bytes, rows, jobs, ...contents, isEncrypted: order.passphrase !== undefined };
}

/** Backs up the whole installation while it is running. Throws StartupError. */
export function makeBackup(order: BackupOrder): Promise<BackupFacts> {
  return onSnapshot(order.url, async (snapshot) => {
    if (order.clears !== undefined) await removeHalfFiles(order.clears);
    return writeSnapshot(snapshot, { ...order, kind: { format: 'quint-backup' } });
  });
}
