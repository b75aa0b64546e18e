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

/** Phrases of comments that hide the subject or the number of a sentence. */
const PHRASES: readonly Entry[] = [
  { pattern: /\bwho(so)?ever\b/i, instead: 'the subject: "the caller", "the user", "the worker"' },
  {
    pattern: /\b(somebody|someone)\b/i,
    instead: 'the subject or the noun: "a talent", "the user", "the choice"',
  },
  { pattern: /\bso many\b/i, instead: 'the number: "at most `limit`", "a given number of"' },
  { pattern: /\b(she|her|hers|herself|he|his|him|himself)\b/i, instead: '"they", "the user", "the talent"' },
];

/** This file contains the words it searches for. */
const SELF = 'tools/checks/words.ts';

/** Words that docs/style.md replaces, in names and comments. */
export function dialectWords(): string[] {
  return projectFiles()
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && file !== SELF && !isGenerated(file))
    .flatMap((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => lineProblems(line).map((problem) => `${file}:${index + 1}: ${problem}`)),
    );
}

function lineProblems(line: string): string[] {
  const [code, comment] = splitComment(line);
  return [...matches(code, NAMES), ...matches(comment, PHRASES)];
}

function matches(text: string, entries: readonly Entry[]): string[] {
  return entries.flatMap(({ pattern, instead }) => {
    const word = pattern.exec(text)?.[0].trim();
    return word === undefined ? [] : [`"${word}": write ${instead}.`];
  });
}

/** Code and comment of one line. Lines in a block comment begin with an asterisk, as the formatter ensures. */
function splitComment(line: string): readonly [code: string, comment: string] {
  const start = /^\s*(\/\*|\*)|\{?\/\*|(^|\s)\/\/ /.exec(line)?.index;
  return start === undefined ? [line, ''] : [line.slice(0, start), line.slice(start)];
}
