import type { InterviewParams } from '@quint/contract/vacancies/interviews.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#lib/failures.ts';
import { toLocalText, tomorrowMorning } from '#lib/local-time.ts';
import { serverNow } from '#lib/server-time.ts';
import { DateField } from '#ui/date-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useInterviewDate } from '../api.ts';

interface DateDialogProps {
  readonly interviewKey: InterviewParams;
  readonly date: string | null;
  readonly onClose: () => void;
}

/** Sets when the interview takes place. */
export function DateDialog({ interviewKey, date, onClose }: DateDialogProps) {
  const { t } = useTranslation('interview');
  const save = useInterviewDate(interviewKey);
  const [value, setValue] = useState(() =>
    toLocalText(date === null ? tomorrowMorning(serverNow()) : new Date(date)),
  );
  return (
    <FormDialog
      title={t(date === null ? 'date.set' : 'date.change')}
      submit={t('date.save')}
      isPending={save.isPending}
      disabled={value === ''}
      refusal={save.isError ? failureText(save.error, t('date.failed')) : undefined}
      onClose={onClose}
      onSubmit={() => save.mutate(new Date(value), { onSuccess: onClose })}
    >
      <DateField withTime label={t('date.label')} hint={t('date.hint')} value={value} onChange={setValue} />
    </FormDialog>
  );
}
