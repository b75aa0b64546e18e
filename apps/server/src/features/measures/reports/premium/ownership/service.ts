import { fail } from '@quint/contract/base/errors.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { findByFingerprint } from '#features/measures/reports/documents/queries.ts';
import type { MadeDocument } from '#features/measures/reports/documents/service.ts';
import {
  makeReportDocument,
  PRINTS,
  readStoredContent,
} from '#features/measures/reports/documents/service.ts';
import { fileNameOf, fingerprintOf } from '#features/measures/reports/documents/subjects/model.ts';
import type { Reading } from '#features/measures/reports/documents/subjects/service.ts';
import { readSubject } from '#features/measures/reports/documents/subjects/service.ts';
import {
  REMOVE_TAKEN_REPORT,
  SEND_PREMIUM_REPORT,
} from '#features/measures/reports/premium/ownership/jobs.ts';
import type { OwnedReport } from '#features/measures/reports/premium/ownership/queries.ts';
import * as queries from '#features/measures/reports/premium/ownership/queries.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { PdfError } from '#pdf/pdf-port.ts';

/**
 * Unlocks the premium report of a talent for the workspace and for the person, who gets it by mail once it is rendered.
 * Part of the transaction that fulfils its order; repeated for one order, the person gets one mail. Throws
 * `record.not_found` for an erased talent.
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
 * Returns the premium report of a talent: revokes all access and deletes its documents. A queued mail is not sent. Part
 * of the transaction that requests the refund; idempotent.
 */
export async function takePremiumReport(deps: Deps, tx: Writer, report: OwnedReport): Promise<void> {
  const { organizationId } = report;
  // Locks the talent's row first: a document that is recorded meanwhile waits, and finds its row deleted.
  await queries.setUnlocked(tx, report, false);
  const contents = await queries.deletePremiumDocuments(tx, report);
  await deps.jobs.enqueue(
    tx,
    REMOVE_TAKEN_REPORT,
    contents.map((content) => ({ organizationId, ...content })),
  );
}

/** The person's own premium report of a result; `reader` identifies them for the rate limit. */
interface OwnRequest {
  readonly scope: OrganizationScope;
  readonly resultId: string;
  readonly language: Language;
  readonly reader: string;
}

/**
 * A person's own premium report as PDF: the stored one with the same content, or a new one. The caller must check whose
 * result it is. Throws `report.locked` while it is not unlocked, REQUESTS_EXCEEDED after thirty a minute, and
 * `report.failed`.
 */
export async function getOwnPremiumReport(
  deps: Deps,
  { scope, resultId, language, reader }: OwnRequest,
): Promise<MadeDocument> {
  await countAttempt(deps.db, PRINTS, reader);
  const reading: Reading = {
    subject: { kind: 'premium', result: resultId },
    language,
    audience: 'talent',
    hides: 'nobody',
  };
  const { printable, storedDocument } = await deps.db.write(scope, async (tx) => {
    const report = await readSubject(tx, scope, reading);
    return { printable: report, storedDocument: await findByFingerprint(tx, scope, fingerprintOf(report)) };
  });
  const fileName = fileNameOf('premium', language, storedDocument?.date_ready ?? deps.clock.now());
  const storedContent = storedDocument && (await readStoredContent(deps, storedDocument));
  if (storedContent !== undefined) return { fileName, content: storedContent };
  try {
    return { fileName, content: await makeReportDocument(deps, scope, { ...reading, printable }) };
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    deps.log.error({ err: error }, 'report not made');
    throw fail('report.failed');
  }
}
