import type { ApiScope } from './api-scopes.ts';
import type { HiddenPeople } from '../base/masking.ts';

/** The user roles; job roles are different. */
export const USER_ROLES = ['APP_ADMIN', 'ORG_ADMIN', 'ORG_USER', 'WORKS_COUNCIL', 'HIRING_MANAGER'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** The role of a member in a workspace. */
export const MEMBER_ROLES = ['ORG_ADMIN', 'ORG_USER', 'WORKS_COUNCIL', 'HIRING_MANAGER'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const PACKS = ['basic', 'flow', 'enterprise'] as const;
export type Pack = (typeof PACKS)[number];

/** The API token a request came with. */
export interface ActorToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: ReadonlySet<ApiScope>;
  /** Whether it is a workspace token, which acts as no person. */
  readonly isOfWorkspace: boolean;
}

/** The authenticated user: from the access token, with the current state of the workspace. */
export interface Actor {
  /** The account; for a token of the workspace, the token itself (see `accountOf`). */
  readonly userId: string;
  readonly userRole: UserRole;
  /** The active workspace; undefined for an account without one. */
  readonly organizationId: string | undefined;
  /** The person's own talent in the active workspace. */
  readonly talentId: string | undefined;
  readonly pack: Pack;
  readonly features: ReadonlySet<string>;
  readonly isFrozen: boolean;
  /** Whether the workspace or the user hides names, addresses and images; undefined when not loaded. */
  readonly hidesPersonalData?: boolean;
  /** Whether one of them also hides those of people invited directly; undefined when not loaded. */
  readonly hidesEverybody?: boolean;
  /** Whether it is the workspace of the public check, which cannot contact anybody. */
  readonly isPublicCheck?: boolean;
  /** Undefined for a person with a session. */
  readonly token?: ActorToken;
}

/** The account of the actor, for references to accounts; null for a workspace token. */
export function accountOf({ userId, token }: Pick<Actor, 'userId' | 'token'>): string | null {
  return token?.isOfWorkspace === true ? null : userId;
}

/** Whose personal data an actor does not see: by the setting of their workspace or their own. */
export function hiddenFrom({ hidesPersonalData, hidesEverybody }: Actor): HiddenPeople {
  if (hidesEverybody === true) return 'everybody';
  return hidesPersonalData === true ? 'not_invited' : 'nobody';
}

/** The result of an access check: allowed, or the kind of refusal. */
export type Access =
  | { readonly isAllowed: true }
  | {
      readonly isAllowed: false;
      readonly because: 'not_allowed' | 'frozen' | 'no_workspace' | 'public_check';
    }
  | { readonly isAllowed: false; readonly because: 'feature_off'; readonly feature: string }
  | { readonly isAllowed: false; readonly because: 'scope_missing'; readonly scope: ApiScope };

export const ALLOWED_ACCESS: Access = { isAllowed: true };
export const NOT_ALLOWED: Access = { isAllowed: false, because: 'not_allowed' };
export const FROZEN_ACCESS: Access = { isAllowed: false, because: 'frozen' };
export const PUBLIC_CHECK: Access = { isAllowed: false, because: 'public_check' };
export const NO_WORKSPACE: Access = { isAllowed: false, because: 'no_workspace' };

/** An administrator of the active workspace, or of the platform. */
export function isAdmin(actor: Actor): boolean {
  return actor.userRole === 'APP_ADMIN' || actor.userRole === 'ORG_ADMIN';
}

/**
 * The seat of a works council or another employee representation: it reads how the workspace works with results and
 * never a result. What is open to it says so; everything else is refused.
 */
export function isWorksCouncil(actor: Actor): boolean {
  return actor.userRole === 'WORKS_COUNCIL';
}

/**
 * A hiring manager: works on the roles in `role_deciders` and on nothing else of the workspace. What is open to them
 * says so; everything else is refused.
 */
export function isHiringManager(actor: Actor): boolean {
  return actor.userRole === 'HIRING_MANAGER';
}

/**
 * Whether only the rules that name the user role of the actor allow anything: for a works council, and for a hiring
 * manager without a talent of their own. A hiring manager who is also a talent reads their own data like other talents.
 */
export function hasOnlyNamedAccess(actor: Actor): boolean {
  return isWorksCouncil(actor) || (isHiringManager(actor) && actor.talentId === undefined);
}

/** A frozen workspace stops its own people; the platform's administrators are never locked out. */
export function isLockedOut(actor: Actor): boolean {
  return actor.isFrozen && actor.userRole !== 'APP_ADMIN';
}

/** The access check of most administrative routes: an administrator, in a workspace that is not frozen. */
export function canAdministrate(actor: Actor): Access {
  if (!isAdmin(actor)) return NOT_ALLOWED;
  if (actor.organizationId === undefined) return NO_WORKSPACE;
  return isLockedOut(actor) ? FROZEN_ACCESS : ALLOWED_ACCESS;
}
