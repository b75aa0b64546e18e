import type {
  DocumentRequest,
  DocumentState,
  DocumentSubject,
  PageSubject,
} from '@quint/contract/measures/documents.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { toLocale, toStoredLanguage } from '@quint/contract/base/languages.ts';
import { canEditAssessments } from '@quint/domain/workspace/access/assessments.ts';
import {
  canDownloadReports,
  canReadResults,
  isResultReadable,
} from '@quint/domain/workspace/access/results.ts';
import { canEditTeams } from '@quint/domain/workspace/access/teams.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { hiddenFrom } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import type { DocumentRow } from '#features/measures/reports/documents/queries.ts';
import * as queries from '#features/measures/reports/documents/queries.ts';
import { recordSeenByPerson } from '#features/invitations/result-holds/queries.ts';
import { fileNameOf, fingerprintOf } from '#features/measures/reports/documents/subjects/model.ts';
import type {
  AnyPrintable,
  Printable,
  Reading,
} from '#features/measures/reports/documents/subjects/service.ts';
import { readPage, readSubject } from '#features/measures/reports/documents/subjects/service.ts';
import { MAKE_DOCUMENT } from '#features/measures/reports/documents/jobs.ts';
import { giveUp, printAndStore, printReport } from '#features/measures/reports/documents/printing/service.ts';
import type { ReportRequest } from '#features/measures/reports/service.ts';
import { readMailedReport } from '#features/measures/reports/service.ts';
import { findReportSource } from '#features/measures/reports/queries.ts';
import { recordAskedQuestions } from '#features/roles/roles/interview-questions/service.ts';
import { ContentMissing } from '#files/storage.ts';
import type { Audience } from '#features/measures/reports/wording/model.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { assertAllowed } from '#http/access.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import type { Language } from '@quint/phrases/base/languages.ts';

/** The reports a person may request. */
export const PRINTS: RateLimit = { action: 'print', hits: 30, windowSeconds: 60 };

/**
 * The audience of the report when this person reads it. Throws as the access check does, `record.not_found` for another
 * person's result, and `result.held_back` while it is on hold for administrators.
 */
async function admit(
  tx: Writer,
  actor: Actor,
  { scope, subject }: { scope: OrganizationScope; subject: DocumentSubject },
): Promise<Audience> {
  assertAllowed(canDownloadReports(actor));
  if (subject.kind === 'team') assertAllowed(canEditTeams(actor));
  if (subject.kind === 'assessment') assertAllowed(canEditAssessments(actor));
  if ('talents' in subject) assertAllowed(canReadResults(actor));
  if (!('result' in subject)) return 'employer';
  const source = await findReportSource(tx, scope, subject.result);
  if (source === undefined || !isResultReadable(actor, source.talent_id)) throw fail('record.not_found');
  if (source.talent_id === actor.talentId) return 'talent';
  if (source.is_held) throw fail('result.held_back');
  return 'employer';
}

interface SubjectRequest<Subject extends DocumentSubject> {
  readonly scope: OrganizationScope;
  readonly subject: Subject;
  readonly language: Language;
}

/** Audits the reading of another person's result. */
async function recordRead(
  tx: Writer,
  actor: Actor,
  read: { scope: OrganizationScope; subject: DocumentSubject; talentIds: readonly string[] },
): Promise<void> {
  const { scope, subject, talentIds } = read;
  await recordAudit(tx, {
    scope,
    actor,
    action: 'results.read',
    items: 'result' in subject ? [subject.result] : [],
    talentIds,
    details: { collection: 'talents_results', as: 'document', kind: subject.kind },
  });
}

/** A report as this person may see it. */
export async function readAs(
  tx: Writer,
  actor: Actor,
  { scope, subject, language }: SubjectRequest<DocumentSubject>,
): Promise<Reading & { readonly printable: AnyPrintable }> {
  const audience = await admit(tx, actor, { scope, subject });
  const reading: Reading = { subject, language, audience, hides: hiddenFrom(actor) };
  const printable = await readSubject(tx, scope, reading);
  if (audience === 'employer')
    await recordRead(tx, actor, { scope, subject, talentIds: printable.talentIds });
  if ('sheets' in printable) {
    await recordAskedQuestions(tx, scope, { ...printable.roleQuestions, talentIds: printable.talentIds });
  }
  return { ...reading, printable };
}

/** The page of a report as this person may see it. */
export async function readPageAs(
  tx: Writer,
  actor: Actor,
  { scope, subject, language }: SubjectRequest<PageSubject>,
): Promise<Printable & Pick<Reading, 'audience' | 'hides'>> {
  const audience = await admit(tx, actor, { scope, subject });
  const hides = hiddenFrom(actor);
  const printable = await readPage(tx, scope, { subject, language, audience, hides });
  if (audience === 'employer')
    await recordRead(tx, actor, { scope, subject, talentIds: printable.talentIds });
  return { ...printable, audience, hides };
}

export function stateOf(row: DocumentRow): DocumentState {
  const { id, kind, state, language, file_id: file, date_ready: date } = row;
  return { id, kind, state, language: toLocale(language), file, date: date?.toISOString() ?? null };
}

/** Queues a new job for a pending document whose job is missing. */
async function resumeMaking(
  deps: Deps,
  tx: Writer,
  { scope, row }: { scope: OrganizationScope; row: DocumentRow },
): Promise<void> {
  if (row.state !== 'waiting') return;
  const payload = { organizationId: scope.organizationId, documentId: row.id };
  const missingPayloads = await deps.jobs.findWithoutJob(tx, MAKE_DOCUMENT, [payload]);
  await deps.jobs.enqueue(tx, MAKE_DOCUMENT, missingPayloads);
}

