import type { Vacancy, VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { HowSurePanel, PersonSure } from '#features/base/fit/components/how-sure.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import type { RowVerb } from '../model/row.ts';
import type { Overlays } from '../use-overlays.ts';

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

interface PeopleOverlaysProps {
  readonly vacancy: Vacancy;
  readonly overlays: Overlays;
  /** The number of others who cannot be told apart from the person whose fit is shown in numbers. */
  readonly tied: number | undefined;
  readonly peeked: { readonly person: VacancyPerson; readonly verb: RowVerb | undefined } | undefined;
  readonly onVerb: (person: VacancyPerson, verb: RowVerb) => void;
}

/** What opens over the list of people: the fit in numbers, the menu of a person, the preview. */
export function PeopleOverlays({ vacancy, overlays, tied, peeked, onVerb }: PeopleOverlaysProps) {
  const { sure, menu, pressed, writingTo, setSure, setMenu, setPeek, setWriting } = overlays;
  const { t } = useTranslation('vacancy');
  const verb = peeked?.verb;
  return (
    <>
      {sure !== undefined && sure.person.fit !== null && (
        <HowSurePanel anchor={sure.anchor} onClose={() => setSure(undefined)}>
          <PersonSure fit={sure.person.fit} tieSize={tied} />
        </HowSurePanel>
      )}
      {menu !== undefined && (
        <PersonMenu
          roleId={vacancy.id}
          person={menu.person}
          anchor={menu.anchor}
          onClose={() => setMenu(undefined)}
        />
      )}
      {writingTo !== undefined && (
        <SendMailDialog
          roleId={vacancy.id}
          kind="interview"
          people={writingTo}
          onClose={() => setWriting(undefined)}
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
          onClose={() => setPeek(undefined)}
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
