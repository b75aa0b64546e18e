import { ROLE_STATES } from '@quint/domain/roles/stages.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Briefcase, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '#features/base/records/components/list-page.tsx';
import { useFormat } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import { DoubtBesides } from '#ui/doubt.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { TableColumn } from '#ui/table-types.ts';
import { rolePages, roleStatesQuery, strongFitsQuery, type ListedRole, type StrongCount } from '../api.ts';
import type { RolesView } from '../search.ts';
import { ExportRoles } from '../components/export-roles.tsx';
import { RangeStrip } from '../components/range-strip.tsx';
import { RoleBadges } from '../components/role-badges.tsx';
import { RoleMenu } from '../components/role-menu.tsx';

interface RolesPageProps {
  readonly view: RolesView;
  readonly onView: (view: RolesView) => void;
}

/** The number of people with high agreement, or a note that half of the norm group reach it. */
function StrongCell({ count }: { readonly count: StrongCount | null | undefined }) {
  const { t } = useTranslation('roles');
  if (count === undefined) return null;
  if (count === null) return <span className="text-third">{t('list.notTelling')}</span>;
  return (
    <span className="flex flex-col tabular-nums">
      {t('list.strongCount', { count: count.people })}
      <DoubtBesides count={count.doubtful} />
    </span>
  );
}

/** On a phone a role is one column: name, number of considered talents, and ranges. */
function NarrowCell({ role }: { readonly role: ListedRole }) {
  const { t } = useTranslation('roles');
  return (
    <span className="flex min-w-0 flex-col gap-1">
      <span className="flex items-baseline justify-between gap-2">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate font-semibold">{role.name}</span>
          <RoleBadges role={role} />
        </span>
        <span className="shrink-0 text-xs text-third">
          {t('list.talents', { count: Number(role.talents_count) })}
        </span>
      </span>
      <RangeStrip attributes={role.attributes} />
    </span>
  );
}

function useColumns(): readonly TableColumn<ListedRole>[] {
  const { t } = useTranslation('roles');
  const format = useFormat();
  const isMobile = useIsMobile();
  const strong = useQuery(strongFitsQuery).data;
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('list.name'),
        width: isMobile ? 220 : 205,
        grow: 2,
        isSortable: true,
        cell: (role) =>
          isMobile ? (
            <NarrowCell role={role} />
          ) : (
            <span className="flex min-w-0 items-center gap-2">
              <span className="truncate font-semibold">{role.name}</span>
              <RoleBadges role={role} />
            </span>
          ),
      },
      {
        id: 'ranges',
        hideOnPhone: true,
        header: t('list.ranges'),
        width: 268,
        grow: 2,
        cell: (role) => <RangeStrip attributes={role.attributes} />,
      },
      {
        id: 'talents',
        hideOnPhone: true,
        header: t('list.talents'),
        width: 92,
        isSortable: true,
        cell: (role) => t('list.talents', { count: Number(role.talents_count) }),
      },
      {
        id: 'strong',
        hideOnPhone: true,
        header: t('list.strong'),
        width: 180,
        isSortable: true,
        cell: (role) => <StrongCell count={strong?.get(role.id)} />,
      },
      {
        id: 'changed',
        hideOnNarrow: true,
        header: t('list.changed'),
        width: 130,
        isSortable: true,
        cell: (role) => <span className="text-third">{format.date(role.date_updated)}</span>,
      },
      {
        id: 'more',
        header: t('list.more'),
        hideHeader: true,
        width: 56,
        grow: 0,
        align: 'end',
        cell: (role) => <RoleMenu role={role} variant="row" />,
      },
    ],
    [t, format, strong, isMobile],
  );
}

/** Selects the roles of one state; hidden when only roles that are being filled exist. */
function StateChoice({ view, onView }: RolesPageProps) {
  const { t } = useTranslation('roles');
  const counts = useQuery(roleStatesQuery).data;
  const others = ROLE_STATES.filter((state) => state !== 'recruiting' && counts?.get(state) !== undefined);
  if (others.length === 0 && view.state === 'recruiting') return null;
  return (
    <SegmentedControl
      label={t('state.filter')}
      options={ROLE_STATES.map((value) => ({
        value,
        label: t(`state.list.${value}`, { count: counts?.get(value) ?? 0 }),
      }))}
      value={view.state}
      onChange={(state) => onView({ ...view, state })}
    />
  );
}

function CreateRole() {
  const { t } = useTranslation('roles');
  return (
    <ButtonLink to="/roles/create" kind="primary">
      <Plus aria-hidden="true" className="size-4" />
      {t('create')}
    </ButtonLink>
  );
}

/** The roles of the workspace. */
export function RolesPage({ view, onView }: RolesPageProps) {
  const { t } = useTranslation('roles');
  const navigate = useNavigate();
  return (
    <ListPage
      title={t('title')}
      lead={(count) => t('lead', { count })}
      action={
        <span className="flex flex-wrap gap-2">
          <ExportRoles view={view} />
          <CreateRole />
        </span>
      }
      bin="roles"
      pageQuery={rolePages}
      columns={useColumns()}
      rowName={(role) => role.name}
      labels={{ list: t('list.label'), search: t('search') }}
      view={view}
      onView={onView}
      filter={{
        control: <StateChoice view={view} onView={onView} />,
        isUsual: view.state === 'recruiting',
        empty: { title: t('state.none.title'), text: t('state.none.text') },
      }}
      onOpen={(role) => void navigate({ to: '/roles/$roleId', params: { roleId: role.id } })}
      empty={{
        icon: <Briefcase className="size-6" />,
        title: t('empty.title'),
        text: t('empty.text'),
        action: <CreateRole />,
      }}
    />
  );
}
