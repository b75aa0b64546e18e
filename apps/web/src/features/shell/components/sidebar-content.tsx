import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#lib/public-settings.ts';
import { Badge } from '#ui/badge.tsx';
import { AccountCard } from './account-card.tsx';
import { InsightsCard } from './insights-card.tsx';
import { Navigation } from './navigation.tsx';
import { TrialCard } from './trial-card.tsx';
import { WorkspaceCard } from './workspace-card.tsx';

/** Everything the sidebar holds, top to bottom. */
export function SidebarContent() {
  const { t } = useTranslation('shell');
  const isStaging = usePublicSettings()?.staging === true;
  return (
    <div className="flex min-h-full flex-col gap-4 p-3">
      {isStaging && (
        <span className="-mb-2 flex">
          <Badge tone="partial">{t('workspace.staging')}</Badge>
        </span>
      )}
      <WorkspaceCard />
      <Navigation />
      <div className="mt-auto flex flex-col gap-2.5">
        <TrialCard />
        <InsightsCard />
        <AccountCard />
      </div>
    </div>
  );
}
