import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Waves } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectionBar } from '#features/people/people/components/selection-bar.tsx';
import { useNoInviting } from '#features/people/people/use-no-inviting.ts';
import { toPerson } from '#features/people/people/model/person.ts';
import { ListPage } from '#features/base/records/components/list-page.tsx';
import { rolesQuery } from '#features/roles/roles/api.ts';
import { useFormat } from '#lib/format.ts';
import type { ListViewProps } from '#lib/list-search.ts';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/link.tsx';
import type { TableColumn } from '#ui/table-types.ts';
import { poolPages, type PoolRow } from '../api.ts';

function useColumns(): readonly TableColumn<PoolRow>[] {
  const { t } = useTranslation('talent-pool');
  const { t: people } = useTranslation('people');
  const format = useFormat();
  const roleList = useQuery(rolesQuery).data;
  return useMemo(() => {
    const names = new Map(roleList?.map(({ id, name }) => [id, name]));
    return [
      {
        id: 'name',
        header: t('name'),
        width: 170,
        grow: 3,
        isSortable: true,
        cell: ({ fullname }) => (
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={fullname} />
            <span translate="no" className="truncate font-semibold">
              {fullname}
            </span>
          </span>
        ),
      },
      {
        id: 'status',
        header: t('status'),
        width: 120,
        isSortable: true,
        cell: ({ status }) => people(`status.${status}`),
      },
      {
        id: 'result',
        hideOnPhone: true,
        header: t('result'),
        width: 140,
        cell: ({ latestResult }) =>
          latestResult === null ? (
            <span className="text-third">{t('noResult')}</span>
          ) : (
            format.date(latestResult.date_finished)
          ),
      },
      {
        id: 'roles',
        hideOnPhone: true,
        header: t('roles'),
        width: 180,
        cell: ({ roles }) => (
          <span className="block truncate text-second">
            {roles.flatMap(({ roles_id: id }) => names.get(id) ?? []).join(', ')}
          </span>
        ),
      },
    ];
  }, [t, people, format, roleList]);
}

function Bar({ rows, onClear }: { readonly rows: readonly PoolRow[]; readonly onClear: () => void }) {
  const people = useMemo(() => rows.map(toPerson), [rows]);
  return <SelectionBar people={people} onClear={onClear} />;
}

/** The workspace's talents who are open for work. */
export function OwnPool({ view, onView }: ListViewProps) {
  const { t } = useTranslation('talent-pool');
  const navigate = useNavigate();
  const noInviting = useNoInviting();
  return (
    <ListPage
      title={t('title')}
      isPart
      action={
        noInviting === undefined ? (
          <ButtonLink to="/talents/invite" kind="secondary">
            {t('invite')}
          </ButtonLink>
        ) : (
          <BlockableButton kind="secondary" disabledReason={noInviting}>
            {t('invite')}
          </BlockableButton>
        )
      }
      pageQuery={poolPages}
      columns={useColumns()}
      rowName={({ fullname }) => fullname}
      labels={{ list: t('list'), search: t('search') }}
      view={view}
      onView={onView}
      onOpen={({ id }) => void navigate({ to: '/talent-pool/$talentId', params: { talentId: id } })}
      bar={(rows, onClear) => <Bar rows={rows} onClear={onClear} />}
      empty={{ icon: <Waves className="size-6" />, title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
