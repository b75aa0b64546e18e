import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { hasScope } from '@quint/domain/workspace/api-scopes.ts';
import type { DocumentState } from '@quint/contract/measures/documents.ts';
import { fail, Failure } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Writer } from '#database/gate.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import type { DocumentRow } from '#features/measures/reports/documents/queries.ts';
import * as queries from '#features/measures/reports/documents/queries.ts';
import type { MadeDocument } from '#features/measures/reports/documents/service.ts';
import { readAs, stateOf } from '#features/measures/reports/documents/service.ts';
import { fingerprintOf, readingOf } from '#features/measures/reports/documents/subjects/model.ts';

/** Administrators see the workspace's documents, talents those addressed to them. Throws `record.not_found`. */
function assertMeant(actor: Actor, row: DocumentRow | undefined): asserts row is DocumentRow {
  if (row === undefined) throw fail('record.not_found');
  const isOwn = row.audience === 'talent' && row.talent_id !== null && row.talent_id === actor.talentId;
  if (!isOwn && (row.audience === 'talent' || !isAdmin(actor))) throw fail('record.not_found');
}

/** A document this person may see. */
async function findOwn(tx: Writer, actor: Actor, documentId: string): Promise<DocumentRow> {
  const row = await queries.findDocument(tx, scopeOfActor(actor), documentId);
  assertMeant(actor, row);
  return row;
}

/** Checks that the content equals what this person would get now. Throws `report.outdated` and as reading does. */
async function assertCurrent(tx: Writer, actor: Actor, row: DocumentRow): Promise<void> {
  const { printable } = await readAs(tx, actor, { ...readingOf(row), scope: scopeOfActor(actor) });
  if (!fingerprintOf(printable).equals(row.fingerprint)) throw fail('report.outdated');
}

/** The state of a document. Throws `record.not_found`. */
export async function getDocumentState(deps: Deps, actor: Actor, documentId: string): Promise<DocumentState> {
  return deps.db.write(scopeOfActor(actor), async (tx) => stateOf(await findOwn(tx, actor, documentId)));
}

/**
 * A stored document. Its content must be current and visible to this person: no document contains names masked since
 * then. Throws `record.not_found`, `report.waiting`, `report.failed`, `report.outdated`.
 */
export async function getDocument(deps: Deps, actor: Actor, documentId: string): Promise<MadeDocument> {
  const row = await deps.db.write(scopeOfActor(actor), async (tx) => {
    const document = await findOwn(tx, actor, documentId);
    if (document.state === 'failed') throw fail('report.failed');
    if (document.state === 'waiting') throw fail('report.waiting');
    // Its file was deleted, as happens to a team's report when the team is saved.
    if (document.file_key === null) throw fail('report.outdated');
    await assertCurrent(tx, actor, document);
    return document;
  });
  const { file_key: key, file_storage: storage, file_name: fileName } = row;
  const content = key === null || storage === null ? undefined : await deps.files.at(storage).read(key);
  if (content === undefined || fileName === null) throw fail('record.not_found');
  return { fileName, content };
}

interface FileOnPaper {
  readonly id: string;
  readonly purpose: string;
  readonly talent: string | null;
}

/**
 * Whether the actor, who may see a file's record, may open the file as well. A document must equal what this reader
 * would get now. The mailed report of a person has no statement, so it is blocked while there is one. A report on a
 * group without a document is outdated. An API token needs the right to reports.
 */
export async function isOpenToReader(deps: Deps, actor: Actor, file: FileOnPaper): Promise<boolean> {
  const isReport = file.purpose === 'report';
  if (!isReport && file.purpose !== 'document') return true;
  const scope = scopeOfActor(actor);
  try {
    return await deps.db.write(scope, async (tx) => {
      const row = await queries.findDocumentOfFile(tx, scope, file.id);
      const isPrinted = isReport || row !== undefined;
      if (isPrinted && !hasScope(actor, 'reports:read').isAllowed) return false;
      if (row === undefined)
        return !isReport || (file.talent !== null && !(await queries.hasStatement(tx, scope, file.id)));
      assertMeant(actor, row);
      await assertCurrent(tx, actor, row);
      return true;
    });
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
