import { UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ListSkeleton, NoAnswer, NoTalents } from '../components/states.tsx';
import { TalentsTable } from '../components/talents-table.tsx';
import type { TalentsView } from '../search.ts';
import { useSearchText } from '../use-search-text.ts';
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
  if (list.query.isPending) return <Skeleton className="my-0.5 h-4 w-52" />;
  const finished = list.talents.filter((talent) => talent.invitation_status === 'FINISHED').length;
  const counts = {
    talents: t('count', { count: list.talents.length }),
    finished: t('finished', { count: finished }),
  };
  return list.talents.length === 0 ? counts.talents : t('lead', counts);
}

/** All talents of the workspace: search in place, filters, fit to a role, what can be done with many. */
export function TalentsPage({ view, onView }: TalentsPageProps) {
  const { t } = useTranslation('talents');
  const { canInvite } = useWorkspaceFeatures();
  const [settings, changeSettings] = useViewSettings();
  const [search, setSearch] = useSearchText(view.search, (text) => onView({ ...view, search: text }));
  const list = useTalentsList(view, search, settings.hide);
  const clear = () => {
    setSearch('');
    onView({ ...view, search: '', survey: [], status: [] });
  };
  const { query, talents } = list;
  const isKnown = !query.isPending && (query.error === null || talents.length > 0);
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={isKnown || query.isPending ? <Lead list={list} /> : undefined}
        actions={<InviteButton />}
      />
      {query.isPending && <ListSkeleton />}
      {!isKnown && !query.isPending && <NoAnswer error={query.error} onRetry={() => void query.refetch()} />}
      {isKnown && talents.length === 0 && <NoTalents canInvite={canInvite} />}
      {isKnown && talents.length > 0 && (
        <TalentsTable
          list={list}
          view={view}
          search={search}
          onSearch={setSearch}
          onView={onView}
          settings={settings}
          onSettings={changeSettings}
          onClear={clear}
        />
      )}
    </>
  );
}
