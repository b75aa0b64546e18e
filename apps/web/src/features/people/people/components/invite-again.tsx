import { Suspense, useMemo } from 'react';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { Button } from '#ui/button.tsx';
import type { ActionTarget } from '../model/person.ts';
import { usePersonActions, type PersonAction } from '../use-person-actions.tsx';

interface InviteAgainButtonProps {
  readonly actions: readonly PersonAction[];
  /** This is the primary action of the page. */
  readonly isMain?: boolean;
}

/**
 * The button that invites a person again, beside the note about a doubtful result; disabled with a reason when it is
 * impossible.
 */
export function InviteAgainButton({ actions, isMain = false }: InviteAgainButtonProps) {
  const action = actions.find(({ id }) => id === 'inviteAgain');
  if (action === undefined) return null;
  if (isMain) {
    return (
      <BlockableButton kind="primary-lila" disabledReason={action.reason} onPress={action.run}>
        {action.icon}
        {action.label}
      </BlockableButton>
    );
  }
  if (action.reason !== undefined) return <span className="text-xs">{action.reason}</span>;
  return (
    <Button kind="secondary" size="sm" onPress={action.run}>
      {action.icon}
      {action.label}
    </Button>
  );
}

interface InviteAgainProps {
  readonly person: ActionTarget;
  readonly roleId: string | undefined;
}

function Again({ person, roleId }: InviteAgainProps) {
  const people = useMemo(() => [person], [person]);
  const { actions, dialogs } = usePersonActions(people, { roleId, placement: 'row' });
  return (
    <>
      <InviteAgainButton actions={actions} />
      {dialogs}
    </>
  );
}

/** The button on a page without actions of its own, loaded with its phrases without suspending the page. */
export function InviteAgain(props: InviteAgainProps) {
  return (
    <Suspense fallback={null}>
      <Again {...props} />
    </Suspense>
  );
}
