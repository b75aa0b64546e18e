import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './files.ts';

const CLIENT = 'apps/web/src/lib/items.ts';
const TESTS = /\.test\.tsx?$|^apps\/web\/src\/testing\//;
const REFUSED_PATTERNS = [
  { text: /['"`]\/items\//, because: `names an address below /items; ask \`items()\` of ${CLIENT}` },
  { text: /\bapi<\{/, because: 'types an answer by hand; use the answer of packages/contract' },
];

/**
 * On the web, the types of answers come from the server: records through the typed client, with types from the
 * declarations; other routes with the schemas of the contract.
 */
export function untypedAnswers(): string[] {
  return projectFiles()
    .filter((file) => file.startsWith('apps/web/src/') && /\.tsx?$/.test(file))
    .filter((file) => file !== CLIENT && !TESTS.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      return REFUSED_PATTERNS.flatMap(({ text, because }) =>
        text.test(source) ? [`${file} ${because}`] : [],
      );
    });
}
