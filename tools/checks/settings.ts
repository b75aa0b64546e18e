import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS } from '../../apps/server/src/config.ts';
import { PUBLIC_SETTINGS } from '../../apps/server/src/public-settings.ts';
import { SETTING_GROUPS } from '../../apps/server/src/settings/all-settings.ts';
import { writeExample, writeSettingsPage } from '../setting-documents.ts';
import { ROOT } from '../root.ts';

/** Set by the start script. */
const INTERNAL: readonly string[] = ['WEB_DIR'];

const withoutSpaces = (text: string) => text.replaceAll(/ +|-{3,}/g, '');

/** The formatter aligns tables: only their words are compared. */
function isCurrent(file: string, text: string): boolean {
  const fullPath = path.join(ROOT, file);
  return existsSync(fullPath) && withoutSpaces(readFileSync(fullPath, 'utf8')) === withoutSpaces(text);
}

/** Settings that are missing in the declaration or in the code, and documents that are out of date. */
export function settingProblems(): string[] {
  const settings = [...new Set([...SETTINGS, ...PUBLIC_SETTINGS])].filter((name) => !INTERNAL.includes(name));
  const declarations = SETTING_GROUPS.flatMap((group) => group.settings);
  const names = declarations.map(({ name }) => name);
  const external = new Set(
    declarations.flatMap(({ name, isExternal }) => (isExternal === true ? [name] : [])),
  );
  return [
    ...settings
      .filter((name) => !names.includes(name))
      .map((name) => `apps/server/src/settings lacks ${name}.`),
    ...names
      .filter((name) => !settings.includes(name) && !external.has(name))
      .map((name) => `apps/server/src/settings: ${name} is no setting.`),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `apps/server/src/settings declares ${name} twice.`),
    ...(isCurrent('.env.example', writeExample()) ? [] : ['.env.example is old: npm run env-example']),
    ...(isCurrent('docs/operating/settings.md', writeSettingsPage())
      ? []
      : ['docs/operating/settings.md is old: npm run env-example']),
  ];
}
