import { expect, it } from 'vitest';
import type { SettingGroup } from '../apps/server/src/settings/setting.ts';
import { settingProblems } from './checks/settings.ts';
import { writeExample, writeSettingsPage } from './setting-documents.ts';

const GROUPS: readonly SettingGroup[] = [
  {
    title: 'Start',
    settings: [
      {
        name: 'PORT',
        default: '8080',
        description: 'Port of the server (docs/operating/install.md).',
        placeholder: '8080',
      },
      {
        name: 'SECRET',
        default: '',
        description: '"on": with PORT alone.',
        placeholder: 'abc',
        isSecret: true,
      },
    ],
  },
];

it('writes every setting of the example as a commented line, a secret without a value', () => {
  const text = writeExample(GROUPS);
  expect(text).toContain(
    '# --- Start ---\n\n# Port of the server (docs/operating/install.md).\n# Default: 8080.\n#PORT=8080\n',
  );
  expect(text).toContain('# "on": with PORT alone.\n#SECRET=\n');
});

it('writes a table for each group, with names as code and documents as links', () => {
  const text = writeSettingsPage(GROUPS);
  expect(text).toContain('## Start\n\n| setting | meaning | default |');
  expect(text).toContain('| `PORT` | Port of the server ([install.md](install.md)). | 8080 |');
  expect(text).toContain('| `SECRET` \\* | `on`: with `PORT` alone. |  |');
});

it('finds that declarations, schema and documents of this project agree', () => {
  expect(settingProblems()).toEqual([]);
});
