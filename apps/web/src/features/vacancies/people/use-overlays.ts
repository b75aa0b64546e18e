import type { PlanRemindersBody } from '@quint/contract/vacancies/reminders.ts';
import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useCallback, useState } from 'react';

/** A person, and the button beside which a panel opens. */
export interface PersonAnchor {
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
  readonly sure: PersonAnchor | undefined;
  readonly menu: PersonAnchor | undefined;
  readonly pressedLetter: PressedLetter | undefined;
  readonly peekId: string | undefined;
  /** The people of a mail that is being written. */
  readonly writingTo: readonly VacancyPerson[] | undefined;
  /** Whom a reminder of many people would reach. */
  readonly reminderBody: PlanRemindersBody | undefined;
  readonly setReminderBody: (of: PlanRemindersBody | undefined) => void;
  /** The person whose interview gets a date. */
  readonly datedPerson: VacancyPerson | undefined;
  readonly setSure: (sure: PersonAnchor | undefined) => void;
  readonly setMenu: (menu: PersonAnchor | undefined) => void;
  readonly setPeek: (id: string | undefined) => void;
  readonly setWriting: (people: readonly VacancyPerson[] | undefined) => void;
  readonly setDatedPerson: (person: VacancyPerson | undefined) => void;
  readonly press: (person: VacancyPerson, letter: string) => void;
}

/** The state of what opens over the list of people. */
export function useOverlays(): Overlays {
  const [sure, setSure] = useState<PersonAnchor>();
  const [menu, setMenu] = useState<PersonAnchor>();
  const [peekId, setPeek] = useState<string>();
  const [writingTo, setWriting] = useState<readonly VacancyPerson[]>();
  const [reminderBody, setReminderBody] = useState<PlanRemindersBody>();
  const [datedPerson, setDatedPerson] = useState<VacancyPerson>();
  const [pressedLetter, setPressed] = useState<PressedLetter>();
  const press = useCallback(
    (person: VacancyPerson, letter: string) =>
      setPressed((before) => ({ person, letter, count: (before?.count ?? 0) + 1 })),
    [],
  );
  return {
    sure,
    menu,
    pressedLetter,
    peekId,
    writingTo,
    reminderBody,
    datedPerson,
    setSure,
    setMenu,
    setPeek,
    setWriting,
    setReminderBody,
    setDatedPerson,
    press,
  };
}
