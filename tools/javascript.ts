import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Layout } from '../apps/web/src/lib/page.ts';
import { listPages, type DeclaredPage } from '../apps/web/src/testing/pages.ts';
import { ROOT } from './root.ts';

const FIRST_LOAD_MAX_KB = 230;
const PAGE_MAX_KB = 60;
const SURVEY_MAX_KB = 150;
/** A page counts as broken only this far above its limit: the table reports it earlier. */
const TOLERANCE = 1.03;

const WEB = path.join(ROOT, 'apps', 'web');
/** The part after the name of a route file: the chunk of its component, with or without its loader. */
const SPLIT = /\?tsr-split=.*\b(?:component|loader)\b/;
const SESSION = 'src/lib/session.ts';
/** The German texts of an area (the larger ones) in the manifest. */
const PHRASES = /^\.\.\/\.\.\/packages\/phrases\/src\/[\w-]+\/screens\/([\w-]+)\.de\.ts$/;

/** The page visited before those of a layout; the login page by default. */
const COMES_AFTER: Partial<Record<Layout, string>> = {
  sidebar: '/dashboard',
  account: '/dashboard',
  insights: '/talent-profile/$talentId',
};

/** Code that a layout loads when the page is idle: not part of a first visit, and loaded before the next page. */
const FETCHED_WHEN_IDLE: Partial<Record<Layout, string>> = {
  sidebar: 'src/features/shell/shell/components/menus-and-lists.ts',
};

/** Landing pages: the login page, and the first page of each kind of person. */
const LOGIN = '/';
const FIRST_PAGES = [LOGIN, '/dashboard', '/talent-profile/$talentId'];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

interface Build {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Sizes in kB (1,000 bytes), each file compressed by gzip at its highest level. */
export interface PageSize {
  /** The address as the router writes it. */
  readonly path: string;
  /** All code that a first visit loads. */
  readonly first: number;
  /** The page visited before, and the code that this page adds; undefined for a landing page. */
  readonly next: { readonly after: string; readonly size: number } | undefined;
}

export interface JavaScriptSizes {
  /** The first page of the survey; later parts are loaded while a person reads it. */
  readonly survey: number;
  readonly pages: readonly PageSize[];
}

/** The limit of a page: the whole first visit for landing pages, otherwise the added code. */
function limitOf({ first, next }: PageSize): { of: 'first' | 'next'; size: number; most: number } {
  return next === undefined || next.after === LOGIN
    ? { of: 'first', size: first, most: FIRST_LOAD_MAX_KB }
    : { of: 'next', size: next.size, most: PAGE_MAX_KB };
}

/** A chunk with all its static imports. */
function withImports(manifest: Manifest, key: string, chunks: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || chunks.has(key)) return chunks;
  chunks.add(key);
  for (const importKey of chunk.imports ?? []) withImports(manifest, importKey, chunks);
  return chunks;
}

/** The chunks of the phrases that a source file uses, in the larger language. */
function phrasesOf(source: string, manifest: Manifest): string[] {
  const text = readFileSync(path.join(WEB, source), 'utf8');
  const calls = Array.from(text.matchAll(/loadPhrases\(([^)]*)\)/g), (call) => call[1] ?? '');
  const areas = calls.flatMap((call) => Array.from(call.matchAll(/'([\w-]+)'/g), (area) => area[1] ?? ''));
  return areas.map((area) => {
    const key = Object.keys(manifest).find((name) => PHRASES.exec(name)?.[1] === area);
    if (key === undefined) throw new Error(`No chunk of the phrases of ${area}`);
    return key;
  });
}

function kilobytes({ folder, manifest }: Build, keys: Iterable<string>): number {
  const files = new Set(Array.from(keys, (key) => manifest[key]?.file ?? ''));
  let bytes = 0;
  for (const file of files) {
    if (file.endsWith('.js')) bytes += gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length;
  }
  return bytes / 1000;
}

/** The layouts around a page, outermost first, and the page itself, as source files. */
function listNestedFiles(page: string): string[] {
  const folders = path.dirname(page).split('/');
  return [...folders.map((_, depth) => `${folders.slice(0, depth + 1).join('/')}/route.tsx`), page];
}

