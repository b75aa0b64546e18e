import type { Access, Actor } from './actor.ts';
import {
  ALLOWED_ACCESS,
  FROZEN_ACCESS,
  isAdmin,
  isHiringManager,
  isLockedOut,
  isWorksCouncil,
  NO_WORKSPACE,
  NOT_ALLOWED,
} from './actor.ts';

/** The permissions of an API token. Writing includes reading. */
export const API_SCOPES = [
  'talents:read',
  'talents:write',
  'results:read',
  'reports:read',
  'invitations:send',
  'roles:read',
  'roles:write',
  'teams:read',
  'teams:write',
  'goals:read',
  'goals:write',
  'assessments:read',
  'assessments:write',
  'notes:read',
  'notes:write',
  'files:read',
  'files:write',
  'workspace:read',
  'members:read',
  'audit:read',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** The scopes that people who are not administrators may request; a token never exceeds its person's rights. */
const SCOPES_OF_MEMBERS: readonly ApiScope[] = [
  'talents:read',
  'talents:write',
  'results:read',
  'reports:read',
  'roles:read',
  'teams:read',
  'goals:read',
  'files:read',
  'workspace:read',
  'members:read',
];

/** Collections by the first word of the scopes that open them. Tokens reach no other collection. */
const COLLECTIONS: Readonly<Record<string, readonly string[]>> = {
  talents: ['talents', 'job_preferences', 'job_preferences_roles_1', 'job_experiences'],
  results: ['talents_results', 'big_five_reports'],
  roles: [
    'roles',
    'roles_talents',
    'open_roles',
    'skills',
    'roles_skills',
    'ra_surveys',
    'ra_survey_results',
    'training_courses',
    'roles_training_courses',
  ],
  teams: ['teams', 'teams_talents', 'teams_roles', 'talent_role_assignments'],
  goals: ['goals', 'goals_teams', 'team_names', 'key_results'],
  assessments: ['assessments', 'assessment_participants'],
  notes: ['talent_notes'],
  files: ['files'],
  workspace: ['organizations', 'features', 'organization_features'],
  members: ['memberships', 'users'],
  audit: ['audit_log'],
};

function isScope(text: string): text is ApiScope {
  return API_SCOPES.some((scope) => scope === text);
}

/** The scope that opens a collection for reading or for writing; undefined where tokens are never let in. */
export function scopeOfCollection(collection: string, right: 'read' | 'write'): ApiScope | undefined {
  const resource = Object.keys(COLLECTIONS).find((name) => COLLECTIONS[name]?.includes(collection));
  const scope = `${resource}:${right}`;
  return isScope(scope) ? scope : undefined;
}

/** The scopes of a stored list with those they include; unknown words open nothing. */
export function includedScopes(scopes: readonly string[]): ReadonlySet<ApiScope> {
  const knownScopes = scopes.filter(isScope);
  return new Set([
    ...knownScopes,
    ...knownScopes.map((scope) => scope.replace(/:write$/, ':read')).filter(isScope),
  ]);
}

/** Whether what the actor came with reaches that far: a session always does. */
export function hasScope({ token }: Actor, scope: ApiScope): Access {
  if (token === undefined || token.scopes.has(scope)) return ALLOWED_ACCESS;
  return { isAllowed: false, because: 'scope_missing', scope };
}

/** The same for an action on a collection. */
export function canReachCollection(actor: Actor, collection: string, right: 'read' | 'write'): Access {
  if (actor.token === undefined) return ALLOWED_ACCESS;
  const scope = scopeOfCollection(collection, right);
  return scope === undefined ? NOT_ALLOWED : hasScope(actor, scope);
}

/** Personal tokens are open to every member but works councils and hiring managers, who use the pages only. */
export function canUseApiTokens(actor: Actor): Access {
  if (isWorksCouncil(actor) || isHiringManager(actor)) return NOT_ALLOWED;
  if (actor.organizationId === undefined) return NO_WORKSPACE;
  return isLockedOut(actor) ? FROZEN_ACCESS : ALLOWED_ACCESS;
}

/** The first of these scopes that the actor may not give away; undefined when all are theirs. */
export function findForeignScope(actor: Actor, scopes: readonly ApiScope[]): ApiScope | undefined {
  return isAdmin(actor) ? undefined : scopes.find((scope) => !SCOPES_OF_MEMBERS.includes(scope));
}

/** The scopes a person may give to a token. */
export function listOwnScopes(actor: Pick<Actor, 'userRole'>): readonly ApiScope[] {
  return actor.userRole === 'ORG_USER' ? SCOPES_OF_MEMBERS : API_SCOPES;
}

/** Characters of a name. */
export const API_TOKEN_NAME_MAX = 80;
/** The life of a token whose maker chose none. */
export const API_TOKEN_DAYS = 365;
export const API_TOKEN_PERSONAL_DAYS_MAX = 366;
export const API_TOKENS_PER_OWNER = 50;
/** Requests of one token per minute and process. */
export const API_TOKEN_REQUESTS_PER_MINUTE = 600;
