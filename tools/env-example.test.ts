import { expect, it } from 'vitest';
import { settingProblems } from './checks/settings.ts';
import { readSettingRows, writeExample } from './env-example-text.ts';

const README = `# Quint

## Settings

| name | meaning | default |
| --- | --- | --- |
| \`PORT\` | where it listens; see [the page](docs/page.md) | 8080 |
| \`LINK_GUIDE_EN\`, \`…_DE\` | a guide | |
| \`LINK_…\` | others | |

## Licence
`;
const KNOWN = ['PORT', 'LINK_GUIDE_EN', 'LINK_GUIDE_DE', 'LINK_LEGAL', 'LINK_HELP'];

it('reads rows, and names that stand for others', () => {
  expect(readSettingRows(README, KNOWN).map(({ names }) => names)).toEqual([
    ['PORT'],
    ['LINK_GUIDE_EN', 'LINK_GUIDE_DE'],
    ['LINK_LEGAL', 'LINK_HELP'],
  ]);
});

it('writes every setting as a line to take the sign away from', () => {
  const text = writeExample(readSettingRows(README, KNOWN));
  expect(text).toContain('# where it listens; see docs/page.md (without: 8080)\n#PORT=\n');
  expect(text).toContain('#LINK_GUIDE_EN=\n#LINK_GUIDE_DE=\n');
});

it('finds that table, schema and example of this project agree', () => {
  expect(settingProblems()).toEqual([]);
});
