import { TRIAL_DAYS } from '@quint/domain/base/limits.ts';
import { isPromoted } from '@quint/domain/billing/promotion.ts';
import { useRouter } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkspaceAccount } from '#features/shell/navigation/api.ts';
import { SearchButton } from '#features/shell/palette/components/search-button.tsx';
import { isAdmin } from '#lib/guard.ts';
import { showPanel } from '#lib/panels.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { serverNow, serverTime } from '#lib/server-time.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Navigation } from './navigation.tsx';
import { StagingBadge } from './staging-badge.tsx';
import { WorkspaceSwitch } from './workspace-switch.tsx';

const DAY_MS = 86_400_000;

/** The remaining days of a trial; hidden for workspaces with a plan and for paused ones. */
function TrialCard() {
  const { t } = useTranslation('shell');
  const [now] = useState(() => serverTime());
  const hasPlans = '/plans' in useRouter().routesByPath;
  const isFrozen = useCurrentUser().active_workspace?.is_freezed === true;
  const end = useWorkspaceAccount()?.trial_ends_at;
  if (isFrozen || end === undefined || end === null) return null;
  // The first day of a trial does not count.
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

/** The insights included in a plan, which fill the bar. */
const START_INSIGHTS: Readonly<Record<string, number>> = { basic: 3, flow: 25 };

/** The remaining talent insights; hidden in a paused workspace and for talents. */
function InsightsCard() {
  const { t } = useTranslation('shell');
  const user = useCurrentUser();
  const workspace = user.active_workspace;
  if (workspace === null || workspace.is_freezed || !isAdmin(user)) return null;
  const remainingInsights = workspace.custom_limits.talent_insights_budget;
  const full = Math.max(START_INSIGHTS[workspace.pack.name.toLowerCase()] ?? 0, remainingInsights, 1);
  return (
    <section className="flex flex-col gap-2.5 rounded-lg border border-line bg-surface p-3 shadow-soft">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{t('insights.title')}</h2>
        <Badge tone="lila">{t('insights.left', { count: remainingInsights })}</Badge>
      </div>
      <Progress
        label={t('insights.title')}
        value={remainingInsights}
        max={full}
        valueText={t('insights.left', { count: remainingInsights })}
      />
      <Button kind="light" size="sm" wide onPress={() => showPanel('packages')}>
        {t('insights.refill')}
      </Button>
    </section>
  );
}

const PromotionCard = lazy(async () => ({ default: (await import('./promotion-card.tsx')).PromotionCard }));

/** Loaded on demand, because most of the year has no promotion. */
function Promotion() {
  const until = usePublicSettings()?.promotionUntil;
  const [now] = useState(() => serverNow());
  if (until === undefined || !isPromoted(until, now)) return null;
  return (
    <Suspense fallback={null}>
      <PromotionCard />
    </Suspense>
  );
}

interface SidebarContentProps {
  /** Shown next to the account. */
  readonly help?: ReactNode;
}

/** The content of the sidebar, top to bottom. */
export function SidebarContent({ help }: SidebarContentProps) {
  return (
    <div className="flex min-h-full flex-col gap-4 p-3">
      <div className="flex flex-col items-start gap-2">
        <StagingBadge />
        <WorkspaceSwitch look="card" />
        <SearchButton look="field" />
      </div>
      <Navigation />
      <div className="mt-auto flex flex-col gap-2.5">
        <Promotion />
        <TrialCard />
        <InsightsCard />
        <div className="flex items-center gap-1">
          <div className="min-w-0 flex-1">
            <AccountMenu look="row" />
          </div>
          {help}
        </div>
      </div>
    </div>
  );
}
