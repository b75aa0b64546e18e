import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './files.ts';

// Texts shown to people have one order: compareText in TypeScript, the collation "und-x-icu" in PostgreSQL.

const ORDER = 'packages/domain/src/base/text-order.ts';
const CHECKED_FILES = /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/;
const TESTS = /\.test\.tsx?$|\/testing\//;

const IN_TYPESCRIPT: readonly { readonly pattern: RegExp; readonly advice: string }[] = [
  { pattern: /\.localeCompare\(/, advice: 'compares texts by the language of the machine' },
  { pattern: /\bIntl\.Collator\b|\buseCollator\b/, advice: 'has an order of its own' },
  { pattern: /\.(?:sort|toSorted)\(\)/, advice: 'sorts by codes without saying so' },
  { pattern: /\b[\w.]+ [<>] [\w.]+ \? -?1 : -?1\b/, advice: 'compares by codes without saying so' },
];

const TEXT_COLUMN =
  /^(?:\w+\.|\$\{)?(?:name|title|label|email|first_name|last_name|fullname|objective|location)\}?$/i;
const ORDER_BY = /\border by ([^`)]*)/g;
const ORDER_BY_METHOD = /\.orderBy\('([\w.]+)'\)/g;

/** Columns of an `order by` with a text shown to people and without a collation. */
function findBareColumns(sql: string): string[] {
  const columns = [...sql.matchAll(ORDER_BY)].flatMap(([, list = '']) =>
    list.split(',').map(
      (part) =>
        part
          .trim()
          .replace(/\s+(?:asc|desc|nulls|limit|offset|for)\b.*$/is, '')
          .split('\n')[0] ?? '',
    ),
  );
  const methodColumns = [...sql.matchAll(ORDER_BY_METHOD)].map(([, column = '']) => column);
  return [...columns, ...methodColumns].filter((column) => TEXT_COLUMN.test(column.trim()));
}

/** Problems of one file. */
export function findOwnOrders(file: string, text: string): string[] {
  const problems = IN_TYPESCRIPT.filter(({ pattern }) => pattern.test(text)).map(
    ({ pattern, advice }) =>
      `${file}: ${pattern.exec(text)?.[0]} ${advice}. Texts that people read are compared by compareText, others by compareCodes.`,
  );
  const bare = findBareColumns(text).map(
    (column) => `${file}: "order by ${column}" has no collation: "und-x-icu" for people, "C" for keys.`,
  );
  return [...problems, ...bare];
}

/** Sorts of texts in an order other than that of the product. */
export function ownTextOrders(): string[] {
  return projectFiles()
    .filter((file) => CHECKED_FILES.test(file) && !TESTS.test(file) && file !== ORDER)
    .filter((file) => !file.startsWith('packages/psychometrics/'))
    .flatMap((file) => findOwnOrders(file, readFileSync(path.join(ROOT, file), 'utf8')));
}
