import type { CurrentUser } from '@quint/contract/session.ts';
import { ROUTES, type Admission, type RouteRow } from './route-table.ts';

interface FoundRoute {
  readonly row: RouteRow;
  /** What stands for the parts that vary. */
  readonly params: Readonly<Record<string, string>>;
}

const FIXED = '0';
const VARIES = '1';
const ALL_BELOW = '2';

function splitPath(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

/** Orders rows so that the first that fits is the most particular: fixed parts before those that vary. */
function rankOf(row: RouteRow): string {
  return splitPath(row.path)
    .map((part) => (part === '*' ? ALL_BELOW : part.startsWith('$') ? VARIES : FIXED))
    .join('');
}

const BY_RANK = ROUTES.map((row) => ({ row, parts: splitPath(row.path), rank: rankOf(row) })).toSorted(
  (left, right) => (left.rank < right.rank ? -1 : 1),
);

function readParams(
  parts: readonly string[],
  given: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const open = parts.at(-1) === '*';
  const fixed = open ? parts.slice(0, -1) : parts;
  if (open ? given.length < fixed.length : given.length !== fixed.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of fixed.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith('$')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

/** The row of an address. A trailing slash makes no difference. */
export function findRoute(path: string): FoundRoute {
  const given = splitPath(path);
  for (const { row, parts } of BY_RANK) {
    const params = readParams(parts, given);
    if (params !== undefined) return { row, params };
  }
  throw new Error(`No row for ${path}`);
}

/** Where an older or shorter address leads, without its query; undefined for a page of its own. */
export function findTarget(path: string): string | undefined {
  const { row, params } = findRoute(path);
  return row.leadsTo?.replaceAll(/\$(\w+)/g, (_part, name: string) => params[name] ?? '');
}

/** Whether a page stands in the blank layout for this query, whatever its own is. */
export function isBlankFor(path: string, search: Readonly<Record<string, unknown>>): boolean {
  return search['output'] === 'json' && findRoute(path).row.blankForJson === true;
}

type Person = Pick<CurrentUser, 'role' | 'active_workspace' | 'active_talent'>;

function isPlatformAdmin(person: Person): boolean {
  return person.role.admin_access || person.role.name === 'APP_ADMIN';
}

function isAdmin(person: Person): boolean {
  return isPlatformAdmin(person) || person.role.name === 'ORG_ADMIN';
}

/** An administrator of the platform is never locked out of a workspace. */
function isLockedOut(person: Person): boolean {
  return person.active_workspace?.is_freezed === true && isAdmin(person) && !isPlatformAdmin(person);
}

/** The first page of a person's day. */
export function homeOf(person: Person): string {
  if (isLockedOut(person)) return '/paused';
  if (isAdmin(person)) return '/dashboard';
  return person.active_talent === null ? '/profile' : `/talent-profile/${person.active_talent.id}`;
}

/** Where a person goes after signing in: a platform administrator by way of the second factor. */
export function afterSignIn(person: Person, target: string = homeOf(person)): string {
  return isPlatformAdmin(person) ? `/second-factor?redirectTo=${encodeURIComponent(target)}` : target;
}

function isAdmitted({ row, params }: FoundRoute, person: Person): boolean {
  switch (row.who) {
    case 'everyone':
    case 'people':
      return true;
    case 'guests':
      return false;
    case 'frozen':
      return isLockedOut(person);
    case 'talents':
      // Nobody opens another person's profile here.
      return (
        person.active_talent !== null &&
        (params['talentId'] ?? person.active_talent.id) === person.active_talent.id
      );
    case 'platform':
      return isPlatformAdmin(person);
    case 'paid':
      return (
        isPlatformAdmin(person) ||
        (isAdmin(person) && person.active_workspace?.pack.name.toLowerCase() !== 'basic')
      );
    case 'admins':
      return isAdmin(person);
  }
}

const OPEN_TO_GUESTS: readonly Admission[] = ['everyone', 'guests', 'frozen'];

/** Whether the page can be decided without loading the current user. */
export function isOpenToAll(path: string): boolean {
  return findRoute(path).row.who === 'everyone';
}

/**
 * Where a visitor is redirected to; undefined lets them in. `person` is undefined for a guest; `href` is the page with
 * its query, to return to after login.
 */
export function redirectFor(
  path: string,
  person: Person | undefined,
  href: string = path,
): string | undefined {
  const found = findRoute(path);
  if (found.row.who === 'everyone') return undefined;
  if (person === undefined) {
    return OPEN_TO_GUESTS.includes(found.row.who) ? undefined : `/?redirectTo=${encodeURIComponent(href)}`;
  }
  if (isLockedOut(person) && found.row.whenFrozen !== true) return '/paused';
  return isAdmitted(found, person) ? undefined : homeOf(person);
}
