import type { DocumentRequest, DocumentState, DocumentSubject } from '@quint/contract/documents.ts';
import { fail } from '@quint/contract/errors.ts';
import { toLocale, toStoredLanguage } from '@quint/contract/languages.ts';
import { canEditAssessments } from '@quint/domain/access/assessments.ts';
import { canDownloadReports, isResultReadable } from '@quint/domain/access/results.ts';
import { canEditTeams } from '@quint/domain/access/teams.ts';
import type { Actor } from '@quint/domain/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import type { DocumentRow } from '#features/reports/documents/queries.ts';
import * as queries from '#features/reports/documents/queries.ts';
import { fingerprintOf, readingOf } from '#features/reports/documents/subjects/model.ts';
import type { Printable, Reading } from '#features/reports/documents/subjects/service.ts';
import { readSubject } from '#features/reports/documents/subjects/service.ts';
import { MAKE_DOCUMENT } from '#features/reports/documents/jobs.ts';
import { findReportSource } from '#features/reports/queries.ts';
import type { Audience } from '#features/reports/wording/model.ts';
import { assertAllowed, scopeOfActor } from '#http/access.ts';

/**
 * Whom the report speaks to when this person reads it. Throws what the answer to "may I" means, and
 * `record.not_found` for a result of somebody else.
 */
async function admit(
  tx: Writer,
  actor: Actor,
  { scope, subject }: { scope: OrganizationScope; subject: DocumentSubject },
): Promise<Audience> {
  assertAllowed(canDownloadReports(actor));
  if (subject.kind === 'team') assertAllowed(canEditTeams(actor));
  if (subject.kind === 'assessment') assertAllowed(canEditAssessments(actor));
  if (!('result' in subject)) return 'employer';
  const source = await findReportSource(tx, scope, subject.result);
  if (source === undefined || !isResultReadable(actor, source.talent_id)) throw fail('record.not_found');
  return source.talent_id === actor.talentId ? 'talent' : 'employer';
}

/** A report as this person may see it; that somebody reads the results of others is noted. */
export async function readAs(
  tx: Writer,
  actor: Actor,
  request: { readonly scope: OrganizationScope } & DocumentRequest,
): Promise<Reading & { readonly printable: Printable }> {
  const { scope, subject, language } = request;
  const audience = await admit(tx, actor, { scope, subject });
  const reading: Reading = { subject, language, audience };
  const printable = await readSubject(tx, scope, reading);
  if (audience === 'employer') {
    await recordAudit(tx, {
      scope,
      actor,
      action: 'results.read',
      items: 'result' in subject ? [subject.result] : [],
      talentIds: printable.talentId === undefined ? [] : [printable.talentId],
      details: { collection: 'talents_results', as: 'document', kind: subject.kind },
    });
  }
  return { ...reading, printable };
}

function stateOf(row: DocumentRow): DocumentState {
  const { id, kind, state, language, file_id: file, date_ready: date } = row;
  return { id, kind, state, language: toLocale(language), file, date: date?.toISOString() ?? null };
}

/** A document that waits for a job nobody has any more gets a new one. */
async function resumeMaking(
  deps: Deps,
  tx: Writer,
  { scope, row }: { scope: OrganizationScope; row: DocumentRow },
): Promise<void> {
  if (row.state !== 'waiting') return;
  const payload = { organizationId: scope.organizationId, documentId: row.id };
  const lost = await deps.jobs.findWithoutJob(tx, MAKE_DOCUMENT, [payload]);
  await deps.jobs.enqueue(tx, MAKE_DOCUMENT, lost);
}

/**
 * Asks for a document. The one that says the same is taken when it is there or being made; otherwise a new one is
 * asked for, and the old ones stay. Throws `record.not_found`, `result.not_finished`, `report.locked`.
 */
export async function requestDocument(
  deps: Deps,
  actor: Actor,
  request: DocumentRequest,
): Promise<DocumentState> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const { printable, ...reading } = await readAs(tx, actor, { ...request, scope });
    const fingerprint = fingerprintOf(printable);
    const there = await queries.findByFingerprint(tx, scope, fingerprint);
    if (there !== undefined) {
      await resumeMaking(deps, tx, { scope, row: there });
      return stateOf(there);
    }
    const id = newId();
    const language = toStoredLanguage(reading.language);
    const now = deps.clock.now();
    if (await queries.insertDocument(tx, scope, { ...reading, id, language, fingerprint, now })) {
      const { organizationId } = scope;
      await deps.jobs.enqueue(tx, MAKE_DOCUMENT, [{ organizationId, documentId: id }]);
    }
    const noted = await queries.findByFingerprint(tx, scope, fingerprint);
    if (noted === undefined) throw fail('report.failed');
    return stateOf(noted);
  });
}

/** A document somebody may see: administrators those of the workspace, a talent those that speak to it. */
async function findOwn(tx: Writer, actor: Actor, documentId: string): Promise<DocumentRow> {
  const scope = scopeOfActor(actor);
  const row = await queries.findDocument(tx, scope, documentId);
  if (row === undefined) throw fail('record.not_found');
  const isOwn = row.audience === 'talent' && row.talent_id !== null && row.talent_id === actor.talentId;
  if (!isOwn && (row.audience === 'talent' || actor.userRole === 'ORG_USER')) throw fail('record.not_found');
  return row;
}

/** Where the making of a document stands. Throws `record.not_found`. */
export async function getDocumentState(deps: Deps, actor: Actor, documentId: string): Promise<DocumentState> {
  return deps.db.write(scopeOfActor(actor), async (tx) => stateOf(await findOwn(tx, actor, documentId)));
}

/**
 * A document that was made. What it says must still hold, and still be for this person to see: names that are masked
 * by now are in no document that is handed out. Throws `record.not_found`,
 * `report.waiting`, `report.failed`, `report.outdated`.
 */
export async function getDocument(
  deps: Deps,
  actor: Actor,
  documentId: string,
): Promise<{ readonly fileName: string; readonly content: Uint8Array }> {
  const scope = scopeOfActor(actor);
  const row = await deps.db.write(scope, async (tx) => {
    const found = await findOwn(tx, actor, documentId);
    if (found.state === 'failed') throw fail('report.failed');
    if (found.state === 'waiting') throw fail('report.waiting');
    if (found.file_key === null) throw fail('record.not_found');
    const { printable } = await readAs(tx, actor, { ...readingOf(found), scope });
    if (!fingerprintOf(printable).equals(found.fingerprint)) throw fail('report.outdated');
    return found;
  });
  const { file_key: key, file_storage: storage, file_name: fileName } = row;
  const content = key === null || storage === null ? undefined : await deps.files.at(storage).read(key);
  if (content === undefined || fileName === null) throw fail('record.not_found');
  return { fileName, content };
}
