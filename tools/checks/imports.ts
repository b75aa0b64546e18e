import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { isGenerated, projectFiles } from './files.ts';
import { SOURCE_TREES, type SourceTree } from './source-trees.ts';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([#.][^'"]+)['"]/g;

interface ModuleImport {
  readonly from: string;
  readonly to: string;
}

/** The imports of a file from its own source tree, as paths below its root. */
function importsOf(file: SourceFile, tree: SourceTree): ModuleImport[] {
  const from = path.posix.relative(tree.root, file.path);
  return [...file.text.matchAll(IMPORT)].flatMap(([, target = '']) => {
    const to = target.startsWith('#')
      ? path.posix.relative(tree.root, path.posix.join(sourceOf(tree.root), target.slice(1)))
      : path.posix.join(path.posix.dirname(from), target);
    return to.startsWith('..') ? [] : [{ from, to }];
  });
}

/** The folder that `#` refers to. */
function sourceOf(root: string): string {
  return /^.*?\/src(?=\/|$)/.exec(root)?.[0] ?? root;
}

function isWithin(file: string, modulePath: string): boolean {
  return file === modulePath || file.startsWith(`${modulePath}/`);
}

/** The module of a file in the table, the longest match; undefined if there is none. */
function entryOf(file: string, { layers }: SourceTree): string | undefined {
  const modulePaths = layers.flat().filter((modulePath) => isWithin(file, modulePath));
  return modulePaths.toSorted((a, b) => b.length - a.length)[0];
}

/** The layer of a file, from 0 at the top; -1 without a module. */
function layerOf(file: string, tree: SourceTree): number {
  const entry = entryOf(file, tree);
  return tree.layers.findIndex((layer) => entry !== undefined && layer.includes(entry));
}

/** The feature of a file (features/module/feature), or else its module. */
function featureOf(file: string, tree: SourceTree): string {
  const entry = entryOf(file, tree) ?? file;
  if (tree.features?.includes(entry) !== true) return entry;
  const folders = path.posix.dirname(file).split('/');
  return folders.slice(0, entry.split('/').length + 1).join('/');
}

function findUpward(imports: readonly ModuleImport[], tree: SourceTree): string[] {
  return imports.flatMap(({ from, to }) => {
    const layer = layerOf(to, tree);
    if (layer < 0 || layer >= layerOf(from, tree)) return [];
    return [`${tree.root}/${from} imports ${to}, which lies on a layer above.`];
  });
}

/** Modules that import each other, each cycle once, with one import of every pair. */
function findCycles(imports: readonly ModuleImport[], tree: SourceTree): string[] {
  const next = new Map<string, Map<string, ModuleImport>>();
  for (const moduleImport of imports) {
    const [from, to] = [featureOf(moduleImport.from, tree), featureOf(moduleImport.to, tree)];
    if (from === to) continue;
    next.set(from, (next.get(from) ?? new Map<string, ModuleImport>()).set(to, moduleImport));
  }
  const findReachable = (start: string): Set<string> => {
    const reachableTargets = new Set<string>();
    const queue = [start];
    for (let modulePath = queue.pop(); modulePath !== undefined; modulePath = queue.pop()) {
      for (const to of next.get(modulePath)?.keys() ?? []) {
        if (!reachableTargets.has(to)) queue.push(to);
        reachableTargets.add(to);
      }
    }
    return reachableTargets;
  };
  const reach = new Map([...next.keys()].map((modulePath) => [modulePath, findReachable(modulePath)]));
  const isInCycle = (from: string, to: string) => reach.get(to)?.has(from) === true;
  return [...next].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => isInCycle(from, to))
      .map(
        ([to, moduleImport]) =>
          `${tree.root}: ${from} and ${to} form a cycle: ${moduleImport.from} imports ${moduleImport.to}.`,
      ),
  );
}

/** Violations in a source tree: files without a module, imports from a higher layer, cycles of modules. */
export function findImportProblems(files: readonly SourceFile[], tree: SourceTree): string[] {
  const unlistedFiles = files
    .map((file) => path.posix.relative(tree.root, file.path))
    .filter((file) => entryOf(file, tree) === undefined)
    .map((file) => `${tree.root}/${file} belongs to no module that tools/checks/source-trees.ts knows.`);
  const imports = files.flatMap((file) => importsOf(file, tree));
  return [...unlistedFiles, ...findUpward(imports, tree), ...findCycles(imports, tree)];
}

/** Relative imports that leave their app or package; other code must use its name. */
export function findLeaving(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const home = /^(apps|packages)\/[^/]+/.exec(file.path)?.[0];
    return [...file.text.matchAll(IMPORT)].flatMap(([, target = '']) => {
      if (home === undefined || target.startsWith('#')) return [];
      const to = path.posix.join(path.posix.dirname(file.path), target);
      return isWithin(to, home) ? [] : [`${file.path} imports ${to}, which lies outside ${home}.`];
    });
  });
}

function sourcesOf(files: readonly string[]): SourceFile[] {
  return files.map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

/** Imports that break the rules of ARCHITECTURE.md. Tests may import everything from their own app. */
export function findWrongImports(): string[] {
  const sources = projectFiles().filter((file) => /\.tsx?$/.test(file));
  const against = SOURCE_TREES.flatMap((tree) => {
    const files = sources
      .filter((file) => isWithin(file, tree.root))
      .filter((file) => !/\.test\.tsx?$/.test(file) && !isGenerated(file));
    return findImportProblems(sourcesOf(files), tree);
  });
  return [...against, ...findLeaving(sourcesOf(sources))];
}
