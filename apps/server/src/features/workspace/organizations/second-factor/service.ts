import type { z } from 'zod';
import { fail } from '@quint/contract/base/errors.ts';
import type { RequiredFactorAnswer } from '@quint/contract/workspace/two-factor.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import { scopeWithin } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import * as queries from '#features/workspace/organizations/second-factor/queries.ts';

/** Whether a workspace requires a second factor, and which administrators have none. Throws `record.not_found`. */
export async function readRequirement(
  deps: Deps,
  actor: Actor,
  organizationId: string,
): Promise<z.infer<typeof RequiredFactorAnswer>['data']> {
  const scope = scopeWithin(actor, organizationId);
  return deps.db.platform.read(async (db) => {
    const isRequired = await queries.findRequirement(db, scope);
    if (isRequired === undefined) throw fail('record.not_found');
    return { required: isRequired, without: await queries.listWithoutFactor(db, scope) };
  });
}

/**
 * Enables or disables the requirement of a second factor for all administrators of a workspace. Throws
 * `record.not_found`, and `second_factor.own_first` for an administrator who has none.
 */
export async function changeRequirement(
  deps: Deps,
  actor: Actor,
  { organizationId, isRequired }: { organizationId: string; isRequired: boolean },
): Promise<void> {
  const scope = scopeWithin(actor, organizationId);
  await deps.db.platform.write(async (db) => {
    if (isRequired && !(await queries.hasFactor(db, actor.userId))) throw fail('second_factor.own_first');
    if (!(await queries.setRequirement(db, scope, isRequired))) throw fail('record.not_found');
    const details = { required: isRequired };
    await recordAudit(db, { scope, actor, action: 'organizations.second_factor', details });
  });
}
