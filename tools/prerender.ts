import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { PublicSettings } from '../packages/contract/src/public-settings.ts';
import { LANGUAGES } from '../packages/phrases/src/languages.ts';
import { prerenderedFolder } from '../apps/server/src/public-settings.ts';
import { precompress } from './precompress.ts';
import { ROOT } from './root.ts';
import { isFileError } from '@quint/local-postgres/startup-error.ts';
import { WEB_DIR } from './web-build.ts';

const SCRIPT = path.join(ROOT, 'apps', 'web', 'prerender.ts');
const DOCUMENTS = ['index.html', 'survey.html'];

/**
 * Draws the pages people arrive at, once for a build and these settings, so that they can be read before the script
 * runs. Where the build cannot be written to, they come undrawn, as all others do.
 */
export async function ensurePrerendered(settings: PublicSettings): Promise<void> {
  const folder = path.join(WEB_DIR, prerenderedFolder(settings));
  // A tree without the script shows the pages drawn by its build, and others undrawn.
  if (existsSync(folder) || !existsSync(SCRIPT)) return;
  let drawn: string | undefined;
  try {
    mkdirSync(path.dirname(folder), { recursive: true });
    // Beside its place, which it takes as a whole.
    drawn = mkdtempSync(`${folder}-`);
    const work = LANGUAGES.flatMap((language) => DOCUMENTS.map((name) => [name, language]));
    await Promise.all(work.map((page) => drawPages([WEB_DIR, drawn ?? '', ...page], settings)));
    await precompress(drawn);
    // Temporary folders are closed to other users, and the server may run as one.
    chmodSync(drawn, 0o755);
    renameSync(drawn, folder);
  } catch (error) {
    if (drawn !== undefined) rmSync(drawn, { recursive: true, force: true });
    // Another start has drawn the same meanwhile.
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
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [output, code] = await Promise.all([text(child.stderr), ended]);
  if (code !== 0) throw new Error(`The pages could not be drawn.\n${output.trim()}`);
}
