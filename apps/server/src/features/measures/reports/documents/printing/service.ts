import { toLocale } from '@quint/contract/base/languages.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { removeUnnoted } from '#features/measures/reports/orphaned-files/service.ts';
import type { DocumentRow } from '#features/measures/reports/documents/queries.ts';
import * as queries from '#features/measures/reports/documents/queries.ts';
import { fileNameOf, fingerprintOf } from '#features/measures/reports/documents/subjects/model.ts';
import { withPrintDay } from '#features/measures/reports/interview/model.ts';
import type { AnyPrintable } from '#features/measures/reports/documents/subjects/service.ts';

/** Renders a report. Throws `PdfError` on failure. */
export function printReport(
  deps: Deps,
  { organizationId }: OrganizationScope,
  printable: AnyPrintable,
): Promise<Uint8Array> {
  if ('sheets' in printable) {
    return deps.pdf.renderInterview(withPrintDay(printable.sheets, deps.clock.now()), organizationId);
  }
  const { printModel, document } = printable;
  return printModel === undefined
    ? deps.pdf.renderDocument(document, organizationId)
    : deps.pdf.renderPersonalityReport(printModel, organizationId);
}

/** The storage key of a document. */
export const keyOfDocument = (id: string) => `document-${id}.pdf`;

/** Renders a requested document and stores it, unless it was deleted meanwhile with a person in it. */
export async function printAndStore(
  deps: Deps,
  scope: OrganizationScope,
  { row, printable }: { row: DocumentRow; printable: AnyPrintable },
): Promise<Uint8Array> {
  const content = await printReport(deps, scope, printable);
  const key = keyOfDocument(row.id);
  const now = deps.clock.now();
  await deps.files.write(key, content);
  const file = {
    fileId: newId(),
    key,
    storage: deps.files.kind,
    name: fileNameOf(row.kind, toLocale(row.language), now),
    bytes: content.byteLength,
    talentIds: printable.talentIds,
    fingerprint: fingerprintOf(printable),
    now,
  };
  await deps.db.write(scope, (tx) => queries.insertRenderedDocument(tx, scope, { document: row, file }));
  await removeUnnoted(deps, scope, key);
  return content;
}

/** Marks a document as failed; it can be requested again. */
export async function giveUp(deps: Deps, scope: OrganizationScope, documentId: string): Promise<void> {
  await deps.db.write(scope, (tx) => queries.recordFailure(tx, scope, documentId));
}
