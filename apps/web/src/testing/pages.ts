import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Admission, Layout } from '../lib/page.ts';

/** A page as declared by its route file and the route file of its layout. */
export interface DeclaredPage {
  /** The path in the syntax of the router; `{-$name}` is optional. */
  readonly path: string;
  /** The route file, relative to the folder of the web app. */
  readonly file: string;
  readonly who: Admission;
  /** Undefined for a path that redirects. */
  readonly layout: Layout | undefined;
  readonly whenFrozen: boolean;
  readonly blankForJson: boolean;
}

const WEB = path.join(import.meta.dirname, '..', '..');
const ROUTES = 'src/routes';

interface RouteFile {
  readonly file: string;
  readonly id: string;
  readonly staticData: string;
}

function readRouteFiles(): readonly RouteFile[] {
  return readdirSync(path.join(WEB, ROUTES), { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const file = path.posix.join(ROUTES, name.split(path.sep).join('/'));
    if (!file.endsWith('.tsx') || file.endsWith('__root.tsx')) return [];
    const text = readFileSync(path.join(WEB, file), 'utf8');
    const [, id = ''] = /createFileRoute\('([^']+)'\)/.exec(text) ?? [];
    const [, staticData = ''] = /staticData: \{([^}]*)\}/.exec(text) ?? [];
    return [{ file, id, staticData }];
  });
}

function valueOf(staticData: string, key: string): string | undefined {
  return new RegExp(`\\b${key}: '?(\\w+)`).exec(staticData)?.[1];
}

/** `/_sidebar/roles/` → `_sidebar`; empty for a page without a layout. */
function layoutFolderOf(id: string): string {
  return /^\/(_[a-z]+)(?=\/|$)/.exec(id)?.[1] ?? '';
}

/**
 * All pages of the app, read from the route files, for programs that cannot load the app itself. A page without a
 * declaration of who may open it is left out, and fails a test.
 */
export function listPages(): readonly DeclaredPage[] {
  const files = readRouteFiles();
  const layouts = new Map(files.map(({ id, staticData }) => [id, valueOf(staticData, 'layout')]));
  return files.flatMap(({ file, id, staticData }) => {
    const who = valueOf(staticData, 'who');
    if (who === undefined) return [];
    const folder = layoutFolderOf(id);
    const address = id.slice(folder === '' ? 0 : folder.length + 1).replace(/(.)\/$/, '$1');
    return [
      {
        path: address,
        file,
        who: who as Admission,
        layout: layouts.get(`/${folder}`) as Layout | undefined,
        whenFrozen: valueOf(staticData, 'whenFrozen') === 'true',
        blankForJson: valueOf(staticData, 'blankForJson') === 'true',
      },
    ];
  });
}
