import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { removeUnnoted } from '#features/measures/reports/orphaned-files/service.ts';
import {
  giveUp,
  keyOfDocument,
  printAndStore,
} from '#features/measures/reports/documents/printing/service.ts';
import * as queries from '#features/measures/reports/documents/queries.ts';
import { readingOf } from '#features/measures/reports/documents/subjects/model.ts';
import { readSubject } from '#features/measures/reports/documents/subjects/service.ts';
import { defineJob } from '#jobs/define-job.ts';
import type { RunningJob } from '#jobs/jobs.ts';

interface MakeDocumentPayload {
  readonly organizationId: string;
  readonly documentId: string;
}

export const MAKE_DOCUMENT = defineJob<MakeDocumentPayload>({
  name: 'make-document',
  tries: 4,
  firstPauseSeconds: 2,
  concurrency: 2,
  run: makeDocument,
});

async function make(deps: Deps, payload: MakeDocumentPayload): Promise<void> {
  const { documentId } = payload;
  const scope = scopeOfJob(payload);
  const waitingDocument = await deps.db
    .preferReplica('reports')
    .in(scope)
    .read(async (db) => {
      const row = await queries.findDocument(db, scope, documentId);
      return row?.state === 'waiting'
        ? { row, printable: await readSubject(db, scope, readingOf(row)) }
        : undefined;
    });
  if (waitingDocument === undefined) return removeUnnoted(deps, scope, keyOfDocument(documentId));
  await printAndStore(deps, scope, waitingDocument);
}

/**
 * Renders a document of its subject's current data and stores it. After the last attempt it is marked as failed, and
 * can be requested again.
 */
export async function makeDocument(
  deps: Deps,
  { payload, isLastTry }: RunningJob<MakeDocumentPayload>,
): Promise<void> {
  try {
    await make(deps, payload);
  } catch (error) {
    if (isLastTry) await giveUp(deps, scopeOfJob(payload), payload.documentId);
    throw error;
  }
}
