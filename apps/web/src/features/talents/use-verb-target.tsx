import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PersonAtWork } from '#features/people/model/person.ts';
import { VERBS, type VerbId } from '#features/people/model/verbs.ts';
import { useVerbs } from '#features/people/use-verbs.tsx';
import { listenForLetters } from '#lib/shortcuts.ts';
import type { TalentRow } from './rows.ts';

interface Target {
  readonly verb: VerbId;
  readonly people: readonly TalentRow[];
}

interface Options {
  readonly roleId: string | undefined;
  readonly onExport: (people: readonly PersonAtWork[]) => void;
  readonly chosen: readonly TalentRow[];
  /** The row with the focus of the keyboard. */
  readonly current: TalentRow | undefined;
}

const NOBODY: readonly TalentRow[] = [];
const CREATE = 'c';

/** Does a verb with a talent of the list: by a press in the row, or by its letter while nothing is selected. */
export function useVerbTarget({ roleId, onExport, chosen, current }: Options): {
  readonly act: (row: TalentRow, verb: VerbId) => void;
  readonly dialogs: ReactNode;
} {
  const navigate = useNavigate();
  const [target, setTarget] = useState<Target>();
  const { verbs, dialogs } = useVerbs(target?.people ?? NOBODY, { roleId, place: 'row', onExport });
  const latest = useRef(verbs);
  useEffect(() => {
    latest.current = verbs;
  });
  useEffect(() => {
    latest.current.find(({ id }) => id === target?.verb)?.run();
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
        // The bar of a selection has the letters for itself.
        if (rule === undefined || row === undefined || people.length > 0) return false;
        setTarget({ verb: rule.id, people: [row] });
        return true;
      }),
    [navigate],
  );
  return { act: (row, verb) => setTarget({ verb, people: [row] }), dialogs };
}
