import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Dependencies = z.record(z.string(), z.string()).optional();

const Entry = z.object({
  link: z.boolean().optional(),
  resolved: z.string().optional(),
  dependencies: Dependencies,
  optionalDependencies: Dependencies,
  peerDependencies: Dependencies,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).optional(),
});

const Lockfile = z.object({ packages: z.record(z.string(), Entry) });

type Packages = z.infer<typeof Lockfile>['packages'];

/** The folder of a package as Node resolves it from another folder; undefined if it is not in the lockfile. */
function resolve(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder === '' ? '' : path.posix.dirname(folder)) {
    const base = folder === '.' ? '' : folder;
    const packagePath = path.posix.join(base, 'node_modules', name);
    if (packages[packagePath] !== undefined) return packagePath;
    if (base === '') return undefined;
  }
}

/** The run-time dependencies of a package. */
function namesOf(entry: z.infer<typeof Entry>): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = entry;
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers,
  ];
}

/**
 * The run-time packages of the given workspaces, by the lockfile: folders below `node_modules`, and the workspaces that
 * they depend on. Packages for other machines are not installed and excluded.
 */
export function findProductionModules(
  root: string,
  workspaces: readonly string[],
): { modules: string[]; workspaces: string[] } {
  const { packages } = Lockfile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const packagePaths = new Set<string>(workspaces);
  const queue = [...workspaces];
  for (let packagePath = queue.pop(); packagePath !== undefined; packagePath = queue.pop()) {
    const entry = packages[packagePath];
    for (const name of entry === undefined ? [] : namesOf(entry)) {
      const module = resolve(packages, packagePath, name);
      if (module === undefined) continue;
      const target = packages[module]?.link === true ? (packages[module].resolved ?? module) : module;
      if (packagePaths.has(target) || !existsSync(path.join(root, target))) continue;
      packagePaths.add(target);
      queue.push(target);
    }
  }
  const all = [...packagePaths].toSorted();
  return {
    modules: all.filter((packagePath) => packagePath.includes('node_modules/')),
    workspaces: all.filter((packagePath) => !packagePath.includes('node_modules/')),
  };
}
