import type { TRIAL_WARNING_DAYS } from '@quint/domain/base/limits.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { ACCOUNT_MAIL_TEXTS, greet, layoutAccountMail } from '#mail/account-mail.ts';
import { formatMailDay } from '#mail/dates.ts';
import type { TrialOf, TrialToWarn } from '#features/workspace/trials/queries.ts';
import { listEndedTrials, listTrialsToWarn } from '#features/workspace/trials/queries.ts';
import type { AccountMailKind, MailToQueue } from '#outbox/outbox.ts';

/** How many days before the end it is sent; 0 at the end. */
export type WarningDays = (typeof TRIAL_WARNING_DAYS)[number] | 0;

interface TrialMailPayload extends TrialOf {
  /** The announced end of the trial; after an extension the mail is no longer sent. */
  readonly endsAt: string;
  /** Absent in mails of an older version, which were sent three days before. */
  readonly days?: WarningDays;
}

/** One mail per administrator, end of a trial and number of days. Keys of three days are those of older versions. */
export function trialMailOf(trial: TrialToWarn, days: WarningDays): MailToQueue {
  const endsAt = trial.trial_ends_at.toISOString();
  const payload: TrialMailPayload = {
    organizationId: trial.organization_id,
    userId: trial.user_id,
    endsAt,
    days,
  };
  const key = `trial-ending:${trial.organization_id}:${trial.user_id}:${endsAt}`;
  return {
    messageKey: days === 3 ? key : `${key}:${days}`,
    kind: TRIAL_MAIL.kind,
    to: trial.email,
    language: trial.language,
    payload,
  };
}

/** The trial while the mail is still true: running, or ended without a plan since. */
async function findTrial(
  { db, clock }: Deps,
  { days = 3, ...only }: TrialMailPayload,
): Promise<TrialToWarn | undefined> {
  const [trial] = await db.platform.read((reader) =>
    days === 0
      ? listEndedTrials(reader, { since: new Date(0), only })
      : listTrialsToWarn(reader, { now: clock.now(), withinDays: days, only }),
  );
  return trial?.trial_ends_at.toISOString() === only.endsAt ? trial : undefined;
}

/** The mails that tell administrators that the trial of their workspace ends soon, or has ended. */
export const TRIAL_MAIL: AccountMailKind<TrialMailPayload> = {
  kind: 'trial-ending',
  async composeForAccount(deps, { payload, language }) {
    const trial = await findTrial(deps, payload);
    if (trial === undefined) return undefined;
    const { trialEnding, trialEnded } = ACCOUNT_MAIL_TEXTS[language];
    const texts = payload.days === 0 ? { ...trialEnding, ...trialEnded } : trialEnding;
    const mail = {
      ...texts,
      paragraphs: [greet(language, trial.first_name), texts.text, texts.upgrade],
      button: { label: texts.button, url: new URL('/plans', publicOrigin(deps.config)).href },
    };
    const { brand } = deps.config.publicSettings;
    const date = formatMailDay(trial.trial_ends_at, language);
    return layoutAccountMail(language, mail, { brand, workspace: trial.workspace, date });
  },
};
