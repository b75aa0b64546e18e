import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** The statement on a result `r`, for statements without an actor; null without one. */
export const STATEMENT = sql<string | null>`(select s.text from result_statements s
  where s.organization_id = r.organization_id and s.result_id = r.id)`;

interface OwnResult {
  readonly is_finished: boolean;
  readonly statement: string | null;
}

/**
 * Locks a result of a talent while its statement is written; undefined for a result of another talent. The statement is
 * read after locking, so that changes of a concurrent call are visible.
 */
export async function lockOwnResult(
  tx: Writer,
  { organizationId }: OrganizationScope,
  { resultId, talentId }: { resultId: string; talentId?: string },
): Promise<OwnResult | undefined> {
  const { rows } = await sql<{ is_finished: boolean }>`
    select r.status = 'FINISHED' as is_finished from talents_results r
    where r.organization_id = ${organizationId} and r.id = ${resultId}
      and (${talentId ?? null}::uuid is null or r.talent_id = ${talentId ?? null})
    for no key update
  `.execute(tx);
  const [result] = rows;
  if (result === undefined) return undefined;
  const { rows: statements } = await sql<{ text: string }>`
    select text from result_statements where organization_id = ${organizationId} and result_id = ${resultId}
  `.execute(tx);
  return { ...result, statement: statements[0]?.text ?? null };
}

/** Stores the statement in place of the previous one; an empty one is deleted. */
export async function storeStatement(
  tx: Writer,
  { organizationId }: OrganizationScope,
  { resultId, text }: { resultId: string; text: string },
): Promise<void> {
  if (text === '') {
    await tx
      .deleteFrom('result_statements')
      .where('organization_id', '=', organizationId)
      .where('result_id', '=', resultId)
      .execute();
    return;
  }
  await tx
    .insertInto('result_statements')
    .values({ organization_id: organizationId, result_id: resultId, text })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'result_id'])
        .doUpdateSet(({ fn }) => ({ text, date_updated: fn('now') })),
    )
    .execute();
}
