import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { useRouter } from '@tanstack/react-router';
import { ChevronsUpDown, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { notify } from '#lib/notify.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { switchWorkspace, useCurrentUser } from '#lib/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { rowButtonClass } from '#ui/row-button.ts';
import { useAdministrators } from '#features/shell/navigation/api.ts';

/** Loaded when the user opens the list. */
const fetchPopover = () => import('./workspace-popover.tsx');
const WorkspacePopover = onDemand(async () => (await fetchPopover()).WorkspacePopover);

const PLANS = ['basic', 'flow', 'enterprise'] as const;

/** The name of a plan; an unknown one is shown untranslated. */
function usePlanName(): (pack: string) => string {
  const { t } = useTranslation('shell');
  return (pack) => {
    const knownPlan = PLANS.find((plan) => plan === pack.toLowerCase());
    return knownPlan === undefined ? pack : t(`plan.${knownPlan}`);
  };
}

/** Switches to another workspace and its dashboard. */
function useSwitch(): (workspaceId: string) => Promise<void> {
  const { t } = useTranslation('shell');
  const router = useRouter();
  return async (workspaceId) => {
    const hasSwitched = await switchWorkspace(workspaceId, () => router.navigate({ to: '/dashboard' }));
    if (!hasSwitched) notify({ id: 'workspace', type: 'error', text: t('workspace.failed') });
  };
}

type Workspace = NonNullable<CurrentUser['active_workspace']>;

/** The plan, and whether the workspace is paused. */
function PlanLine({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation('shell');
  const planName = usePlanName();
  const administrators = useAdministrators() ?? 0;
  return (
    <span className="flex items-center gap-1 text-xs text-third">
      {planName(workspace.pack.name)}
      {administrators > 0 && (
        <>
          <span aria-hidden="true">·</span>
          {t('workspace.admins', { count: administrators })}
        </>
      )}
      {workspace.is_freezed && (
        <>
          <span aria-hidden="true">·</span>
          <Lock aria-hidden="true" className="size-3" />
          {t('workspace.frozen')}
        </>
      )}
    </span>
  );
}

/** The current workspace, with a button that shows the others. */
export function WorkspaceSwitch({ look }: { readonly look: 'card' | 'bar' }) {
  const { t } = useTranslation('shell');
  const goTo = useSwitch();
  const workspace = useCurrentUser().active_workspace;
  const name = workspace?.name ?? t('workspace.none');
  return (
    <MenuButton
      popup="dialog"
      fetchMenu={fetchPopover}
      menu={(anchor, close) => (
        <WorkspacePopover
          anchor={anchor}
          onClose={close}
          onChoose={(workspaceId) => void goTo(workspaceId)}
        />
      )}
      className={rowButtonClass(look)}
    >
      <span className="sr-only">{t('workspace.label')}</span>
      <Avatar name={name} look="tile" size={look === 'bar' ? 'sm' : 'base'} />
      <span className={cx('flex min-w-0 flex-1 flex-col', look === 'bar' && 'max-sm:sr-only')}>
        <span className={cx('truncate', look === 'card' ? 'font-bold' : 'font-semibold')}>{name}</span>
        {look === 'card' && workspace !== null && <PlanLine workspace={workspace} />}
      </span>
      <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-third" />
    </MenuButton>
  );
}
