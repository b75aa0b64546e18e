import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { JavaScriptSizes, PageSize } from '../../tools/javascript.ts';
import {
  FIRST_LOAD_MAX_KB,
  limitOf,
  measureJavaScript,
  PAGE_MAX_KB,
  SURVEY_MAX_KB,
} from '../../tools/javascript.ts';
import { ROOT } from '../../tools/root.ts';
import type { Section } from './report.ts';
import { ensureWebBuilt, WEB_DIR } from '../../tools/web-build.ts';
import { IS_TINY } from './pace.ts';
import { makeFolder } from './stage.ts';
import type { CleanUp } from './stage.ts';

const NOTE = `What a browser loads, in kB (1,000 bytes) after gzip, of a build for production in German: all of a first visit, and
what the page adds for a visitor who comes from the page named. Where people arrive (the login page and all that is open
to everybody, the dashboard, the own profile) a first visit is held to ${FIRST_LOAD_MAX_KB}; the other pages are held to ${PAGE_MAX_KB} added.
Code that is loaded on demand (a menu, a dialog, an export) is not part of it. The code of menus and lists is fetched by pages
with the sidebar once they stand and the browser is idle: it is not in their first visit, and there for the next page.`;
const HEAD = '| route | first visit | adds | to | met |\n| --- | --- | --- | --- | --- |';

function build(cleanUp: CleanUp): string {
  const folder = makeFolder(cleanUp, 'web');
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'apps', 'web'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return folder;
}

function toLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function pageLine(page: PageSize): string {
  const { path: address, first, next } = page;
  const { size, most } = limitOf(page);
  const addedCells = next === undefined ? ['', ''] : [next.size.toFixed(1), next.after];
  return toLine([address, first.toFixed(1), ...addedCells, size <= most ? 'yes' : 'no']);
}

function toTable({ survey, pages }: JavaScriptSizes): string {
  const surveyLine = toLine(['/survey', survey.toFixed(1), '', '', survey <= SURVEY_MAX_KB ? 'yes' : 'no']);
  const lines = [...pages.map(pageLine), surveyLine];
  return `${NOTE} The survey, a document of its own, may load ${SURVEY_MAX_KB} before its first item.\n\n${HEAD}\n${lines.join('\n')}`;
}

/** The build that the tests use as well. */
async function findBuild(): Promise<string> {
  await ensureWebBuilt(console.log);
  return WEB_DIR;
}

/** What the JavaScript of every route weighs. */
export async function measureRoutes(cleanUp: CleanUp): Promise<Section> {
  // A build takes longer than everything else of a tiny round.
  const folder = IS_TINY ? await findBuild() : build(cleanUp);
  return { title: 'JavaScript per route', text: toTable(measureJavaScript(folder)) };
}
