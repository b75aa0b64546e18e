import { mintScope } from '#database/scope.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import * as queries from '#features/reports/documents/queries.ts';
import { fileNameOf, fingerprintOf, readingOf } from '#features/reports/documents/subjects/model.ts';
import { readSubject } from '#features/reports/documents/subjects/service.ts';
import type { JobKind, RunningJob } from '#jobs/jobs.ts';

interface MakeDocumentPayload {
  readonly organizationId: string;
  readonly documentId: string;
}

export const MAKE_DOCUMENT: JobKind<MakeDocumentPayload> = {
  name: 'make-document',
  tries: 4,
  firstPauseSeconds: 2,
  concurrency: 2,
};

async function make(deps: Deps, { organizationId, documentId }: MakeDocumentPayload): Promise<void> {
  const scope = mintScope(organizationId);
  const found = await deps.db.read(scope, async (db) => {
    const row = await queries.findDocument(db, scope, documentId);
    return row?.state === 'waiting'
      ? { row, printable: await readSubject(db, scope, readingOf(row)) }
      : undefined;
  });
  if (found === undefined) return;
  const { row, printable } = found;
  const { eightPages, document, talentId } = printable;
  const content = await (eightPages === undefined
    ? deps.pdf.renderDocument(document)
    : deps.pdf.renderPersonalityReport(eightPages));
  const key = `document-${documentId}.pdf`;
  await deps.files.write(key, content);
  const made = {
    fileId: newId(),
    key,
    storage: deps.files.kind,
    name: fileNameOf(row.kind, printable),
    bytes: content.byteLength,
    talentId,
    fingerprint: fingerprintOf(printable),
    now: deps.clock.now(),
  };
  await deps.db.write(scope, (tx) => queries.noteMade(tx, scope, { document: row, made }));
}

/** Makes a document as its subject is now and stores it; after the last try it is given up, and can be asked for again. */
export async function makeDocument(
  deps: Deps,
  { payload, isLastTry }: RunningJob<MakeDocumentPayload>,
): Promise<void> {
  try {
    await make(deps, payload);
  } catch (error) {
    if (isLastTry) {
      const scope = mintScope(payload.organizationId);
      await deps.db.write(scope, (tx) => queries.noteFailed(tx, scope, payload.documentId));
    }
    throw error;
  }
}
