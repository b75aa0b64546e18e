import { AccountCard } from './account-card.tsx';
import { InsightsCard } from './insights-card.tsx';
import { Navigation } from './navigation.tsx';
import { WorkspaceCard } from './workspace-card.tsx';

/** Everything the sidebar holds, top to bottom. */
export function SidebarContent() {
  return (
    <div className="flex min-h-full flex-col gap-4 p-3">
      <WorkspaceCard />
      <Navigation />
      <div className="mt-auto flex flex-col gap-2.5">
        <InsightsCard />
        <AccountCard />
      </div>
    </div>
  );
}
