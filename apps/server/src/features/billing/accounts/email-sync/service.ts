import { toEmail } from '@quint/domain/base/email.ts';
import { recordAudit } from '#database/audit.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import { savePaymentEmail } from '#features/billing/accounts/queries.ts';
import type { Concern } from '#features/billing/events/model.ts';
import { fetchUntilCurrent } from '#features/billing/events/model.ts';
import * as queries from '#features/billing/subscriptions/updates/queries.ts';
import type { PaymentPort } from '#payments/payment-port.ts';

/** What the column holds. */
const MAX_LENGTH = 128;

/** Asks once; false where something was asked later before the answer came. */
async function follow(
  deps: Deps,
  payments: PaymentPort,
  { organizationId, customer }: { readonly organizationId: string; readonly customer: string },
): Promise<boolean> {
  const { provider } = payments;
  const sync = await deps.db.platform.write((tx) =>
    queries.startAccountQuestion(tx, { organizationId, provider }),
  );
  const answer = await payments.findCustomerEmail(customer);
  const email = answer && toEmail(answer);
  return deps.db.platform.write(async (tx) => {
    if ((await lockWorkspace(tx, organizationId)) === undefined) return true;
    const account = await queries.lockAccount(tx, organizationId);
    const workspace = await queries.readLockedWorkspace(tx, organizationId);
    if (account?.sync !== sync) return false;
    const isKnown = account.customer === customer && email !== undefined && email.length <= MAX_LENGTH;
    if (!isKnown || email === workspace?.email) return true;
    await savePaymentEmail(tx, { organizationId }, email);
    await recordAudit(tx, {
      scope: { organizationId },
      actor: undefined,
      action: 'billing.update',
      items: [organizationId],
      details: { fields: ['paymentEmail'] },
    });
    return true;
  });
}

/**
 * Lets the payment e-mail of a workspace follow the provider's, where a person changed it on the provider's page; undefined
 * for a customer who is no workspace here. Throws PaymentFault.
 */
export async function handleCustomerEvent(deps: Deps, customer: string): Promise<Concern | undefined> {
  const { payments } = deps;
  const organizationId = await deps.db.platform.read((db) => queries.findWorkspaceOf(db, { customer }));
  if (organizationId === undefined || payments === undefined) return undefined;
  await fetchUntilCurrent(() => follow(deps, payments, { organizationId, customer }));
  return { organizationId };
}
