import { useNavigate } from '@tanstack/react-router';
import { BookOpen, Building2, Languages, Lock, Plus, ReceiptText, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '#features/base/records/components/list-page.tsx';
import { useFormat } from '#lib/format.ts';
import type { ListViewProps } from '#lib/list-search.ts';
import { useIsMobile } from '#lib/media.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import type { TableColumn } from '#ui/table-types.ts';
import { DeletedDialog } from '../components/deleted-dialog.tsx';
import { workspacePages, type WorkspaceRow } from '../api.ts';

function useColumns(): readonly TableColumn<WorkspaceRow>[] {
  const { t } = useTranslation('administration');
  const format = useFormat();
  const isMobile = useIsMobile();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        width: isMobile ? 160 : 200,
        grow: 3,
        isSortable: true,
        cell: (workspace) => <span className="block truncate font-semibold">{workspace.name}</span>,
      },
      {
        id: 'plan',
        hideOnPhone: true,
        header: t('plan'),
        width: 110,
        isSortable: true,
        cell: (workspace) => workspace.pack.name,
      },
      {
        id: 'state',
        header: t('state'),
        width: 120,
        isSortable: true,
        cell: (workspace) =>
          workspace.is_on_hold ? (
            <Badge tone="partial">{t('waiting')}</Badge>
          ) : workspace.is_freezed ? (
            <Badge tone="danger" icon={<Lock aria-hidden="true" className="size-3" />}>
              {t('paused')}
            </Badge>
          ) : workspace.is_unconfirmed ? (
            <Badge tone="partial">{t('unconfirmed')}</Badge>
          ) : (
            <Badge tone="strong">{t('running')}</Badge>
          ),
      },
      {
        id: 'trial',
        hideOnPhone: true,
        header: t('trialEnds'),
        width: 140,
        isSortable: true,
        cell: (workspace) => <span className="text-second">{format.lastDay(workspace.trial_ends_at)}</span>,
      },
      {
        id: 'members',
        hideOnPhone: true,
        header: t('members'),
        width: 110,
        align: 'end',
        isSortable: true,
        cell: (workspace) => format.number(Number(workspace.users_count)),
      },
      {
        id: 'since',
        hideOnPhone: true,
        header: t('since'),
        width: 140,
        isSortable: true,
        cell: (workspace) => <span className="text-third">{format.date(workspace.date_created)}</span>,
      },
    ],
    [t, format, isMobile],
  );
}

export function OrganizationsPage({ view, onView }: ListViewProps) {
  const { t } = useTranslation('administration');
  const navigate = useNavigate();
  const [isShowingDeleted, setShowingDeleted] = useState(false);
  return (
    <>
      <ListPage
        title={t('title')}
        lead={(count) => t('lead', { count })}
        action={
          <>
            <Button kind="secondary" onPress={() => setShowingDeleted(true)}>
              <Trash2 aria-hidden="true" className="size-4" />
              {t('deleted.entry')}
            </Button>
            <ButtonLink to="/admin/orders" kind="secondary">
              <ReceiptText aria-hidden="true" className="size-4" />
              {t('orders')}
            </ButtonLink>
            <ButtonLink to="/admin/trainings" kind="secondary">
              <BookOpen aria-hidden="true" className="size-4" />
              {t('trainings')}
            </ButtonLink>
            <ButtonLink to="/admin/translations" kind="secondary">
              <Languages aria-hidden="true" className="size-4" />
              {t('texts')}
            </ButtonLink>
            <ButtonLink to="/admin/organizations/create" kind="primary">
              <Plus aria-hidden="true" className="size-4" />
              {t('create')}
            </ButtonLink>
          </>
        }
        pageQuery={workspacePages}
        columns={useColumns()}
        rowName={(workspace) => workspace.name}
        labels={{ list: t('list'), search: t('search') }}
        view={view}
        onView={onView}
        onOpen={({ id }) =>
          void navigate({ to: '/organizations/$organizationId', params: { organizationId: id } })
        }
        empty={{ icon: <Building2 className="size-6" />, title: t('empty.title'), text: t('empty.text') }}
      />
      {isShowingDeleted && <DeletedDialog onClose={() => setShowingDeleted(false)} />}
    </>
  );
}
