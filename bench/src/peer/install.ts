import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../tools/root.ts';

/** Later releases require a licence key for row permissions. */
const PEER = { name: 'directus', version: '11.17.4' };
/** The newest version on which a native part of the peer builds. */
const NODE = { name: 'node', version: '22.23.3' };
const FOLDER = path.join(ROOT, 'bench', '.peer');
/** A separate folder: npm removes unknown files from a tree, and the headers are inside the package of Node. */
const NODE_FOLDER = path.join(FOLDER, 'node');
/** Native parts are compiled; on a busy machine this takes long. */
const LIMIT_MS = 60 * 60_000;

export interface InstalledPeer {
  readonly node: string;
  /** The peer's command line. */
  readonly script: string;
}

function install(folder: string, what: { name: string; version: string }, env: NodeJS.ProcessEnv): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "peer", "private": true }\n');
  const args = ['install', '--save-exact', '--no-audit', '--no-fund', `${what.name}@${what.version}`];
  const { status, stderr } = spawnSync('npm', args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, ...env },
    encoding: 'utf8',
    timeout: LIMIT_MS,
  });
  if (status !== 0) throw new Error(`npm could not install ${what.name}:\n${stderr}`);
}

/** The headers included with Node, so that native parts build without a download. */
function findHeaders(): string | undefined {
  const modules = path.join(NODE_FOLDER, 'node_modules');
  const name = `node-${process.platform}-${process.arch}`;
  const folders = [path.join(modules, 'node', 'node_modules', name), path.join(modules, name)];
  return folders.find((folder) => existsSync(path.join(folder, 'include', 'node', 'config.gypi')));
}

/** Installs Node with its headers, again if either is missing. Returns the folder of the headers. */
function ensureNode(node: string): string {
  const there = existsSync(node) ? findHeaders() : undefined;
  if (there !== undefined) return there;
  rmSync(NODE_FOLDER, { recursive: true, force: true });
  install(NODE_FOLDER, NODE, {});
  const headers = findHeaders();
  if (headers === undefined) throw new Error(`Node ${NODE.version} came without headers in ${NODE_FOLDER}`);
  return headers;
}

/** Installs the peer and its Node into a separate folder, unless they exist. Takes some minutes. */
export function ensurePeer(): InstalledPeer {
  const node = path.join(NODE_FOLDER, 'node_modules', 'node', 'bin', 'node');
  const script = path.join(FOLDER, 'node_modules', '@directus', 'api', 'dist', 'cli', 'run.js');
  if (existsSync(node) && existsSync(script)) return { node, script };
  console.log(`Installing ${PEER.name} ${PEER.version} into bench/.peer …`);
  const headers = ensureNode(node);
  install(FOLDER, PEER, {
    PATH: [path.dirname(node), process.env['PATH']].join(path.delimiter),
    // Read by node-gyp; takes precedence over the same setting in the user's own files.
    npm_config_nodedir: headers,
  });
  return { node, script };
}
