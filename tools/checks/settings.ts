import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listSettings, readSettingRows, writeExample } from '../env-example-text.ts';
import { ROOT } from '../root.ts';

/** Settings that the table of the README lacks or invents, and an example that is not the table's. */
export function settingProblems(): string[] {
  const known = listSettings();
  const told = readSettingRows().flatMap(({ names }) => names);
  const file = path.join(ROOT, '.env.example');
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === writeExample();
  return [
    ...known
      .filter((name) => !told.includes(name))
      .map((name) => `README.md: the table of settings lacks ${name}.`),
    ...told.filter((name) => !known.includes(name)).map((name) => `README.md: ${name} is no setting.`),
    ...told
      .filter((name, index) => told.indexOf(name) !== index)
      .map((name) => `README.md: ${name} stands twice in the table of settings.`),
    ...(isCurrent ? [] : ['.env.example is not that of the table in README.md: npm run env-example']),
  ];
}
