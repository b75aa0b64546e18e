import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../tools/root.ts';

/** Later releases refuse row permissions without a licence key. */
const PEER = { name: 'directus', version: '11.17.4' };
/** The newest on which a native part of the peer builds. */
const NODE = { name: 'node', version: '22.23.3' };
const FOLDER = path.join(ROOT, 'bench', '.peer');
const LIMIT_MS = 20 * 60_000;

export interface InstalledPeer {
  readonly node: string;
  /** The peer's command line. */
  readonly script: string;
}

function install(what: { name: string; version: string }, env: NodeJS.ProcessEnv): void {
  const args = ['install', '--save-exact', '--no-audit', '--no-fund', `${what.name}@${what.version}`];
  const { status, stderr } = spawnSync('npm', args, {
    cwd: FOLDER,
    env: { ...process.env, NODE_ENV: undefined, ...env },
    encoding: 'utf8',
    timeout: LIMIT_MS,
  });
  if (status !== 0) throw new Error(`npm could not install ${what.name}:\n${stderr}`);
}

/** The headers that the package of Node brings, so that native parts build without fetching any. */
function findHeaders(): string | undefined {
  const inside = path.join(FOLDER, 'node_modules', 'node', 'node_modules');
  const packages = existsSync(inside) ? readdirSync(inside).map((name) => path.join(inside, name)) : [];
  return packages.find((folder) => existsSync(path.join(folder, 'include', 'node', 'node.h')));
}

/** Installs the peer into a folder of its own, beside a Node it runs on, unless it is there. Takes some minutes. */
export function ensurePeer(): InstalledPeer {
  const node = path.join(FOLDER, 'node_modules', 'node', 'bin', 'node');
  const script = path.join(FOLDER, 'node_modules', '@directus', 'api', 'dist', 'cli', 'run.js');
  if (existsSync(node) && existsSync(script)) return { node, script };
  console.log(`Installing ${PEER.name} ${PEER.version} into bench/.peer …`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "name": "peer", "private": true }\n');
  install(NODE, {});
  const headers = findHeaders();
  install(PEER, {
    PATH: [path.dirname(node), process.env['PATH']].join(path.delimiter),
    ...(headers === undefined ? {} : { npm_config_nodedir: headers }),
  });
  return { node, script };
}
