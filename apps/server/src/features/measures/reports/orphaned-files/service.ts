import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { isKeyReferenced } from '#features/measures/reports/orphaned-files/queries.ts';

/**
 * Deletes the content rendered under a key for a record that no longer exists: rendering that began before its person
 * was erased leaves nothing behind.
 */
export async function removeUnnoted(deps: Deps, scope: OrganizationScope, key: string): Promise<void> {
  if (await deps.db.read(scope, (db) => isKeyReferenced(db, scope, key))) return;
  await deps.files.remove(key);
}
