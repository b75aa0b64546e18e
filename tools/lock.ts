import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isAlive } from '@quint/local-postgres/process-identity.ts';
import type { ProcessIdentity } from '@quint/local-postgres/process-identity.ts';
import { launchers } from './processes.ts';
import { StartupError } from '@quint/local-postgres/startup-error.ts';

/** The content of the lock file, as JSON. */
export type LockRecord = {
  holder: ProcessIdentity;
  /** When one of these processes is dead, the holder is about to notice and exit. */
  launchers: ProcessIdentity[];
  state: 'starting' | 'running' | 'stopping';
  /** The holder's URL, once it answers. */
  url?: string;
};

export type FolderLock = {
  update(change: Partial<Pick<LockRecord, 'state' | 'url'>>): void;
  /** Removes the lock file if it is still ours. May be called twice. */
  release(): void;
};

export class LockHeldError extends StartupError {
  readonly record: LockRecord;
  constructor(record: LockRecord) {
    super(`Locked by process ${record.holder.pid}.`);
    this.record = record;
  }
}

type Options = {
  /** How long to wait for a holder that is shutting down. */
  leavingWaitMs?: number;
  /** How long to wait for a healthy holder. */
  healthyWaitMs?: number;
};

const POLL_MS = 100;
const TAKEOVER_SETTLE_MS = 50;

/**
 * Takes the lock file, exclusive among the processes of this machine. The lock of a dead process is taken over, even if
 * its process id is in use again. @throws LockHeldError when a running process holds it.
 */
export async function acquireLock(file: string, options: Options = {}): Promise<FolderLock> {
  const { leavingWaitMs = 10_000, healthyWaitMs = 0 } = options;
  const self = identify(process.pid);
  if (self === undefined) throw new StartupError('This process is found neither in /proc nor by ps.');
  const record: LockRecord = { holder: self, launchers: launchers(), state: 'starting' };
  const startTime = Date.now();
  for (;;) {
    if (create(file, record)) return makeLock(file, record);
    const other = read(file);
    if (other === 'missing') continue;
    if (other === 'unreadable' || !isAlive(other.holder)) {
      if (await takeOver(file, record, other)) return makeLock(file, record);
      continue;
    }
    const patience = isLeaving(other) ? leavingWaitMs : healthyWaitMs;
    if (Date.now() - startTime >= patience) throw new LockHeldError(other);
    await sleep(POLL_MS);
  }
}

export function isLeaving(record: LockRecord): boolean {
  return record.state === 'stopping' || !record.launchers.every(isAlive);
}

/** The file appears with its whole content or not at all. */
function create(file: string, record: LockRecord): boolean {
  const draft = `${file}.${process.pid}`;
  const text = JSON.stringify(record);
  writeFileSync(draft, text);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST') return false;
    // Some network and virtual disks do not support hard links.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') return createExclusively(file, text);
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

function createExclusively(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): LockRecord | 'missing' | 'unreadable' {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<LockRecord>;
    if (typeof value.holder?.pid !== 'number' || !Array.isArray(value.launchers)) return 'unreadable';
    return value as LockRecord;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') return 'missing';
    // Truncated by a full disk or a power failure.
    if (code === undefined) return 'unreadable';
    throw error;
  }
}

/**
 * Several starters may find the same stale lock. A starter that moved away a renewed lock puts it back, and every
 * winner checks again after a moment whether it still holds the lock.
 */
async function takeOver(
  file: string,
  record: LockRecord,
  stale: LockRecord | 'unreadable',
): Promise<boolean> {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  const movedRecord = read(aside);
  if (JSON.stringify(movedRecord) !== JSON.stringify(stale)) {
    try {
      linkSync(aside, file);
    } catch {
      // A newer starter has it; the moved holder notices at its next check.
    }
    unlinkSync(aside);
    return false;
  }
  unlinkSync(aside);
  if (!create(file, record)) return false;
  await sleep(TAKEOVER_SETTLE_MS);
  return isOurs(file, record);
}

function isOurs(file: string, record: LockRecord): boolean {
  const current = read(file);
  return typeof current === 'object' && JSON.stringify(current.holder) === JSON.stringify(record.holder);
}

function makeLock(file: string, record: LockRecord): FolderLock {
  return {
    update(change) {
      Object.assign(record, change);
      const draft = `${file}.${process.pid}`;
      try {
        if (!isOurs(file, record)) return;
        writeFileSync(draft, JSON.stringify(record));
        renameSync(draft, file);
      } catch {
        // The state is informational; a full disk must not stop this start.
        rmSync(draft, { force: true });
      }
    },
    release() {
      try {
        if (isOurs(file, record)) unlinkSync(file);
      } catch {
        // A lock that cannot be removed is stale as soon as this process ends.
      }
    },
  };
}
