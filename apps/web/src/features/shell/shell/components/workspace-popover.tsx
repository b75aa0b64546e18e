import { useTranslation } from 'react-i18next';
import { OpenPopover } from '#ui/popover.tsx';
import { WorkspaceList } from './workspace-list.tsx';

interface WorkspacePopoverProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onChoose: (workspaceId: string) => void;
}

/** The other workspaces, next to the card of the current one. */
export function WorkspacePopover({ anchor, onClose, onChoose }: WorkspacePopoverProps) {
  const { t } = useTranslation('shell');
  return (
    <OpenPopover anchor={anchor} onClose={onClose} label={t('workspace.others')} placement="bottom start">
      <WorkspaceList
        onChoose={(workspaceId) => {
          onClose();
          onChoose(workspaceId);
        }}
      />
    </OpenPopover>
  );
}
