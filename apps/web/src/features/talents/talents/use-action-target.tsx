import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ActionTarget } from '#features/people/people/model/person.ts';
import { ACTION_RULES, type PersonActionId } from '#features/people/people/model/action-rules.ts';
import { usePersonActions } from '#features/people/people/use-person-actions.tsx';
import { listenForLetters } from '#lib/shortcuts.ts';
import type { TalentRow } from './rows.ts';

interface Target {
  readonly action: PersonActionId;
  readonly people: readonly TalentRow[];
}

interface Options {
  readonly roleId: string | undefined;
  readonly onExport: (people: readonly ActionTarget[]) => void;
  readonly chosenRows: readonly TalentRow[];
  /** The row with the keyboard focus. */
  readonly current: TalentRow | undefined;
}

const NOBODY: readonly TalentRow[] = [];
const CREATE = 'c';

/** Starts an action for a talent of the list: by a press in the row, or by its letter while nothing is selected. */
export function useActionTarget({ roleId, onExport, chosenRows, current }: Options): {
  readonly act: (row: TalentRow, action: PersonActionId) => void;
  readonly dialogs: ReactNode;
} {
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target>();
  const { actions, dialogs } = usePersonActions(target?.people ?? NOBODY, {
    roleId,
    placement: 'row',
    onExport,
  });
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    latest.current.find(({ id }) => id === target?.action)?.run();
  }, [target]);
  const keyTargets = useRef({ chosenRows, current });
  useEffect(() => {
    keyTargets.current = { chosenRows, current };
  });
  useEffect(
    () =>
      listenForLetters((letter) => {
        const { chosenRows: people, current: row } = keyTargets.current;
        if (letter === CREATE && people.length === 0) {
          void navigate({ to: '/talents/invite' });
          return true;
        }
        const rule = ACTION_RULES.find(({ key }) => key === letter);
        // With a selection, the letters belong to its bar.
        if (rule === undefined || row === undefined || people.length > 0) return false;
        setTarget({ action: rule.id, people: [row] });
        return true;
      }),
    [navigate],
  );
  return { act: (row, action) => setTarget({ action, people: [row] }), dialogs };
}
