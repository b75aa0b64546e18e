import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, ExternalLink, Handshake, Mail, NotebookPen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readPeople } from '#features/people/people/api.ts';
import { toEntries } from '#features/people/people/model/action-entries.ts';
import type { PersonActionId } from '#features/people/people/model/action-rules.ts';
import { usePersonActions } from '#features/people/people/use-person-actions.tsx';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { SharedMenu, type MenuEntry } from '#ui/menu.tsx';
import { isProposedByReader, type RowVerb } from '../model/row.ts';

interface PersonActionProps {
  readonly roleId: string;
  readonly person: VacancyPerson;
  /** The letter of the action. */
  readonly letter: string;
}

/** Runs the action of a letter for a person, as if it was pressed in the menu. */
export function PersonAction({ roleId, person, letter }: PersonActionProps) {
  const targets = useTargets(person.id);
  const { actions, dialogs } = usePersonActions(targets ?? [], { roleId, placement: 'row' });
  const isRead = targets !== undefined;
  const hasRun = useRef(false);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isRead || hasRun.current) return;
    hasRun.current = true;
    latest.current.find(({ key }) => key === letter)?.run();
  }, [isRead, letter]);
  return dialogs;
}

/** The fields of a person that actions need, read when they are needed. */
function useTargets(personId: string) {
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  return useQuery({
    queryKey: ['talents', 'targets', personId],
    queryFn: () => readPeople([personId], hasTeams),
  }).data;
}

interface PersonMenuProps {
  readonly roleId: string;
  readonly person: VacancyPerson;
  /** The button beside which it opens; undefined for a closed menu. */
  readonly anchor: HTMLElement | undefined;
  /** Whether the role takes changes: it is being filled. */
  readonly isOpen: boolean;
  readonly onVerb: (person: VacancyPerson, verb: RowVerb) => void;
  /** Writes the invitation to the interview. */
  readonly onWrite: (person: VacancyPerson) => void;
  readonly onClose: () => void;
}

/** What belongs to the stage: proposing to meet, the date of the interview, the invitation to it. */
function useStageEntries({ person, isOpen, onVerb, onWrite }: Omit<PersonMenuProps, 'roleId'>): MenuEntry[] {
  const { t } = useTranslation('vacancy');
  const { stage, interview_at: at, name } = person;
  if (!isOpen) return [];
  if (stage === 'finished') {
    return [
      {
        id: 'propose',
        label: t(isProposedByReader(person) ? 'row.withdrawProposal' : 'row.propose'),
        icon: <Handshake className="size-4" />,
        onAction: () => onVerb(person, 'wouldMeet'),
      },
    ];
  }
  if (stage !== 'shortlist') return [];
  return [
    {
      id: 'date',
      label: t(at === null ? 'row.setDate' : 'row.changeDate'),
      icon: <CalendarClock className="size-4" />,
      onAction: () => onVerb(person, 'date'),
    },
    {
      id: 'write',
      label: t('row.write', { name }),
      icon: <Mail className="size-4" />,
      onAction: () => onWrite(person),
    },
  ];
}

/** Actions on the status of a person across all roles: here a role is filled instead. */
const OF_ALL_ROLES: readonly PersonActionId[] = ['hire', 'back'];

/** Everything that can be done with a person of the role. What cannot apply is not listed. */
export function PersonMenu(props: PersonMenuProps) {
  const { roleId, person, anchor, onClose } = props;
  const stageEntries = useStageEntries(props);
  const { t } = useTranslation('vacancy');
  const targets = useTargets(person.id);
  const { actions, dialogs } = usePersonActions(targets ?? [], { roleId, placement: 'row' });
  const params = { roleId, talentId: person.id };
  const open: MenuEntry = {
    id: 'open',
    label: t('row.open'),
    icon: <ExternalLink className="size-4" />,
    href: `/roles/${params.roleId}/talents/${params.talentId}`,
  };
  const sheet: MenuEntry = {
    id: 'sheet',
    label: t('row.verbs.openSheet'),
    icon: <NotebookPen className="size-4" />,
    href: `/roles/${params.roleId}/talents/${params.talentId}/interview`,
  };
  const applicable = actions.filter(({ id }) => !OF_ALL_ROLES.includes(id));
  return (
    <>
      {targets !== undefined && anchor !== undefined && (
        <SharedMenu
          anchor={anchor}
          label={t('row.more', { name: person.name })}
          entries={[open, ...(person.fit === null ? [] : [sheet]), ...stageEntries, ...toEntries(applicable)]}
          onClose={onClose}
        />
      )}
      {dialogs}
    </>
  );
}
