import { describe, expect, it } from 'vitest';
import type { House } from './arrows.ts';
import { findArrowProblems, findLeaving } from './arrows.ts';

const HOUSE: House = {
  root: 'app/src',
  floors: [['main.ts', 'features/roof'], ['features'], ['ground']],
  split: ['features'],
};

function problems(files: Record<string, string>): string[] {
  const all = Object.entries(files).map(([path, text]) => ({ path: `app/src/${path}`, text }));
  return findArrowProblems(all, HOUSE);
}

describe('arrows', () => {
  it('allow imports of the same floor and of those below', () => {
    expect(
      problems({
        'main.ts': "import { a } from '#features/a/x.ts';",
        'features/a/x.ts': "import type { B } from '../b/y.ts';\nexport * from '#ground/z.ts';",
        'features/b/y.ts': "import { z } from '#ground/z.ts';",
        'ground/z.ts': "import { readFileSync } from 'node:fs';",
      }),
    ).toEqual([]);
  });

  it('refuse imports of a floor above, of types and at run time too', () => {
    expect(
      problems({
        'ground/z.ts': "import type { A } from '#features/a/x.ts';",
        'ground/y.ts': "const a = await import('../features/a/x.ts');",
        'features/a/x.ts': "import { roof } from '#features/roof/x.ts';",
      }),
    ).toEqual([
      'app/src/ground/z.ts imports features/a/x.ts, which lies on a floor above.',
      'app/src/ground/y.ts imports features/a/x.ts, which lies on a floor above.',
      'app/src/features/a/x.ts imports features/roof/x.ts, which lies on a floor above.',
    ]);
  });

  it('refuse rings of rooms on one floor, also over several rooms', () => {
    expect(
      problems({
        'features/a/x.ts': "import '#features/b/x.ts';",
        'features/b/x.ts': "import '#features/c/x.ts';",
        'features/c/x.ts': "import '#features/a/y.ts';",
        'features/d/x.ts': "import '#features/a/x.ts';",
      }),
    ).toEqual([
      'app/src: features/a and features/b form a ring: features/a/x.ts imports features/b/x.ts.',
      'app/src: features/b and features/c form a ring: features/b/x.ts imports features/c/x.ts.',
      'app/src: features/c and features/a form a ring: features/c/x.ts imports features/a/y.ts.',
    ]);
  });

  it('refuse a relative import that leaves its app', () => {
    const text = "import { a } from '../../web/src/lib/a.ts';\nimport { b } from './b.ts';";
    expect(findLeaving([{ path: 'apps/server/src/x.ts', text }])).toEqual([
      'apps/server/src/x.ts imports apps/web/src/lib/a.ts, which lies outside apps/server.',
    ]);
  });

  it('ask for a place for every file', () => {
    expect(problems({ 'attic/x.ts': '' })).toEqual([
      'app/src/attic/x.ts belongs to no room that tools/checks/arrows.ts knows.',
    ]);
  });
});
