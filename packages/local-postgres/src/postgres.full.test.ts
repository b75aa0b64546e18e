import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from './postgres.ts';
import type { RunningPostgres } from './postgres.ts';
import { identify, readStat } from './process-identity.ts';

const isRoot = process.getuid?.() === 0;

let dataDir: string;
let cluster: string;
let current: RunningPostgres | undefined;
let logLines: string[] = [];

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'quint postgres test-'));
  cluster = path.join(dataDir, 'postgres');
});

afterEach(async () => {
  await current?.stop();
  current = undefined;
  logLines = [];
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(): Promise<RunningPostgres> {
  current = await startPostgres({ dataDir, log: (line) => logLines.push(line) });
  return current;
}

function postmasterPid(): number {
  return Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((child) => child > 0 && readStat(child)?.parent === pid);
}

/** Implements just enough of the protocol to check that the server on this URL asks for a password. */
async function requiresPassword(url: string): Promise<boolean> {
  const { connect } = await import('node:net');
  const { port, username, pathname } = new URL(url);
  const body = Buffer.concat([
    Buffer.from([0, 3, 0, 0]),
    Buffer.from(`user\0${username}\0database\0${pathname.slice(1)}\0\0`),
  ]);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  const socket = connect(Number(port), '127.0.0.1');
  try {
    socket.write(Buffer.concat([length, body]));
    const answer = await new Promise<Buffer>((resolve, reject) => {
      socket.once('data', resolve);
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('closed')));
    });
    return answer.toString('latin1').includes('SCRAM-SHA-256');
  } finally {
    socket.destroy();
  }
}

/** Another process that starts a server and is killed without having stopped it. @returns the URL of the server */
async function startAndKill(options: string): Promise<string> {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, 'postgres.ts'))});
    console.log((await startPostgres(${options})).url);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) => {
    child.stdout.once('data', (text) => resolve(String(text).trim()));
  });
  child.kill('SIGKILL');
  return url;
}

async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    // A condition may read a file that is about to be written: then it is not met yet.
    const holds = await (async () => condition())().catch(() => false);
    if (holds) return;
    await sleep(50);
  }
  throw new Error('It never came to be.');
}

