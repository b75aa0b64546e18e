import { Hourglass, Lock, LockOpen, MailWarning } from 'lucide-react';
import { opensSomething } from '@quint/domain/people/closed-content.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import {
  heldOf,
  refusedInvitation,
  toPerson,
  type MailTrouble,
} from '#features/people/people/model/person.ts';
import { notesQuery } from '#features/people/notes/api.ts';
import { useHoldLabels } from '#features/people/people/use-hold-labels.ts';
import { useMailTexts } from '#features/people/people/use-mail-texts.ts';
import type { PersonAction } from '#features/people/people/use-person-actions.tsx';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Tabs, type TabDefinition } from '#ui/tabs.tsx';
import type { PersonTab } from '../search.ts';
import {
  PartSuspense,
  fetchTabs,
  JobTab,
  NotesCard,
  PersonalityTab,
  RecentHistory,
  SurveyTab,
  WholeHistory,
} from './later-parts.tsx';
import { useWide } from '../use-wide.ts';

/** Says that mails to the person do not arrive, why, and what to do. */
function MailNotice({ trouble }: { readonly trouble: MailTrouble }) {
  const { summary, when, advice } = useMailTexts()(trouble);
  return (
    <p className="mb-5 flex gap-2.5 rounded-lg border border-line bg-surface px-5 py-3 text-pretty shadow-soft">
      <MailWarning aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
      <span className="min-w-0">
        <strong className="font-semibold">{summary}.</strong> {when} <span>{advice}</span>
      </span>
    </p>
  );
}

interface PersonTabsProps {
  readonly talent: TalentRecord;
  readonly actions: readonly PersonAction[];
  readonly tab: PersonTab | undefined;
  readonly onTab: (tab: PersonTab) => void;
  /** The fit to roles, once there is a result. */
  readonly fit: ReactNode;
  /** In view of a role, the fit to that role only. */
  readonly isRoleFit?: boolean;
}

function Later({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  const { t: common } = useTranslation();
  const toHoldLabels = useHoldLabels();
  const hold = heldOf(talent);
  return (
    <Card>
      {hold === undefined ? (
        <EmptyState title={t('after.title')} text={t('after.text')} />
      ) : (
        <EmptyState
          icon={<Hourglass aria-hidden="true" className="size-6" />}
          title={common('held.title')}
          text={toHoldLabels(hold).text}
        />
      )}
    </Card>
  );
}

/** A tab with secondary text beside its name. */
function TabLabel({ name, note }: { readonly name: string; readonly note?: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {name}
      {note !== undefined && (
        <span className="inline-flex items-center gap-1 text-xs font-normal text-third max-md:sr-only">
          {note}
        </span>
      )}
    </span>
  );
}

function JobName({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  if (talent.isLocked && !opensSomething(talent.closed_content)) return <TabLabel name={t('tabs.job')} />;
  const Icon = talent.isLocked ? Lock : LockOpen;
  return (
    <TabLabel
      name={t('tabs.job')}
      note={
        <>
          <Icon aria-hidden="true" className="size-3.5" />
          {t(talent.isLocked ? 'tabs.price' : 'tabs.unlocked')}
        </>
      }
    />
  );
}

/** The tabs of a person's page. On wide screens notes and history are beside them. */
export function PersonTabs({ talent, actions, tab, onTab, fit, isRoleFit = false }: PersonTabsProps) {
  const { t } = useTranslation('record');
  const isWide = useWide();
  useWhenIdle(fetchTabs);
  const notes = useQuery(notesQuery({ talentId: talent.id }));
  const result = talent.latestResult;
  // A finished survey has no progress to follow, even while its result is held back.
  const isSurveyFirst = result === null && !talent.is_result_held;
  const first: PersonTab = isSurveyFirst ? 'survey' : 'fit';
  const visibleTab =
    tab === 'survey' && !isSurveyFirst && talent.invitation?.status === 'FINISHED' ? first : tab;
  const name = talent.first_name ?? talent.fullname;
  const notesCard = (
    <PartSuspense part="notes">
      <NotesCard talentId={talent.id} name={name} />
    </PartSuspense>
  );
  const all: readonly TabDefinition<PersonTab>[] = [
    {
      id: 'survey',
      label: t('tabs.survey'),
      content: (
        <PartSuspense part="survey">
          <SurveyTab talent={talent} actions={actions} />
        </PartSuspense>
      ),
    },
    {
      id: 'fit',
      label: (
        <TabLabel
          name={t(isRoleFit ? 'tabs.roleFit' : 'tabs.fit')}
          note={result === null ? t('tabs.later') : undefined}
        />
      ),
      content: result === null ? <Later talent={talent} /> : fit,
    },
    {
      id: 'personality',
      label: <TabLabel name={t('tabs.personality')} note={result === null ? t('tabs.later') : undefined} />,
      content:
        result === null ? (
          <Later talent={talent} />
        ) : (
          <PartSuspense part="personality">
            <PersonalityTab talent={talent} result={result} />
          </PartSuspense>
        ),
    },
    {
      id: 'job',
      label: <JobName talent={talent} />,
      content: (
        <PartSuspense part="job">
          <JobTab talent={talent} actions={actions} />
        </PartSuspense>
      ),
    },
    {
      id: 'notes',
      label: (
        <span className="inline-flex items-center gap-1.5">
          {t('tabs.notes')}
          {notes.data !== undefined && <Badge>{notes.data.notes.length}</Badge>}
        </span>
      ),
      content: notesCard,
    },
    {
      id: 'history',
      label: t('tabs.history'),
      content: (
        <PartSuspense part="history">
          <WholeHistory talentId={talent.id} />
        </PartSuspense>
      ),
    },
  ];
  // A retake has a survey to follow; a finished one has none.
  const hasSurvey = talent.invitation !== null && talent.invitation.status !== 'FINISHED';
  const tabs = all.filter(({ id }) => id !== 'survey' || isSurveyFirst || hasSurvey);
  const orderedTabs = isSurveyFirst
    ? tabs
    : [...tabs.filter(({ id }) => id !== 'survey'), ...tabs.filter(({ id }) => id === 'survey')];
  const selectedTab = visibleTab ?? first;
  const aside = (
    <div className="flex min-w-0 flex-col gap-5">
      {selectedTab !== 'notes' && notesCard}
      {selectedTab !== 'history' && (
        <PartSuspense part="recent">
          <RecentHistory talentId={talent.id} onAll={() => onTab('history')} />
        </PartSuspense>
      )}
    </div>
  );
  const person = toPerson(talent);
  // The survey tab says this itself, with the actions for it.
  const isSaid = selectedTab === 'survey' && refusedInvitation(person) !== undefined;
  return (
    <>
      {person.mailTrouble !== undefined && !isSaid && <MailNotice trouble={person.mailTrouble} />}
      <Tabs
        label={t('tabs.label')}
        tabs={orderedTabs}
        selectedId={selectedTab}
        onSelect={onTab}
        // The fit to one role has two columns.
        aside={isWide && (!isRoleFit || selectedTab !== 'fit') ? aside : undefined}
      />
    </>
  );
}
