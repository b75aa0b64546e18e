import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { readPeople } from '#features/people/people/api.ts';
import { toEntries } from '#features/people/people/model/action-entries.ts';
import type { PersonActionId } from '#features/people/people/model/action-rules.ts';
import { usePersonActions } from '#features/people/people/use-person-actions.tsx';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { SharedMenu, type MenuEntry } from '#ui/menu.tsx';

interface PersonMenuProps {
  readonly roleId: string;
  readonly person: VacancyPerson;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Actions on the status of a person across all roles: here a role is filled instead. */
const OF_ALL_ROLES: readonly PersonActionId[] = ['hire', 'back'];

/** Everything that can be done with a person of the role. What cannot apply is not listed. */
export function PersonMenu({ roleId, person, anchor, onClose }: PersonMenuProps) {
  const { t } = useTranslation('vacancy');
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const targets = useQuery({
    queryKey: ['talents', 'targets', person.id],
    queryFn: () => readPeople([person.id], hasTeams),
  });
  const { actions, dialogs } = usePersonActions(targets.data ?? [], { roleId, placement: 'row' });
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
  const applicable = actions.filter(({ reason, id }) => reason === undefined && !OF_ALL_ROLES.includes(id));
  return (
    <>
      {targets.data !== undefined && (
        <SharedMenu
          anchor={anchor}
          label={t('row.more', { name: person.name })}
          entries={[open, ...(person.fit === null ? [] : [sheet]), ...toEntries(applicable)]}
          onClose={onClose}
        />
      )}
      {dialogs}
    </>
  );
}
