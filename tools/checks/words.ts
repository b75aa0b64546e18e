import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { isGenerated, projectFiles } from './files.ts';

interface Entry {
  readonly pattern: RegExp;
  /** The replacement. */
  readonly instead: string;
}

/** Names that were replaced by the usual terms. */
const NAMES: readonly Entry[] = [
  { pattern: /\b(Desk|openDesk)\b/, instead: 'ItemsContext, openItems' },
  { pattern: /\bqueryHeavily\b/, instead: 'queryOnHeavyPool' },
  { pattern: /\b(asSeen|SeenAccess)\b/, instead: 'withCachedActor, AccessVersion' },
  { pattern: /\b(together|runTogether)\(/, instead: 'pipeline(, runPipeline(' },
  { pattern: /\b(Place|placeOf)\b/, instead: 'TableRef, or the thing itself: a position, a view' },
  { pattern: /\b(inOurWords|generalize|uncounted)\b/, instead: 'inlineConstants, hidesParameters' },
  { pattern: /\b(Reach|StatementReach)\b/, instead: 'ScopedDatabase, StatementScope' },
  { pattern: /\bwalks:/, instead: 'indexedSorts:' },
  { pattern: /\bprepares:/, instead: 'beforeWrite:' },
  { pattern: /\bholds:/, instead: 'invariant:' },
  { pattern: /\btouched:/, instead: 'updatedAtColumn:' },
  { pattern: /\breuses:/, instead: "onConflict: { action: 'reuse' }" },
  { pattern: /\b(Door|(open|openOwn|findLinked)Door)\b/, instead: 'the workspace of an entrance' },
];

/** Words of comments and documents that hide the subject or the number of a sentence, or are metaphors. */
const PHRASES: readonly Entry[] = [
  { pattern: /\bwho(so)?ever\b/i, instead: 'the subject: "the caller", "the user", "the worker"' },
  {
    pattern: /\b(somebody|someone)\b/i,
    instead: 'the subject or the noun: "a talent", "the user", "the choice"',
  },
  { pattern: /\bso many\b/i, instead: 'the number: "at most `limit`", "a given number of"' },
  { pattern: /\b(she|her|hers|herself|he|his|him|himself)\b/i, instead: '"they", "the user", "the talent"' },
  { pattern: /\banew\b/i, instead: 'again, or a verb with "re": rebuild, recompute' },
  { pattern: /\bcamps?\b/i, instead: 'cluster' },
  { pattern: /\bdesks?\b/i, instead: 'context' },
  { pattern: /\bdoors?\b/i, instead: 'entry, entrance' },
  { pattern: /\bfates?\b/i, instead: 'erasure rule' },
  { pattern: /\bfloors?\b(?!\(| (effect|and ceil))/i, instead: 'layer' },
  { pattern: /\bfurniture\b/i, instead: 'boilerplate' },
  { pattern: /\b(hills?|lanes?|trails?)\b/i, instead: 'density, row, timeline' },
  { pattern: /\bholes?\b/i, instead: 'placeholder, gap' },
  { pattern: /(?<!in-)\bhouses?\b/i, instead: 'package, module or app' },
  { pattern: /\b(ladders?|rungs?)\b/i, instead: 'steps, a step' },
  { pattern: /\bleftovers?\b/i, instead: 'orphaned files, remaining rows' },
  { pattern: /\blives\b/i, instead: 'is valid, is stored; retention periods' },
  { pattern: /\b(walks?|walked|walking)\b/i, instead: 'visit, read, go through' },
  { pattern: /\bwhereabouts\b/i, instead: 'location' },
];

/** Files that contain the words they replace, or that are generated. */
const EXEMPT =
  /^(tools\/checks\/(words|name-rules)(\.test)?\.ts|docs\/(style|glossary)\.md|bench\/results\.md|CHANGELOG\.md)$/;

/** Migrations that databases have already; 0193 replaced their comments. */
const RECORDED_SQL = /\/(migrations\/0(0\d\d|1([0-8]\d|9[0-2]))_.*|previous-version)\.sql$/;

/** Words that docs/style.md replaces, in names, comments and documents. */
export function dialectWords(): string[] {
  return projectFiles()
    .filter((file) => /\.(tsx?|mjs|md|sql)$/.test(file) && !EXEMPT.test(file) && !isGenerated(file))
    .filter((file) => !RECORDED_SQL.test(file))
    .flatMap((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          lineProblems(file, line).map((problem) => `${file}:${index + 1}: ${problem}`),
        ),
    );
}

/** What one line of a file says in a dialect, with what to write in its place. */
export function lineProblems(file: string, line: string): string[] {
  const [code, prose] = splitLine(file, line);
  // Code between backticks is named where it is declared.
  return [...matches(code, NAMES), ...matches(prose.replaceAll(/`[^`]*`/g, ''), PHRASES)];
}

function matches(text: string, entries: readonly Entry[]): string[] {
  return entries.flatMap(({ pattern, instead }) => {
    const word = pattern.exec(text)?.[0].trim();
    return word === undefined ? [] : [`"${word}": write ${instead}.`];
  });
}

function splitLine(file: string, line: string): readonly [code: string, prose: string] {
  if (file.endsWith('.md')) return ['', line];
  if (file.endsWith('.sql')) return ['', /--.*|\bcomment on .*/.exec(line)?.[0] ?? ''];
  return splitComment(line);
}

/** Code and comment of one line. Lines in a block comment begin with an asterisk, as the formatter ensures. */
function splitComment(line: string): readonly [code: string, comment: string] {
  const start = /^\s*(\/\*|\*)|\{?\/\*|(^|\s)\/\/ /.exec(line)?.index;
  return start === undefined ? [line, ''] : [line.slice(0, start), line.slice(start)];
}
