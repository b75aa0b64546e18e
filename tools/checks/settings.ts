import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listSettings, readSettingRows, writeExample } from '../env-example-text.ts';
import { ROOT } from '../root.ts';

/** Settings that the table of the README lacks or invents, and an example that is not the table's. */
export function settingProblems(): string[] {
  const settings = listSettings();
  const documentedNames = readSettingRows().flatMap(({ names }) => names);
  const file = path.join(ROOT, '.env.example');
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === writeExample();
  return [
    ...settings
      .filter((name) => !documentedNames.includes(name))
      .map((name) => `README.md: the table of settings lacks ${name}.`),
    ...documentedNames
      .filter((name) => !settings.includes(name))
      .map((name) => `README.md: ${name} is no setting.`),
    ...documentedNames
      .filter((name, index) => documentedNames.indexOf(name) !== index)
      .map((name) => `README.md: ${name} stands twice in the table of settings.`),
    ...(isCurrent ? [] : ['.env.example is not that of the table in README.md: npm run env-example']),
  ];
}
