import { useQuery } from '@tanstack/react-query';
import { Pencil, UserRoundPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { roleQuery } from '#features/roles/api.ts';
import { RangeLine, RangeStrip } from '#features/roles/components/range-strip.tsx';
import { RoleMenu } from '#features/roles/components/role-menu.tsx';
import { RoleProfileCard, RoleRangesCard } from '#features/roles/components/role-facts.tsx';
import { useIsMobile, useIsNarrow } from '#lib/media.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { roleFitCountQuery, type FitView } from '../api.ts';
import { PeopleCard } from '../components/people-card.tsx';
import type { RoleTab } from '../search.ts';

const RoleHistory = lazy(async () => ({
  default: (await import('../components/role-history.tsx')).RoleHistory,
}));

interface RolePageProps {
  readonly roleId: string;
  readonly tab: RoleTab;
  readonly view: FitView;
  readonly onTab: (tab: RoleTab) => void;
  readonly onView: (view: FitView) => void;
}

function Actions({ roleId, name }: { readonly roleId: string; readonly name: string }) {
  const { t } = useTranslation('roles');
  const { canInvite } = useWorkspaceFeatures();
  const isMobile = useIsMobile();
  return (
    <>
      <span className="flex *:size-9 *:p-0">
        <RoleMenu role={{ id: roleId, name }} place="page" />
      </span>
      <span className="max-md:hidden">
        <ButtonLink to="/roles/$roleId/edit" params={{ roleId }} kind="secondary">
          <Pencil aria-hidden="true" className="size-4" />
          {t('detail.edit')}
        </ButtonLink>
      </span>
      {canInvite && (
        <ButtonLink to="/talents/invite" search={{ role: roleId }} kind="primary" aria-label={t('invite')}>
          <UserRoundPlus aria-hidden="true" className="size-4" />
          {t(isMobile ? 'inviteShort' : 'invite')}
        </ButtonLink>
      )}
    </>
  );
}

/** One role: its people by fit first, then what it is and asks for, and how that changed. */
export function RolePage({ roleId, tab, view, onTab, onView }: RolePageProps) {
  const { t } = useTranslation('roles');
  const { t: words } = useTranslation('role-people');
  const { t: common } = useTranslation();
  const isNarrow = useIsNarrow();
  const role = useQuery(roleQuery(roleId));
  const considered = useQuery(roleFitCountQuery(roleId, 'considered')).data?.meta;
  if (role.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (role.data === undefined) {
    return <MissingRecord error={role.error} onRetry={() => void role.refetch()} />;
  }
  const { name, attributes } = role.data;
  const people = (
    <span className="flex items-center gap-2">
      {words('tab.people')}
      {considered !== undefined && (
        <span className="rounded-full bg-lila-soft px-2 text-xs font-semibold text-lila-strong tabular-nums">
          {considered.total}
        </span>
      )}
    </span>
  );
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={
          <Breadcrumbs crumbs={[{ label: t('title'), link: { to: '/roles' } }, { label: name }]} />
        }
        actions={<Actions roleId={roleId} name={name} />}
      />
      <Tabs
        label={name}
        selected={tab}
        onSelect={onTab}
        facts={
          isNarrow ? (
            <span className="block w-[340px]">
              <RangeStrip attributes={attributes} />
            </span>
          ) : (
            <RangeLine attributes={attributes} />
          )
        }
        tabs={[
          {
            id: 'people',
            label: people,
            content: <PeopleCard roleId={roleId} name={name} view={view} onView={onView} />,
          },
          {
            id: 'ranges',
            label: words('tab.ranges'),
            content: (
              <div className="grid items-start gap-5 lg:grid-cols-2">
                <RoleRangesCard attributes={attributes} norm={considered?.norm ?? undefined} />
                <RoleProfileCard role={role.data} />
              </div>
            ),
          },
          {
            id: 'history',
            label: words('tab.history'),
            content: (
              <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                <RoleHistory roleId={roleId} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}
