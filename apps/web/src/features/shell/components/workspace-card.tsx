import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#lib/session.ts';
import { Avatar } from '#ui/avatar.tsx';

const PLANS = ['basic', 'flow', 'enterprise'] as const;

/** The words for a pack; a pack nobody translated is shown as it is called. */
function usePlanName(): (pack: string) => string {
  const { t } = useTranslation('shell');
  return (pack) => {
    const known = PLANS.find((plan) => plan === pack.toLowerCase());
    return known === undefined ? pack : t(`plan.${known}`);
  };
}

/** Which workspace this is, and its plan. */
export function WorkspaceCard() {
  const { t } = useTranslation('shell');
  const planName = usePlanName();
  const workspace = useCurrentUser().active_workspace;
  const name = workspace?.name ?? t('workspace.none');
  return (
    <div className="flex items-center gap-2.5 rounded-md border border-line bg-surface p-2.5">
      <span className="sr-only">{t('workspace.label')}</span>
      <Avatar name={name} look="tile" />
      <div className="flex min-w-0 flex-1 flex-col">
        <span className="truncate font-bold">{name}</span>
        {workspace !== null && (
          <span className="flex items-center gap-1 text-xs text-third">
            {planName(workspace.pack.name)}
            {workspace.is_freezed && (
              <>
                <span aria-hidden="true">·</span>
                <Lock aria-hidden="true" className="size-3" />
                {t('workspace.frozen')}
              </>
            )}
          </span>
        )}
      </div>
    </div>
  );
}
