import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { Deps } from '#deps.ts';
import type { JobKind } from '#jobs/jobs.ts';
import { isOfDeletedWorkspace } from '#outbox/held-mails.ts';
import type { SendMailPayload } from '#outbox/outbox.ts';
import { SEND_MAIL } from '#outbox/outbox.ts';

export const RESUME_LOST_MAILS: JobKind<Record<string, never>> = {
  name: 'resume-lost-mails',
  tries: 1,
  firstPauseSeconds: 15,
  concurrency: 1,
};

const LOST_MAILS_PER_PAGE = 1000;

interface WaitingMail extends SendMailPayload {
  readonly send_after: Date | null;
}

/** Requires the platform role. */
async function listWaitingMails(db: Reader, afterId: string): Promise<WaitingMail[]> {
  const { rows } = await readSql<WaitingMail>`
    select organization_id as "organizationId", id as "outboxId", send_after from outbox o
    where status = 'queued' and id > ${afterId} and not ${isOfDeletedWorkspace} order by id limit ${LOST_MAILS_PER_PAGE}
  `.execute(db);
  return rows;
}

/**
 * Enqueues every waiting mail whose job is missing: the worker was killed at the last attempt, or the queue was
 * restored without its rows. Mails of deleted workspaces wait without one until they are restored. Safe at any time and from several processes; a mail with two jobs is still sent once.
 */
export async function resumeLostMails(deps: Deps): Promise<void> {
  let afterId = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await deps.db.platform.write(async (db) => {
      const waitingMails = await listWaitingMails(db, afterId);
      const payloads = waitingMails.map(({ organizationId, outboxId }) => ({ organizationId, outboxId }));
      const lostIds = new Set(
        (await deps.jobs.findWithoutJob(db, SEND_MAIL, payloads)).map(({ outboxId }) => outboxId),
      );
      for (const { send_after: startAfter, ...payload } of waitingMails) {
        if (!lostIds.has(payload.outboxId)) continue;
        await deps.jobs.enqueue(db, SEND_MAIL, [payload], startAfter === null ? {} : { startAfter });
      }
      return waitingMails;
    });
    const last = page.at(-1);
    if (last === undefined || page.length < LOST_MAILS_PER_PAGE) return;
    afterId = last.outboxId;
  }
}
