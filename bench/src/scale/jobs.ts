import { readConfig } from '@quint/server/config.ts';
import { openDatabase } from '@quint/server/database/gate.ts';
import type { Deps } from '@quint/server/deps.ts';
import { removeOutlived } from '@quint/server/features/workspace/auth/sessions/queries.ts';
import { endGraces } from '@quint/server/features/billing/subscriptions/grace/service.ts';
import { emptyBin } from '@quint/server/features/actions/bin/jobs.ts';
import { removeUnusedFiles } from '@quint/server/features/files/jobs.ts';
import { showDueResults } from '@quint/server/features/invitations/result-holds/jobs.ts';
import { sendDueReminders } from '@quint/server/features/invitations/invitations/reminders/service.ts';
import { countFairness } from '@quint/server/features/measures/norms/fairness/counts/service.ts';
import { countMeasurement } from '@quint/server/features/measures/norms/measurement/service.ts';
import { sendDigests } from '@quint/server/features/actions/overview/digest/jobs.ts';
import { purgeExpired } from '@quint/server/features/privacy/purge/jobs.ts';
import { endPeople } from '@quint/server/features/privacy/retention/jobs.ts';
import { endTrials } from '@quint/server/features/workspace/trials/jobs.ts';
import { createLogger } from '@quint/server/logger.ts';
import { openDeps } from '@quint/server/main.ts';
import { resumeLostMails } from '@quint/server/outbox/resume-lost-mails.ts';
import type { Bench } from '../runner.ts';
import { timeOnce, WARM_UP } from '../runner.ts';
import type { Database } from '../stage.ts';
import { SECRET } from '../world.ts';

interface Job {
  readonly name: string;
  /** How often it runs, and its work here. */
  readonly what: string;
  readonly run: (deps: Deps) => Promise<unknown>;
}

const JOBS: readonly Job[] = [
  { name: 'release-results', what: 'every minute', run: showDueResults },
  { name: 'send-digests', what: 'every hour; one is due in every tenth workspace', run: sendDigests },
  { name: 'resume-lost-mails', what: 'every minute; after the digests', run: resumeLostMails },
  { name: 'end-trials', what: 'every hour', run: endTrials },
  { name: 'send-reminders', what: 'every hour; one is due in every tenth workspace', run: sendDueReminders },
  { name: 'end-graces', what: 'nightly', run: endGraces },
  { name: 'empty-bin', what: 'nightly', run: emptyBin },
  { name: 'end-people', what: 'nightly', run: endPeople },
  { name: 'purge', what: 'nightly', run: purgeExpired },
  { name: 'remove-sign-ins', what: 'nightly', run: ({ db }) => db.platform.write(removeOutlived) },
  { name: 'remove-unused-files', what: 'nightly', run: removeUnusedFiles },
  { name: 'count-fairness', what: 'nightly', run: (deps) => countFairness(deps) },
  { name: 'count-sheets', what: 'nightly', run: (deps) => countMeasurement(deps) },
];

const LIMIT_SECONDS = 120;
const DAY_MS = 86_400_000;
const MONDAY = 1;

/** Eight o'clock in Berlin on a Monday more than a week ahead, when invitation reminders are due. */
function laterMonday(): Date {
  const date = new Date(Date.now() + 8 * DAY_MS);
  while (date.getUTCDay() !== MONDAY) date.setTime(date.getTime() + DAY_MS);
  date.setUTCHours(7, 0, 0, 0);
  return date;
}

/** Runs every job that reads all workspaces once, one after another, with the limits of a worker. */
export async function measureJobs({ measure }: Bench, { url, dataDir }: Database): Promise<void> {
  const config = readConfig({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SECRET,
    LOG_LEVEL: 'silent',
    WORK: 'only',
  });
  const log = createLogger('silent');
  const db = openDatabase({ url, connections: 6, statementSeconds: 60 });
  const baseDeps = await openDeps(config, { db, log });
  const monday = laterMonday();
  const deps: Deps = { ...baseDeps, clock: { now: () => monday } };
  try {
    for (const { name, what, run } of JOBS) {
      await measure({
        name,
        what: `job over all workspaces, ${what}`,
        unit: 's',
        rounds: 1,
        // Due work exists only once, so there is no warm-up.
        ours: async (round) => (round === WARM_UP ? [] : [(await timeOnce(() => run(deps))) / 1000]),
        goals: [{ most: LIMIT_SECONDS }],
      });
    }
  } finally {
    await deps.jobs.stop();
    deps.pdf.close();
    await db.close();
  }
}
