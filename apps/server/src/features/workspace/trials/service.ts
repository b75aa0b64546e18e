import { TRIAL_DAYS, TRIAL_WARNING_DAYS } from '@quint/domain/base/limits.ts';
import { endAfterDays } from '@quint/domain/base/named-days.ts';
import { recordAudit } from '#database/audit.ts';
import type { Deps } from '#deps.ts';
import { trialMailOf } from '#features/workspace/trials/emails.ts';
import {
  freezeEnded,
  hasEndedTrial,
  listEndedTrials,
  listTrialsToWarn,
} from '#features/workspace/trials/queries.ts';
import { queueAccountMails } from '#outbox/outbox.ts';

/** The end of a trial that starts now: the end of the day that its mails name. */
export function getTrialEnd(now: Date): Date {
  return endAfterDays(now, TRIAL_DAYS);
}

/**
 * Freezes every workspace with an expired trial, once per trial, and notifies its administrators: a workspace unfrozen
 * later stays active. Paid plans have no trial. Returns their number.
 */
export async function freezeEndedTrials(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  return deps.db.platform.write(async (db) => {
    const frozenIds = await freezeEnded(db, now);
    for (const organizationId of frozenIds) {
      await recordAudit(db, {
        scope: { organizationId },
        actor: undefined,
        action: 'organizations.freeze',
        items: [organizationId],
        details: { because: 'trial' },
      });
    }
    if (frozenIds.length > 0) {
      const endedTrials = await listEndedTrials(db, { since: now });
      await queueAccountMails(
        deps,
        db,
        endedTrials.map((trial) => trialMailOf(trial, 0)),
      );
    }
    return frozenIds.length;
  });
}

/** The same when a person of such a workspace renews their session, without waiting for the hour. */
export async function freezeEndedTrialsOf(deps: Deps, userId: string): Promise<void> {
  const now = deps.clock.now();
  if (await deps.db.platform.read((db) => hasEndedTrial(db, { userId, now }))) {
    await freezeEndedTrials(deps);
  }
}

/**
 * Notifies administrators that the trial of their workspace ends, once for each of the days before. A day on which the
 * job did not run is skipped when the next one is due.
 */
export async function warnOfEndingTrials(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.platform.write(async (db) => {
    const notifiedIds = new Set<string>();
    for (const days of TRIAL_WARNING_DAYS.toReversed()) {
      const trials = await listTrialsToWarn(db, { now, withinDays: days });
      const pendingTrials = trials.filter(({ organization_id: id }) => !notifiedIds.has(id));
      await queueAccountMails(
        deps,
        db,
        pendingTrials.map((trial) => trialMailOf(trial, days)),
      );
      for (const { organization_id: id } of pendingTrials) notifiedIds.add(id);
    }
  });
}
