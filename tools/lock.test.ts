import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireLock, LockHeldError } from './lock.ts';
import type { LockRecord } from './lock.ts';
import { identify } from '@quint/local-postgres/process-identity.ts';

let folder: string;
let file: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quint-lock-test-'));
  file = path.join(folder, 'quint.lock');
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that tries to take the lock, reports the outcome, and keeps the lock. */
async function contender(): Promise<{ child: ChildProcess; outcome: string }> {
  const script = `
    const { acquireLock } = await import(${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))});
    await acquireLock(${JSON.stringify(file)}).then(() => console.log('won'), (error) => console.log(error.name));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const outcome = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text).trim())),
  );
  return { child, outcome };
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}

function writeRecord(change: Partial<LockRecord>): void {
  const holder = identify(process.pid);
  if (holder === undefined) throw new Error('unreachable');
  writeFileSync(file, JSON.stringify({ holder, launchers: [], state: 'running', ...change }));
}

describe('acquireLock', () => {
  it('writes its process and address into the lock, and leaves nothing behind when released', async () => {
    const lock = await acquireLock(file);
    lock.update({ state: 'running', url: 'http://localhost:8080' });
    const record = JSON.parse(readFileSync(file, 'utf8')) as LockRecord;
    expect(record).toMatchObject({
      holder: { pid: process.pid },
      state: 'running',
      url: 'http://localhost:8080',
    });
    lock.release();
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('fails while another process is running, and says which', async () => {
    const { child, outcome } = await contender();
    expect(outcome).toBe('won');
    const refusal = await acquireLock(file).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(LockHeldError);
    expect((refusal as LockHeldError).record.holder.pid).toBe(child.pid);
    expect(existsSync(file)).toBe(true);
  });

  it('takes over from a killed process', async () => {
    const { child } = await contender();
    await kill(child);
    const lock = await acquireLock(file);
    expect((JSON.parse(readFileSync(file, 'utf8')) as LockRecord).holder.pid).toBe(process.pid);
    lock.release();
  });

  it('recognises a later process with the same id', async () => {
    writeRecord({ holder: { pid: process.pid, started: 'another boot:1' } });
    (await acquireLock(file)).release();
  });

  it.each(['', '{', '[]', '{"holder":{}}'])('takes over a file that was cut short: %j', async (text) => {
    writeFileSync(file, text);
    (await acquireLock(file)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('waits for a process that is stopping', async () => {
    writeRecord({ state: 'stopping' });
    setTimeout(() => rmSync(file), 300);
    (await acquireLock(file)).release();
  });

  it('waits for a process whose launcher was killed', async () => {
    writeRecord({ launchers: [{ pid: process.pid, started: 'another boot:1' }] });
    setTimeout(() => rmSync(file), 300);
    (await acquireLock(file)).release();
  });

  it('gives up on a process that never finishes stopping', async () => {
    writeRecord({ state: 'stopping' });
    await expect(acquireLock(file, { leavingWaitMs: 200 })).rejects.toBeInstanceOf(LockHeldError);
  });

  it('does not remove a lock that now belongs to another process', async () => {
    const lock = await acquireLock(file);
    writeRecord({ holder: { pid: 1, started: 'x' } });
    lock.release();
    expect(existsSync(file)).toBe(true);
  });

  it('lets exactly one of several starters take over a stale lock', async () => {
    writeRecord({ holder: { pid: 999_999_999, started: 'x' } });
    const outcomes = await Promise.all(Array.from({ length: 6 }, contender));
    expect(outcomes.filter(({ outcome }) => outcome === 'won')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'StartupError')).toHaveLength(5);
  });
});
