import { readFileSync } from 'node:fs';

/** Identifies a process so that a later one with the same id is not mistaken for it. */
export type ProcessIdentity = { pid: number; started: string };

const SHELLS = new Set(['sh', 'dash', 'bash', 'busybox']);

/** Undefined when no such process lives; a zombie counts as dead. */
export function identify(pid: number): ProcessIdentity | undefined {
  const stat = readStat(pid);
  if (stat === undefined || stat.state === 'Z' || stat.state === 'X') return undefined;
  return { pid, started: `${bootId()}:${stat.startTicks}` };
}

export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started;
}

/**
 * The parent processes whose death means that this program is orphaned: the launcher, and under npm also npm and the
 * shell between them.
 */
export function launchers(): ProcessIdentity[] {
  if (process.channel === undefined) return [];
  const chain: ProcessIdentity[] = [];
  let pid = process.ppid;
  let wanted = process.env['npm_lifecycle_event'] === undefined ? 1 : 2;
  while (wanted > 0 && pid > 1) {
    const [identity, stat] = [identify(pid), readStat(pid)];
    if (identity === undefined || stat === undefined) break;
    chain.push(identity);
    if (!SHELLS.has(stat.name)) wanted -= 1;
    pid = stat.parent;
  }
  return chain;
}

/** Calls back once when a launcher is gone, killed or ended without a signal. */
export function onLauncherGone(callback: () => void): void {
  if (process.channel === undefined) return;
  const chain = launchers();
  let called = false;
  const gone = () => {
    if (called) return;
    called = true;
    clearInterval(timer);
    callback();
  };
  const timer = setInterval(() => {
    if (!chain.every(isAlive)) gone();
  }, 500).unref();
  process.once('disconnect', gone);
  process.channel.unref();
}

function readStat(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may itself contain brackets and spaces.
    const close = text.lastIndexOf(')');
    const fields = text.slice(close + 2).split(' ');
    const name = text.slice(text.indexOf('(') + 1, close);
    return { name, state: fields[0], parent: Number(fields[1]), startTicks: fields[19] };
  } catch {
    return undefined;
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
