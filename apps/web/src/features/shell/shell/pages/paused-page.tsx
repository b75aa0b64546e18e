import { CirclePause } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWorkspaceAccount } from '#features/shell/navigation/api.ts';
import { billingQuery, usePortal } from '#features/workspace/plans/api.ts';
import { PathLink } from '#features/workspace/plans/components/path-link.tsx';
import { usePaymentMethod } from '#features/workspace/plans/use-payment-method.ts';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { useFormat } from '#lib/format.ts';
import { logout, useCurrentUser, useMaybeCurrentUser } from '#lib/session.ts';
import { reportFault } from '#lib/query.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { WorkspaceSwitch } from '../components/workspace-switch.tsx';

const ICON = <CirclePause aria-hidden="true" className="size-6" />;

/** The reason of the pause: the trial has ended, or a payment is missing. */
function usePauseReason(): {
  readonly text: string;
  readonly isUnpaid: boolean;
  readonly hasPortal: boolean;
} {
  const { t } = useTranslation('paused');
  const format = useFormat();
  const end = useWorkspaceAccount()?.trial_ends_at ?? null;
  const billing = useQuery(billingQuery).data;
  const paymentMethod = usePaymentMethod();
  const isUnpaid = billing?.subscription?.status === 'past_due';
  const why = isUnpaid
    ? t('unpaid')
    : end === null
      ? // A payment was missing, or the platform paused the workspace.
        t('other')
      : t('textSince', { date: format.date(end) });
  const again = paymentMethod === 'offer' ? 'againOffer' : 'again';
  const next = paymentMethod === undefined ? '' : t(isUnpaid ? 'againPaid' : again);
  return { text: `${why} ${next}`.trim(), isUnpaid, hasPortal: billing?.hasPortal === true };
}

/** Links to the provider's page with the open invoice. */
function PayInvoice() {
  const { t } = useTranslation('paused');
  const portal = usePortal();
  const reportSaveError = useSaveRefused();
  return (
    <Button
      kind="primary-lila"
      isLoading={portal.isPending}
      onPress={() => portal.mutate(undefined, { onError: reportSaveError })}
    >
      {t('pay')}
    </Button>
  );
}

/** The paused workspace, the date, and the next steps: a plan, another workspace, or signing out. */
function OwnPause() {
  const { t } = useTranslation('paused');
  const { t: shell } = useTranslation('shell');
  const { active_workspace: workspace, organizations } = useCurrentUser();
  const { text, isUnpaid, hasPortal } = usePauseReason();
  const others = organizations.filter(
    ({ organization }) => organization.date_deleted === null && organization.id !== workspace?.id,
  );
  return (
    <>
      <EmptyState
        level={1}
        icon={ICON}
        title={t('title', { workspace: workspace?.name ?? '' })}
        text={text}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button kind="secondary" onPress={() => void logout().catch(reportFault)}>
              {shell('account.signOut')}
            </Button>
            {isUnpaid && hasPortal && <PayInvoice />}
            <PathLink
              href={isUnpaid ? '/billing' : '/plans'}
              kind={isUnpaid && hasPortal ? 'secondary' : 'primary-lila'}
            >
              {t(isUnpaid ? 'billing' : 'plans')}
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
