import { CirclePause } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useWorkspaceAccount } from '#features/navigation/api.ts';
import { useFormat } from '#lib/format.ts';
import { logout, useCurrentUser, useMaybeCurrentUser } from '#lib/session.ts';
import { reportFault } from '#lib/query.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { ButtonLink } from '#ui/link.tsx';
import { WorkspaceSwitch } from '../components/workspace-switch.tsx';

const ICON = <CirclePause aria-hidden="true" className="size-6" />;

/** Which workspace is paused, since when, and the ways on: a plan, another workspace, or out. */
function OwnPause() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const { active_workspace: workspace, organizations } = useCurrentUser();
  const end = useWorkspaceAccount()?.trial_ends_at ?? null;
  const hasPlans = '/plans' in useRouter().routesByPath;
  const others = organizations.filter(
    ({ organization }) => organization.date_deleted === null && organization.id !== workspace?.id,
  );
  return (
    <>
      <EmptyState
        level={1}
        icon={ICON}
        title={t('paused.title', { workspace: workspace?.name ?? '' })}
        text={end === null ? t('paused.text') : t('paused.textSince', { date: format.date(end) })}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button kind="secondary" onPress={() => void logout().catch(reportFault)}>
              {t('account.signOut')}
            </Button>
            {hasPlans && (
              <a href="/plans" className={buttonClass({ kind: 'primary-lila' })}>
                {t('paused.plans')}
              </a>
            )}
          </span>
        }
      />
      {others.length > 0 && (
        <div className="mx-auto flex w-64 flex-col gap-2 text-center">
          <p className="text-second">{t('paused.switch')}</p>
          <WorkspaceSwitch look="card" />
        </div>
      )}
    </>
  );
}

/** The page of a paused workspace; guests get an explanation and the login. */
export function PausedPage() {
  const { t } = useTranslation('shell');
  const user = useMaybeCurrentUser();
  if (user !== undefined) return <OwnPause />;
  return (
    <EmptyState
      level={1}
      icon={ICON}
      title={t('paused.titleNeutral')}
      text={t('paused.neutral')}
      action={<ButtonLink to="/">{t('paused.login')}</ButtonLink>}
    />
  );
}
