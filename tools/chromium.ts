import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { StartupError } from '@quint/local-postgres/startup-error.ts';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * The Chromium that the journeys drive: CHROMIUM_PATH or the system's. Installed with the package
 * manager when it is missing and we may.
 * @throws StartupError that says what to install
 */
export function ensureChromium(): string {
  const wanted = process.env['CHROMIUM_PATH'] || SYSTEM_CHROMIUM;
  if (isExecutable(wanted)) return wanted;
  if (process.env['CHROMIUM_PATH'])
    throw new StartupError(`CHROMIUM_PATH names ${wanted}, which is not a program.`);
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall) {
    throw new StartupError(
      'The journeys need Chromium. Install it (Debian: sudo apt-get install chromium), ' +
        'or set CHROMIUM_PATH to the one you have, and run npm test again.',
    );
  }
  console.log('Installing Chromium for the journeys. This happens once …');
  for (const args of [['update'], ['install', '-y', 'chromium']]) runAptGet(args);
  if (!isExecutable(wanted))
    throw new StartupError(`apt-get installed Chromium, but ${wanted} is still missing.`);
  return wanted;
}

function runAptGet(args: string[]): void {
  const result = spawnSync('apt-get', [...args, '-qq'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (result.status === 0) return;
  const reason = (result.error?.message ?? `${result.stdout}${result.stderr}`)
    .trim()
    .split('\n')
    .slice(-5)
    .join('\n');
  throw new StartupError(
    `${reason}\n\nChromium could not be installed: apt-get ${args.join(' ')} failed. Check the network.`,
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
