import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './files.ts';

const STATEMENT = /\breadSql(?:<[^`]*>)?`([\s\S]*?)`\s*\.execute\(/g;
const WRITES =
  /\b(insert\s+into|delete\s+from|merge\s+into|update\s+\w+(\s+\w+)?\s+set|for\s+(no\s+key\s+)?update|for\s+(key\s+)?share|pg_advisory\w*|set_config|nextval)\b/i;

/** Statements handed to `readSql` that write or lock: a read is repeated on failure and has no transaction. */
export function writingReads(): string[] {
  return projectFiles()
    .filter((file) => file.startsWith('apps/server/src/') && file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return [...text.matchAll(STATEMENT)].flatMap(([, statement = '']) => {
        const word = WRITES.exec(statement)?.[0];
        return word === undefined ? [] : [`${file}: a statement of \`readSql\` says "${word}".`];
      });
    });
}
