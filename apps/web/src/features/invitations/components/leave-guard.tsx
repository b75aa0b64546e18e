import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Asks before a list that was not sent is left behind; a change of the way within the page is no leaving. */
export function LeaveGuard({ isNeeded }: { readonly isNeeded: boolean }) {
  const { t } = useTranslation('invitations');
  const blocker = useBlocker({
    // Whoever is signed out goes, in any case.
    shouldBlockFn: ({ current, next }) =>
      isNeeded && next.pathname !== current.pathname && next.pathname !== '/',
    enableBeforeUnload: () => isNeeded,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('leave.title')}
      text={t('leave.text')}
      confirm={t('leave.leave')}
    />
  );
}
