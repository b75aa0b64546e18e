import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Database, ScopedDatabase } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

// The one place that makes scopes. `tools/checks/scopes.ts` says which files may ask for one without an actor.

function mint(organizationId: string): OrganizationScope {
  return { organizationId } as OrganizationScope;
}

interface OfWorkspace {
  readonly organizationId: string;
}

/** The active workspace of an actor. Throws `workspace.none_active`. */
export function scopeOfActor(actor: Actor): OrganizationScope {
  if (actor.organizationId === undefined) throw fail('workspace.none_active');
  return mint(actor.organizationId);
}

/** Any workspace, for an administrator of the platform. Throws FORBIDDEN. */
export function scopeOfPlatform(actor: Actor, organizationId: string): OrganizationScope {
  if (actor.userRole !== 'APP_ADMIN') throw fail('FORBIDDEN');
  return mint(organizationId);
}

/** A workspace by its key: the actor's own, or any for the platform. Throws `record.not_found` for another one. */
export function scopeWithin(actor: Actor, organizationId: string): OrganizationScope {
  if (actor.userRole === 'APP_ADMIN') return scopeOfPlatform(actor, organizationId);
  const scope = scopeOfActor(actor);
  if (scope.organizationId !== organizationId) throw fail('record.not_found');
  return scope;
}

/**
 * Looks a token up in the workspace it names. The scope leaves this function only together with what was found, so no
 * other work runs for a workspace that a caller merely names.
 */
export async function scopeOfToken<Row, Claim extends OfWorkspace>(
  db: Database,
  claim: Claim,
  find: (workspace: ScopedDatabase, scope: OrganizationScope, claim: Claim) => Promise<Row | undefined>,
): Promise<{ readonly scope: OrganizationScope; readonly record: Row } | undefined> {
  const scope = mint(claim.organizationId);
  const record = await find(db.in(scope), scope, claim);
  return record === undefined ? undefined : { scope, record };
}

/** The workspace of a token whose signature and end were checked. */
export function scopeOfSignedToken({ organizationId }: OfWorkspace): OrganizationScope {
  return mint(organizationId);
}

/** The workspace of a job: the product wrote its payload, or lists the workspaces itself. */
export function scopeOfJob({ organizationId }: OfWorkspace): OrganizationScope {
  return mint(organizationId);
}

/** The workspace of a write that is under way: its transaction works in no other one. */
export function scopeOfWrite({ organizationId }: OfWorkspace): OrganizationScope {
  return mint(organizationId);
}

/** A workspace that the settings of the installation name, for people who come without one. */
export function scopeOfSetting(organizationId: string): OrganizationScope {
  return mint(organizationId);
}
