import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { PublicSettings } from '../packages/contract/src/operation/public-settings.ts';
import { LANGUAGES } from '../packages/phrases/src/base/languages.ts';
import { prerenderedFolder } from '../apps/server/src/public-settings.ts';
import { precompress } from './precompress.ts';
import { ROOT } from './root.ts';
import { isFileError } from '@quint/local-postgres/startup-error.ts';
import { WEB_DIR } from './web-build.ts';

const SCRIPT = path.join(ROOT, 'apps', 'web', 'prerender.ts');
const DOCUMENTS = ['index.html', 'survey.html'];

/**
 * Renders the landing pages, once for a build and these settings, so that they can be read before the script runs. If
 * the build is not writable, they are served without rendered content, as all others are.
 */
export async function ensurePrerendered(settings: PublicSettings): Promise<void> {
  const folder = path.join(WEB_DIR, prerenderedFolder(settings));
  // Without the script, the pages rendered at build time are used, and others are not rendered.
  if (existsSync(folder) || !existsSync(SCRIPT)) return;
  let temporaryFolder: string | undefined;
  try {
    mkdirSync(path.dirname(folder), { recursive: true });
    // Next to its final place, so that it can replace it as a whole.
    temporaryFolder = mkdtempSync(`${folder}-`);
    const work = LANGUAGES.flatMap((language) => DOCUMENTS.map((name) => [name, language]));
    await Promise.all(work.map((page) => drawPages([WEB_DIR, temporaryFolder ?? '', ...page], settings)));
    await precompress(temporaryFolder);
    // Temporary folders are closed to other users, and the server may run as another user.
    chmodSync(temporaryFolder, 0o755);
    renameSync(temporaryFolder, folder);
  } catch (error) {
    if (temporaryFolder !== undefined) rmSync(temporaryFolder, { recursive: true, force: true });
    // Another start has rendered the same files in the meantime.
    if (existsSync(folder) || isFileError(error)) return;
    throw error;
  }
}

async function drawPages(args: readonly string[], settings: PublicSettings): Promise<void> {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.stdin.end(JSON.stringify(settings));
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [output, code] = await Promise.all([text(child.stderr), exit]);
  if (code !== 0) throw new Error(`The pages could not be rendered.\n${output.trim()}`);
}
