import { compareCodes } from '@quint/domain/text-order.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocalText, tomorrowMorning } from '#lib/local-time.ts';
import { serverNow } from '#lib/server-time.ts';
import { DateField } from '#ui/date-field.tsx';
import { toScheduled } from '../model/works.ts';
import { useWork } from '../use-work.ts';
import type { VerbDialogProps } from '../model/verbs.ts';
import { VerbForm } from './verb-form.tsx';

/** When scheduled invitations go out instead; the earliest of their present dates is suggested. */
export function RescheduleDialog({ people, onClose }: VerbDialogProps) {
  const { t } = useTranslation('people');
  const work = useWork();
  const [now] = useState(() => serverNow());
  const [text, setText] = useState(() => {
    const [first] = people.flatMap(({ invitation }) => invitation?.send_at ?? []).toSorted(compareCodes);
    return toLocalText(first === undefined ? tomorrowMorning(now) : new Date(first));
  });
  const date = text === '' ? undefined : new Date(text);
  const isPast = date !== undefined && date <= now;
  return (
    <VerbForm
      id="reschedule"
      people={people}
      onClose={onClose}
      onDo={date === undefined || isPast ? undefined : () => void work(toScheduled(date), people)}
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
    </VerbForm>
  );
}
