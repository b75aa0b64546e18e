import { isPromoted } from '@quint/domain/billing/promotion.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { SearchButton } from '#features/shell/palette/components/search-button.tsx';
import { usePublicSettings } from '#lib/public-settings.ts';
import { serverNow } from '#lib/server-time.ts';
import { AccountMenu } from './account-menu.tsx';
import { InsightsCard } from './insights-card.tsx';
import { Navigation } from './navigation.tsx';
import { StagingBadge } from './staging-badge.tsx';
import { TrialCard } from './trial-card.tsx';
import { WorkspaceSwitch } from './workspace-switch.tsx';

const PromotionCard = lazy(async () => ({ default: (await import('./promotion-card.tsx')).PromotionCard }));

/** There is no promotion for most of the year, so its code is loaded on demand. */
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
  /** Next to the account. */
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
