import { HAS_PROC, identify, isAlive, readStat } from '@quint/local-postgres/process-identity.ts';
import type { ProcessIdentity } from '@quint/local-postgres/process-identity.ts';

const SHELLS = new Set(['sh', 'dash', 'bash', 'busybox']);

/**
 * The parent processes whose exit means that this program is orphaned: the launcher, and under npm also npm and the
 * shell between them.
 */
export function launchers(): ProcessIdentity[] {
  if (process.channel === undefined) return [];
  const chain: ProcessIdentity[] = [];
  let pid = process.ppid;
  let remainingLaunchers = process.env['npm_lifecycle_event'] === undefined ? 1 : 2;
  while (remainingLaunchers > 0 && pid > 1) {
    const [identity, stat] = [identify(pid), readStat(pid)];
    if (identity === undefined || stat === undefined) break;
    chain.push(identity);
    if (!SHELLS.has(stat.name)) remainingLaunchers -= 1;
    pid = stat.parent;
  }
  return chain;
}

/** Less often where each check starts a program; the channel detects the exit of the launcher itself. */
const POLL_MS = HAS_PROC ? 500 : 3000;

/** Calls back once when a launcher is gone, killed or ended without a signal. */
export function onLauncherExit(callback: () => void): void {
  if (process.channel === undefined) return;
  const chain = launchers();
  let hasCalled = false;
  const callOnce = () => {
    if (hasCalled) return;
    hasCalled = true;
    clearInterval(timer);
    callback();
  };
  const timer = setInterval(() => {
    if (!chain.every(isAlive)) callOnce();
  }, POLL_MS).unref();
  process.once('disconnect', callOnce);
  process.channel.unref();
}
