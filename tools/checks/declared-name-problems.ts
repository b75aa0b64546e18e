import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { readDeclarations } from './declared-names.ts';
import { isGenerated, projectFiles } from './files.ts';
import { NAME_EXCEPTIONS } from './name-exceptions.ts';
import { findNameProblem, findPathProblem } from './name-rules.ts';
import { readSqlNames } from './sql-names.ts';

/** Attributes of HTML, which components and settings of the data interface take over. */
const HTML_ATTRIBUTES = new Set(['checked', 'disabled', 'hidden', 'required', 'selected']);

/** The addresses and layouts of pages, the phrases of a page, documents and the data of tests. */
const FREE_PATHS = /^apps\/web\/src\/routes\/|\/screens\/paused\.|\/generated\/|\/samples\/|\.md$/;

const MIGRATIONS = 'apps/server/src/database/migrations/';
/** Databases have recorded the texts of the migrations up to this one. */
const LAST_RECORDED_MIGRATION = '0192';

/** The former names that the version before calls while an installation updates. */
const FORMER_NAMES = 'apps/server/src/database/functions/previous-version.sql';

const exceptions = new Map(
  NAME_EXCEPTIONS.map((exception) => [`${exception.of} ${exception.name}`, exception]),
);

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Names of a TypeScript file that do not say what they name. Adds the exceptions that it needs to `usedExceptions`. */
export function typeScriptProblems(file: string, text: string, usedExceptions = new Set<string>()): string[] {
  return readDeclarations(file, text).names.flatMap(({ text: name, offset, isMember }) => {
    // A name that begins with an underscore takes a value out of an object, and is not used.
    const problem = name.startsWith('_') ? undefined : findNameProblem(name);
    if (problem === undefined || (isMember && HTML_ATTRIBUTES.has(name))) return [];
    const key = `${isMember ? 'member' : 'variable'} ${name}`;
    if (!exceptions.has(key)) return [`${file}:${lineOf(text, offset)}: ${problem}.`];
    usedExceptions.add(key);
    return [];
  });
}

/** The same for a file of SQL. */
export function sqlProblems(file: string, text: string): string[] {
  return readSqlNames(text).flatMap(({ text: name, offset }) => {
    const problem = findNameProblem(name);
    return problem === undefined ? [] : [`${file}:${lineOf(text, offset)}: ${problem}.`];
  });
}

/** The same for the name of a file and of its folders. */
export function pathProblems(file: string): string[] {
  const segments = file.split('/');
  return segments.flatMap((segment, index) => {
    const problem = findPathProblem(segment, index < segments.length - 1);
    return problem === undefined ? [] : [`${segments.slice(0, index + 1).join('/')}: ${problem}.`];
  });
}

function isChangeableSql(file: string): boolean {
  if (!file.endsWith('.sql') || file === FORMER_NAMES) return false;
  if (file.startsWith(MIGRATIONS)) return path.basename(file).slice(0, 4) > LAST_RECORDED_MIGRATION;
  return !file.endsWith('schema.sql');
}

/** Declared names, files and folders that are a bare participle or say it in a dialect, and exceptions of no use. */
export function declaredNameProblems(): string[] {
  const files = projectFiles().filter((file) => !isGenerated(file));
  const usedExceptions = new Set<string>();
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const problems = files.flatMap((file) => {
    if (/\.(tsx?|mts)$/.test(file)) return typeScriptProblems(file, read(file), usedExceptions);
    return isChangeableSql(file) ? sqlProblems(file, read(file)) : [];
  });
  const paths = new Set(files.filter((file) => !FREE_PATHS.test(file)).flatMap(pathProblems));
  const uselessExceptions = [...exceptions.keys()]
    .filter((key) => !usedExceptions.has(key))
    .map((key) => `tools/checks/name-exceptions.ts: nothing needs the ${key}.`);
  return [...problems, ...paths, ...uselessExceptions];
}
