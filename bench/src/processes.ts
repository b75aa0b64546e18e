import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Peer {
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a script of the bench as a process of its own and waits until it says `ready`. */
export async function startPeer(script: string, env: Readonly<Record<string, string>>): Promise<Peer> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), { env: { ...process.env, ...env } });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return {
    process: child,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
