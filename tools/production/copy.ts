import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { findProductionModules } from './modules.ts';
import { writeSbom } from './sbom.ts';

/** Commands for operators, besides the start: files of `tools` and their command names. */
const COMMANDS = [
  'start',
  'admin',
  'backup',
  'restore',
  'verify',
  'recompute',
  'workspace-export',
  'workspace-import',
] as const;

const SERVER = 'apps/server';
const WEB = 'apps/web';
const LOCAL_POSTGRES = 'packages/local-postgres';
const NODE_PACKAGE = `node_modules/node-${process.platform === 'darwin' && process.arch === 'arm64' ? 'bin-' : ''}${process.platform}-${process.arch}`;

/** Types, source maps and documents of packages: no program reads them. Licences stay. */
const NOT_RUN = /\.(?:d\.[cm]?ts|map|tsbuildinfo)$|\/(?:README|CHANGELOG|HISTORY)(?:\.[a-z]+)?$/i;
/** Folders at the top of a package that it does not load. */
const NOT_LOADED = /^(?:tests?|docs?|examples?|benchmarks?)$/;
/** Packages contain `.ts` sources that some of them run; ours contain tests next to them. */
const TESTS = /\.test\.tsx?$|\/src\/testing(?:\/|$)/;

type Copy = { root: string; target: string; withPostgres: boolean; withNode: boolean };

/** Copies the files that the running product needs from a built project into an empty folder. */
export function copyProduction({ root, target, withPostgres, withNode }: Copy): void {
  const copy = (relativePath: string, leaveOut: RegExp) =>
    cpSync(path.join(root, relativePath), path.join(target, relativePath), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !leaveOut.test(source),
    });
  const { modules, workspaces } = findProductionModules(root, [SERVER]);
  const postgres = findProductionModules(root, [LOCAL_POSTGRES]).modules;
  for (const workspace of new Set([...workspaces, LOCAL_POSTGRES])) {
    copy(`${workspace}/package.json`, /^$/);
    copy(`${workspace}/src`, TESTS);
    link(root, target, workspace);
  }
  for (const module of new Set([...modules, ...(withPostgres ? postgres : [])]))
    copyModule(root, target, module);
  copy('apps/web/dist', /^$/);
  for (const file of findSources(
    root,
    COMMANDS.map((name) => `tools/${name}.ts`),
  ))
    copy(file, /^$/);
  if (withNode) {
    const program = path.join(target, NODE_PACKAGE, 'bin', 'node');
    copy(`${NODE_PACKAGE}/bin/node`, /^$/);
    copy(`${NODE_PACKAGE}/package.json`, /^$/);
    if (existsSync(path.join(root, NODE_PACKAGE, 'LICENSE'))) copy(`${NODE_PACKAGE}/LICENSE`, /^$/);
    chmodSync(program, 0o755);
    symlinkSync(path.relative(target, program), path.join(target, 'node'));
  }
  copy('LICENSE', /^$/);
  writeSbom(root, target, listShippedPackages(root, { withPostgres, withNode }));
  cpSync(path.join(root, 'tools/production/quint.mjs'), path.join(target, 'quint.mjs'));
}

/** Folders of the packages in a build, including those bundled into the web app. */
export function listShippedPackages(
  root: string,
  { withPostgres, withNode }: Pick<Copy, 'withPostgres' | 'withNode'>,
): Set<string> {
  const { modules, workspaces } = findProductionModules(root, [SERVER, WEB]);
  return new Set([
    ...workspaces,
    ...modules,
    LOCAL_POSTGRES,
    ...(withPostgres ? findProductionModules(root, [LOCAL_POSTGRES]).modules : []),
    ...(withNode ? [NODE_PACKAGE] : []),
  ]);
}

/** Nested packages are separate modules, copied when another module requires them. */
function copyModule(root: string, target: string, module: string): void {
  const source = path.join(root, module);
  const isLoaded = (file: string) => {
    const [top = '', second] = path.relative(source, file).split(path.sep);
    if (top === 'node_modules' || NOT_LOADED.test(top)) return false;
    return top !== 'prebuilds' || second === undefined || second === `${process.platform}-${process.arch}`;
  };
  cpSync(source, path.join(target, module), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => isLoaded(file) && !NOT_RUN.test(file),
  });
}

const Manifest = z.object({ name: z.string() });

function link(root: string, target: string, workspace: string): void {
  const { name } = Manifest.parse(
    JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')),
  );
  const linkPath = path.join(target, 'node_modules', name);
  mkdirSync(path.dirname(linkPath), { recursive: true });
  symlinkSync(path.relative(path.dirname(linkPath), path.join(target, workspace)), linkPath);
}

/** Files of `tools` that these import, directly or indirectly. */
function findSources(root: string, entries: readonly string[]): Set<string> {
  const sources = new Set(entries);
  for (const file of sources) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const importPath = path.posix.join(path.posix.dirname(file), name);
      if (importPath.startsWith('tools/')) sources.add(importPath);
    }
  }
  return sources;
}

/** Writes the version of this build and marks the tree as a build. */
export function writeManifest(target: string, build: { version: string; commit: string | null }): void {
  const scripts = Object.fromEntries(COMMANDS.map((name) => [name, `exec node quint.mjs ${name}`]));
  const manifest = { name: 'quint', ...build, private: true, license: 'MIT', type: 'module', scripts };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(path.join(target, 'production.json'), `${JSON.stringify(build)}\n`);
}
