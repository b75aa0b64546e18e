import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Database, ScopedDatabase } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

// The only place that creates scopes. `tools/checks/database-use.ts` lists the files that may create one without an
// actor.

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
 * Looks a token up in the workspace it refers to. The scope is returned only together with a matching row, so no other
 * work runs for a workspace that a caller merely names.
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

/** The workspace of a token whose signature and expiry were checked. */
export function scopeOfSignedToken({ organizationId }: OfWorkspace): OrganizationScope {
  return mint(organizationId);
}

/** The workspace of a job: the product wrote its payload, or lists the workspaces itself. */
export function scopeOfJob({ organizationId }: OfWorkspace): OrganizationScope {
  return mint(organizationId);
}

/** The workspace of a write in progress: its transaction is limited to it. */
export function scopeOfWrite({ organizationId }: OfWorkspace): OrganizationScope {
  return mint(organizationId);
}

/** A workspace in the settings of the installation, for people who sign up without one. */
export function scopeOfSetting(organizationId: string): OrganizationScope {
  return mint(organizationId);
}