/** The requested document: an existing one with the same content, or a new one. */
export async function findOrInsertDocument(
  deps: Deps,
  tx: Writer,
  { scope, ...reading }: Reading & { readonly scope: OrganizationScope; readonly printable: AnyPrintable },
): Promise<{ readonly row: DocumentRow; readonly isNew: boolean }> {
  const fingerprint = fingerprintOf(reading.printable);
  const there = await queries.findByFingerprint(tx, scope, fingerprint);
  if (there !== undefined) return { row: there, isNew: false };
  const newDocument = {
    ...reading,
    id: newId(),
    language: toStoredLanguage(reading.language),
    fingerprint,
    now: deps.clock.now(),
  };
  const isNew = await queries.insertDocument(tx, scope, newDocument);
  const row = await queries.findByFingerprint(tx, scope, fingerprint);
  if (row === undefined) throw fail('report.failed');
  return { row, isNew };
}

/**
 * Requests a document. One with the same content is reused when it is stored or being rendered; otherwise a new one is
 * requested, and the old ones stay. Requesting one about the person's own result marks that as opened. Throws
 * `record.not_found`, `result.not_finished`, `report.locked`, and REQUESTS_EXCEEDED after thirty a minute.
 */
export async function requestDocument(
  deps: Deps,
  actor: Actor,
  request: DocumentRequest,
): Promise<DocumentState> {
  const scope = scopeOfActor(actor);
  await countAttempt(deps.db, PRINTS, actor.userId);
  return deps.db.write(scope, async (tx) => {
    const reading = await readAs(tx, actor, { ...request, scope });
    const { subject, audience } = reading;
    if (audience === 'talent' && 'result' in subject) {
      await recordSeenByPerson(tx, scope, { resultId: subject.result });
    }
    const { row, isNew } = await findOrInsertDocument(deps, tx, { ...reading, scope });
    const { organizationId } = scope;
    if (isNew) await deps.jobs.enqueue(tx, MAKE_DOCUMENT, [{ organizationId, documentId: row.id }]);
    else await resumeMaking(deps, tx, { scope, row });
    return stateOf(row);
  });
}

/** A rendered document, ready to be sent. */
export interface MadeDocument {
  readonly fileName: string;
  readonly content: Uint8Array;
}

/** The content of a stored document; undefined before it is rendered, or when its content is missing. */
export async function readStoredContent(deps: Deps, row: DocumentRow): Promise<Uint8Array | undefined> {
  const { state, file_key: key, file_storage: storage } = row;
  if (state !== 'ready' || key === null || storage === null) return undefined;
  return deps.files
    .at(storage)
    .read(key)
    .catch((error: unknown) => {
      if (error instanceof ContentMissing) return undefined;
      throw error;
    });
}

/** The requested report, and where its document may be stored. */
async function findReport(
  deps: Deps,
  actor: Actor,
  { resultId, language: requestedLanguage, roleId: role }: ReportRequest,
) {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const source = await findReportSource(tx, scope, resultId);
    if (source === undefined) throw fail('record.not_found');
    const own = toLocale(source.language);
    const language = requestedLanguage ?? own;
    const subject = {
      kind: 'personality' as const,
      result: resultId,
      ...(role === undefined ? {} : { role }),
    };
    const reading = await readAs(tx, actor, { subject, language, scope });
    // The mailed report was created before the person could add a statement.
    const isMailed =
      reading.audience === 'talent' && language === own && role === undefined && source.statement === null;
    const storedDocument = await queries.findByFingerprint(tx, scope, fingerprintOf(reading.printable));
    return { scope, reading, mailedSource: isMailed ? source : undefined, storedDocument };
  });
}

/**
 * The personality report, for administrators and for the person it is about. The person gets the mailed
 * document when it is current; otherwise the stored one with the same content, or a new one, which is stored.
 * Throws `record.not_found`, `result.not_finished`, REQUESTS_EXCEEDED after thirty new ones a minute, and
 * `PdfError` when rendering fails.
 */
export async function getReportDocument(
  deps: Deps,
  actor: Actor,
  request: ReportRequest,
): Promise<MadeDocument> {
  const { scope, reading, mailedSource, storedDocument } = await findReport(deps, actor, request);
  const nameOf = (date: Date | null | undefined) =>
    fileNameOf('personality', reading.language, date ?? deps.clock.now());
  const byMail = mailedSource && (await readMailedReport(deps, mailedSource));
  if (byMail !== undefined) return { fileName: nameOf(mailedSource?.report_made), content: byMail };
  const there = storedDocument && (await readStoredContent(deps, storedDocument));
  if (there !== undefined) return { fileName: nameOf(storedDocument?.date_ready), content: there };
  await countAttempt(deps.db, PRINTS, actor.userId);
  return { fileName: nameOf(undefined), content: await makeReportDocument(deps, scope, reading) };
}

/** Renders a report and stores it as a document. Throws `PdfError` when rendering fails. */
export async function makeReportDocument(
  deps: Deps,
  scope: OrganizationScope,
  reading: Reading & { readonly printable: AnyPrintable },
): Promise<Uint8Array> {
  const { printable } = reading;
  const { row, isNew } = await deps.db.write(scope, (tx) =>
    findOrInsertDocument(deps, tx, { ...reading, scope }),
  );
  // A document that a job is rendering is stored by that job.
  if (!isNew) return printReport(deps, scope, printable);
  try {
    return await printAndStore(deps, scope, { row, printable });
  } catch (error) {
    await giveUp(deps, scope, row.id);
    throw error;
  }
}
