import type { BackupFacts } from '../apps/server/src/backup/model.ts';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

function wordSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

/** The content of a backup, in lines. */
export function wordFacts(facts: BackupFacts): string {
  const { manifest } = facts;
  const lines = [
    `As of ${manifest.date_created}: Quint ${manifest.product_version}, PostgreSQL ${manifest.postgres}.`,
    `${count(facts.rows, 'row')} in ${count(manifest.tables.filter(({ rows }) => rows > 0).length, 'table')}, ${count(facts.files, 'file')} (${wordSize(facts.fileBytes)}), ${count(facts.jobs, 'waiting job')}; ${wordSize(facts.bytes)} in all.`,
  ];
  if (manifest.workspace !== undefined) lines.unshift(`The workspace "${manifest.workspace.name}".`);
  if (facts.missingFiles > 0) {
    lines.push(`${count(facts.missingFiles, 'file')} had no content in the storage.`);
  }
  lines.push(
    facts.isEncrypted
      ? 'It is encrypted; without its passphrase it is worth nothing.'
      : `It is not encrypted and holds all personal data${manifest.workspace === undefined ? ' and the secret' : ''}: keep it where only administrators can read it.`,
  );
  return lines.join('\n');
}
