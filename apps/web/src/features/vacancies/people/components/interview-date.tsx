import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useTranslation } from 'react-i18next';
import { DateDialog } from '#features/vacancies/interviews/components/date-dialog.tsx';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';

interface InterviewDateProps {
  readonly roleId: string;
  readonly person: VacancyPerson;
  /** Writes the invitation to the interview; undefined for readers who send no mails. */
  readonly onWrite: ((person: VacancyPerson) => void) | undefined;
  readonly onClose: () => void;
}

/** Sets the date of an interview from the list, and offers the invitation to it. */
export function InterviewDate({ roleId, person, onWrite, onClose }: InterviewDateProps) {
  const { t } = useTranslation('vacancy');
  const format = useFormat();
  const { id: talentId, name } = person;
  return (
    <DateDialog
      interviewKey={{ roleId, talentId }}
      date={person.interview_at}
      onClose={onClose}
      onSaved={(date) => {
        const invite =
          onWrite !== undefined && date !== null
            ? {
                label: t('row.writeInvitation'),
                onPress: () => onWrite({ ...person, interview_at: date.toISOString() }),
              }
            : undefined;
        notify({
          text:
            date === null
              ? t('row.dateRemoved', { name })
              : t('row.dateSaved', { name, date: format.workspaceTime(date) }),
          action: invite,
        });
      }}
    />
  );
}
