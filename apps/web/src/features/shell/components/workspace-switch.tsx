import { useRouter } from '@tanstack/react-router';
import { ChevronsUpDown, Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { switchWorkspace, useCurrentUser } from '#lib/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Popover } from '#ui/popover.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Only who looks for another workspace pays for the list. */
const WorkspaceList = lazy(async () => {
  const { WorkspaceList: List } = await import('./workspace-list.tsx');
  return { default: List };
});

const PLANS = ['basic', 'flow', 'enterprise'] as const;

/** The words for a pack; a pack nobody translated is shown as it is called. */
function usePlanName(): (pack: string) => string {
  const { t } = useTranslation('shell');
  return (pack) => {
    const known = PLANS.find((plan) => plan === pack.toLowerCase());
    return known === undefined ? pack : t(`plan.${known}`);
  };
}

/** Goes to another workspace and to its dashboard. */
function useSwitch(): (workspaceId: string) => Promise<void> {
  const { t } = useTranslation('shell');
  const router = useRouter();
  return async (workspaceId) => {
    const done = await switchWorkspace(workspaceId, () => router.navigate({ to: '/dashboard' }));
    if (!done) notify({ id: 'workspace', type: 'error', text: t('workspace.failed') });
  };
}

/** Which workspace this is, and its plan; a press shows the others. */
export function WorkspaceCard() {
  const { t } = useTranslation('shell');
  const planName = usePlanName();
  const goTo = useSwitch();
  const workspace = useCurrentUser().active_workspace;
  const name = workspace?.name ?? t('workspace.none');
  return (
    <Popover
      label={t('workspace.others')}
      placement="bottom start"
      trigger={
        <AriaButton className="flex w-full items-center gap-2.5 rounded-md border border-line bg-surface p-2.5 text-left transition-colors hover:bg-mute">
          <span className="sr-only">{t('workspace.label')}</span>
          <Avatar name={name} look="tile" />
          <span className="flex min-w-0 flex-1 flex-col">
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
          </span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-third" />
        </AriaButton>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton className="h-9 w-52" />}>
          <WorkspaceList
            onChoose={(workspaceId) => {
              close();
              void goTo(workspaceId);
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
