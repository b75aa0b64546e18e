import { compareCodes } from '@quint/domain/base/text-order.ts';
import { Columns2, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowRestoration } from '#features/base/records/use-row-restoration.ts';
import { useSearchText } from '#features/base/records/use-search-text.ts';
import { useFormat } from '#lib/format.ts';
import { useNoInviting } from '#features/people/people/use-no-inviting.ts';
import { useIsMobile } from '#lib/media.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DuplicateAddresses } from '../components/duplicate-addresses.tsx';
import { ListSkeleton, NoAnswer, NoTalents } from '../components/states.tsx';
import { TalentsTable } from '../components/talents-table.tsx';
import { ViewTabs } from '../components/view-tabs.tsx';
import { withoutFilter, type TalentsView } from '../model/view.ts';
import { useTalentsList, type TalentsList } from '../use-talents-list.ts';
import { useViewTabs, type ViewTab } from '../use-views.ts';
import { useViewSettings, type ViewSettings } from '../view-settings.ts';

interface TalentsPageProps {
  readonly view: TalentsView;
  readonly onView: (view: TalentsView) => void;
}

function InviteButton() {
  const { t } = useTranslation('talents');
  const reason = useNoInviting();
  const content = (
    <>
      <UserRoundPlus aria-hidden="true" className="size-4 max-md:size-5" />
      <span className="max-md:sr-only">{t('invite')}</span>
    </>
  );
  return reason === undefined ? (
    <ButtonLink to="/talents/invite" kind="primary" className="max-md:size-11 max-md:p-0">
      {content}
    </ButtonLink>
  ) : (
    <BlockableButton kind="primary" disabledReason={reason}>
      {content}
    </BlockableButton>
  );
}

function CompareButton() {
  const { t } = useTranslation('talents');
  return (
    <ButtonLink to="/talents/compare" kind="secondary" className="max-md:hidden">
      <Columns2 aria-hidden="true" className="size-4" />
      {t('compare')}
    </ButtonLink>
  );
}

function Lead({ list }: { readonly list: TalentsList }) {
  const { t } = useTranslation('talents');
  const format = useFormat();
  const isMobile = useIsMobile();
  if (list.counts === undefined) return <Skeleton className="my-0.5 h-4 w-52" />;
  const { all, finishedCount } = list.counts;
  const counts = { talents: t('count', { count: all }), finished: t('finished', { count: finishedCount }) };
  if (all === 0) return counts.talents;
  if (isMobile) return t('shown', { shown: format.number(list.matchCount), count: all });
  return (
    <>
      {t('lead', counts)}
      {list.matchCount < all && (
        <>
          {' · '}
          <span className="font-semibold text-ink">
            {t('inSight', { number: format.number(list.matchCount) })}
          </span>
        </>
      )}
    </>
  );
}

interface Columns {
  readonly of: string | undefined;
  readonly hiddenColumns: readonly string[];
}

/** The settings of the user; a saved view has columns of its own, which change with the view until it is saved. */
function useSettingsOfView(active: ViewTab | undefined) {
  const [settings, change] = useViewSettings();
  const [own, setOwn] = useState<Columns>();
  const savedColumns = active?.savedView?.view.hidden ?? undefined;
  const changedColumns = own !== undefined && own.of === active?.id ? own.hiddenColumns : undefined;
  const hiddenColumns = savedColumns === undefined ? settings.hidden : (changedColumns ?? savedColumns);
  const changeSettings = ({ hidden: next, ...otherSettings }: Partial<ViewSettings>) => {
    if (next !== undefined && savedColumns !== undefined) setOwn({ of: active?.id, hiddenColumns: next });
    else if (next !== undefined) change({ ...otherSettings, hidden: next });
    if (otherSettings.density !== undefined && (next === undefined || savedColumns !== undefined))
      change(otherSettings);
  };
  const areColumnsChanged =
    savedColumns !== undefined &&
    hiddenColumns.toSorted(compareCodes).join(',') !== savedColumns.toSorted(compareCodes).join(',');
  return { settings: { ...settings, hidden: hiddenColumns }, changeSettings, areColumnsChanged };
}

/** All talents of the workspace: views, search in place, filters, fit to roles, what can be done with many. */
export function TalentsPage({ view, onView }: TalentsPageProps) {
  const { t } = useTranslation('talents');
  const { isInviteTalentsEnabled: canInvite } = useWorkspaceFeatures();
  const [search, setSearch] = useSearchText(view.search, (text) => onView({ ...view, search: text }));
  const listPosition = useRowRestoration();
  const list = useTalentsList(view, listPosition.start);
  const { tabs, active } = useViewTabs(view);
  const { settings, changeSettings, areColumnsChanged } = useSettingsOfView(active);
  const clear = () => {
    setSearch('');
    onView({ ...withoutFilter(view), savedViewId: view.savedViewId });
  };
  const { query, counts } = list;
  const isKnown = !query.isPending && query.error === null;
  const isEmpty = counts?.all === 0;
  const isShown = isKnown && !isEmpty;
  return (
    <div className={isShown ? 'fill-page' : undefined}>
      <PageHeader
        title={t('title')}
        lead={isKnown || query.isPending ? <Lead list={list} /> : undefined}
        actions={
          <>
            {!isEmpty && <CompareButton />}
            {!(isEmpty && canInvite) && <InviteButton />}
          </>
        }
      />
      {query.isPending && <ListSkeleton />}
      {!isKnown && !query.isPending && <NoAnswer error={query.error} onRetry={query.refetch} />}
      {isKnown && isEmpty && <NoTalents canInvite={canInvite} />}
      {isShown && (
        <>
          <DuplicateAddresses />
          <ViewTabs
            tabs={tabs}
            active={active}
            view={view}
            onView={onView}
            hiddenColumns={settings.hidden}
            areColumnsChanged={areColumnsChanged}
          />
          <div className="pt-3" />
          <TalentsTable
            list={list}
            view={view}
            active={active}
            search={search}
            onSearch={setSearch}
            onView={onView}
            settings={settings}
            listPosition={listPosition}
            onSettings={changeSettings}
            onClear={clear}
          />
        </>
      )}
    </div>
  );
}
