import { compareCodes } from '@quint/domain/base/text-order.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocalText, tomorrowMorning } from '#lib/local-time.ts';
import { serverNow } from '#lib/server-time.ts';
import { DateField } from '#ui/date-field.tsx';
import { toScheduled } from '../model/mail-actions.ts';
import { useBulkAction } from '../use-bulk-action.ts';
import type { ActionDialogProps } from '../model/action-rules.ts';
import { ActionForm } from './action-form.tsx';

/** When scheduled invitations go out instead; the earliest of their present dates is suggested. */
export function RescheduleDialog({ people, onClose }: ActionDialogProps) {
  const { t } = useTranslation('people');
  const runBulkAction = useBulkAction();
  const [now] = useState(() => serverNow());
  const [text, setText] = useState(() => {
    const [first] = people.flatMap(({ invitation }) => invitation?.send_at ?? []).toSorted(compareCodes);
    return toLocalText(first === undefined ? tomorrowMorning(now) : new Date(first));
  });
  const date = text === '' ? undefined : new Date(text);
  const isPast = date !== undefined && date <= now;
  return (
    <ActionForm
      id="reschedule"
      people={people}
      onClose={onClose}
      onDo={date === undefined || isPast ? undefined : () => void runBulkAction(toScheduled(date), people)}
    >
      <DateField
        required
        withTime
        label={t('field.sendAt')}
        hint={t('field.sendAtHint', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        value={text}
        onChange={setText}
        error={isPast ? t('field.sendAtPast') : undefined}
      />
    </ActionForm>
  );
}
