// npm run restore -- FILE: replaces all data of the installation by a backup, completely or not at all.
import { readInstallationSettings } from '../apps/server/src/backup/installation-settings.ts';
import { restoreBackup } from '../apps/server/src/backup/restore/restore.ts';
import { openFileStorage } from '../apps/server/src/files/open-storage.ts';
import { JOB_KINDS } from '../apps/server/src/workers.ts';
import { withSecretFiles } from '../apps/server/src/secret-files.ts';
import { wordFacts } from './backup-words.ts';
import { pathFromCaller, print, readArguments, readPassphrase, runCommand } from './command.ts';
import { dataFolder } from './data-folder.ts';
import { openAlone } from './opened-database.ts';
import { wordEnd } from './restore-words.ts';

const USAGE = `npm run restore -- FILE [--replace] [--keep-secret] [--passphrase-file FILE]
  --replace      also when this installation holds accounts or workspaces: they are lost
  --keep-secret  goes on with the secret of this installation instead of that of the backup`;

await runCommand(async (registerDatabase) => {
  const env = withSecretFiles(process.env);
  const { values, positionals } = readArguments(USAGE, {
    options: {
      replace: { type: 'boolean', default: false },
      'keep-secret': { type: 'boolean', default: false },
      'passphrase-file': { type: 'string' },
    },
    names: ['The backup'],
  });
  const dataDir = dataFolder(env);
  const installation = readInstallationSettings({ ...env, DATA_DIR: dataDir });
  const path = pathFromCaller(positionals[0] ?? '');
  const report = await restoreBackup({
    file: { path, passphrase: readPassphrase(values['passphrase-file']) ?? installation.backups.passphrase },
    url: registerDatabase(await openAlone(env)),
    rolePrefix: installation.rolePrefix,
    dataDir,
    files: await openFileStorage(installation),
    kinds: JOB_KINDS,
    secret: { dataDir, environmentSecret: installation.givenSecret, storedSecret: installation.storedSecret },
    replace: values.replace,
    keepSecret: values['keep-secret'],
  });
  print(`${path} is restored.\n${wordFacts(report.facts)}\n${wordEnd(report)}`);
});
