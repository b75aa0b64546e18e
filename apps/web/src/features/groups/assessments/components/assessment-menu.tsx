import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CalendarX2, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteRecord } from '#features/base/records/use-delete-record.ts';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { serverNow } from '#lib/server-time.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { moveEnd, type AssessmentDetail } from '../api.ts';
import { berlinDay, earlyEnd } from '../model/people.ts';

/** Ends an assessment before its last day; the toast offers to undo. */
function useEndNow({ id, name, date_start: start, date_end: end }: AssessmentDetail) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const client = useQueryClient();
  const reportSaveError = useSaveRefused();
  const undo = async () => {
    try {
      await moveEnd(client, id, end);
      notify({ text: t('period.reopened', { name, day: format.date(end) }) });
    } catch (error) {
      notifyRefusal(error);
    }
  };
  return useMutation({
    mutationFn: async () => {
      const day = earlyEnd(start, serverNow());
      await moveEnd(client, id, day);
      return day;
    },
    onSuccess: (day) =>
      notify({
        text: t(day < berlinDay(serverNow()) ? 'period.endedNow' : 'period.endsToday', { name }),
        action: { label: t('period.undo'), onPress: () => void undo(), isUndo: true },
      }),
    onError: reportSaveError,
  });
}

/** The secondary actions of an assessment. */
export function AssessmentMenu({ assessment }: { readonly assessment: AssessmentDetail }) {
  const { t } = useTranslation('assessments');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const [now] = useState(() => serverNow());
  const { id, name, status, date_start: start, date_end: end } = assessment;
  const endNow = useEndNow(assessment);
  const remove = useDeleteRecord('assessments', () => void navigate({ to: '/assessments' }));
  const isEndable = status === 'active' && earlyEnd(start, now) < end;
  const label = t('detail.more', { name });
  return (
    <Menu
      label={label}
      trigger={
        <Button kind="icon" aria-label={label}>
          <Ellipsis aria-hidden="true" className="size-4" />
        </Button>
      }
      entries={[
        {
          id: 'edit',
          label: t('detail.edit'),
          icon: <Pencil className="size-4" />,
          href: `/assessments/${id}/edit`,
        },
        ...(isEndable
          ? [
              {
                id: 'end',
                label: t('period.end'),
                icon: <CalendarX2 className="size-4" />,
                onAction: () => endNow.mutate(),
              },
            ]
          : []),
        {
          id: 'delete',
          label: common('action.delete'),
          icon: <Trash2 className="size-4" />,
          danger: true,
          startsGroup: true,
          onAction: () => remove.mutate({ id, name }),
        },
      ]}
    />
  );
}
