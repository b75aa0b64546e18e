import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './root.ts';

/** How a program ended, and its output unless it went to the terminal. */
export type Outcome = { code: number; output: string };

type Options = {
  args?: string[];
  cwd?: string;
  /** Merged into our environment; undefined removes a variable. */
  env?: NodeJS.ProcessEnv;
  /** `live` writes to the terminal during the run; `kept` returns the output. */
  output: 'live' | 'kept';
  limitSeconds: number;
};

const runningChildren = new Set<ChildProcess>();

/** The path of a program that npm installed. */
export function getProgramPath(name: string): string {
  return path.join(ROOT, 'node_modules', '.bin', name);
}

/** Runs a program in a new process group, so that all its children can be ended with it. */
export function runProgram(program: string, options: Options): Promise<Outcome> {
  const child = spawn(program, options.args ?? [], {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...plainOutput(), ...options.env },
    stdio: options.output === 'live' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  runningChildren.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => {
    const end = (code: number, message = '') => {
      clearTimeout(timer);
      runningChildren.delete(child);
      killGroup(child);
      resolve({ code, output: [output.trimEnd(), message].filter(Boolean).join('\n') });
    };
    const timer = setTimeout(() => {
      killGroup(child);
      const message = `${path.basename(program)} was ended after ${options.limitSeconds} seconds.`;
      if (options.output === 'live') console.error(message);
      end(1, message);
    }, options.limitSeconds * 1000);
    child.once('error', (error) => end(1, error.message));
    child.once('close', (code) => end(code ?? 1));
  });
}

/** Ends every program started here that is still running. */
export function endPrograms(): void {
  for (const child of runningChildren) killGroup(child);
}

/** Colours are for terminals; they make log files hard to read. */
export function plainOutput(): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is empty, as expected.
  }
}
