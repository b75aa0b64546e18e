import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './files.ts';

const DECISIONS = 'docs/decisions/';
const INDEX = `${DECISIONS}README.md`;
const RECORD = /^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/;
const LINK = /\]\(([^)\s]+)\)/g;
/** A file of code that a document names. `NNNN` stands for a number. */
const FILE_NAME = /`((?![\w./-]*NNNN)\w[\w./-]*\.(?:tsx?|mjs|sql|typ))`/g;
/** The short names of folders in CONTRIBUTING.md. */
const SHORT_FOLDERS: readonly (readonly [RegExp, string])[] = [
  [/^server\//, 'apps/server/src/'],
  [/^web\//, 'apps/web/src/'],
];
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Links of a Markdown file to missing files. */
function findBrokenLinks(file: string): string[] {
  return [...read(file).replaceAll(CODE, '').matchAll(LINK)].flatMap(([, link = '']) => {
    // Addresses of other sites and of the product, and headings of the same page.
    if (/^[a-z]+:|^[#/]/.test(link)) return [];
    const [relative = ''] = link.split('#');
    const target = path.posix.join(path.posix.dirname(file), decodeURI(relative));
    return existsSync(path.join(ROOT, target)) ? [] : [`${file} links ${link}, which is not there.`];
  });
}

/** Files of code that a document names and that do not exist. */
function findMissingFiles(document: string, files: ReadonlySet<string>): string[] {
  return [...read(document).matchAll(FILE_NAME)].flatMap(([, name = '']) => {
    const endings = [name, ...SHORT_FOLDERS.map(([short, long]) => name.replace(short, long))];
    const isThere = [...files].some((file) =>
      endings.some((ending) => file === ending || file.endsWith(`/${ending}`)),
    );
    return isThere ? [] : [`${document} names ${name}, which is not there.`];
  });
}

/** The index must list every decision record once, in the order of their numbers, with its title. */
function findIndexProblems(records: readonly string[]): string[] {
  const lines = records.toSorted().map((file) => {
    const [title = ''] = read(file).split('\n');
    return `- [${title.replace(/^# /, '')}](${file.slice(DECISIONS.length)})`;
  });
  const list = read(INDEX)
    .split('\n')
    .filter((line) => /^- \[\d{4} /.test(line));
  const missingLines = lines.filter((line) => !list.includes(line)).map((line) => `${INDEX} lacks: ${line}`);
  const extra = list
    .filter((line) => !lines.includes(line))
    .map((line) => `${INDEX} has no record for: ${line}`);
  const isSorted = list.join() === lines.join();
  return missingLines.length + extra.length > 0 || isSorted
    ? [...missingLines, ...extra]
    : [`${INDEX} is not in the order of the numbers.`];
}

/** Broken links between documents, missing files that they name, and decision records missing in their index. */
export function documentProblems(): string[] {
  const files = new Set(projectFiles());
  const documents = [...files].filter((file) => file.endsWith('.md'));
  return [
    ...documents.flatMap(findBrokenLinks),
    // The changelog is about earlier versions, too.
    ...documents.filter((file) => file !== 'CHANGELOG.md').flatMap((file) => findMissingFiles(file, files)),
    ...findIndexProblems(documents.filter((file) => RECORD.test(file))),
  ];
}
