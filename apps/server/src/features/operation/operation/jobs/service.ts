import type { JobMetrics } from '@quint/contract/operation/operation.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import type { JobRow } from '#features/operation/operation/jobs/queries.ts';
import * as queries from '#features/operation/operation/jobs/queries.ts';
import { SEND_MAIL } from '#outbox/outbox.ts';

/**
 * Whether failed runs may be repeated: the queue or the schedule repeats them. Mails are retried one by one, by their
 * delivery status.
 */
function mayRunAgain(job: JobRow): boolean {
  if (job.name === SEND_MAIL.name) return false;
  return job.is_scheduled ? job.has_last_failed === true : job.repeatable > 0;
}

/** All kinds of jobs. Requires the platform role. */
export async function getJobMetrics(db: Reader): Promise<JobMetrics[]> {
  const rows = await queries.listJobs(db);
  return rows.map(({ repeatable, oldest, last_run, ...job }) => ({
    ...job,
    oldest: oldest?.toISOString() ?? null,
    last_run: last_run?.toISOString() ?? null,
    may_run_again: mayRunAgain({ ...job, repeatable, oldest, last_run }),
  }));
}

/** Repeats failed jobs of a kind and returns their number. Throws `record.not_found` when none may be repeated. */
export async function runJobAgain(deps: Deps, actor: Actor, name: string): Promise<number> {
  return deps.db.platform.write(async (db) => {
    const job = (await queries.listJobs(db)).find((each) => each.name === name);
    if (job === undefined || !mayRunAgain(job)) throw fail('record.not_found');
    const count = await queries.retryJobs(db, { name, isScheduled: job.is_scheduled });
    if (actor.organizationId !== undefined) {
      const scope = { organizationId: actor.organizationId };
      await recordAudit(db, { scope, actor, action: 'jobs.retry', details: { name, count } });
    }
    return count;
  });
}
