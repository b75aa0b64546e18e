import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useCallback, useState } from 'react';

/** A person, and the button beside which a panel opens. */
export interface Anchored {
  readonly person: VacancyPerson;
  readonly anchor: HTMLElement;
}

/** A letter pressed on a row; the count tells two presses apart. */
export interface PressedLetter {
  readonly person: VacancyPerson;
  readonly letter: string;
  readonly count: number;
}

/** What opens over the list of people: the fit in numbers, the menu of a person, the preview, a mail. */
export interface Overlays {
  readonly sure: Anchored | undefined;
  readonly menu: Anchored | undefined;
  readonly pressed: PressedLetter | undefined;
  readonly peekId: string | undefined;
  /** The people of a mail that is being written. */
  readonly writingTo: readonly VacancyPerson[] | undefined;
  /** The person whose interview gets a date. */
  readonly datedPerson: VacancyPerson | undefined;
  readonly setSure: (sure: Anchored | undefined) => void;
  readonly setMenu: (menu: Anchored | undefined) => void;
  readonly setPeek: (id: string | undefined) => void;
  readonly setWriting: (people: readonly VacancyPerson[] | undefined) => void;
  readonly setDatedPerson: (person: VacancyPerson | undefined) => void;
  readonly press: (person: VacancyPerson, letter: string) => void;
}

/** The state of what opens over the list of people. */
export function useOverlays(): Overlays {
  const [sure, setSure] = useState<Anchored>();
  const [menu, setMenu] = useState<Anchored>();
  const [peekId, setPeek] = useState<string>();
  const [writingTo, setWriting] = useState<readonly VacancyPerson[]>();
  const [datedPerson, setDatedPerson] = useState<VacancyPerson>();
  const [pressed, setPressed] = useState<PressedLetter>();
  const press = useCallback(
    (person: VacancyPerson, letter: string) =>
      setPressed((before) => ({ person, letter, count: (before?.count ?? 0) + 1 })),
    [],
  );
  return {
    sure,
    menu,
    pressed,
    peekId,
    writingTo,
    datedPerson,
    setSure,
    setMenu,
    setPeek,
    setWriting,
    setDatedPerson,
    press,
  };
}
