import { SETTINGS } from '#config.ts';
import { findNearestName } from '#nearest-name.ts';
import { PUBLIC_SETTINGS } from '#public-settings.ts';

/** Shorter names are too similar to standard variables: HOME and HOST. */
const SHORTEST = 8;

/** Settings of earlier versions, and their replacements. */
const REPLACEMENTS: Readonly<Record<string, string>> = { DATABASE_POOL_CONNECTIONS: 'DATABASE_CONNECTIONS' };

interface UnknownSetting {
  readonly name: string;
  /** The probably intended setting. */
  readonly near: string;
}

/** Variables that look like a misspelled setting, or were one in an earlier version. */
export function listUnknownSettings(env: NodeJS.ProcessEnv): readonly UnknownSetting[] {
  const knownSettings = [...SETTINGS, ...PUBLIC_SETTINGS];
  return Object.keys(env).flatMap((name) => {
    if (knownSettings.includes(name) || name.length < SHORTEST) return [];
    const near =
      REPLACEMENTS[name] ??
      findNearestName(
        name,
        knownSettings.filter((setting) => setting.length >= SHORTEST),
      );
    return near === undefined ? [] : [{ name, near }];
  });
}

/** A sentence for each variable that looks like a misspelled setting. */
export function findUnknownSettings(env: NodeJS.ProcessEnv): readonly string[] {
  return listUnknownSettings(env).map(
    ({ name, near }) => `${name} is no setting and has no effect: did you mean ${near}?`,
  );
}
