// npm run workspace-import -- FILE: brings a workspace of another installation in, whole or not at all.
import { findPack, PACK_NAMES } from '@quint/domain/workspace/plans.ts';
import { StartupError } from '@quint/local-postgres/startup-error.ts';
import { readInstallationSettings } from '../apps/server/src/backup/installation-settings.ts';
import type { ImportReport } from '../apps/server/src/backup/workspace/import.ts';
import { importWorkspace } from '../apps/server/src/backup/workspace/import.ts';
import type { Claim, Grant } from '../apps/server/src/backup/workspace/grants.ts';
import { SMALLEST_GRANT } from '../apps/server/src/backup/workspace/grants.ts';
import { openFileStorage } from '../apps/server/src/files/open-storage.ts';
import { withSecretFiles } from '../apps/server/src/secret-files.ts';
import { JOB_KINDS } from '../apps/server/src/workers.ts';
import { wordFacts } from './backup-words.ts';
import { pathFromCaller, print, readArguments, readPassphrase, runCommand } from './command.ts';
import { dataFolder } from './data-folder.ts';
import { openExistingDatabase } from './opened-database.ts';

const USAGE =
  'npm run workspace-import -- FILE [--passphrase-file FILE] [--plan basic|flow|enterprise] [--credits N] [--seats-administrators N] [--seats-members N] [--premium-reports]';

function readNumber(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,6}$/.test(text)) throw new StartupError(`--${name} takes a number.\nUsage: ${USAGE}`);
  return Number(text);
}

type GrantFlags = Readonly<
  Partial<Record<'plan' | 'credits' | 'seats-administrators' | 'seats-members', string>>
>;

/** What the operator gives the workspace; what the file says is only reported. */
function readGrant(flags: GrantFlags): Grant {
  const pack = flags.plan === undefined ? SMALLEST_GRANT.pack : findPack(flags.plan);
  if (pack === undefined) throw new StartupError(`--plan takes basic, flow or enterprise.\nUsage: ${USAGE}`);
  return {
    pack,
    credits: readNumber('credits', flags.credits) ?? SMALLEST_GRANT.credits,
    administrators: readNumber('seats-administrators', flags['seats-administrators']),
    members: readNumber('seats-members', flags['seats-members']),
  };
}

function wordGrant({ pack, credits, administrators, members }: Grant): string {
  const seats = (number: number | null) => (number === null ? 'as in the plan' : String(number));
  return `plan ${PACK_NAMES[pack]}, ${credits} talent insights, administrators ${seats(administrators)}, members ${seats(members)}`;
}

/** What else the file claims, and what becomes of it. */
function wordClaims({ premiumReports, switches }: Claim, includesReports: boolean): string[] {
  const reports = includesReports
    ? 'they count as bought here'
    : 'they are locked here unless --premium-reports is given';
  return [
    ...(premiumReports > 0
      ? [`Premium reports that the file calls bought: ${premiumReports}; ${reports}.`]
      : []),
    ...(switches.length > 0
      ? [`Switched on in the file, and off here until the platform switches it on: ${switches.join(', ')}.`]
      : []),
  ];
}

function wordEnd(
  { people, droppedCount, unsentCount, claim }: ImportReport,
  { grant, includesReports }: { grant: Grant; includesReports: boolean },
): string {
  const lines = [
    `The file says: ${wordGrant(claim)}. Here the workspace has: ${wordGrant(grant)}. The flags --plan, --credits and --seats-… give it more; the platform can do so later, too.`,
    ...wordClaims(claim, includesReports),
    'Lines of the audit log that come from the file are marked as imported.',
    `Accounts: ${people.linkedCount} were here already and keep their password, ${people.createdCount} are new. New ones have no password: "Forgot your password?" sends them a link.`,
    'Links that the other installation mailed do not work here; send them again. Public links and codes have new addresses.',
    'Left behind, to be set up here: single sign-on, webhooks, API tokens, orders and subscriptions. Nobody of this workspace is in the talent pool until they choose it here. People who had stopped mails of the other installation get mails of this one.',
    'Where a fit says that it is being recalculated, the norm here is another one: run npm run recompute.',
  ];
  if (unsentCount > 0)
    lines.push(`Invitations that had not been sent yet, and are not sent from here: ${unsentCount}.`);
  if (droppedCount > 0)
    lines.push(`Rows about courses that this installation does not have, left out: ${droppedCount}.`);
  return lines.join('\n');
}

await runCommand(async (registerDatabase) => {
  const env = withSecretFiles(process.env);
  const { values, positionals } = readArguments(USAGE, {
    options: {
      'passphrase-file': { type: 'string' },
      plan: { type: 'string' },
      credits: { type: 'string' },
      'seats-administrators': { type: 'string' },
      'seats-members': { type: 'string' },
      'premium-reports': { type: 'boolean' },
    },
    names: ['The file'],
  });
  const dataDir = dataFolder(env);
  const installation = readInstallationSettings({ ...env, DATA_DIR: dataDir });
  const secret = installation.givenSecret ?? installation.storedSecret;
  if (secret === undefined) {
    throw new StartupError(
      `There is no secret in ${dataDir}. Set DATA_DIR or SECRET as the product has them.`,
    );
  }
  const path = pathFromCaller(positionals[0] ?? '');
  const grant = readGrant(values);
  const includesReports = values['premium-reports'] === true;
  const report = await importWorkspace({
    grant,
    includesReports,
    file: { path, passphrase: readPassphrase(values['passphrase-file']) ?? installation.backups.passphrase },
    url: registerDatabase(await openExistingDatabase(env)),
    rolePrefix: installation.rolePrefix,
    dataDir,
    files: await openFileStorage(installation),
    kinds: JOB_KINDS,
    secret,
  });
  const { name, id } = report.workspace;
  print(
    `The workspace "${name}" (${id}) is here.\n${wordFacts(report.facts)}\n${wordEnd(report, { grant, includesReports })}`,
  );
});
