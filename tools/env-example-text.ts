import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS } from '../apps/server/src/config.ts';
import { PUBLIC_SETTINGS } from '../apps/server/src/public-settings.ts';
import { SECRET_SETTINGS } from '../apps/server/src/secret-files.ts';
import { ROOT } from './root.ts';

/** A row of the table of settings in the README: its names, what they mean, and their default. */
export interface SettingRow {
  readonly names: readonly string[];
  readonly meaning: string;
  readonly fallback: string;
}

/** Set by the start itself. */
const INTERNAL = new Set(['WEB_DIR']);

const README = () => readFileSync(path.join(ROOT, 'README.md'), 'utf8');

/** Names of all settings that an operator may set. */
export function listSettings(): string[] {
  return [...new Set([...SETTINGS, ...PUBLIC_SETTINGS])].filter((name) => !INTERNAL.has(name));
}

/** `…_DE` after `LINK_GUIDE_EN` stands for `LINK_GUIDE_DE`. */
function fullName(name: string, previous = ''): string {
  return name.startsWith('…') ? `${previous.replace(/_[A-Z]+$/, '')}${name.slice(1)}` : name;
}

/** The rows of the table below the heading "Settings"; `LINK_…` stands for all names that no other row has. */
export function readSettingRows(
  readme = README(),
  allNames: readonly string[] = listSettings(),
): SettingRow[] {
  const section = readme.split('\n## Settings\n')[1]?.split('\n## ')[0] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const settingRows = rows.map(([, cell = '', meaning = '', fallback = '']) => {
    const names: string[] = [];
    for (const [, name = ''] of cell.matchAll(/`([^`]+)`/g)) names.push(fullName(name, names.at(-1)));
    return { names, meaning, fallback };
  });
  const single = new Set(settingRows.flatMap(({ names }) => names));
  const others = (start: string) => allNames.filter((name) => name.startsWith(start) && !single.has(name));
  return settingRows.map((row) => ({
    ...row,
    names: row.names.flatMap((name) => (name.endsWith('…') ? others(name.slice(0, -1)) : [name])),
  }));
}

const plain = (text: string) => text.replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '$2').replaceAll('`', '');

/** Lines of at most this many characters, for people who read it in a terminal. */
const WIDTH = 100;

function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > WIDTH - 2) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => `# ${line}`);
}

/** The file `.env.example`: every setting of the table, none of them set. */
export function writeExample(rows: readonly SettingRow[] = readSettingRows()): string {
  const head = [
    '# All settings of Quint; none is needed. Written by npm run env-example from the table in README.md.',
    '# A secret may lie in a file instead: NAME_FILE=/path, for',
    ...wrap(`${SECRET_SETTINGS.join(', ')}.`),
  ];
  const parts = rows.map(({ names, meaning, fallback }) => [
    ...wrap(`${plain(meaning)}${fallback === '' ? '' : ` (without: ${plain(fallback)})`}`),
    ...names.map((name) => `#${name}=`),
  ]);
  return `${[head, ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
