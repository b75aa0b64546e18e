import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../tools/root.ts';
import type { Row } from './report.ts';
import { alone } from './report.ts';
import { makeFolder } from './stage.ts';
import type { CleanUp } from './stage.ts';

const GOAL_SURVEY_KB = 150;
const GOAL_ADMIN_KB = 230;
const GOAL_PAGE_KB = 60;
const WEB = path.join(ROOT, 'apps', 'web');
const ROUTES = 'src/routes/';
const INSIDE = `${ROUTES}_sidebar/`;
const SPLIT = '?tsr-split=component';
const PHRASES = '../../packages/phrases/src/screens/';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

interface Build {
  readonly folder: string;
  readonly manifest: Manifest;
}

function build(cleanUp: CleanUp): Build {
  const folder = makeFolder(cleanUp, 'web');
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const flags = ['build', '--manifest', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  execFileSync(process.execPath, [vite, ...flags], {
    cwd: WEB,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  return { folder, manifest };
}

/** A chunk and all that a browser must have before it runs. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(key)) return found;
  found.add(key);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
  return found;
}

/** The phrases a source file asks for, in the language that takes more letters. */
function phrasesOf(source: string): string[] {
  const text = readFileSync(path.join(WEB, source), 'utf8');
  const calls = [...text.matchAll(/loadPhrases\(([^)]*)\)/g)].map((call) => call[1] ?? '');
  const areas = calls.flatMap((call) => [...call.matchAll(/'(\w+)'/g)].map((area) => area[1] ?? ''));
  return areas.map((area) => `${PHRASES}${area}.de.ts`);
}

function kilobytes({ folder, manifest }: Build, keys: Iterable<string>): number {
  const files = new Set(
    Array.from(keys, (key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')),
  );
  const bytes = Array.from(
    files,
    (file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The layouts around a route, outermost first, and the route. */
function nesting(route: string): string[] {
  const folders = path.dirname(route).split('/');
  const layouts = folders.map((_, depth) => `${folders.slice(0, depth + 1).join('/')}/route.tsx`);
  return [...layouts, route];
}

function isRoute(key: string): boolean {
  return key.startsWith(ROUTES);
}

/** All that a first visit of a route loads: the entry, what its guards fetch, layouts, page, one language. */
function chunksOfRoute({ manifest }: Build, route: string): Set<string> {
  const files = nesting(route).filter((file) => `${file}${SPLIT}` in manifest);
  const fetched = (manifest['index.html']?.dynamicImports ?? []).filter((key) => !isRoute(key));
  const phrases = ['src/routes/__root.tsx', ...files].flatMap(phrasesOf);
  const chunks = new Set<string>();
  for (const key of ['index.html', ...fetched, ...files.map((file) => `${file}${SPLIT}`), ...phrases]) {
    withImports(manifest, key, chunks);
  }
  return chunks;
}

function kb(value: number): string {
  return `${value.toFixed(1)} kB`;
}

function rowOf(what: string, size: number, goal: number): Row {
  return alone({ what, ours: kb(size), goal: `at most ${goal} kB`, met: size <= goal });
}

/** Where an administrator lands; the pages inside come after it. */
function startPage(pages: readonly string[]): string | undefined {
  const inside = pages.filter((page) => page.startsWith(INSIDE));
  return inside.find((page) => page === `${INSIDE}dashboard.tsx`) ?? inside[0];
}

/**
 * JavaScript, gzip, that a browser loads: for the survey before the first item, for a first visit of the pages where
 * people arrive, and what each page inside adds to that.
 */
export function measureBundle(cleanUp: CleanUp): Row[] {
  const built = build(cleanUp);
  const survey = withImports(built.manifest, 'survey.html');
  for (const key of phrasesOf('src/survey-main.tsx')) withImports(built.manifest, key, survey);
  const pages = Object.keys(built.manifest)
    .filter((key) => key.endsWith(SPLIT) && !key.includes('/dev/') && !key.endsWith(`/route.tsx${SPLIT}`))
    .map((key) => key.slice(0, -SPLIT.length));
  const start = startPage(pages);
  const loaded = start === undefined ? new Set<string>() : chunksOfRoute(built, start);
  const rows = pages.map((page) => {
    const name = page.slice(ROUTES.length, -'.tsx'.length);
    const chunks = chunksOfRoute(built, page);
    if (page === start || !page.startsWith(INSIDE)) {
      return rowOf(`JavaScript of a first visit: ${name}`, kilobytes(built, chunks), GOAL_ADMIN_KB);
    }
    const added = [...chunks].filter((key) => !loaded.has(key));
    return rowOf(`JavaScript added by ${name}`, kilobytes(built, added), GOAL_PAGE_KB);
  });
  const surveyRow = rowOf(
    'JavaScript before the first survey item',
    kilobytes(built, survey),
    GOAL_SURVEY_KB,
  );
  return [surveyRow, ...rows.toSorted((a, b) => b.what.localeCompare(a.what))];
}
