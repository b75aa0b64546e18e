import { describe, expect, it } from 'vitest';
import { findImportProblems, findLeaving } from './imports.ts';
import type { SourceTree } from './source-trees.ts';

const SOURCE_TREE: SourceTree = {
  root: 'app/src',
  layers: [['main.ts', 'features/roof'], ['features'], ['ground']],
  features: ['features'],
};

function problems(files: Record<string, string>): string[] {
  const all = Object.entries(files).map(([path, text]) => ({ path: `app/src/${path}`, text }));
  return findImportProblems(all, SOURCE_TREE);
}

describe('imports', () => {
  it('are allowed from the same layer and from lower ones', () => {
    expect(
      problems({
        'main.ts': "import { a } from '#features/a/x.ts';",
        'features/a/x.ts': "import type { B } from '../b/y.ts';\nexport * from '#ground/z.ts';",
        'features/b/y.ts': "import { z } from '#ground/z.ts';",
        'ground/z.ts': "import { readFileSync } from 'node:fs';",
      }),
    ).toEqual([]);
  });

  it('are rejected from a higher layer, for types as well as at run time', () => {
    expect(
      problems({
        'ground/z.ts': "import type { A } from '#features/a/x.ts';",
        'ground/y.ts': "const a = await import('../features/a/x.ts');",
        'features/a/x.ts': "import { roof } from '#features/roof/x.ts';",
      }),
    ).toEqual([
      'app/src/ground/z.ts imports features/a/x.ts, which lies on a layer above.',
      'app/src/ground/y.ts imports features/a/x.ts, which lies on a layer above.',
      'app/src/features/a/x.ts imports features/roof/x.ts, which lies on a layer above.',
    ]);
  });

  it('are rejected if they form a cycle of modules on one layer, also over several modules', () => {
    expect(
      problems({
        'features/a/x.ts': "import '#features/b/x.ts';",
        'features/b/x.ts': "import '#features/c/x.ts';",
        'features/c/x.ts': "import '#features/a/y.ts';",
        'features/d/x.ts': "import '#features/a/x.ts';",
      }),
    ).toEqual([
      'app/src: features/a and features/b form a cycle: features/a/x.ts imports features/b/x.ts.',
      'app/src: features/b and features/c form a cycle: features/b/x.ts imports features/c/x.ts.',
      'app/src: features/c and features/a form a cycle: features/c/x.ts imports features/a/y.ts.',
    ]);
  });

  it('are rejected if a relative path leaves the app', () => {
    const text = "import { a } from '../../web/src/lib/a.ts';\nimport { b } from './b.ts';";
    expect(findLeaving([{ path: 'apps/server/src/x.ts', text }])).toEqual([
      'apps/server/src/x.ts imports apps/web/src/lib/a.ts, which lies outside apps/server.',
    ]);
  });

  it('require a module for every file', () => {
    expect(problems({ 'attic/x.ts': '' })).toEqual([
      'app/src/attic/x.ts belongs to no module that tools/checks/source-trees.ts knows.',
    ]);
  });
});
