import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { findCustomer } from '#features/billing/portal/queries.ts';

/**
 * The address of the provider's portal for the subscription of a workspace, with a return link to billing. Throws
 * `subscription.none` without a provider, and for a workspace that has not paid yet.
 */
export async function openPortal({ config, db, payments }: Deps, actor: Actor): Promise<string> {
  if (payments === undefined) throw fail('subscription.none');
  const scope = scopeOfActor(actor);
  const customer = await db.read(scope, (reader) => findCustomer(reader, scope, payments.provider));
  if (customer === undefined) throw fail('subscription.none');
  return await payments.openPortal(customer, new URL('/billing', publicOrigin(config)).href);
}
