import { InboxButton } from '#features/inbox/components/inbox-button.tsx';
import { SearchButton } from '#features/palette/components/search-button.tsx';
import { AccountCard } from './account-card.tsx';
import { InsightsCard } from './insights-card.tsx';
import { Navigation } from './navigation.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { StagingBadge } from './staging-badge.tsx';
import { TrialCard } from './trial-card.tsx';
import { WorkspaceSwitch } from './workspace-switch.tsx';

/** Everything the sidebar holds, top to bottom. */
export function SidebarContent() {
  return (
    <div className="flex min-h-full flex-col gap-4 p-3">
      <div className="flex flex-col items-start gap-2">
        <StagingBadge />
        <WorkspaceSwitch look="card" />
        <SearchButton look="field" />
      </div>
      <div className="flex flex-col gap-0.5">
        <Navigation />
        <InboxButton look="entry" />
      </div>
      <div className="mt-auto flex flex-col gap-2.5">
        <PromotionCard />
        <TrialCard />
        <InsightsCard />
        <AccountCard />
      </div>
    </div>
  );
}
