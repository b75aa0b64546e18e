import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './root.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

it('has a dated entry for the version of the product, and none for a later version', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const headings = Array.from(read('CHANGELOG.md').matchAll(/^## (.+)$/gm), ([, heading = '']) => heading);
  const releaseHeadings = headings.filter((heading) => heading !== 'Unreleased');
  expect(releaseHeadings[0]).toMatch(
    new RegExp(`^${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d{2}-\\d{2}\\)$`),
  );
  expect(headings.indexOf('Unreleased')).toBeLessThanOrEqual(0);
});
