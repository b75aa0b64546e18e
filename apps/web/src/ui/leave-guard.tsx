import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveGuardProps {
  readonly isNeeded: boolean;
  /** A change of address within the same page leaves the form, too. */
  readonly withinPage?: boolean;
  readonly texts: { readonly title: string; readonly text: string; readonly leave: string };
}

/** Asks before the user leaves a page with unsaved input. */
export function LeaveGuard({ isNeeded, withinPage = false, texts }: LeaveGuardProps) {
  const blocker = useBlocker({
    // After signing out there is nothing left to save.
    shouldBlockFn: ({ current, next }) =>
      isNeeded && next.pathname !== '/' && (withinPage || next.pathname !== current.pathname),
    enableBeforeUnload: () => isNeeded,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={texts.title}
      text={texts.text}
      confirm={texts.leave}
    />
  );
}
