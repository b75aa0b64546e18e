// npm run verify -- FILE: reads a whole backup and prints its content.
import { readInstallationSettings } from '../apps/server/src/backup/installation-settings.ts';
import { verifyBackup } from '../apps/server/src/backup/verify.ts';
import { withSecretFiles } from '../apps/server/src/secret-files.ts';
import { wordFacts } from './backup-words.ts';
import { pathFromCaller, print, readArguments, readPassphrase, runCommand } from './command.ts';

const USAGE = 'npm run verify -- FILE [--passphrase-file FILE]';

await runCommand(async () => {
  const { values, positionals } = readArguments(USAGE, {
    options: { 'passphrase-file': { type: 'string' } },
    names: ['The backup'],
  });
  const path = pathFromCaller(positionals[0] ?? '');
  const passphrase =
    readPassphrase(values['passphrase-file']) ??
    readInstallationSettings(withSecretFiles(process.env)).backups.passphrase;
  print(`${path} is whole.\n${wordFacts(await verifyBackup({ path, passphrase }))}`);
});
