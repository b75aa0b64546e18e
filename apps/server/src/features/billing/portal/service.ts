import { fail } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { findPortalAccount } from '#features/billing/portal/queries.ts';

/**
 * The address of the provider's portal for the subscription of a workspace, with a return link to billing. Throws
 * `subscription.none` without a provider, and for a workspace that has not paid yet.
 */
export async function openPortal(
  { config, db, payments }: Deps,
  actor: Actor,
  language: StoredLanguage,
): Promise<string> {
  if (payments === undefined) throw fail('subscription.none');
  const scope = scopeOfActor(actor);
  const account = await db.read(scope, (reader) => findPortalAccount(reader, scope, payments.provider));
  if (account === undefined) throw fail('subscription.none');
  const returnUrl = new URL('/billing', publicOrigin(config)).href;
  return await payments.openPortal({ ...account, language, returnUrl });
}
