import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfJob } from '#database/scopes.ts';

/** Any workspace, for a test. */
export function testScope(organizationId: string): OrganizationScope {
  return scopeOfJob({ organizationId });
}
