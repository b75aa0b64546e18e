import { useQuery } from '@tanstack/react-query';
import { Pencil, UserRoundPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { isOffered, roleQuery, type RoleDetail } from '#features/roles/roles/api.ts';
import { DecidersControl } from '#features/vacancies/deciders/components/deciders-control.tsx';
import { RoleBadges } from '#features/roles/roles/components/role-badges.tsx';
import { RangeLine, RangeStrip } from '#features/roles/roles/components/range-strip.tsx';
import { RoleMenu } from '#features/roles/roles/components/role-menu.tsx';
import { useRoleState } from '#features/roles/roles/use-role-actions.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { useIsMobile, useIsNarrow } from '#lib/media.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { roleFitCountQuery, type FitFilters } from '../api.ts';
import { PeopleCard } from '../components/people-card.tsx';
import type { FitView, RoleTab } from '../search.ts';

const RoleHistory = lazy(async () => ({
  default: (await import('../components/role-history.tsx')).RoleHistory,
}));

const RejectedPeople = lazy(async () => ({
  default: (await import('../components/rejected-people.tsx')).RejectedPeople,
}));
const RangesTab = lazy(async () => ({
  default: (await import('../components/ranges-tab.tsx')).RangesTab,
}));
const RangeDraft = lazy(async () => ({
  default: (await import('#features/roles/roles/components/range-draft.tsx')).RangeDraft,
}));

/** Explains that the role is not in use. */
function StateNotice({ role }: { readonly role: RoleDetail }) {
  const { t } = useTranslation('roles');
  const state = useRoleState();
  if (role.state !== 'draft' && role.state !== 'archived') return null;
  const action = role.state === 'draft' ? 'finish' : 'unarchive';
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-partial-soft px-4 py-3">
      <p className="min-w-0 flex-1 basis-72 text-pretty">{t(`state.means.${role.state}`)}</p>
      <Button
        kind="secondary"
        size="sm"
        disabled={state.isPending}
        onPress={() => state.mutate({ role, action })}
      >
        {t(`state.verb.${action}`)}
      </Button>
    </div>
  );
}
const StakeholdersPanel = lazy(async () => {
  const [panel] = await Promise.all([
    import('#features/invitations/stakeholders/components/stakeholders-panel.tsx'),
    loadPhrases('role-stakeholders', 'role-ranges'),
  ]);
  return { default: panel.StakeholdersPanel };
});

interface RolePageProps {
  readonly roleId: string;
  readonly tab: RoleTab;
  readonly view: FitView;
  readonly onTab: (tab: RoleTab) => void;
  readonly onView: (view: FitView) => void;
  readonly filters: FitFilters;
  readonly onFilters: (filters: FitFilters) => void;
}

function Actions({ role }: { readonly role: RoleDetail }) {
  const { t } = useTranslation('roles');
  const { isInviteTalentsEnabled: canInvite } = useWorkspaceFeatures();
  const isMobile = useIsMobile();
  return (
    <>
      <DecidersControl roleId={role.id} />
      <span className="flex *:size-9 *:p-0">
        <RoleMenu role={role} variant="page" />
      </span>
      <span className="max-md:hidden">
        <ButtonLink to="/roles/$roleId/edit" params={{ roleId: role.id }} kind="secondary">
          <Pencil aria-hidden="true" className="size-4" />
          {t('detail.edit')}
        </ButtonLink>
      </span>
      {canInvite && isOffered(role) && (
        <ButtonLink to="/talents/invite" search={{ role: role.id }} kind="primary" aria-label={t('invite')}>
          <UserRoundPlus aria-hidden="true" className="size-4" />
          {t(isMobile ? 'inviteShort' : 'invite')}
        </ButtonLink>
      )}
    </>
  );
}

/** One role: its people by fit first, then its description and ranges, and their history. */
export function RolePage(props: RolePageProps) {
  const { roleId, tab, onTab } = props;
  const { t } = useTranslation('roles');
  const { t: rolePeople } = useTranslation('role-people');
  const isNarrow = useIsNarrow();
  const role = useQuery(roleQuery(roleId));
  const consideredMeta = useQuery(roleFitCountQuery(roleId, 'considered')).data?.meta;
  if (role.data === undefined) return <RecordPlaceholder queries={[role]} />;
  const { name, attributes } = role.data;
  const people = (
    <span className="flex items-center gap-2">
      {rolePeople('tab.people')}
      {consideredMeta !== undefined && (
        <span className="rounded-full bg-lila-soft px-2 text-xs font-semibold text-lila-strong tabular-nums">
          {consideredMeta.total}
        </span>
      )}
    </span>
  );
  return (
    <>
      <PageHeader
        title={name}
        badge={
          <span className="flex flex-wrap items-center gap-2 empty:hidden">
            <RoleBadges role={role.data} />
            <Suspense>
              <RangeDraft role={role.data} />
            </Suspense>
          </span>
        }
        crumbs={[{ label: t('title'), link: { to: '/roles' } }, { label: name }]}
        actions={<Actions role={role.data} />}
      />
      <StateNotice role={role.data} />
      <Tabs
        label={name}
        selectedId={tab}
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
            content: (
              <div className="flex flex-col gap-5">
                <PeopleCard {...props} name={name} />
                <Suspense>
                  <RejectedPeople roleId={roleId} name={name} />
                </Suspense>
              </div>
            ),
          },
          {
            id: 'ranges',
            label: rolePeople('tab.ranges'),
            content: (
              <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                <RangesTab role={role.data} norm={consideredMeta?.norm ?? undefined} />
              </Suspense>
            ),
          },
          {
            id: 'stakeholders',
            label: rolePeople('tab.stakeholders'),
            content: (
              <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                <StakeholdersPanel roleId={roleId} />
              </Suspense>
            ),
          },
          {
            id: 'history',
            label: rolePeople('tab.history'),
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
