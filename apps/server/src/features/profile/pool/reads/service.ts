import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { addAttempt, refuseAttempt } from '#http/rate-limit.ts';

/** Enough for a person who filters and pages; a program that compares responses reaches the limit. */
export const POOL_READS: RateLimit = { action: 'pool-read', hits: 240, windowSeconds: 15 * 60 };

/**
 * Counts a read of the pool. The audit log gets one entry for each account and window, and one when the limit is
 * reached. Throws `REQUESTS_EXCEEDED` beyond the limit.
 */
export async function countPoolRead(deps: Deps, scope: OrganizationScope, actor: Actor): Promise<void> {
  const count = await addAttempt(deps.db, POOL_READS, `${scope.organizationId} ${actor.userId}`);
  const isOver = count.hits > POOL_READS.hits;
  if (count.hits === 1 || count.hits === POOL_READS.hits + 1) {
    const action = isOver ? 'pool.limit' : 'pool.read';
    await deps.db.write(scope, (tx) => recordAudit(tx, { scope, actor, action }));
  }
  if (isOver) throw refuseAttempt(count);
}
