import type {
  PageRequest,
  PageSubject,
  RenderToken,
  ReportDocument,
} from '@quint/contract/measures/documents.ts';
import { fail, Failure } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { Deps } from '#deps.ts';
import { readPageAs } from '#features/measures/reports/documents/service.ts';
import { readPage } from '#features/measures/reports/documents/subjects/service.ts';
import { createRenderToken, readRenderToken } from '#features/measures/reports/render-tokens/service.ts';
import { scopeOfActor } from '#database/scopes.ts';

interface AskedPage {
  readonly subject: PageSubject;
  readonly language?: Language | undefined;
  readonly token?: string | undefined;
}

/** The report of a path. Throws INVALID_QUERY for a role-fit report without a role. */
export function subjectOfPage(page: {
  readonly kind: 'personality' | 'premium' | 'role';
  readonly result: string;
  readonly role?: string | undefined;
}): PageSubject {
  const { kind, result, role } = page;
  if (kind === 'premium') return { kind, result };
  if (kind === 'personality') return { kind, result, ...(role === undefined ? {} : { role }) };
  if (role === undefined) throw fail('INVALID_QUERY', { reason: 'a role-fit report needs a role' });
  return { kind, result, role };
}

/** A page reveals nothing about reports the reader may not see. */
function hideRefusal(error: unknown): unknown {
  const isRefusal =
    error instanceof Failure && (error.code === 'FORBIDDEN' || error.code.startsWith('workspace.'));
  return isRefusal ? fail('record.not_found') : error;
}

/** A report as a page: with its token, or for the current user. Otherwise throws `record.not_found`. */
export async function getPage(
  deps: Deps,
  actor: Actor | null,
  { subject, language, token }: AskedPage,
): Promise<ReportDocument> {
  if (token !== undefined) {
    const right = readRenderToken(deps, token, subject);
    if (right === undefined) throw fail('record.not_found');
    const { scope, audience, hides } = right;
    const reading = { subject, audience, hides, language: language ?? right.language };
    const reports = deps.db.preferReplica('reports').in(scope);
    return (await reports.read((db) => readPage(db, scope, reading))).document;
  }
  if (actor?.organizationId === undefined) throw fail('record.not_found');
  const scope = scopeOfActor(actor);
  try {
    const request = { scope, subject, language: language ?? 'en' };
    return (await deps.db.write(scope, (tx) => readPageAs(tx, actor, request))).document;
  } catch (error) {
    throw hideRefusal(error);
  }
}

/** A token for a page that this person may open. Throws as reading the report does. */
export async function grantPage(deps: Deps, actor: Actor, request: PageRequest): Promise<RenderToken> {
  const scope = scopeOfActor(actor);
  const { audience, hides } = await deps.db.write(scope, (tx) =>
    readPageAs(tx, actor, { ...request, scope }),
  );
  return createRenderToken(deps, { ...request, scope, audience, hides });
}
