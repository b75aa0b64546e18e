import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsMobile, useIsNarrow } from '#lib/media.ts';
import { BulkBar } from '#ui/bulk-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { ActionTarget } from '../model/person.ts';
import { toEntries } from '../model/action-entries.ts';
import { useShortLabel } from '../use-short-label.ts';
import { usePersonActions, type PersonAction } from '../use-person-actions.tsx';

interface SelectionBarProps {
  readonly people: readonly ActionTarget[];
  /** Selects all people that match the filters. */
  readonly all?:
    | {
        readonly count: number;
        readonly onPress: () => void;
        readonly isLoading: boolean;
        /** Which people these are; by default all of the list. */
        readonly label?: string;
      }
    | undefined;
  /** The role whose fit the list shows. */
  readonly roleId?: string | undefined;
  readonly onClear: () => void;
  /** Exports all columns of the list, which has more than the action. */
  readonly onExport?: (people: readonly ActionTarget[]) => void;
  /** Reminds several people, on pages that show first whom it reaches. */
  readonly onRemind?: (people: readonly ActionTarget[]) => void;
  /** Reads people of whom only the key is loaded. */
  readonly onRead?: () => Promise<readonly ActionTarget[]>;
}

const SHOWN_ACTIONS = ['compare', 'consider', 'group', 'shortlist', 'reject', 'unlock', 'remind', 'export'];
const SHOWN_WHERE_NARROW = ['compare', 'shortlist', 'consider', 'reject'];
/** The actions shown when all people have a scheduled invitation. */
const SHOWN_SCHEDULED = ['sendNow', 'reschedule', 'withdraw', 'consider', 'group'];
const SHOWN_SCHEDULED_WHERE_NARROW = ['sendNow', 'reschedule', 'withdraw'];

function listVisibleActions(people: readonly ActionTarget[], isNarrow: boolean): readonly string[] {
  const isScheduled = people.every(({ invitation }) => invitation?.status === 'SCHEDULED');
  if (isScheduled) return isNarrow ? SHOWN_SCHEDULED_WHERE_NARROW : SHOWN_SCHEDULED;
  return isNarrow ? SHOWN_WHERE_NARROW : SHOWN_ACTIONS;
}

interface ActionButtonProps {
  readonly action: PersonAction;
  readonly label: string;
  readonly isFirst: boolean;
  readonly hasIcon: boolean;
}

function ActionButton({ action, label, isFirst, hasIcon }: ActionButtonProps) {
  return (
    <Button kind={isFirst ? 'primary' : 'text'} size="sm" onPress={action.run}>
      {hasIcon && action.icon}
      {label}
    </Button>
  );
}

/** The actions for the selected talents; they replace the count under the list. */
export function SelectionBar(props: SelectionBarProps) {
  const { people, all, roleId, onClear, onExport, onRemind, onRead } = props;
  const { t } = useTranslation('people');
  const isMobile = useIsMobile();
  const isNarrow = useIsNarrow();
  const shortLabel = useShortLabel();
  const { actions, dialogs } = usePersonActions(people, {
    placement: 'bar',
    roleId,
    onExport,
    onRemind,
    onRead,
  });
  const visibleActions = listVisibleActions(people, isNarrow);
  const isMissing = all !== undefined && people.length < all.count;
  return (
    <>
      <BulkBar
        label={t('selection.label')}
        count={t('selection.count', { count: people.length })}
        more={
          isMissing ? { ...all, label: all.label ?? t('selection.all', { count: all.count }) } : undefined
        }
        clear={{ label: t('selection.clear'), onPress: onClear }}
        hasTiles
      >
        {visibleActions
          .flatMap((id) => actions.filter((action) => action.id === id && action.reason === undefined))
          .map((action, index) => (
            <ActionButton
              key={action.id}
              action={action}
              label={isNarrow ? shortLabel(action, people.length) : action.label}
              isFirst={index === 0}
              hasIcon={isMobile || index === 0}
            />
          ))}
        <Menu
          label={t('moreVerbs')}
          placement="top end"
          entries={toEntries(actions.filter(({ id }) => !visibleActions.includes(id)))}
          trigger={
            <Button
              kind={isMobile ? 'text' : 'icon'}
              size="sm"
              {...(!isMobile && { 'aria-label': t('moreVerbs') })}
            >
              <Ellipsis aria-hidden="true" className="size-4" />
              {isMobile && t('selection.more')}
            </Button>
          }
        />
      </BulkBar>
      {dialogs}
    </>
  );
}
