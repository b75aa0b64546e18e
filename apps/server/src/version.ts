import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../', import.meta.url);
const SHOWN_CHARACTERS = 12;

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as { version: string };
  return version;
}

/** The version of the product, from the package at the root of the repository. */
export const VERSION = readVersion();

/** The commit of the tree; empty when it is not a clone, or git is missing. */
function readHead(): string {
  if (!existsSync(new URL('.git', ROOT))) return '';
  try {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: fileURLToPath(ROOT),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return head.trim();
  } catch {
    return '';
  }
}

let cachedHead: string | undefined;

/** The first characters of the commit: the given one, or that of the clone. Undefined when neither is known. */
export function findCommit(configuredCommit: string | undefined): string | undefined {
  const commit = configuredCommit ?? (cachedHead ??= readHead());
  return commit === '' ? undefined : commit.slice(0, SHOWN_CHARACTERS);
}

/** Version and commit in one text, like `1.0.0 (0123456789ab)`. */
export function describeVersion({ buildCommit }: { readonly buildCommit: string | undefined }): string {
  const commit = findCommit(buildCommit);
  return commit === undefined ? VERSION : `${VERSION} (${commit})`;
}
