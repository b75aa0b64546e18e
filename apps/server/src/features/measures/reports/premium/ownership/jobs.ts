import { toLocale } from '@quint/contract/base/languages.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { printAndStore } from '#features/measures/reports/documents/printing/service.ts';
import { findOrInsertDocument } from '#features/measures/reports/documents/service.ts';
import type { Reading } from '#features/measures/reports/documents/subjects/service.ts';
import { readSubject } from '#features/measures/reports/documents/subjects/service.ts';
import { isKeyReferenced } from '#features/measures/reports/orphaned-files/queries.ts';
import { PREMIUM_REPORT_MAIL } from '#features/measures/reports/premium/ownership/emails.ts';
import type { OwnedReport, ReportContent } from '#features/measures/reports/premium/ownership/queries.ts';
import { findReceiver } from '#features/measures/reports/premium/ownership/queries.ts';
import { defineJob } from '#jobs/define-job.ts';
import { queueMails } from '#outbox/outbox.ts';

type SendPayload = OwnedReport & { readonly orderId: string };
type RemovePayload = ReportContent & { readonly organizationId: string };

export const SEND_PREMIUM_REPORT = defineJob<SendPayload>({
  name: 'send-premium-report',
  tries: 10,
  firstPauseSeconds: 5,
  concurrency: 2,
  run: (deps, { payload }) => sendPremiumReport(deps, payload),
});

export const REMOVE_TAKEN_REPORT = defineJob<RemovePayload>({
  name: 'remove-taken-report',
  tries: 12,
  firstPauseSeconds: 30,
  concurrency: 2,
  run: (deps, { payload }) => removeTakenReport(deps, payload),
});

/** The document of the person's own premium report; undefined when it was returned or its person deleted. */
async function findOwnDocument(deps: Deps, scope: OrganizationScope, payload: SendPayload) {
  return deps.db.write(scope, async (tx) => {
    const receiver = await findReceiver(tx, payload);
    if (receiver === undefined) return undefined;
    const reading: Reading = {
      subject: { kind: 'premium', result: receiver.result_id },
      language: toLocale(receiver.language),
      audience: 'talent',
      hides: 'nobody',
    };
    const printable = await readSubject(tx, scope, reading);
    const { row } = await findOrInsertDocument(deps, tx, { ...reading, scope, printable });
    return { receiver, printable, row };
  });
}

/**
 * Renders the person's own premium report and queues its mail, unless the address was changed after the sheet.
 * Idempotent: a document with the same content is reused, and the key of the mail is that of the order.
 */
export async function sendPremiumReport(deps: Deps, payload: SendPayload): Promise<void> {
  const scope = scopeOfJob(payload);
  const ownDocument = await findOwnDocument(deps, scope, payload);
  if (ownDocument === undefined) return;
  const { receiver, printable, row } = ownDocument;
  if (row.state !== 'ready') await printAndStore(deps, scope, { row, printable });
  const { talentId, orderId } = payload;
  const { email: to, language } = receiver;
  if (to === null) return;
  const mail = {
    messageKey: `premium-report:${orderId}`,
    kind: PREMIUM_REPORT_MAIL.kind,
    to,
    language,
    payload: { talentId, documentId: row.id },
  };
  await deps.db.write(scope, (tx) => queueMails(deps, tx, scope, { mails: [mail] }));
}

/** Deletes the content of a document that was returned. */
export async function removeTakenReport(deps: Deps, payload: RemovePayload): Promise<void> {
  const scope = scopeOfJob(payload);
  const { key, storage } = payload;
  if (await deps.db.read(scope, (db) => isKeyReferenced(db, scope, key))) return;
  await deps.files.at(storage).remove(key);
}
