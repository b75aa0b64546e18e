import { BookmarkPlus, ChevronDown, Pencil, Plus, Save, Trash2, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { refusalText } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { listenForLetters } from '#lib/shortcuts.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { isUnchanged } from '../model/views.ts';
import { isFiltered, toQuery, type TalentsView } from '../model/view.ts';
import { useViewActions, type ViewTab } from '../use-views.ts';

const ViewDialog = onDemand(async () => (await import('./view-dialog.tsx')).ViewDialog);

interface ViewTabsProps {
  readonly tabs: readonly ViewTab[];
  readonly active: ViewTab | undefined;
  readonly view: TalentsView;
  readonly onView: (view: TalentsView) => void;
  /** The hidden columns of the list, and whether they differ from those of the saved view. */
  readonly hiddenColumns: readonly string[];
  readonly areColumnsChanged: boolean;
}

type DialogMode = 'save' | 'rename' | undefined;

/** The digits 1 to 9 switch to a view. */
function useDigits(tabs: readonly ViewTab[], choose: (tab: ViewTab) => void): void {
  const latest = useRef({ tabs, choose });
  useEffect(() => {
    latest.current = { tabs, choose };
  });
  useEffect(
    () =>
      listenForLetters((letter) => {
        const tab = /^[1-9]$/.test(letter) ? latest.current.tabs[Number(letter) - 1] : undefined;
        if (tab !== undefined) latest.current.choose(tab);
        return tab !== undefined;
      }),
    [],
  );
}

interface TabProps {
  readonly tab: ViewTab;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function Tab({ tab, isActive, onChoose }: TabProps) {
  const { t } = useTranslation('talents');
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // jsdom lacks this function.
    if (isActive) button.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isActive]);
  return (
    <button
      ref={button}
      type="button"
      aria-current={isActive ? 'page' : undefined}
      title={tab.savedView !== undefined && !tab.isOwn ? t('views.ofColleague') : undefined}
      onClick={onChoose}
      className={cx(
        'relative -mb-px inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 px-3 whitespace-nowrap -outline-offset-2',
        isActive
          ? 'border-lila font-semibold text-ink'
          : 'border-transparent font-medium text-third hover:text-ink',
      )}
    >
      {tab.savedView?.is_shared === true && <Users aria-hidden="true" className="size-3.5 shrink-0" />}
      <span className="max-w-[220px] truncate">{tab.name}</span>
      <span
        className={cx(
          'min-w-6 rounded-full px-1.5 py-0.5 text-center text-xs font-semibold tabular-nums',
          isActive ? 'bg-lila-soft text-lila-strong' : 'bg-mute text-second',
        )}
      >
        {tab.count === undefined ? '…' : format.number(tab.count)}
      </span>
    </button>
  );
}

interface OwnMenuProps {
  readonly tab: ViewTab;
  readonly actions: ReturnType<typeof useViewActions>;
  readonly onRename: () => void;
}

/** The actions of the owner of a saved view. */
function OwnMenu({ tab, actions, onRename }: OwnMenuProps) {
  const { t } = useTranslation('talents');
  const { savedView } = tab;
  if (savedView === undefined) return null;
  return (
    <Menu
      label={t('views.actions', { name: tab.name })}
      placement="bottom start"
      trigger={
        <Button kind="icon" size="sm" aria-label={t('views.actions', { name: tab.name })}>
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      }
      entries={[
        {
          id: 'rename',
          label: t('views.rename'),
          icon: <Pencil className="size-4" />,
          onAction: onRename,
        },
        {
          id: 'share',
          label: t(savedView.is_shared ? 'views.unshare' : 'views.shareNow'),
          icon: <Users className="size-4" />,
          onAction: () => actions.change.mutate({ id: savedView.id, is_shared: !savedView.is_shared }),
        },
        {
          id: 'delete',
          label: t('views.delete'),
          icon: <Trash2 className="size-4" />,
          danger: true,
          startsGroup: true,
          onAction: () => actions.remove.mutate(savedView),
        },
      ]}
    />
  );
}

/** The views of the list as tabs with the number of their talents, and the actions for the active one. */
export function ViewTabs({ tabs, active, view, onView, hiddenColumns, areColumnsChanged }: ViewTabsProps) {
  const { t } = useTranslation('talents');
  const [dialogMode, setDialogMode] = useState<DialogMode>();
  const actions = useViewActions(onView);
  useDigits(tabs, (tab) => onView(tab.view));
  const savedView = active?.savedView;
  const isChanged = savedView !== undefined && (areColumnsChanged || !isUnchanged(view, savedView));
  const canUpdate = isChanged && active?.isOwn === true;
  const canSave = savedView === undefined ? isFiltered(view) || view.roles.length > 0 : isChanged;
  const close = () => setDialogMode(undefined);
  return (
    <div className="-mt-2 flex items-center gap-3 border-b border-line max-md:-mx-4 max-md:px-1">
      <nav
        aria-label={t('views.label')}
        className="flex min-w-0 flex-1 items-center overflow-x-auto overflow-y-hidden"
      >
        {tabs.map((tab) => (
          <span key={tab.id} className="flex items-center">
            <Tab tab={tab} isActive={tab === active} onChoose={() => onView(tab.view)} />
            {tab === active && tab.isOwn && (
              <OwnMenu tab={tab} actions={actions} onRename={() => setDialogMode('rename')} />
            )}
          </span>
        ))}
        <Button kind="icon" size="sm" aria-label={t('views.add')} onPress={() => setDialogMode('save')}>
          <Plus aria-hidden="true" className="size-4" />
        </Button>
      </nav>
      <span className="flex shrink-0 items-center gap-3 max-md:hidden">
        {canUpdate && (
          <Button
            kind="light"
            size="sm"
            isLoading={actions.change.isPending}
            onPress={() =>
              actions.change.mutate({
                id: savedView.id,
                view: { query: toQuery(view), hidden: [...hiddenColumns] },
              })
            }
          >
            <Save aria-hidden="true" className="size-4" />
            {t('views.update')}
          </Button>
        )}
        {canSave && (
          <button
            type="button"
            className="link inline-flex min-h-8 items-center gap-1.5 px-1"
            onClick={() => setDialogMode('save')}
          >
            <BookmarkPlus aria-hidden="true" className="size-4" />
            {t(savedView === undefined ? 'views.saveThis' : 'views.saveAsNew')}
          </button>
        )}
      </span>
      {dialogMode === 'save' && (
        <ViewDialog
          title={t('views.saveThis')}
          start={{ name: '', isShared: false }}
          isSaving={actions.save.isPending}
          error={refusalText(actions.save.error)}
          onSave={(input) => actions.save.mutate({ ...input, view, hiddenColumns }, { onSuccess: close })}
          onClose={close}
        />
      )}
      {dialogMode === 'rename' && savedView !== undefined && (
        <ViewDialog
          title={t('views.rename')}
          start={{ name: savedView.name, isShared: savedView.is_shared }}
          isSaving={actions.change.isPending}
          error={refusalText(actions.change.error)}
          onSave={({ name, isShared }) =>
            actions.change.mutate({ id: savedView.id, name, is_shared: isShared }, { onSuccess: close })
          }
          onClose={close}
        />
      )}
    </div>
  );
}
