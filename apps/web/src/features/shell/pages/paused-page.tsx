import { CirclePause } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkspaceAccount } from '#features/navigation/api.ts';
import { billingQuery, openPortal } from '#features/plans/api.ts';
import { PathLink } from '#features/plans/components/path-link.tsx';
import { notifyRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { logout, useCurrentUser, useMaybeCurrentUser } from '#lib/session.ts';
import { reportFault } from '#lib/query.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { WorkspaceSwitch } from '../components/workspace-switch.tsx';

const ICON = <CirclePause aria-hidden="true" className="size-6" />;

/** Why the workspace is paused: its trial has ended, or a payment is missing. */
function usePauseWords(): { readonly text: string; readonly isUnpaid: boolean } {
  const { t } = useTranslation('paused');
  const format = useFormat();
  const end = useWorkspaceAccount()?.trial_ends_at ?? null;
  const billing = useQuery(billingQuery).data;
  if (billing?.subscription?.status === 'past_due') {
    return { text: t('unpaid'), isUnpaid: billing.hasPortal };
  }
  if (end !== null) return { text: t('textSince', { date: format.date(end) }), isUnpaid: false };
  // Not paused by its trial: a payment was missing, or the platform paused it.
  return { text: t(billing === undefined ? 'text' : 'other'), isUnpaid: false };
}

/** Leads to the provider's page with the open invoice. */
function PayInvoice() {
  const { t } = useTranslation('paused');
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      window.location.assign(await openPortal());
    } catch (error) {
      setBusy(false);
      notifyRefusal(error, { id: 'portal' });
      reportFault(error);
    }
  };
  return (
    <Button kind="primary-lila" loading={isBusy} onPress={() => void open()}>
      {t('pay')}
    </Button>
  );
}

/** Which workspace is paused, since when, and the ways on: a plan, another workspace, or out. */
function OwnPause() {
  const { t } = useTranslation('paused');
  const { t: shell } = useTranslation('shell');
  const { active_workspace: workspace, organizations } = useCurrentUser();
  const { text, isUnpaid } = usePauseWords();
  const others = organizations.filter(
    ({ organization }) => organization.date_deleted === null && organization.id !== workspace?.id,
  );
  return (
    <>
      <EmptyState
        level={1}
        icon={ICON}
        title={t('title', { workspace: workspace?.name ?? '' })}
        text={`${text} ${t('again')}`}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button kind="secondary" onPress={() => void logout().catch(reportFault)}>
              {shell('account.signOut')}
            </Button>
            {isUnpaid && <PayInvoice />}
            <PathLink href="/plans" kind={isUnpaid ? 'secondary' : 'primary-lila'}>
              {t('plans')}
            </PathLink>
          </span>
        }
      />
      {others.length > 0 && (
        <div className="mx-auto flex w-64 flex-col gap-2 text-center">
          <p className="text-second">{t('switch')}</p>
          <WorkspaceSwitch look="card" />
        </div>
      )}
    </>
  );
}

/** The page of a paused workspace; guests get an explanation and the login. */
export function PausedPage() {
  const { t } = useTranslation('paused');
  const user = useMaybeCurrentUser();
  if (user !== undefined) return <OwnPause />;
  return (
    <EmptyState
      level={1}
      icon={ICON}
      title={t('titleNeutral')}
      text={t('neutral')}
      action={<ButtonLink to="/">{t('login')}</ButtonLink>}
    />
  );
}
