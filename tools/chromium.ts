import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { isStartupError, StartupError } from '@quint/local-postgres/startup-error.ts';

/** Headless Chromium starts a journey 2 s earlier and needs a quarter less time for it. */
const HEADLESS = { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' };
const WITH_WINDOW = { name: 'chromium', path: '/usr/bin/chromium' };

/** The available Chromium for the journeys: CHROMIUM_PATH or one of the system's. */
export function findChromium(): string | undefined {
  const configuredPath = process.env['CHROMIUM_PATH'];
  return (configuredPath ? [configuredPath] : [HEADLESS.path, WITH_WINDOW.path]).find(isExecutable);
}

/**
 * The Chromium for the journeys. The headless one is installed with the package manager if it is missing and we have
 * the rights; if that fails, the one with a window is used.
 * @throws StartupError that says what to install
 */
export function ensureChromium(): string {
  const executablePath = findChromium();
  if (process.env['CHROMIUM_PATH']) {
    if (executablePath !== undefined) return executablePath;
    throw new StartupError(`CHROMIUM_PATH names ${process.env['CHROMIUM_PATH']}, which is not a program.`);
  }
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (executablePath === HEADLESS.path || (executablePath !== undefined && !mayInstall))
    return executablePath;
  if (!mayInstall) {
    throw new StartupError(
      `The journeys need Chromium. Install it (Debian: sudo apt-get install ${HEADLESS.name}), ` +
        'or set CHROMIUM_PATH to the one you have, and run npm test again.',
    );
  }
  console.log('Installing Chromium for the journeys. This happens once …');
  try {
    for (const args of [['update'], ['install', '-y', HEADLESS.name]]) runAptGet(args);
  } catch (error) {
    if (executablePath === undefined || !isStartupError(error)) throw error;
    console.log(`${error.message} The journeys take ${executablePath}.`);
    return executablePath;
  }
  if (!isExecutable(HEADLESS.path))
    throw new StartupError(`apt-get installed Chromium, but ${HEADLESS.path} is still missing.`);
  return HEADLESS.path;
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
