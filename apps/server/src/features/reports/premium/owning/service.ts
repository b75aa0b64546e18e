import { fail } from '@quint/contract/errors.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { REMOVE_TAKEN_REPORT, SEND_PREMIUM_REPORT } from '#features/reports/premium/owning/jobs.ts';
import type { OwnedReport } from '#features/reports/premium/owning/queries.ts';
import * as queries from '#features/reports/premium/owning/queries.ts';

/**
 * Unlocks the premium report of a talent for the workspace and for the person, who gets it by mail once it is made. Part
 * of the transaction in which its order is given; done twice for one order, the person gets one mail. Throws
 * `record.not_found` for a talent that was erased.
 */
export async function givePremiumReport(
  deps: Deps,
  tx: Writer,
  { organizationId, talentId, orderId }: OwnedReport & { readonly orderId: string },
): Promise<void> {
  if (!(await queries.setUnlocked(tx, { organizationId, talentId }, true))) throw fail('record.not_found');
  await deps.jobs.enqueue(tx, SEND_PREMIUM_REPORT, [{ organizationId, talentId, orderId }]);
}

/**
 * Takes the premium report of a talent back: nobody opens it any more, and what was made of it is deleted. A mail that
 * waits is not sent. Part of the transaction in which the money is asked back; done twice, nothing changes.
 */
export async function takePremiumReport(deps: Deps, tx: Writer, report: OwnedReport): Promise<void> {
  const { organizationId } = report;
  // The lock of the talent's row comes first: a document that is noted meanwhile waits, and finds its row gone.
  await queries.setUnlocked(tx, report, false);
  const contents = await queries.deletePremiumDocuments(tx, report);
  await deps.jobs.enqueue(
    tx,
    REMOVE_TAKEN_REPORT,
    contents.map((content) => ({ organizationId, ...content })),
  );
}
