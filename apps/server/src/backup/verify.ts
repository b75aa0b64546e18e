import { stat } from 'node:fs/promises';
import type { BackupFile, Member } from '#backup/archive/read.ts';
import { isEncrypted, openArchive, readWhole } from '#backup/archive/read.ts';
import type { BackupFacts, Manifest } from '#backup/model.ts';
import { MEMBERS } from '#backup/model.ts';
import { StartupError } from '#startup-error.ts';

const NEW_LINE = 10;

/** The table and part of a member; undefined for another member. */
export function tableOf(name: string): string | undefined {
  return name.startsWith(MEMBERS.tables) ? name.slice(MEMBERS.tables.length).split('/')[0] : undefined;
}

/** Rows in the text format of COPY: one per line, because a line break in a value is written as `\n`. */
async function countLines({ content }: Member): Promise<number> {
  let lines = 0;
  for await (const chunk of content) {
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) lines += 1;
  }
  return lines;
}

function assertRows(manifest: Manifest, rowCounts: ReadonlyMap<string, number>, path: string): void {
  for (const { name, rows } of manifest.tables) {
    const count = rowCounts.get(name) ?? 0;
    if (count === rows) continue;
    throw new StartupError(`${path} is damaged: ${name} has ${count} rows instead of ${rows}.`);
  }
}

/**
 * Reads a backup completely: every checksum, every row, every file. Returns its content. Throws StartupError when
 * something is missing or different.
 */
export async function verifyBackup(file: BackupFile): Promise<BackupFacts & { secret: string | undefined }> {
  const { manifest, members } = await openArchive(file);
  const rowCounts = new Map<string, number>();
  const facts = { files: 0, fileBytes: 0, missingFiles: 0, jobs: 0 };
  let secret: string | undefined;
  for await (const member of members) {
    const table = tableOf(member.name);
    if (table !== undefined) rowCounts.set(table, (rowCounts.get(table) ?? 0) + (await countLines(member)));
    else if (member.name === MEMBERS.secret) secret = String(await readWhole(member));
    else if (member.name === MEMBERS.missing) facts.missingFiles += await countLines(member);
    else if (member.name.startsWith(MEMBERS.files)) {
      facts.files += 1;
      facts.fileBytes += member.size;
    } else if (member.name.startsWith(MEMBERS.jobs)) facts.jobs += await countLines(member);
  }
  assertRows(manifest, rowCounts, file.path);
  return {
    manifest,
    secret,
    ...facts,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    bytes: (await stat(file.path)).size,
    isEncrypted: await isEncrypted(file.path),
  };
}
