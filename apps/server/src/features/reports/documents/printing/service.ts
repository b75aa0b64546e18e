import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import type { DocumentRow } from '#features/reports/documents/queries.ts';
import * as queries from '#features/reports/documents/queries.ts';
import { fileNameOf, fingerprintOf } from '#features/reports/documents/subjects/model.ts';
import type { Printable } from '#features/reports/documents/subjects/service.ts';

/** Prints a report. Throws `PdfError` when it cannot be made. */
export function printReport(
  deps: Deps,
  { organizationId }: OrganizationScope,
  { eightPages, document }: Printable,
): Promise<Uint8Array> {
  return eightPages === undefined
    ? deps.pdf.renderDocument(document, organizationId)
    : deps.pdf.renderPersonalityReport(eightPages, organizationId);
}

/** Prints a document that was asked for, stores and notes it. */
export async function printAndKeep(
  deps: Deps,
  scope: OrganizationScope,
  { row, printable }: { row: DocumentRow; printable: Printable },
): Promise<Uint8Array> {
  const content = await printReport(deps, scope, printable);
  const key = `document-${row.id}.pdf`;
  const now = deps.clock.now();
  await deps.files.write(key, content);
  const made = {
    fileId: newId(),
    key,
    storage: deps.files.kind,
    name: fileNameOf(row.kind, printable.document.language, now),
    bytes: content.byteLength,
    talentId: printable.talentId,
    fingerprint: fingerprintOf(printable),
    now,
  };
  await deps.db.write(scope, (tx) => queries.noteMade(tx, scope, { document: row, made }));
  return content;
}

/** Gives a document up; it can be asked for again. */
export async function giveUp(deps: Deps, scope: OrganizationScope, documentId: string): Promise<void> {
  await deps.db.write(scope, (tx) => queries.noteFailed(tx, scope, documentId));
}
