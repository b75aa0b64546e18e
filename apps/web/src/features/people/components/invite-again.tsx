import { Suspense, useMemo } from 'react';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { Button } from '#ui/button.tsx';
import type { PersonAtWork } from '../model/person.ts';
import { useVerbs, type Verb } from '../use-verbs.tsx';

interface InviteAgainButtonProps {
  readonly verbs: readonly Verb[];
  /** It is the main action of the page. */
  readonly isMain?: boolean;
}

/** The press that invites a person again, with the line of a doubtful result; why it cannot be pressed, where it cannot. */
export function InviteAgainButton({ verbs, isMain = false }: InviteAgainButtonProps) {
  const verb = verbs.find(({ id }) => id === 'inviteAgain');
  if (verb === undefined) return null;
  if (isMain) {
    return (
      <BlockableButton kind="primary-lila" disabledReason={verb.reason} onPress={verb.run}>
        {verb.icon}
        {verb.label}
      </BlockableButton>
    );
  }
  if (verb.reason !== undefined) return <span className="text-xs">{verb.reason}</span>;
  return (
    <Button kind="secondary" size="sm" onPress={verb.run}>
      {verb.icon}
      {verb.label}
    </Button>
  );
}

interface InviteAgainProps {
  readonly person: PersonAtWork;
  readonly roleId: string | undefined;
}

function Again({ person, roleId }: InviteAgainProps) {
  const people = useMemo(() => [person], [person]);
  const { verbs, dialogs } = useVerbs(people, { roleId, place: 'row' });
  return (
    <>
      <InviteAgainButton verbs={verbs} />
      {dialogs}
    </>
  );
}

/** The same on a page without verbs of its own, which stays as it is while the words of the verbs are loaded. */
export function InviteAgain(props: InviteAgainProps) {
  return (
    <Suspense fallback={null}>
      <Again {...props} />
    </Suspense>
  );
}
