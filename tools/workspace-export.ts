// npm run workspace-export -- ID FILE: one workspace in one file, to bring it into another installation.
import { readInstallationSettings } from '../apps/server/src/backup/installation-settings.ts';
import { exportWorkspace } from '../apps/server/src/backup/workspace/export.ts';
import { openFileStorage } from '../apps/server/src/files/open-storage.ts';
import { withSecretFiles } from '../apps/server/src/secret-files.ts';
import { wordFacts } from './backup-words.ts';
import { pathFromCaller, print, readArguments, readPassphrase, runCommand } from './command.ts';
import { dataFolder } from './data-folder.ts';
import { openExistingDatabase } from './opened-database.ts';

const USAGE =
  'npm run workspace-export -- ID FILE [--passphrase-file FILE]   (encrypts with the passphrase, or with that of BACKUP_PASSPHRASE)';

await runCommand(async (registerDatabase) => {
  const env = withSecretFiles(process.env);
  const { values, positionals } = readArguments(USAGE, {
    options: { 'passphrase-file': { type: 'string' } },
    names: ['The key of the workspace', 'the file to write'],
  });
  const [id = '', file = ''] = positionals;
  const installation = readInstallationSettings({ ...env, DATA_DIR: dataFolder(env) });
  const path = pathFromCaller(file);
  const facts = await exportWorkspace({
    id,
    url: registerDatabase(await openExistingDatabase(env)),
    files: await openFileStorage(installation),
    path,
    passphrase: readPassphrase(values['passphrase-file']) ?? installation.backups.passphrase,
  });
  print(`${path}\n${wordFacts(facts)}`);
});
