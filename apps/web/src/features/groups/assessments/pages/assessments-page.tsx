import { useNavigate } from '@tanstack/react-router';
import { ClipboardCheck, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '#features/base/records/components/list-page.tsx';
import { useFormat } from '#lib/format.ts';
import type { ListViewProps } from '#lib/list-search.ts';
import { useIsMobile } from '#lib/media.ts';
import { ButtonLink } from '#ui/link.tsx';
import type { TableColumn } from '#ui/table-types.ts';
import { assessmentPages, type AssessmentRow } from '../api.ts';
import { AssessmentStatusBadge } from '../components/badges.tsx';

function useColumns(): readonly TableColumn<AssessmentRow>[] {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const isMobile = useIsMobile();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('list.name'),
        width: isMobile ? 180 : 196,
        grow: 3,
        isSortable: true,
        cell: (assessment) => (
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-semibold">{assessment.name}</span>
            <span className="truncate text-xs text-third">{assessment.role?.name}</span>
          </span>
        ),
      },
      {
        id: 'status',
        header: t('status'),
        width: 120,
        isSortable: true,
        cell: (assessment) => <AssessmentStatusBadge status={assessment.status} />,
      },
      {
        id: 'start',
        hideOnNarrow: true,
        header: t('start'),
        width: 130,
        isSortable: true,
        cell: (assessment) => format.date(assessment.date_start),
      },
      {
        id: 'end',
        hideOnPhone: true,
        header: t('end'),
        width: 120,
        isSortable: true,
        cell: (assessment) => format.date(assessment.date_end),
      },
      {
        id: 'purpose',
        hideOnPhone: true,
        header: t('purpose'),
        width: 142,
        isSortable: true,
        cell: (assessment) => <span className="text-second">{t(`purposes.${assessment.purpose}`)}</span>,
      },
      {
        id: 'participants',
        hideOnPhone: true,
        header: t('participants'),
        width: 120,
        align: 'end',
        isSortable: true,
        cell: (assessment) => format.number(Number(assessment.participants_count)),
      },
    ],
    [t, format, isMobile],
  );
}

export function AssessmentsPage({ view, onView }: ListViewProps) {
  const { t } = useTranslation('assessments');
  const navigate = useNavigate();
  return (
    <ListPage
      title={t('title')}
      lead={(count) => t('lead', { count })}
      action={
        <ButtonLink to="/assessments/create" kind="primary">
          <Plus aria-hidden="true" className="size-4" />
          {t('create')}
        </ButtonLink>
      }
      bin="assessments"
      pageQuery={assessmentPages}
      columns={useColumns()}
      rowName={(assessment) => assessment.name}
      labels={{ list: t('list.label'), search: t('search') }}
      view={view}
      onView={onView}
      onOpen={({ id }) => void navigate({ to: '/assessments/$assessmentId', params: { assessmentId: id } })}
      empty={{
        icon: <ClipboardCheck className="size-6" />,
        title: t('empty.title'),
        text: t('empty.text'),
      }}
    />
  );
}
