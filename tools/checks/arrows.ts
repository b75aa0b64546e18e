import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { isGenerated, projectFiles } from './files.ts';

/**
 * The rooms of a folder, top floor first. A room may import rooms of its own floor and of the floors below, types
 * included, and rooms that import each other must not form a ring. A room is a file or a folder; a longer path wins.
 */
export interface House {
  readonly root: string;
  readonly floors: readonly (readonly string[])[];
  /** Folders whose folders are rooms of their own. */
  readonly split?: readonly string[];
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const HOUSES: readonly House[] = [
  {
    root: 'apps/server/src',
    split: ['features'],
    floors: [
      // Support of tests: nothing that runs may import it.
      ['testing'],
      ['main.ts'],
      ['app.ts', 'worker-app.ts', 'workers.ts', 'first-start.ts', 'demo'],
      ['api-routes.ts'],
      ['collections.ts', 'collection-hints.ts'],
      ['api-docs', 'dev-mail', 'monitoring'],
      ['features'],
      ['items'],
      ['http'],
      ['backup'],
      ['outbox', 'installation.ts', 'processes.ts', 'unsafe-settings.ts'],
      // The dependencies of a use case, as types of the rooms below.
      ['deps.ts'],
      ['database', 'mail', 'jobs', 'files', 'pdf'],
      ['payments'],
      [
        'ai-settings.ts',
        'backup-settings.ts',
        'closing.ts',
        'config.ts',
        'connection-budget.ts',
        'database-settings.ts',
        'flag-setting.ts',
        'kept-value.ts',
        'listening.ts',
        'log-context.ts',
        'log-repeats.ts',
        'logger.ts',
        'nearest-name.ts',
        'observe.ts',
        'operation-settings.ts',
        'payments/settings.ts',
        'price-settings.ts',
        'public-settings.ts',
        'secrets',
        'sheets',
        'sso-settings.ts',
        'startup-error.ts',
        'secret-files.ts',
        'tracing',
        'trusted-proxies.ts',
        'unknown-settings.ts',
        'version.ts',
      ],
    ],
  },
  {
    root: 'apps/server/src/items',
    floors: [['routes.ts'], ['read', 'write'], ['context.ts'], ['compile'], ['ask'], ['declare']],
  },
  {
    root: 'apps/web/src',
    split: ['features'],
    floors: [
      ['testing'],
      ['main.tsx', 'survey-main.tsx'],
      ['router.tsx'],
      ['routes'],
      // The frame around every page: no feature imports it.
      ['features/shell'],
      ['features/palette', 'features/welcome'],
      ['features'],
      ['ui'],
      ['lib'],
    ],
  },
];

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([#.][^'"]+)['"]/g;

interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** What a file imports from its own house, as paths below its root. */
function importsOf(file: SourceFile, house: House): Arrow[] {
  const from = path.posix.relative(house.root, file.path);
  return [...file.text.matchAll(IMPORT)].flatMap(([, target = '']) => {
    const to = target.startsWith('#')
      ? path.posix.relative(house.root, path.posix.join(sourceOf(house.root), target.slice(1)))
      : path.posix.join(path.posix.dirname(from), target);
    return to.startsWith('..') ? [] : [{ from, to }];
  });
}

/** The folder that `#` stands for. */
function sourceOf(root: string): string {
  return /^.*?\/src(?=\/|$)/.exec(root)?.[0] ?? root;
}

function isWithin(file: string, room: string): boolean {
  return file === room || file.startsWith(`${room}/`);
}

/** The room of the table that holds a file, the longest one; undefined when none does. */
function entryOf(file: string, { floors }: House): string | undefined {
  const rooms = floors.flat().filter((room) => isWithin(file, room));
  return rooms.toSorted((a, b) => b.length - a.length)[0];
}

/** The floor of a file, from 0 at the top; -1 for one without a room. */
function floorOf(file: string, house: House): number {
  const entry = entryOf(file, house);
  return house.floors.findIndex((floor) => entry !== undefined && floor.includes(entry));
}

function roomOf(file: string, house: House): string {
  const entry = entryOf(file, house) ?? file;
  if (house.split?.includes(entry) !== true) return entry;
  return file
    .split('/')
    .slice(0, entry.split('/').length + 1)
    .join('/');
}

function findUpward(arrows: readonly Arrow[], house: House): string[] {
  return arrows.flatMap(({ from, to }) => {
    const floor = floorOf(to, house);
    if (floor < 0 || floor >= floorOf(from, house)) return [];
    return [`${house.root}/${from} imports ${to}, which lies on a floor above.`];
  });
}

/** The rooms that reach each other, each ring once, with one import of every pair. */
function findRings(arrows: readonly Arrow[], house: House): string[] {
  const next = new Map<string, Map<string, Arrow>>();
  for (const arrow of arrows) {
    const [from, to] = [roomOf(arrow.from, house), roomOf(arrow.to, house)];
    if (from === to) continue;
    next.set(from, (next.get(from) ?? new Map<string, Arrow>()).set(to, arrow));
  }
  const reached = (start: string): Set<string> => {
    const found = new Set<string>();
    const waiting = [start];
    for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
      for (const to of next.get(room)?.keys() ?? []) {
        if (!found.has(to)) waiting.push(to);
        found.add(to);
      }
    }
    return found;
  };
  const reach = new Map([...next.keys()].map((room) => [room, reached(room)]));
  const isRinged = (from: string, to: string) => reach.get(to)?.has(from) === true;
  return [...next].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => isRinged(from, to))
      .map(
        ([to, arrow]) => `${house.root}: ${from} and ${to} form a ring: ${arrow.from} imports ${arrow.to}.`,
      ),
  );
}

/** What breaks the arrows of a house: files without a room, imports of a floor above, rings of rooms. */
export function findArrowProblems(files: readonly SourceFile[], house: House): string[] {
  const homeless = files
    .map((file) => path.posix.relative(house.root, file.path))
    .filter((file) => entryOf(file, house) === undefined)
    .map((file) => `${house.root}/${file} belongs to no room that tools/checks/arrows.ts knows.`);
  const arrows = files.flatMap((file) => importsOf(file, house));
  return [...homeless, ...findUpward(arrows, house), ...findRings(arrows, house)];
}

/** Relative imports that leave their app or package, which other code imports by its name. */
export function findLeaving(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const home = /^(apps|packages)\/[^/]+/.exec(file.path)?.[0];
    return [...file.text.matchAll(IMPORT)].flatMap(([, target = '']) => {
      if (home === undefined || target.startsWith('#')) return [];
      const to = path.posix.join(path.posix.dirname(file.path), target);
      return isWithin(to, home) ? [] : [`${file.path} imports ${to}, which lies outside ${home}.`];
    });
  });
}

function sourcesOf(files: readonly string[]): SourceFile[] {
  return files.map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

/** Imports that run against the arrows of ARCHITECTURE.md. Tests may import everything of their own app. */
export function wrongArrows(): string[] {
  const sources = projectFiles().filter((file) => /\.tsx?$/.test(file));
  const against = HOUSES.flatMap((house) => {
    const files = sources
      .filter((file) => isWithin(file, house.root))
      .filter((file) => !/\.test\.tsx?$/.test(file) && !isGenerated(file));
    return findArrowProblems(sourcesOf(files), house);
  });
  return [...against, ...findLeaving(sourcesOf(sources))];
}
