import type { CurrentUser } from '@quint/contract/session.ts';

/** Who may open a page. */
type Admission =
  /** Everybody, signed in or not; nobody waits for the session. */
  | 'everyone'
  /** Only people who are not signed in; the others go home. */
  | 'guests'
  /** Everybody signed in. */
  | 'people'
  /** People with a talent of their own in the active workspace; others go home. */
  | 'talents'
  /** Administrators of the workspace and of the platform. */
  | 'admins'
  /** Administrators of the platform. */
  | 'platform'
  /** Administrators whose pack is not Basic. */
  | 'paid'
  /** The page of a frozen workspace: its admins stay, a guest reads it, everybody else goes home. */
  | 'frozen';

interface Rule {
  /** `/a` is exactly that page, `/a/*` is everything below it and the page itself. */
  readonly path: string;
  readonly who: Admission;
  /** Also open to the admins of a frozen workspace. */
  readonly whenFrozen?: true;
}

/** The first rule that fits decides. A page of the product that no rule names is for admins. */
const GUARD: readonly Rule[] = [
  { path: '/', who: 'guests' },
  { path: '/paused', who: 'frozen', whenFrozen: true },
  { path: '/profile', who: 'people', whenFrozen: true },
  { path: '/plans', who: 'everyone', whenFrozen: true },
  { path: '/checkout/*', who: 'everyone', whenFrozen: true },
  { path: '/legal', who: 'everyone' },
  { path: '/privacy', who: 'everyone' },
  { path: '/help/*', who: 'everyone' },
  { path: '/maintenance', who: 'everyone' },
  { path: '/auth/*', who: 'everyone' },
  { path: '/signup/*', who: 'everyone' },
  { path: '/email-confirmation', who: 'everyone' },
  { path: '/role-assistant', who: 'everyone' },
  { path: '/video-guide/*', who: 'everyone' },
  { path: '/find-your-*', who: 'everyone' },
  { path: '/rct-target-group-survey', who: 'everyone' },
  { path: '/survey/*', who: 'everyone' },
  { path: '/survey-*', who: 'everyone' },
  { path: '/surveyb2c', who: 'everyone' },
  { path: '/public/*', who: 'everyone' },
  { path: '/_internal/*', who: 'everyone' },
  { path: '/dev/ui/list', who: 'admins' },
  { path: '/dev/ui/*', who: 'everyone' },
  { path: '/talent-profile/signup', who: 'everyone' },
  { path: '/talent-profile/*', who: 'talents' },
  { path: '/talent_profile/*', who: 'talents' },
  { path: '/my-profile', who: 'talents' },
  { path: '/admin/*', who: 'platform' },
  { path: '/organization/*', who: 'paid' },
  { path: '/*', who: 'admins' },
];

function fits(rule: Rule, path: string): boolean {
  if (!rule.path.endsWith('*')) return path === rule.path;
  const stem = rule.path.slice(0, -1);
  return path.startsWith(stem) || (stem.endsWith('/') && path === stem.slice(0, -1));
}

/** The rule of a page; a trailing slash makes no difference. */
export function ruleOf(path: string): Rule {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const rule = GUARD.find((candidate) => fits(candidate, plain));
  if (rule === undefined) throw new Error(`No guard rule for ${path}`);
  return rule;
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

/** Where a person's day starts. */
export function homeOf(person: Person): string {
  if (isLockedOut(person)) return '/paused';
  if (isAdmin(person)) return '/dashboard';
  return person.active_talent === null ? '/profile' : `/talent-profile/${person.active_talent.id}`;
}

function isAdmitted(who: Admission, person: Person): boolean {
  switch (who) {
    case 'everyone':
    case 'people':
      return true;
    case 'guests':
      return false;
    case 'frozen':
      return isLockedOut(person);
    case 'talents':
      return person.active_talent !== null;
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

/** A path of this site that is safe to go to after login; anything else is nothing. */
export function safeRedirect(target: unknown): string | undefined {
  // A second slash, or a backslash browsers read as one, would name another host.
  if (
    typeof target !== 'string' ||
    !target.startsWith('/') ||
    target.startsWith('//') ||
    target.includes('\\')
  ) {
    return undefined;
  }
  const url = new URL(target, 'https://quint.example');
  return url.origin === 'https://quint.example' ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

/**
 * Where somebody who asks for a page has to go instead; undefined lets them in.
 * `person` is undefined for a guest; `href` is the page with its query, to come back to after login.
 */
export function redirectFor(
  path: string,
  person: Person | undefined,
  href: string = path,
): string | undefined {
  const rule = ruleOf(path);
  if (person === undefined) {
    if (rule.who === 'everyone' || rule.who === 'guests' || rule.who === 'frozen') return undefined;
    return `/?redirectTo=${encodeURIComponent(href)}`;
  }
  if (rule.who !== 'everyone' && isLockedOut(person) && rule.whenFrozen !== true) return '/paused';
  return isAdmitted(rule.who, person) ? undefined : homeOf(person);
}
