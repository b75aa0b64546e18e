import { readFileSync } from 'node:fs';
import { SETTING_GROUPS } from '#settings/all-settings.ts';
import { StartupError } from '#startup-error.ts';

/** Settings that contain a secret. Each may be read from a file, whose path is in `<setting>_FILE`. */
export const SECRET_SETTINGS: readonly string[] = SETTING_GROUPS.flatMap(({ settings }) =>
  settings.flatMap(({ name, isSecret }) => (isSecret === true ? [name] : [])),
);

/**
 * The environment with the secrets from files, as provided by containers and service managers; without the names of
 * those files. Throws StartupError for a file that cannot be read or is empty, and for a secret given twice.
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const complete = { ...env };
  for (const name of SECRET_SETTINGS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new StartupError(`${name} and ${name}_FILE are both set: set one of them.`);
    complete[name] = readSecret(`${name}_FILE`, file);
    delete complete[`${name}_FILE`];
  }
  return complete;
}

function readSecret(setting: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new StartupError(`${setting} is "${file}", which cannot be read (${code}).`, { cause: error });
  }
  if (text === '') throw new StartupError(`${setting} is "${file}", which is empty.`);
  return text;
}
