import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { VERBS, type VerbId } from '#features/people/model/verbs.ts';
import { useVerbs } from '#features/people/use-verbs.tsx';
import { notify } from '#lib/notify.ts';
import { listenForLetters } from '#lib/shortcuts.ts';
import type { TalentRow } from './rows.ts';

interface Target {
  readonly verb: VerbId;
  readonly people: readonly TalentRow[];
}

interface Options {
  readonly roleId: string | undefined;
  readonly chosen: readonly TalentRow[];
  /** The row with the focus of the keyboard. */
  readonly current: TalentRow | undefined;
}

const NOBODY: readonly TalentRow[] = [];
const CREATE = 'c';

/**
 * Does a verb with people of the list: by a press in a row, or by its letter with the selected rows, else with the row
 * that has the focus. A letter whose verb fits nobody says why.
 */
export function useVerbTarget({ roleId, chosen, current }: Options): {
  readonly act: (row: TalentRow, verb: VerbId) => void;
  readonly dialogs: ReactNode;
} {
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target>();
  const { verbs, dialogs } = useVerbs(target?.people ?? NOBODY, { roleId, place: 'row' });
  const latest = useRef(verbs);
  useEffect(() => {
    latest.current = verbs;
  });
  useEffect(() => {
    const verb = latest.current.find(({ id }) => id === target?.verb);
    if (verb === undefined) return;
    if (verb.reason === undefined) verb.run();
    else notify({ id: 'verb', type: 'info', headline: verb.label, text: verb.reason });
  }, [target]);
  const keyed = useRef({ chosen, current });
  useEffect(() => {
    keyed.current = { chosen, current };
  });
  useEffect(
    () =>
      listenForLetters((letter) => {
        const { chosen: people, current: row } = keyed.current;
        if (letter === CREATE && people.length === 0) {
          void navigate({ to: '/talents/invite' });
          return true;
        }
        const rule = VERBS.find(({ key }) => key === letter);
        const among = people.length > 0 || row === undefined ? people : [row];
        if (rule === undefined || among.length === 0) return false;
        setTarget({ verb: rule.id, people: among });
        return true;
      }),
    [navigate],
  );
  return { act: (row, verb) => setTarget({ verb, people: [row] }), dialogs };
}
