import { UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListPlace } from '#features/records/use-list-place.ts';
import { useSearchText } from '#features/records/use-search-text.ts';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ListSkeleton, NoAnswer, NoTalents } from '../components/states.tsx';
import { TalentsTable } from '../components/talents-table.tsx';
import type { TalentsView } from '../search.ts';
import { useTalentsList, type TalentsList } from '../use-talents-list.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { useViewSettings } from '../view-settings.ts';

interface TalentsPageProps {
  readonly view: TalentsView;
  readonly onView: (view: TalentsView) => void;
}

function InviteButton() {
  const { t } = useTranslation('talents');
  const { canInvite } = useWorkspaceFeatures();
  const words = (
    <>
      <UserRoundPlus aria-hidden="true" className="size-4" />
      {t('invite')}
    </>
  );
  return canInvite ? (
    <ButtonLink to="/talents/invite" kind="primary">
      {words}
    </ButtonLink>
  ) : (
    <BlockableButton kind="primary" disabledReason={t('inviteOff')}>
      {words}
    </BlockableButton>
  );
}

function Lead({ list }: { readonly list: TalentsList }) {
  const { t } = useTranslation('talents');
  if (list.counts === undefined) return <Skeleton className="my-0.5 h-4 w-52" />;
  const { all, finished } = list.counts;
  const counts = { talents: t('count', { count: all }), finished: t('finished', { count: finished }) };
  return all === 0 ? counts.talents : t('lead', counts);
}

/** All talents of the workspace: search in place, filters, fit to a role, what can be done with many. */
export function TalentsPage({ view, onView }: TalentsPageProps) {
  const { t } = useTranslation('talents');
  const { canInvite } = useWorkspaceFeatures();
  const [settings, changeSettings] = useViewSettings();
  const [search, setSearch] = useSearchText(view.search, (text) => onView({ ...view, search: text }));
  const place = useListPlace();
  const list = useTalentsList(view, settings.hide, place.start);
  const clear = () => {
    setSearch('');
    onView({ ...view, search: '', survey: [], status: [] });
  };
  const { query, counts } = list;
  const isKnown = !query.isPending && query.error === null;
  const isEmpty = counts?.all === 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={isKnown || query.isPending ? <Lead list={list} /> : undefined}
        actions={<InviteButton />}
      />
      {query.isPending && <ListSkeleton />}
      {!isKnown && !query.isPending && <NoAnswer error={query.error} onRetry={query.refetch} />}
      {isKnown && isEmpty && <NoTalents canInvite={canInvite} />}
      {isKnown && !isEmpty && (
        <TalentsTable
          list={list}
          view={view}
          search={search}
          onSearch={setSearch}
          onView={onView}
          settings={settings}
          place={place}
          onSettings={changeSettings}
          onClear={clear}
        />
      )}
    </>
  );
}
