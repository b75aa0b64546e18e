import { scopeOfJob } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { erasePerson } from '#features/privacy/erasure/service.ts';
import { RETENTION_MAIL } from '#features/privacy/retention/notices/emails.ts';
import type { Ending } from '#features/privacy/retention/queries.ts';
import * as queries from '#features/privacy/retention/queries.ts';
import { noticedUntil } from '#features/privacy/retention/service.ts';
import { defineJob } from '#jobs/define-job.ts';
import { queueMails } from '#outbox/outbox.ts';

export const END_PEOPLE = defineJob({
  name: 'end-people',
  // Every night, after the bin.
  cron: '30 2 * * *',
  run: endPeople,
});

/** Of each workspace in one night, so that a number set anew does not send thousands of mails at once. */
const NOTICES_PER_NIGHT = 200;
const ENDS_PER_STEP = 100;

/** Tells people whose data ends soon. However long it has been over, nobody is erased before the days of a notice. */
async function sendNotices(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const until = noticedUntil(now);
  const people = await deps.db.platform.read((db) =>
    queries.listToNotice(db, { until, limit: NOTICES_PER_NIGHT }),
  );
  for (const [organizationId, ofWorkspace] of Map.groupBy(people, (each) => each.organizationId)) {
    const scope = scopeOfJob({ organizationId });
    const endings = ofWorkspace.map((each) => ({ ...each, ends_at: until }));
    await deps.db.write(scope, async (db) => {
      const notifiedIds = await queries.insertNotices(db, endings, now);
      const mails = endings
        .filter(({ talentId }) => notifiedIds.has(talentId))
        .map((each) => mailOf(each, now));
      await queueMails(deps, db, scope, { mails });
    });
  }
}

const mailOf = ({ talentId, email, language }: Ending, now: Date) => ({
  messageKey: `retention-notice:${talentId}:${now.toISOString().slice(0, 10)}`,
  kind: RETENTION_MAIL.kind,
  to: email,
  language,
  payload: { talentId },
});

/** Erases people whose notice has run out; with whom something has happened since, the notice is taken back. */
async function endNoticed(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (;;) {
    const due = await deps.db.platform.read((db) => queries.listNoticed(db, { now, limit: ENDS_PER_STEP }));
    for (const person of due) {
      const isOver = person.computed_end !== null && person.computed_end <= now;
      if (isOver) await erasePerson(deps, person, { actor: undefined, because: 'retention' });
      else await deps.db.platform.write((db) => queries.dropNotice(db, person));
    }
    if (due.length < ENDS_PER_STEP) return;
  }
}

/** Ends the data of people, by the numbers of each workspace. Repeating it changes nothing. */
export async function endPeople(deps: Deps): Promise<void> {
  await endNoticed(deps);
  await sendNotices(deps);
}
