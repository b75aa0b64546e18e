import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Waves } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '#features/records/components/list-page.tsx';
import { useSearchText } from '#features/talents/use-search-text.ts';
import { useFormat } from '#lib/format.ts';
import type { ListView } from '#lib/list-search.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import type { TableColumn } from '#ui/table-types.ts';
import { POOL_PAGE_ROWS, poolQuery, type PoolRow } from '../api.ts';
import { POOL_SORT } from '../search.ts';

export interface TalentPoolView extends ListView {
  readonly page: number;
}

interface TalentPoolPageProps {
  readonly view: TalentPoolView;
  readonly onView: (view: TalentPoolView) => void;
}

function useColumns(): readonly TableColumn<PoolRow>[] {
  const { t } = useTranslation('talent-pool');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        width: 190,
        grow: 3,
        sortValue: () => null,
        cell: ({ fullname }) => (
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={fullname} />
            <span className="truncate font-semibold">{fullname}</span>
          </span>
        ),
      },
      {
        id: 'status',
        header: t('status'),
        width: 130,
        sortValue: () => null,
        cell: ({ status }) => t(`statuses.${status}`),
      },
      {
        id: 'result',
        hideOnPhone: true,
        header: t('result'),
        width: 150,
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
        width: 200,
        cell: ({ roles }) => (
          <span className="block truncate text-second">
            {roles.flatMap(({ roles_id: role }) => role?.name ?? []).join(', ')}
          </span>
        ),
      },
    ],
    [t, format],
  );
}

interface PagesProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** The current range and links to other pages; hidden for a single page. */
function Pages({ page, total, onPage }: PagesProps) {
  const { t } = useTranslation('talent-pool');
  const { t: common } = useTranslation('common');
  const last = Math.ceil(total / POOL_PAGE_ROWS);
  if (last <= 1) return null;
  const from = (page - 1) * POOL_PAGE_ROWS + 1;
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-third tabular-nums">
        {common('table.range', { from, to: Math.min(page * POOL_PAGE_ROWS, total), count: total })}
      </p>
      <span className="flex gap-2">
        <Button kind="secondary" size="sm" disabled={page <= 1} onPress={() => onPage(page - 1)}>
          {common('action.back')}
        </Button>
        <Button kind="secondary" size="sm" disabled={page >= last} onPress={() => onPage(page + 1)}>
          {common('action.next')}
        </Button>
      </span>
    </nav>
  );
}

/** The workspace's talents who are open for work, a hundred per page. */
export function TalentPoolPage({ view, onView }: TalentPoolPageProps) {
  const { t } = useTranslation('talent-pool');
  const navigate = useNavigate();
  const [text, setText] = useSearchText(view.search, (search) => onView({ ...view, search, page: 1 }));
  const column = POOL_SORT[view.sort.column] ?? 'fullname';
  const pool = useQuery(
    poolQuery({
      search: view.search,
      page: view.page,
      sort: view.sort.descending ? `-${column}` : column,
    }),
  );
  const total = pool.data?.total ?? 0;
  return (
    <ListPage
      title={t('title')}
      lead={(count) => t('lead', { count })}
      query={{
        data: pool.data?.rows,
        isPending: pool.isPending,
        error: pool.error,
        refetch: () => pool.refetch(),
      }}
      total={total}
      columns={useColumns()}
      rowId={({ id }) => id}
      rowName={({ fullname }) => fullname}
      textOf="searched"
      words={{ list: t('list'), search: t('search') }}
      view={{ search: text, sort: view.sort }}
      onView={(next) => {
        setText(next.search);
        if (next.search === text) onView({ ...view, sort: next.sort, page: 1 });
      }}
      onOpen={({ id }) => void navigate({ to: '/talent-pool/$talentId', params: { talentId: id } })}
      action={
        <ButtonLink to="/talents" kind="secondary">
          {t('toTalents')}
        </ButtonLink>
      }
      empty={{ icon: <Waves className="size-6" />, title: t('empty.title'), text: t('empty.text') }}
      below={<Pages page={view.page} total={total} onPage={(page) => onView({ ...view, page })} />}
    />
  );
}
