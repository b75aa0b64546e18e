import { expect, it } from 'vitest';
import { pathProblems, sqlProblems, typeScriptProblems } from './declared-name-problems.ts';

it('names the file, the line and the declaration', () => {
  expect(typeScriptProblems('apps/a.ts', 'run();\nconst found = 1;')).toEqual([
    'apps/a.ts:2: "found" is a participle without its noun.',
  ]);
  expect(sqlProblems('new.sql', 'select 1;\ncreate table lost (')).toEqual([
    'new.sql:2: "lost" is a participle without its noun.',
  ]);
  expect(pathProblems('apps/removing/held.ts')).toEqual([
    'apps/removing: "removing" is a participle without its noun.',
    'apps/removing/held.ts: "held" is a participle without its noun.',
  ]);
});

it('accepts attributes of HTML and fields of the API as members only', () => {
  expect(typeScriptProblems('a.ts', 'interface Props { disabled: boolean; rejected: boolean }')).toEqual([]);
  expect(typeScriptProblems('a.ts', 'const disabled = true, rejected = true;')).toHaveLength(2);
});

it('says which exceptions a file needs', () => {
  const usedExceptions = new Set<string>();
  typeScriptProblems('a.ts', 'app.addHook("onReady", (done) => done());', usedExceptions);
  expect([...usedExceptions]).toEqual(['variable done']);
});

it('accepts a name that begins with an underscore: nothing uses it', () => {
  expect(typeScriptProblems('a.ts', 'const { found: _found, ...row } = answer;')).toEqual([]);
});
