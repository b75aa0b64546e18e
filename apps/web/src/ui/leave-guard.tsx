import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveGuardProps {
  readonly isNeeded: boolean;
  /** Another address of the same page is a way out, too. */
  readonly withinPage?: boolean;
  readonly words: { readonly title: string; readonly text: string; readonly leave: string };
}

/** Asks before something that was not saved or sent is left behind. */
export function LeaveGuard({ isNeeded, withinPage = false, words }: LeaveGuardProps) {
  const blocker = useBlocker({
    // Whoever is signed out goes, in any case.
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
      title={words.title}
      text={words.text}
      confirm={words.leave}
    />
  );
}
