import { Columns2, Ellipsis, FileDown, FileText, PencilLine } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportDownload } from '#features/measures/matching/components/report-button.tsx';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { toEntries } from '#features/people/people/model/action-entries.ts';
import type { PersonAction } from '#features/people/people/use-person-actions.tsx';
import { useIsMobile } from '#lib/media.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { STATUS_ACTIONS } from './status-control.tsx';

const fetchEdit = async () => (await import('./edit-person.tsx')).EditPerson;
const EditPerson = onDemand(fetchEdit);

interface PersonActionsProps {
  readonly talent: TalentRecord;
  readonly actions: readonly PersonAction[];
  /** The role in view of which the page is shown. */
  readonly roleId: string | undefined;
  /** The primary action of the page, if that is inviting the person again. */
  readonly again?: ReactNode;
}

/** On a phone the buttons are tiles of equal width; on wider screens the last one, the menu, is round. */
const BUTTONS =
  'flex gap-2 print:hidden md:flex-wrap max-md:order-last max-md:col-span-2 max-md:grid max-md:auto-cols-fr max-md:grid-flow-col max-md:*:h-14 max-md:*:min-w-0 max-md:*:flex-col max-md:*:gap-1 max-md:*:rounded-md max-md:*:px-1 max-md:*:text-xs md:[&>button:last-of-type]:size-9 md:[&>button:last-of-type]:p-0';

/** Actions with their own position in the header. */
const ELSEWHERE: readonly PersonAction['id'][] = ['compare', 'message', ...STATUS_ACTIONS];

/** The actions for the person: frequent ones as buttons, all others behind "…". */
export function PersonActions({ talent, actions, roleId, again }: PersonActionsProps) {
  const { t } = useTranslation('record');
  const isMobile = useIsMobile();
  const [isEditing, setEditing] = useState(false);
  const download = useReportDownload();
  useWhenIdle(fetchEdit);
  const result = talent.latestResult;
  // The interview sheet is for the role of the page, or the first role for which the person is considered.
  const consideredRole = talent.roles.find(({ rejected_at }) => rejected_at === null) ?? talent.roles[0];
  const sheetRole = roleId ?? consideredRole?.roles_id;
  const message = actions.find(({ id, reason }) => id === 'message' && reason === undefined);
  const others = actions.filter(({ id }) => !ELSEWHERE.includes(id));
  const entries: readonly MenuEntry[] = [
    {
      id: 'edit',
      label: t('action.edit'),
      icon: <PencilLine className="size-4" />,
      onAction: () => setEditing(true),
    },
    ...(result === null
      ? []
      : [
          {
            id: 'report',
            label: t('action.report'),
            icon: <FileDown className="size-4" />,
            onAction: () => download({ resultId: result.id, roleId }),
          },
        ]),
    ...toEntries(others).map((entry, index) => (index === 0 ? { ...entry, startsGroup: true } : entry)),
  ];
  return (
    <div className={BUTTONS}>
      {result !== null && (
        <ButtonLink
          to="/talents/compare"
          search={{ talents: talent.id, ...(roleId === undefined ? {} : { role: roleId }) }}
          kind="secondary"
        >
          <Columns2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {t('action.compare')}
        </ButtonLink>
      )}
      {result !== null && sheetRole !== undefined && (
        <ButtonLink
          to="/roles/$roleId/talents/$talentId/interview"
          params={{ roleId: sheetRole, talentId: talent.id }}
          kind="secondary"
        >
          <FileText aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {t(isMobile ? 'action.interviewShort' : 'action.interview')}
        </ButtonLink>
      )}
      {message !== undefined && (
        <Button kind="secondary" onPress={message.run}>
          {message.icon}
          {t('action.message')}
        </Button>
      )}
      {again}
      <Menu
        label={t('action.more')}
        placement="bottom end"
        trigger={
          <Button kind="secondary" {...(!isMobile && { 'aria-label': t('action.more') })}>
            <Ellipsis aria-hidden="true" className="size-4" />
            {isMobile && t('action.moreShort')}
          </Button>
        }
        entries={entries}
      />
      {isEditing && <EditPerson talent={talent} onClose={() => setEditing(false)} />}
    </div>
  );
}
