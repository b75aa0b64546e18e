import { TRIAL_DAYS } from '@quint/domain/base/limits.ts';
import { useRouter } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#lib/session.ts';
import { useWorkspaceAccount } from '#features/shell/navigation/api.ts';
import { serverTime } from '#lib/server-time.ts';

const DAY_MS = 86_400_000;

/** The remaining days of a trial; hidden for workspaces with a plan and for paused ones. */
export function TrialCard() {
  const { t } = useTranslation('shell');
  const [now] = useState(() => serverTime());
  const hasPlans = '/plans' in useRouter().routesByPath;
  const isFrozen = useCurrentUser().active_workspace?.is_freezed === true;
  const end = useWorkspaceAccount()?.trial_ends_at;
  if (isFrozen || end === undefined || end === null) return null;
  // The day on which a trial begins is not counted.
  const days = Math.min(TRIAL_DAYS, Math.ceil((new Date(end).getTime() - now) / DAY_MS));
  return (
    <section className="flex items-start gap-2.5 rounded-lg bg-partial-soft p-3 text-partial-text">
      <Hourglass aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <h2 className="font-semibold">{t('trial.title')}</h2>
        <p>{days < 1 ? t('trial.lastDay') : t('trial.left', { count: days })}</p>
        {hasPlans && (
          <a
            href="/plans"
            className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11 rounded-[4px] font-semibold underline underline-offset-3"
          >
            {t('trial.plans')}
          </a>
        )}
      </div>
    </section>
  );
}
