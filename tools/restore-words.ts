import type { RestoreReport } from '../apps/server/src/backup/restore/restore.ts';
import { DEPENDENT_ON_SECRET } from '../apps/server/src/secrets/secret-dependents.ts';

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What a restore means for those who use the installation, in lines. */
export function wordEnd({
  appliedMigrations,
  leftContents,
  secret,
}: Omit<RestoreReport, 'facts' | 'jobs'>): string {
  const lines = [
    'Everybody signs in again. Passwords are those of the day of the backup, and people who were removed since are members again.',
    'All API tokens are revoked: programs need new ones.',
    'All webhooks are switched off, and events that waited are given up: administrators switch them on again under Webhooks.',
  ];
  if (appliedMigrations.length > 0)
    lines.push(`The database was migrated to this version (${appliedMigrations.length} steps).`);
  if (secret === 'store') lines.push('The secret of the backup is that of this installation now.');
  if (secret === 'keep') lines.push(`${capitalize(DEPENDENT_ON_SECRET)} from before do not work any more.`);
  if (leftContents > 0) lines.push(`${leftContents} files of the former state could not be removed.`);
  return lines.join('\n');
}
