import { describe, expect, it } from 'vitest';
import { hasExited, readBootWithSysctl, readCommandLineWithPs, readStatWithPs } from './process-table.ts';
import type { ReadCommand } from './process-table.ts';

/** The output of the macOS tools, by program; it is simulated, because this machine is different. */
function macWith(answers: Record<string, string | undefined>): { read: ReadCommand; calls: string[] } {
  const calls: string[] = [];
  const read: ReadCommand = (program, args) => {
    calls.push([program, ...args].join(' '));
    return answers[program];
  };
  return { read, calls };
}

describe('processes of a system without /proc (simulated macOS)', () => {
  it('reads parent, state, start and name', () => {
    const { read, calls } = macWith({
      ps: '  512 Ss   Thu Nov 26 08:28:51 2026     /Applications/My Tools/bin/node\n',
    });
    expect(readStatWithPs(733, read)).toEqual({
      name: 'node',
      state: 'S',
      parent: 512,
      start: 'Thu Nov 26 08:28:51 2026',
    });
    expect(calls).toEqual(['ps -o ppid= -o state= -o lstart= -o comm= -p 733']);
  });

  it('distinguishes a process from a later one with the same id', () => {
    const first = readStatWithPs(733, macWith({ ps: '1 S Thu Nov 26 08:28:51 2026 node' }).read);
    const second = readStatWithPs(733, macWith({ ps: '1 S Thu Nov 26 08:28:52 2026 node' }).read);
    expect(first?.start).not.toBe(second?.start);
  });

  it('returns undefined for a process that ps does not find', () => {
    expect(readStatWithPs(733, macWith({ ps: undefined }).read)).toBeUndefined();
    expect(readStatWithPs(733, macWith({ ps: '\n' }).read)).toBeUndefined();
    expect(readCommandLineWithPs(733, macWith({ ps: undefined }).read)).toBeUndefined();
  });

  it('treats a zombie as ended', () => {
    const zombie = readStatWithPs(733, macWith({ ps: '1 Z Thu Nov 26 08:28:51 2026 (node)' }).read);
    expect(zombie).toBeDefined();
    expect(zombie !== undefined && hasExited(zombie)).toBe(true);
  });

  it('reads the boot identifier', () => {
    const { read } = macWith({ sysctl: '0E4A1D3C-7C5E-4E0B-9E55-6B7F6D4F1A22\n' });
    expect(readBootWithSysctl(read)).toBe('0E4A1D3C-7C5E-4E0B-9E55-6B7F6D4F1A22');
    expect(readBootWithSysctl(macWith({}).read)).toBe('');
  });
});

describe.runIf(process.platform === 'linux' || process.platform === 'darwin')(
  'the ps of this machine',
  () => {
    it('finds this process and its parent', () => {
      expect(readStatWithPs(process.pid)).toMatchObject({ parent: process.ppid });
      expect(readCommandLineWithPs(process.pid)).toContain('node');
    });
  },
);
