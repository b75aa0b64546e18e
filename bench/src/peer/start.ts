import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Side } from '../sides.ts';
import { signedIn } from '../sides.ts';
import type { Workspace } from '../world.ts';
import { findFreePort } from '@quint/local-postgres/free-port.ts';
import { CleanUp, makeFolder } from '../stage.ts';
import { SECRET } from '../world.ts';
import { copyForPeer } from './database.ts';
import type { InstalledPeer } from './install.ts';
import { ensurePeer } from './install.ts';
import { ADMIN, setUpPeer } from './set-up.ts';

const START_LIMIT_MS = 120_000;

/** The installed peer and its database. */
export interface PreparedPeer {
  readonly program: InstalledPeer;
  readonly env: NodeJS.ProcessEnv;
  /** Its database, with the owner's privileges. */
  readonly url: string;
  /** The account that corresponds to ours. */
  readonly email: string;
}

/** Disables everything in the peer that would slow it down or send requests elsewhere. */
function settings(url: string, files: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: undefined,
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: url,
    DB_POOL__MIN: '0',
    DB_POOL__MAX: '10',
    HOST: '127.0.0.1',
    SECRET,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ACCESS_TOKEN_TTL: '1d',
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'false',
    TELEMETRY: 'false',
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_ROOT: files,
    EXTENSIONS_PATH: files,
    LOG_LEVEL: 'error',
  };
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

async function waitUntilReady(child: ChildProcess, origin: string): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output = `${output}${String(chunk)}`.slice(-4000)));
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const answer = await fetch(`${origin}/server/ping`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok === true) return;
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`the peer did not start:\n${output}`);
    await sleep(200);
  }
}

/** Starts a process of the peer on its database; with `cache` it keeps answers in memory until a change. */
export async function startPeerSide(
  cleanUp: CleanUp,
  { program, env, email }: PreparedPeer,
  name: 'peer' | 'cached',
): Promise<Side> {
  const port = await findFreePort();
  const child = spawn(program.node, [program.script, 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...(name === 'cached'
        ? { CACHE_ENABLED: 'true', CACHE_STORE: 'memory', CACHE_AUTO_PURGE: 'true' }
        : {}),
    },
  });
  cleanUp.add(() => end(child));
  await waitUntilReady(child, `http://127.0.0.1:${port}`);
  return { name, pid: child.pid ?? 0, port, headers: signedIn(port, '/auth/login', email) };
}

/** Installs the peer if it is missing and gives it a copy of the rows, an account and its permissions. */
export async function preparePeer(
  cleanUp: CleanUp,
  { client, url }: { client: pg.Client; url: string },
  world: Workspace,
): Promise<PreparedPeer> {
  const program = ensurePeer();
  const peerUrl = await copyForPeer(client, url);
  const env = settings(peerUrl, makeFolder(cleanUp, 'peer-files'));
  const { status, stderr, stdout } = spawnSync(program.node, [program.script, 'bootstrap'], {
    env,
    encoding: 'utf8',
    timeout: START_LIMIT_MS,
  });
  if (status !== 0) throw new Error(`the peer could not be set up:\n${stdout}${stderr}`);
  const preparedPeer = { program, env, url: peerUrl, email: world.email };
  const setUp = new CleanUp();
  try {
    const { port } = await startPeerSide(setUp, preparedPeer, 'peer');
    await setUpPeer(port, world);
  } finally {
    await setUp.run();
  }
  return preparedPeer;
}
