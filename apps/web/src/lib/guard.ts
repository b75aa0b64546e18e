import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import type { Admission, Page } from './page.ts';

type Person = Pick<CurrentUser, 'role' | 'active_workspace' | 'active_talent' | 'second_factor'>;

/** The page on which an administrator must set up a second factor before any other page. */
const SECOND_FACTOR = '/second-factor';

function isPlatformAdmin(person: Pick<Person, 'role'>): boolean {
  return person.role.admin_access || person.role.name === 'APP_ADMIN';
}

/** Whether the person administers the workspace or the platform. */
export function isAdmin(person: Pick<Person, 'role'>): boolean {
  return isPlatformAdmin(person) || person.role.name === 'ORG_ADMIN';
}

/** Whether the person belongs to a works council. */
export function isWorksCouncil(person: Pick<Person, 'role'>): boolean {
  return person.role.name === 'WORKS_COUNCIL';
}

/** Whether the person decides about single roles, and does nothing else here. */
function isHiringManager(person: Pick<Person, 'role'>): boolean {
  return person.role.name === 'HIRING_MANAGER';
}

/** Whether the workspace is closed to the person; never for a platform administrator. */
function isLockedOut(person: Person): boolean {
  return person.active_workspace?.is_freezed === true && isAdmin(person) && !isPlatformAdmin(person);
}

/** The start page of a person. */
export function homeOf(person: Person): string {
  if (isLockedOut(person)) return '/paused';
  if (isAdmin(person)) return '/dashboard';
  if (isWorksCouncil(person)) return '/works-council';
  return person.active_talent === null ? '/profile' : `/talent-profile/${person.active_talent.id}`;
}

/** The page after signing in; platform administrators go through the second factor first. */
export function afterSignIn(person: Person, target: string = homeOf(person)): string {
  const requiresSecondFactor = isPlatformAdmin(person) || person.second_factor !== undefined;
  return requiresSecondFactor ? `${SECOND_FACTOR}?redirectTo=${encodeURIComponent(target)}` : target;
}

function isAdmitted({ who, talentId }: Page, person: Person): boolean {
  switch (who) {
    case 'everyone':
    case 'people':
      return true;
    case 'guests':
    case 'nobody':
      return false;
    case 'frozen':
      return isLockedOut(person);
    case 'talents':
      return person.active_talent !== null && person.active_talent.id === talentId;
    case 'platform':
      return isPlatformAdmin(person);
    case 'paid':
      return (
        isPlatformAdmin(person) ||
        (isAdmin(person) && person.active_workspace?.pack.name.toLowerCase() !== 'basic')
      );
    case 'oversight':
      return isAdmin(person) || isWorksCouncil(person);
    case 'deciders':
      return isAdmin(person) || isHiringManager(person);
    case 'admins':
      return isAdmin(person);
  }
}

const OPEN_TO_GUESTS: readonly Admission[] = ['everyone', 'guests', 'frozen'];

/** The query and fragment. */
function partOf(href: string): string {
  return href.slice(href.search(/[?#]|$/));
}

/**
 * The page to which a person is redirected instead of the requested one; undefined if they may open it. `person` is
 * undefined for a guest; `href` is the page with its query, to return to after login.
 */
export function redirectFor(page: Page, person: Person | undefined, href: string): string | undefined {
  if (page.who === 'everyone') return undefined;
  if (person === undefined) {
    return OPEN_TO_GUESTS.includes(page.who) ? undefined : `/?redirectTo=${encodeURIComponent(href)}`;
  }
  if (person.second_factor !== undefined) {
    return href.split('?')[0] === SECOND_FACTOR
      ? undefined
      : `${SECOND_FACTOR}?redirectTo=${encodeURIComponent(href)}`;
  }
  if (isLockedOut(person) && !page.whenFrozen) return '/paused';
  if (isAdmitted(page, person)) return undefined;
  const home = homeOf(person);
  // A path that redirects everyone to their start page names a part of the profile in its query.
  const isOwnProfile = person.active_talent !== null && home.endsWith(`/${person.active_talent.id}`);
  return page.who === 'nobody' && isOwnProfile ? `${home}${partOf(href)}` : home;
}
