import type { Language } from '@quint/phrases/languages.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { ACCOUNT_MAIL_TEXTS, formatDay, greet, layoutAccountMail } from '#mail/account-mail.ts';
import type { TrialToWarn } from '#features/trials/queries.ts';
import { listTrialsToWarn } from '#features/trials/queries.ts';
import type { AccountMailKind, MailContent, MailToQueue } from '#outbox/outbox.ts';

interface TrialMailPayload {
  readonly organizationId: string;
  readonly userId: string;
  /** The announced end of the trial; after an extension the mail is no longer wanted. */
  readonly endsAt: string;
}

/** The idempotency key: one mail per administrator and end of a trial. */
export function trialMailOf(trial: TrialToWarn): MailToQueue {
  const endsAt = trial.trial_ends_at.toISOString();
  const payload: TrialMailPayload = {
    organizationId: trial.organization_id,
    userId: trial.user_id,
    endsAt,
  };
  return {
    messageKey: `trial-ending:${trial.organization_id}:${trial.user_id}:${endsAt}`,
    kind: TRIAL_MAIL.kind,
    to: trial.email,
    language: trial.language,
    payload,
  };
}

async function compose(
  deps: Deps,
  { payload, language }: { payload: TrialMailPayload; language: Language },
): Promise<MailContent | undefined> {
  const now = deps.clock.now();
  const [trial] = await deps.db.platform.read((db) => listTrialsToWarn(db, { now, only: payload }));
  if (trial === undefined || trial.trial_ends_at.toISOString() !== payload.endsAt) return undefined;
  const texts = ACCOUNT_MAIL_TEXTS[language].trialEnding;
  const mail = {
    ...texts,
    paragraphs: [greet(language, trial.first_name), texts.text, texts.upgrade],
    button: { label: texts.button, url: new URL('/plans', publicOrigin(deps.config)).href },
  };
  const { brand } = deps.config.publicSettings;
  const date = formatDay(trial.trial_ends_at, language);
  return layoutAccountMail(language, mail, { brand, workspace: trial.workspace, date });
}

/** The mail that tells administrators that the trial of their workspace ends soon. */
export const TRIAL_MAIL: AccountMailKind<TrialMailPayload> = {
  kind: 'trial-ending',
  composeForAccount: compose,
};