describe('startPostgres', () => {
  it('creates the cluster, responds on this machine only with a password, and is gone after stop', async () => {
    const server = await start();
    expect(server.isAdopted).toBe(false);
    expect(new URL(server.url)).toMatchObject({ hostname: '127.0.0.1', pathname: '/quint' });
    expect(await requiresPassword(server.url)).toBe(true);
    const pid = postmasterPid();
    expect(statSync(cluster).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(cluster, 'quint-superuser-password')).mode & 0o777).toBe(0o600);
    await server.stop();
    expect(identify(pid)).toBeUndefined();
    expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres.log']);
  });

  it('keeps the password across starts', async () => {
    const first = new URL((await start()).url).password;
    await current?.stop();
    expect(new URL((await start()).url).password).toBe(first);
  });

  it('adopts a server that is still running, and stops it, too', async () => {
    const first = await start();
    const pid = postmasterPid();
    const second = await startPostgres({ dataDir });
    expect(second).toMatchObject({ url: first.url, isAdopted: true });
    await Promise.all([second.stop(), first.stop()]);
    expect(identify(pid)).toBeUndefined();
  });

  it('starts a killed server again on the same port', async () => {
    const server = await start();
    const pid = postmasterPid();
    process.kill(pid, 'SIGKILL');
    await eventually(() => logLines.length > 0 && postmasterPid() !== pid && requiresPassword(server.url));
    expect(logLines).toEqual(['The database ended unexpectedly; starting it again.']);
  });

  it('waits for remaining processes of a killed server, and keeps the port', async () => {
    const server = await start();
    const pid = postmasterPid();
    const orphans = childrenOf(pid);
    try {
      for (const child of orphans) process.kill(child, 'SIGSTOP');
      process.kill(pid, 'SIGKILL');
      await eventually(() => readFileSync(`${cluster}.log`, 'utf8').includes('pre-existing shared memory'));
    } finally {
      for (const child of orphans) process.kill(child, 'SIGCONT');
    }
    await eventually(() => postmasterPid() !== pid && requiresPassword(server.url));
  });

  it('starts despite a process id that now belongs to another program', async () => {
    await start().then((server) => server.stop());
    const owner = statSync(cluster);
    const other = spawn('sleep', ['60'], { uid: owner.uid, gid: owner.gid });
    try {
      const file = path.join(cluster, 'postmaster.pid');
      writeFileSync(file, `${other.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n 1 1\nready   \n`);
      chownSync(file, owner.uid, owner.gid);
      const server = await start();
      expect(server.isAdopted).toBe(false);
      expect(identify(other.pid ?? 0)).toBeDefined();
    } finally {
      other.kill('SIGKILL');
    }
  });

  it.each(['', 'hel'])('starts over a process file that was cut short: %j', async (text) => {
    await start().then((server) => server.stop());
    writeFileSync(path.join(cluster, 'postmaster.pid'), text);
    expect(await requiresPassword((await start()).url)).toBe(true);
  });

  it('discards the remains of a killed first start', async () => {
    const stagingFolder = path.join(dataDir, 'postgres.new');
    mkdirSync(path.join(stagingFolder, 'base'), { recursive: true });
    await start();
    expect(existsSync(stagingFolder)).toBe(false);
  });

  it('adopts the server of a killed process', async () => {
    const orphan = await startAndKill(`{ dataDir: ${JSON.stringify(dataDir)} }`);
    expect(await requiresPassword(orphan)).toBe(true);
    expect(await start()).toMatchObject({ url: orphan, isAdopted: true });
  });

  it('sets a new password when it was lost, also while a server is still running', async () => {
    const orphan = await startAndKill(`{ dataDir: ${JSON.stringify(dataDir)} }`);
    rmSync(path.join(cluster, 'quint-superuser-password'));
    const server = await start();
    expect(new URL(server.url).password).not.toBe(new URL(orphan).password);
    expect(logLines).toEqual(['The password of the database was missing; it got a new one.']);
    expect(await requiresPassword(server.url)).toBe(true);
  });

  it('rejects the data of another release with a message', async () => {
    const version = path.join(cluster, 'PG_VERSION');
    writeFileSync(version, '16\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 16/);
    writeFileSync(version, '18\n');
  });

  it('moves an unfinished cluster aside and creates a new one', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'quint-postgres-test-'));
    mkdirSync(path.join(other, 'postgres', 'base'), { recursive: true });
    const server = await startPostgres({ dataDir: other });
    await server.stop();
    expect(readdirSync(other).some((name) => name.startsWith('postgres.unfinished-'))).toBe(true);
    rmSync(other, { recursive: true });
  });

  it('reports a data folder that is a file', async () => {
    const file = path.join(dataDir, 'postgres.log');
    await expect(startPostgres({ dataDir: file })).rejects.toMatchObject({ name: 'StartupError' });
    await expect(startPostgres({ dataDir: path.join(file, 'x') })).rejects.toMatchObject({
      name: 'StartupError',
    });
  });

  it.runIf(isRoot)(
    'works in a folder that is closed to its system user, without changing its rights',
    async () => {
      const closedFolder = mkdtempSync(path.join(tmpdir(), 'quint-closed-'));
      const server = await startPostgres({ dataDir: path.join(closedFolder, 'data') });
      expect(await requiresPassword(server.url)).toBe(true);
      expect(statSync(closedFolder).mode & 0o777).toBe(0o700);
      await server.stop();
      rmSync(closedFolder, { recursive: true });
    },
  );

  it('leaves neither process nor folder of a throwaway behind', async () => {
    const before = process.env['TMPDIR'];
    const temporary = mkdtempSync(path.join(tmpdir(), 'quint-temporary-'));
    process.env['TMPDIR'] = temporary;
    try {
      const server = await startPostgres({ throwaway: true });
      expect(await requiresPassword(server.url)).toBe(true);
      await server.stop();
      await expect(requiresPassword(server.url)).rejects.toThrow();
      expect(readdirSync(temporary)).toEqual([]);
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      rmSync(temporary, { recursive: true, force: true });
    }
  });

  it('deletes a throwaway server when its process is killed', async () => {
    const url = await startAndKill('{ throwaway: true }');
    await eventually(() =>
      requiresPassword(url).then(
        () => false,
        () => true,
      ),
    );
  });
});
