import type { Billing, BillingBody } from '@quint/contract/billing/billing.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { toMailboxAddress } from '@quint/domain/base/email.ts';
import { recordAudit } from '#database/audit.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import { billingOf } from '#features/billing/accounts/model.ts';
import * as queries from '#features/billing/accounts/queries.ts';
import { startAccountQuestion } from '#features/billing/subscriptions/updates/queries.ts';

/** What a workspace has, uses and pays. Throws `record.not_found` for a deleted one. */
export async function readBilling(deps: Deps, actor: Actor): Promise<Billing> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const workspace = await queries.findWorkspace(db, scope);
    if (workspace === undefined) throw fail('record.not_found');
    return billingOf(workspace, await queries.findAccount(db, scope), deps.config.payments.method);
  });
}

/**
 * Changes where invoices and notes about payments go. The provider hears of it first, also that there is no address any
 * more, so that it never knows another one than the workspace. An answer of the provider to an earlier question about the
 * account is outdated then. Throws what the port throws: nothing has changed then.
 */
export async function changeBilling(
  deps: Deps,
  actor: Actor,
  { paymentEmail }: BillingBody,
): Promise<Billing> {
  const scope = scopeOfActor(actor);
  const { organizationId } = scope;
  const { payments } = deps;
  const account = await deps.db.read(scope, (db) => queries.findAccount(db, scope));
  const customer = account?.customer ?? null;
  if (customer !== null)
    await payments?.setCustomerEmail(customer, paymentEmail && toMailboxAddress(paymentEmail));
  await deps.db.write(scope, async (tx) => {
    await lockWorkspace(tx, organizationId);
    if (customer !== null && payments !== undefined) {
      await startAccountQuestion(tx, { organizationId, provider: payments.provider });
    }
    await queries.savePaymentEmail(tx, scope, paymentEmail);
    await recordAudit(tx, {
      scope,
      actor,
      action: 'billing.update',
      items: [organizationId],
      details: { fields: ['paymentEmail'] },
    });
  });
  return readBilling(deps, actor);
}
