import { fail } from '@quint/contract/base/errors.ts';
import type { Statement, StatementBody } from '@quint/contract/survey/statements.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import * as queries from '#features/measures/statements/queries.ts';
import type { RespondentSession } from '#http/access.ts';

interface StatementChange {
  readonly resultId: string;
  /** The talent whose result it must be; undefined if the session belongs to the result. */
  readonly talentId?: string;
  readonly body: StatementBody;
}

async function save(
  deps: Deps,
  scope: OrganizationScope,
  { body: { text, before }, ...of }: StatementChange,
): Promise<Statement> {
  return deps.db.write(scope, async (tx) => {
    const result = await queries.lockOwnResult(tx, scope, of);
    if (result === undefined) throw fail('record.not_found');
    if (!result.is_finished) throw fail('result.not_finished');
    const { statement } = result;
    if (statement !== before && (statement ?? '') !== text) throw fail('statement.changed');
    await queries.storeStatement(tx, scope, { resultId: of.resultId, text });
    return { text: text === '' ? null : text };
  });
}

/**
 * Stores a person's statement on their own result; an empty text deletes it. Throws `record.not_found` for the result
 * of another talent, `result.not_finished`, and `statement.changed` when the stored text is neither the one that the
 * person saw nor the new one.
 */
export async function saveOwnStatement(
  deps: Deps,
  actor: Actor,
  { resultId, body }: { resultId: string; body: StatementBody },
): Promise<Statement> {
  const { talentId } = actor;
  if (talentId === undefined) throw fail('FORBIDDEN');
  return save(deps, scopeOfActor(actor), { resultId, talentId, body });
}

/** The same for the sheet of a survey session. */
export async function saveStatementOfSession(
  deps: Deps,
  { scope, resultId }: RespondentSession,
  body: StatementBody,
): Promise<Statement> {
  return save(deps, scope, { resultId, body });
}
