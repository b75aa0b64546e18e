import type { Vacancy, VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { HowSurePanel, PersonSure } from '#features/base/fit/components/how-sure.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import type { RowVerb } from '../model/row.ts';

const PersonMenu = onDemand(async () => (await import('./person-menu.tsx')).PersonMenu);
const Peek = onDemand(async () => (await import('./peek.tsx')).Peek);
const SendMailDialog = onDemand(async () => {
  const [dialog] = await Promise.all([
    import('#features/vacancies/mails/components/send-mail-dialog.tsx'),
    loadPhrases('vacancy-mails'),
  ]);
  return dialog.SendMailDialog;
});
const PersonAction = lazy(async () => ({ default: (await import('./person-menu.tsx')).PersonAction }));

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

interface PeopleOverlaysProps {
  readonly vacancy: Vacancy;
  /** The fit in numbers; `tied` others cannot be told apart from the person. */
  readonly sure: (Anchored & { readonly tied: number | undefined }) | undefined;
  readonly menu: Anchored | undefined;
  readonly pressed: PressedLetter | undefined;
  readonly peeked: { readonly person: VacancyPerson; readonly verb: RowVerb | undefined } | undefined;
  /** The people of a mail that is being written. */
  readonly writingTo: readonly VacancyPerson[] | undefined;
  readonly onVerb: (person: VacancyPerson, verb: RowVerb) => void;
  readonly onCloseWriting: () => void;
  readonly onCloseSure: () => void;
  readonly onCloseMenu: () => void;
  readonly onClosePeek: () => void;
}

/** What opens over the list of people: the fit in numbers, the menu of a person, the preview. */
export function PeopleOverlays(props: PeopleOverlaysProps) {
  const { vacancy, sure, menu, pressed, peeked, writingTo, onVerb } = props;
  const { t } = useTranslation('vacancy');
  const verb = peeked?.verb;
  return (
    <>
      {sure !== undefined && sure.person.fit !== null && (
        <HowSurePanel anchor={sure.anchor} onClose={props.onCloseSure}>
          <PersonSure fit={sure.person.fit} tieSize={sure.tied} />
        </HowSurePanel>
      )}
      {menu !== undefined && (
        <PersonMenu
          roleId={vacancy.id}
          person={menu.person}
          anchor={menu.anchor}
          onClose={props.onCloseMenu}
        />
      )}
      {writingTo !== undefined && (
        <SendMailDialog
          roleId={vacancy.id}
          kind="interview"
          people={writingTo}
          onClose={props.onCloseWriting}
        />
      )}
      {pressed !== undefined && (
        <Suspense>
          <PersonAction
            key={pressed.count}
            roleId={vacancy.id}
            person={pressed.person}
            letter={pressed.letter}
          />
        </Suspense>
      )}
      {peeked !== undefined && (
        <Peek
          vacancy={vacancy}
          person={peeked.person}
          onClose={props.onClosePeek}
          verb={
            verb !== undefined && (
              <Button kind="secondary" onPress={() => onVerb(peeked.person, verb)}>
                {t(`row.verbs.${verb}`)}
              </Button>
            )
          }
        />
      )}
    </>
  );
}
