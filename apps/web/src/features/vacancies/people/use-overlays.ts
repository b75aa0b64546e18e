import type { PlanRemindersBody } from '@quint/contract/vacancies/reminders.ts';
import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useCallback, useState } from 'react';

/** A person, and the button beside which a panel opens. */
export interface PersonAnchor {
  readonly person: VacancyPerson;
  readonly anchor: HTMLElement;
}

/** The menu of a person; the count tells two openings apart. A closed menu still shows the dialog of its action. */
export interface OpenedMenu extends PersonAnchor {
  readonly isOpen: boolean;
  readonly count: number;
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
  readonly menu: OpenedMenu | undefined;
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
  readonly openMenu: (person: VacancyPerson, anchor: HTMLElement) => void;
  readonly closeMenu: () => void;
  readonly setPeek: (id: string | undefined) => void;
  readonly setWriting: (people: readonly VacancyPerson[] | undefined) => void;
  readonly setDatedPerson: (person: VacancyPerson | undefined) => void;
  readonly press: (person: VacancyPerson, letter: string) => void;
}

/** The state of what opens over the list of people. */
export function useOverlays(): Overlays {
  const [sure, setSure] = useState<PersonAnchor>();
  const [menu, setMenu] = useState<OpenedMenu>();
  const [peekId, setPeek] = useState<string>();
  const [writingTo, setWriting] = useState<readonly VacancyPerson[]>();
  const [reminderBody, setReminderBody] = useState<PlanRemindersBody>();
  const [datedPerson, setDatedPerson] = useState<VacancyPerson>();
  const [pressedLetter, setPressed] = useState<PressedLetter>();
  const openMenu = useCallback(
    (person: VacancyPerson, anchor: HTMLElement) =>
      setMenu((before) => ({ person, anchor, isOpen: true, count: (before?.count ?? 0) + 1 })),
    [],
  );
  const closeMenu = useCallback(() => setMenu((before) => before && { ...before, isOpen: false }), []);
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
    openMenu,
    closeMenu,
    setPeek,
    setWriting,
    setReminderBody,
    setDatedPerson,
    press,
  };
}
