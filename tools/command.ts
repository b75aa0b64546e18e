import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { isStartupError, StartupError } from '@quint/local-postgres/startup-error.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { onLauncherExit } from './processes.ts';

/** Control characters except line ends, and marks that reverse text: a name could control the terminal with them. */
// oxlint-disable-next-line no-control-regex -- these characters are removed
const UNPRINTABLE = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A text for the terminal, without characters by which a name could control it. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, '');
}

/** Prints the outcome of a command. */
export function print(text: string): void {
  console.log(printable(text));
}

/** The arguments of a command. Throws StartupError with its usage. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  usage: string,
  { options, names }: { options: Options; names: readonly string[] },
) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length !== names.length) {
      throw new Error(
        positionals.length < names.length
          ? `${names.join(' and ')} must be named.`
          : 'That is one argument too many.',
      );
    }
    return { values, positionals };
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\nUsage: ${usage}`);
  }
}

/** A path relative to the folder where the command was called; npm changes the folder first. */
export function pathFromCaller(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

/** The passphrase in a file, without its line end. */
export function readPassphrase(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(pathFromCaller(file), 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new StartupError(`The passphrase cannot be read from ${file}.`);
  }
}

/** Runs a command on a database and closes it in every case; a failure is printed as one sentence. */
export async function runCommand(
  work: (registerDatabase: (database: OpenedDatabase) => string) => Promise<void>,
): Promise<never> {
  let openedDatabase: OpenedDatabase | undefined;
  const stop = async (code: number): Promise<never> => {
    await openedDatabase?.close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(130));
  onLauncherExit(() => void stop(130));
  try {
    await work((database) => {
      openedDatabase = database;
      return database.url;
    });
    return await stop(0);
  } catch (error) {
    console.error(isStartupError(error) ? `\n${printable(error.message)}` : error);
    return stop(1);
  }
}
