import type { InterviewParams } from '@quint/contract/vacancies/interviews.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#lib/failures.ts';
import { serverNow } from '#lib/server-time.ts';
import { fromWorkspaceText, tomorrowMorningText, toWorkspaceText } from '#lib/workspace-time.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useInterviewDate } from '../api.ts';

interface DateDialogProps {
  readonly interviewKey: InterviewParams;
  readonly date: string | null;
  /** Called with the stored date before the dialog closes. */
  readonly onSaved?: ((date: Date | null) => void) | undefined;
  readonly onClose: () => void;
}

/** Sets when the interview takes place. */
export function DateDialog({ interviewKey, date, onSaved, onClose }: DateDialogProps) {
  const { t } = useTranslation('interview');
  const save = useInterviewDate(interviewKey);
  const [value, setValue] = useState(() =>
    date === null ? tomorrowMorningText(serverNow()) : toWorkspaceText(new Date(date)),
  );
  const store = (changedDate: Date | null) =>
    save.mutate(changedDate, {
      onSuccess: () => {
        onSaved?.(changedDate);
        onClose();
      },
    });
  return (
    <FormDialog
      title={t(date === null ? 'date.set' : 'date.change')}
      submit={t('date.save')}
      isPending={save.isPending}
      disabled={value === ''}
      refusal={save.isError ? failureText(save.error, t('date.failed')) : undefined}
      onClose={onClose}
      onSubmit={() => store(fromWorkspaceText(value))}
      aside={
        date !== null && (
          <Button kind="text" onPress={() => store(null)}>
            {t('date.remove')}
          </Button>
        )
      }
    >
      <DateField withTime label={t('date.label')} hint={t('date.hint')} value={value} onChange={setValue} />
    </FormDialog>
  );
}
