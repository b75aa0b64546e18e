import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Briefcase, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoMatch, NotLoaded } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import type { TableColumn, TableSort } from '#ui/table-types.ts';
import type { RoleRow } from '../api.ts';
import { rolesQuery } from '../api.ts';
import { RangeStrip } from '../components/range-strip.tsx';

export interface RolesView {
  readonly search: string;
  readonly sort: TableSort;
}

interface RolesPageProps {
  readonly view: RolesView;
  readonly onView: (view: RolesView) => void;
}

function useColumns(): readonly TableColumn<RoleRow>[] {
  const { t } = useTranslation('roles');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('list.name'),
        width: 200,
        grow: 2,
        sortValue: (role) => role.name,
        cell: (role) => <span className="block truncate font-semibold">{role.name}</span>,
      },
      {
        id: 'ranges',
        hideOnPhone: true,
        header: t('list.ranges'),
        width: 340,
        grow: 2,
        cell: (role) => <RangeStrip attributes={role.attributes} />,
      },
      {
        id: 'talents',
        header: t('list.talents'),
        width: 130,
        sortValue: (role) => role.talents.length,
        cell: (role) => t('list.talents', { count: role.talents.length }),
      },
      {
        id: 'changed',
        hideOnPhone: true,
        header: t('list.changed'),
        width: 150,
        sortValue: (role) => role.date_updated,
        cell: (role) => <span className="text-third">{format.date(role.date_updated)}</span>,
      },
    ],
    [t, format],
  );
}

function NoRoles() {
  const { t } = useTranslation('roles');
  return (
    <EmptyState
      icon={<Briefcase className="size-6" />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <ButtonLink to="/roles/create" kind="primary">
          {t('create')}
        </ButtonLink>
      }
    />
  );
}

/** All roles of the workspace: search in place, sort, open. */
export function RolesPage({ view, onView }: RolesPageProps) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const roles = useQuery(rolesQuery);
  const columns = useColumns();
  const rows = useMemo(() => {
    const wanted = view.search.trim().toLocaleLowerCase();
    return (roles.data ?? []).filter((role) => role.name.toLocaleLowerCase().includes(wanted));
  }, [roles.data, view.search]);
  if (roles.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (roles.data === undefined)
    return <NotLoaded level={1} error={roles.error} onRetry={() => void roles.refetch()} />;
  const all = roles.data;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead', { count: all.length })}
        actions={
          <ButtonLink to="/roles/create" kind="primary">
            <Plus aria-hidden="true" className="size-4" />
            {t('create')}
          </ButtonLink>
        }
      />
      {all.length === 0 ? (
        <NoRoles />
      ) : (
        <div className="flex flex-col gap-4">
          <div className="md:max-w-[320px]">
            <SearchField
              label={t('search')}
              value={view.search}
              onChange={(search) => onView({ ...view, search })}
            />
          </div>
          <Table
            label={t('list.label')}
            rows={rows}
            columns={columns}
            rowId={(role) => role.id}
            rowName={(role) => role.name}
            sort={view.sort}
            onSort={(sort) => onView({ ...view, sort })}
            onOpen={(role) => void navigate({ to: '/roles/$roleId', params: { roleId: role.id } })}
            empty={
              <NoMatch
                title={t('noMatch.title')}
                text={t('noMatch.text', { search: view.search })}
                onClear={() => onView({ ...view, search: '' })}
              />
            }
          />
        </div>
      )}
    </>
  );
}