/** All code of a first visit: the entry, the session if needed, layouts, page, one language. */
function chunksOf({ folder, manifest }: Build, { file, who }: DeclaredPage): Set<string> {
  const files = ['src/routes/__root.tsx', ...listNestedFiles(file)];
  const splits = Object.keys(manifest).filter((key) => SPLIT.test(key) && files.includes(sourceOf(key)));
  if (!splits.some((key) => sourceOf(key) === file)) throw new Error(`No chunk of ${file} in ${folder}`);
  const session = who === 'everyone' ? [] : [SESSION];
  const phrases = ['src/routes/__root.tsx', ...new Set(splits.map(sourceOf))].flatMap((source) =>
    phrasesOf(source, manifest),
  );
  const chunks = new Set<string>();
  for (const key of ['index.html', ...session, ...splits, ...phrases]) withImports(manifest, key, chunks);
  return chunks;
}

function sourceOf(key: string): string {
  return key.replace(/\?.*$/, '');
}

/** Whether a route file has a component; one that only redirects has no code of its own. */
function isDrawn({ file }: DeclaredPage): boolean {
  return /\bcomponent:/.test(readFileSync(path.join(WEB, file), 'utf8'));
}

/** The pages with content; specimens for developers have no limit. */
function drawnPages(): readonly DeclaredPage[] {
  return listPages().filter(
    (page) => page.who !== 'nobody' && !page.path.startsWith('/dev/') && isDrawn(page),
  );
}

/** The previous page; a page of the topbar that only its talent may open follows the profile. */
function addressBefore({ layout, who }: DeclaredPage): string {
  return (
    (layout === undefined ? undefined : COMES_AFTER[layout]) ??
    (who === 'talents' ? '/talent-profile/$talentId' : LOGIN)
  );
}

/**
 * Computes the JavaScript size of every route. Code loaded on demand (a dialog, an export) does not count. @param
 * folder of a build with its manifest
 */
export function measureJavaScript(folder: string): JavaScriptSizes {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const build = { folder, manifest };
  const pages = drawnPages().map((page) => ({ page, chunks: chunksOf(build, page) }));
  const sizeOf = ({ page, chunks }: (typeof pages)[number]): PageSize => {
    const first = kilobytes(build, chunks);
    if (FIRST_PAGES.includes(page.path)) return { path: page.path, first, next: undefined };
    const after = addressBefore(page);
    const pageBefore = pages.find((candidate) => candidate.page.path === after);
    if (pageBefore?.page.layout === undefined) throw new Error(`No page ${after} in ${folder}`);
    const idle = FETCHED_WHEN_IDLE[pageBefore.page.layout];
    const before = new Set(pageBefore.chunks);
    if (idle !== undefined) withImports(manifest, idle, before);
    const addedChunks = [...chunks].filter((key) => !before.has(key));
    return { path: page.path, first, next: { after, size: kilobytes(build, addedChunks) } };
  };
  const survey = withImports(manifest, 'survey.html', new Set());
  for (const key of phrasesOf('src/survey-main.tsx', manifest)) withImports(manifest, key, survey);
  return {
    survey: kilobytes(build, survey),
    pages: pages.map(sizeOf),
  };
}

/** The routes over their limit, as messages; empty if there are none. */
export function findHeavyPages({ survey, pages }: JavaScriptSizes): string[] {
  const heavy = pages.flatMap((page) => {
    const limit = limitOf(page);
    if (limit.size <= limit.most * TOLERANCE) return [];
    const pageLabel =
      limit.of === 'first' ? `A first visit of ${page.path}` : `${page.path}, after ${page.next?.after},`;
    return [`${pageLabel} loads ${limit.size.toFixed(1)} kB of JavaScript, at most ${limit.most}.`];
  });
  return survey > SURVEY_MAX_KB
    ? [`The survey loads ${survey.toFixed(1)} kB of JavaScript, at most ${SURVEY_MAX_KB}.`, ...heavy]
    : heavy;
}
