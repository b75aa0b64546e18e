import type { Vacancy, VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { lazy, Suspense } from 'react';
import { HowSurePanel, PersonSure } from '#features/base/fit/components/how-sure.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';
import type { RowVerb } from '../model/row.ts';
import type { Overlays } from '../use-overlays.ts';
import { PeekVerbs } from './peek-verbs.tsx';
import type { RowVerbs } from '../use-row-verbs.ts';

const PersonMenu = onDemand(async () => (await import('./person-menu.tsx')).PersonMenu);
const Peek = onDemand(async () => (await import('./peek.tsx')).Peek);
const SendMailDialog = onDemand(async () => {
  const [dialog] = await Promise.all([
    import('#features/vacancies/mails/components/send-mail-dialog.tsx'),
    loadPhrases('vacancy-mails'),
  ]);
  return dialog.SendMailDialog;
});
const RemindDialog = onDemand(async () => {
  const [dialog] = await Promise.all([import('./remind-dialog.tsx'), loadPhrases('invitations')]);
  return dialog.RemindDialog;
});
const InterviewDate = onDemand(async () => {
  const [dialog] = await Promise.all([import('./interview-date.tsx'), loadPhrases('interview')]);
  return dialog.InterviewDate;
});
const PersonAction = lazy(async () => ({ default: (await import('./person-menu.tsx')).PersonAction }));

interface PeopleOverlaysProps {
  readonly vacancy: Vacancy;
  readonly overlays: Overlays;
  /** The number of others who cannot be told apart from the person whose fit is shown in numbers. */
  readonly tieSize: number | undefined;
  readonly preview: { readonly person: VacancyPerson; readonly verb: RowVerb | undefined } | undefined;
  readonly onRemind: RowVerbs['remind'];
  readonly onVerb: (person: VacancyPerson, verb: RowVerb) => void;
}

/** What opens over the list of people: the fit in numbers, the menu of a person, the preview. */
export function PeopleOverlays(props: PeopleOverlaysProps) {
  const { vacancy, overlays, tieSize, preview, onRemind, onVerb } = props;
  const { sure, menu, pressedLetter, writingTo, datedPerson, reminderBody } = overlays;
  const { setSure, closeMenu, setPeek, setWriting, setReminderBody } = overlays;
  const [first] = writingTo ?? [];
  const interviewAt = writingTo?.length === 1 ? first?.interview_at : null;
  const write = vacancy.is_run_by_reader ? (person: VacancyPerson) => setWriting([person]) : undefined;
  return (
    <>
      {sure !== undefined && sure.person.fit !== null && (
        <HowSurePanel anchor={sure.anchor} onClose={() => setSure(undefined)}>
          <PersonSure fit={sure.person.fit} tieSize={tieSize} />
        </HowSurePanel>
      )}
      {menu !== undefined && (
        <PersonMenu
          key={menu.count}
          roleId={vacancy.id}
          person={menu.person}
          anchor={menu.isOpen ? menu.anchor : undefined}
          isOpen={vacancy.state === 'recruiting'}
          onVerb={onVerb}
          onWrite={(person) => setWriting([person])}
          onClose={closeMenu}
        />
      )}
      {writingTo !== undefined && (
        <SendMailDialog
          roleId={vacancy.id}
          kind="interview"
          people={writingTo.map(({ id, name, is_masked: isMasked }) => ({ id, name, isMasked }))}
          interviewAt={interviewAt === null || interviewAt === undefined ? undefined : new Date(interviewAt)}
          onClose={() => setWriting(undefined)}
        />
      )}
      {reminderBody !== undefined && (
        <RemindDialog
          roleId={vacancy.id}
          of={reminderBody}
          onRemind={onRemind}
          onClose={() => setReminderBody(undefined)}
        />
      )}
      {datedPerson !== undefined && (
        <InterviewDate
          roleId={vacancy.id}
          person={datedPerson}
          onWrite={write}
          onClose={() => overlays.setDatedPerson(undefined)}
        />
      )}
      {pressedLetter !== undefined && (
        <Suspense>
          <PersonAction
            key={pressedLetter.count}
            roleId={vacancy.id}
            person={pressedLetter.person}
            letter={pressedLetter.letter}
          />
        </Suspense>
      )}
      {preview !== undefined && (
        <Peek
          vacancy={vacancy}
          person={preview.person}
          onClose={() => setPeek(undefined)}
          verb={
            <PeekVerbs
              person={preview.person}
              verb={preview.verb}
              onVerb={(person, verb) => {
                setPeek(undefined);
                onVerb(person, verb);
              }}
              onWrite={write}
            />
          }
        />
      )}
    </>
  );
}
