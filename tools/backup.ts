// npm run backup -- FILE: everything the installation holds in one file, while it goes on or is stopped.
import { makeBackup } from '../apps/server/src/backup/make.ts';
import { readInstallationSettings } from '../apps/server/src/backup/installation-settings.ts';
import { openFileStorage } from '../apps/server/src/files/open-storage.ts';
import { withSecretFiles } from '../apps/server/src/secret-files.ts';
import { wordFacts } from './backup-words.ts';
import { pathFromCaller, print, readArguments, readPassphrase, runCommand } from './command.ts';
import { dataFolder } from './data-folder.ts';
import { openExistingDatabase } from './opened-database.ts';
import { StartupError } from '@quint/local-postgres/startup-error.ts';

const USAGE =
  'npm run backup -- FILE [--passphrase-file FILE]   (encrypts with the passphrase, or with that of BACKUP_PASSPHRASE)';

await runCommand(async (registerDatabase) => {
  const env = withSecretFiles(process.env);
  const { values, positionals } = readArguments(USAGE, {
    options: { 'passphrase-file': { type: 'string' } },
    names: ['The file to write'],
  });
  const installation = readInstallationSettings({ ...env, DATA_DIR: dataFolder(env) });
  const secret = installation.givenSecret ?? installation.storedSecret;
  if (secret === undefined) {
    throw new StartupError(
      `There is no secret in ${installation.dataDir}. Set DATA_DIR or SECRET as the product has them.`,
    );
  }
  const path = pathFromCaller(positionals[0] ?? '');
  const facts = await makeBackup({
    url: registerDatabase(await openExistingDatabase(env)),
    files: await openFileStorage(installation),
    secret,
    path,
    passphrase: readPassphrase(values['passphrase-file']) ?? installation.backups.passphrase,
  });
  print(`${path}\n${wordFacts(facts)}`);
});
