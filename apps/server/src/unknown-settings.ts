import { SETTINGS } from '#config.ts';
import { PUBLIC_SETTINGS } from '#public-settings.ts';

/** Shorter names are too close to those of every machine: HOME and HOST. */
const SHORTEST = 8;
const LONG = 12;

/** Settings of earlier versions, and what does their work now. */
const REPLACED: Readonly<Record<string, string>> = { DATABASE_POOL_CONNECTIONS: 'DATABASE_CONNECTIONS' };

/** The edit distance of two texts. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, wanted] of Array.from(other).entries()) {
      const change = (row[j] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

interface UnknownSetting {
  readonly name: string;
  /** The setting that it seems to mean. */
  readonly near: string;
}

/** Variables that look like a misspelled setting, or were one in an earlier version. */
export function listUnknownSettings(env: NodeJS.ProcessEnv): readonly UnknownSetting[] {
  const known = [...SETTINGS, ...PUBLIC_SETTINGS];
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name) || name.length < SHORTEST) return [];
    const near =
      REPLACED[name] ??
      known.find(
        (setting) =>
          setting.length >= SHORTEST && countEdits(name, setting) <= (setting.length >= LONG ? 3 : 1),
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
