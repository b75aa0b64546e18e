import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './files.ts';

const CLIENT = 'apps/web/src/lib/items.ts';
const TESTS = /\.test\.tsx?$|^apps\/web\/src\/testing\//;
const ADDRESS = /['"`]\/items\//;

/** On the web, records are asked for through the typed client: its types follow from the declarations. */
export function untypedItems(): string[] {
  return projectFiles()
    .filter((file) => file.startsWith('apps/web/src/') && /\.tsx?$/.test(file))
    .filter((file) => file !== CLIENT && !TESTS.test(file))
    .filter((file) => ADDRESS.test(readFileSync(path.join(ROOT, file), 'utf8')))
    .map((file) => `${file} names an address below /items; ask \`items()\` of ${CLIENT}`);
}
