import { expect, it } from 'vitest';
import { unfixedPackages } from './lockfile.ts';

const lock = (packages: object) => JSON.stringify({ packages });

it('reports a package without a hash, also for development and for other machines', () => {
  const text = lock({
    '': {},
    'packages/own': { version: '1.0.0' },
    'node_modules/@quint/own': { link: true },
    'node_modules/good': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/tool': { version: '1.0.0', dev: true },
    'node_modules/good/node_modules/@some/for-mac': { version: '2.0.0', optional: true },
  });
  expect(unfixedPackages(text)).toEqual([
    'package-lock.json: tool has no integrity. Take it from: npm view tool@1.0.0 dist.integrity',
    'package-lock.json: @some/for-mac has no integrity. Take it from: npm view @some/for-mac@2.0.0 dist.integrity',
  ]);
});

it('reports none in the lockfile of this project', () => {
  expect(unfixedPackages()).toEqual([]);
});
