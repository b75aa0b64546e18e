import { toLocale } from '@quint/contract/base/languages.ts';
import { newId } from '#database/ids.ts';
import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { removeUnnoted } from '#features/measures/reports/orphaned-files/service.ts';
import { REPORT_MAIL, reportFileName } from '#features/measures/reports/emails.ts';
import { findReportSource, insertReportFile } from '#features/measures/reports/queries.ts';
import { asFinished, ownReportModel } from '#features/measures/reports/service.ts';
import { defineJob } from '#jobs/define-job.ts';
import { queueMails } from '#outbox/outbox.ts';

interface MakeReportPayload {
  readonly organizationId: string;
  readonly resultId: string;
}

export const MAKE_REPORT = defineJob<MakeReportPayload>({
  name: 'make-report',
  tries: 10,
  firstPauseSeconds: 5,
  concurrency: 2,
  run: (deps, { payload }) => makeReport(deps, payload),
});

/**
 * Renders the talent's report, stores it and queues its mail, unless the address was changed after the sheet.
 * Idempotent: the report is recorded and the mail queued in one transaction, under a storage key and a message key
 * derived from the result.
 */
export async function makeReport(deps: Deps, payload: MakeReportPayload): Promise<void> {
  const scope = scopeOfJob(payload);
  const reports = deps.db.preferReplica('reports').in(scope);
  const reportSource = await reports.read((db) => findReportSource(db, scope, payload.resultId));
  const source = reportSource && asFinished(reportSource);
  const key = `report-${payload.resultId}.pdf`;
  // The person may have been erased since the last attempt, which may have stored the content.
  if (source === undefined) return removeUnnoted(deps, scope, key);
  if (source.report_file !== null) return;
  const content = await deps.pdf.renderPersonalityReport(ownReportModel(source), scope.organizationId);
  const now = deps.clock.now();
  await deps.files.write(key, content);
  const file = {
    id: newId(),
    key,
    storage: deps.files.kind,
    name: reportFileName(toLocale(source.language), now),
    bytes: content.byteLength,
    now,
  };
  await deps.db.write(scope, async (tx) => {
    const isInserted = await insertReportFile(tx, scope, { source, file });
    if (!isInserted || source.email === null) return;
    await queueMails(deps, tx, scope, {
      mails: [
        {
          messageKey: `report:${source.id}`,
          kind: REPORT_MAIL.kind,
          to: source.email,
          language: source.language,
          payload: { resultId: source.id },
        },
      ],
    });
  });
  await removeUnnoted(deps, scope, key);
}
