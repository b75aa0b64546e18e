import { SETTING_GROUPS } from '../apps/server/src/settings/all-settings.ts';
import type { SettingGroup, SettingText } from '../apps/server/src/settings/setting.ts';

/** Lines of at most this length, for people who read the example in a terminal. */
const WIDTH = 100;
const PAGE_FOLDER = 'docs/operating/';

function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > WIDTH - 2) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => `# ${line}`);
}

function describeSetting(setting: SettingText): string[] {
  const fallback = setting.default === '' ? [] : wrap(`Default: ${setting.default}.`);
  const value = setting.isSecret === true ? '' : setting.placeholder;
  return ['', ...wrap(setting.description), ...fallback, `#${setting.name}=${value}`];
}

/** The file `.env.example`: every setting by group, all commented out. */
export function writeExample(groups: readonly SettingGroup[] = SETTING_GROUPS): string {
  const head = [
    '# All settings of Quint. None is required. Written by npm run env-example.',
    '# A secret can be read from a file: NAME_FILE=/path in place of NAME.',
  ];
  const parts = groups.flatMap(({ title, settings }) => [
    '',
    `# --- ${title} ---`,
    ...settings.flatMap(describeSetting),
  ]);
  return `${[...head, ...parts].join('\n')}\n`;
}

const INTRODUCTION = `# Settings

All settings are environment variables, and none is required. [.env.example](../../.env.example) lists them to copy. Both are generated from \`apps/server/src/settings\`: run \`npm run env-example\` after a change.

A setting that is on or off takes \`on\`, \`true\`, \`1\`, \`yes\`, and \`off\`, \`false\`, \`0\`, \`no\`. \`SIGN_UP\` takes \`on\` and \`off\` only.

A secret (marked \\*) can be read from a file: put the path in the variable with \`_FILE\` at the end, such as \`SECRET_FILE\`. Setting both is an error.

Invalid settings stop startup with a message that lists them all. Settings that work but are unsafe are reported at startup and on the [page Operation](README.md#the-page-operation), marked "Unsafe". Names that look like a misspelled setting are reported too.
`;

/** A link from the page to a document below docs. */
function toLink(document: string): string {
  const isBeside = document.startsWith(PAGE_FOLDER);
  const link = isBeside ? document.slice(PAGE_FOLDER.length) : `../${document.slice('docs/'.length)}`;
  return `[${link.slice(link.lastIndexOf('/') + 1)}](${link})`;
}

/** The text with quoted values, paths, addresses and names of settings as code, and documents as links. */
function format(text: string, names: ReadonlySet<string>): string {
  const withCode = text
    .replaceAll(/\bdocs\/[\w./-]+\.md\b/g, toLink)
    .replaceAll(/"([^"]+)"/g, '`$1`')
    .replaceAll(/(^|\s)((?:\.?\/[a-z]|https?:\/\/\w)[^\s,;]*[\w>])/g, '$1`$2`')
    .replaceAll('|', String.raw`\|`);
  return withCode
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? part
        : part.replaceAll(/\b[A-Z][A-Z0-9_]{3,}\b/g, (word) => (names.has(word) ? `\`${word}\`` : word)),
    )
    .join('');
}

/** The page `docs/operating/settings.md`: a table for each group. */
export function writeSettingsPage(groups: readonly SettingGroup[] = SETTING_GROUPS): string {
  const names = new Set(groups.flatMap(({ settings }) => settings.map(({ name }) => name)));
  const tables = groups.map(({ title, settings }) => {
    const rows = settings.map((setting) => {
      const name = `\`${setting.name}\`${setting.isSecret === true ? String.raw` \*` : ''}`;
      return `| ${name} | ${format(setting.description, names)} | ${format(setting.default, names)} |`;
    });
    return [`## ${title}`, '', '| setting | meaning | default |', '| --- | --- | --- |', ...rows].join('\n');
  });
  return `${[INTRODUCTION, ...tables].join('\n')}\n`
    .replaceAll(/\n(?=## )/g, '\n\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}
