import type { InvitationStatusDetails } from '@quint/contract/invitations/invitations.ts';
import { dayIn, endOfDay } from '@quint/domain/base/named-days.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { serverNow, serverTime } from '#lib/server-time.ts';
import { DateField } from '#ui/date-field.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { useInvitation } from '../api.ts';

const WEEK_MS = 7 * 86_400_000;

interface ExtendDialogProps {
  readonly talentId: string;
  readonly surveyStatus: InvitationStatusDetails;
  readonly onClose: () => void;
}

/** Asks for the last day of a link; suggests two more weeks. */
export function ExtendDialog({ talentId, surveyStatus, onClose }: ExtendDialogProps) {
  const { t } = useTranslation('record');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const change = useInvitation(surveyStatus.id, talentId);
  const [day, setDay] = useState(() => {
    const end = Math.max(new Date(surveyStatus.link_expires_at).getTime(), serverTime());
    const latest = new Date(surveyStatus.extends_until).getTime();
    return dayIn(new Date(Math.min(end + 2 * WEEK_MS, latest)));
  });
  const [min] = useState(() => dayIn(serverNow()));
  const save = () =>
    change.mutate(
      // The link works until the end of that day.
      { link_expires_at: endOfDay(day).toISOString() },
      {
        onSuccess: (after) => {
          notify({ text: t('survey.extended', { date: format.lastDay(after.link_expires_at) }) });
          onClose();
        },
        onError: (error) => notifyRefusal(error),
      },
    );
  return (
    <SubmitDialog
      size="sm"
      onClose={onClose}
      title={t('extend.title')}
      submit={common('action.save')}
      isPending={change.isPending}
      disabled={day === ''}
      onSubmit={save}
    >
      <DateField
        label={t('extend.label')}
        value={day}
        onChange={setDay}
        min={min}
        hint={t('extend.hint', { date: format.lastDay(surveyStatus.extends_until) })}
      />
    </SubmitDialog>
  );
}
