import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { isAnswerable, type RowVerb } from '../model/row.ts';

interface PeekVerbsProps {
  readonly person: VacancyPerson;
  /** The verb of the row; undefined when there is nothing to do. */
  readonly verb: RowVerb | undefined;
  readonly onVerb: (person: VacancyPerson, verb: RowVerb) => void;
  /** Writes the invitation to the interview; undefined for readers who send no mails. */
  readonly onWrite: ((person: VacancyPerson) => void) | undefined;
}

/** What can be done with a person from the preview. */
export function PeekVerbs({ person, verb, onVerb, onWrite }: PeekVerbsProps) {
  const { t } = useTranslation('vacancy');
  if (verb === undefined) return null;
  const { stage, name, interview_at: at } = person;
  return (
    <div className="flex flex-col items-stretch gap-2">
      <Button kind="secondary" onPress={() => onVerb(person, verb)}>
        {t(`row.verbs.${verb}`)}
      </Button>
      {isAnswerable(person) && (
        <Button kind="text" onPress={() => onVerb(person, 'decline')}>
          {t('row.verbs.decline')}
        </Button>
      )}
      {stage === 'shortlist' && (
        <>
          <Button kind="text" onPress={() => onVerb(person, 'date')}>
            {t(at === null ? 'row.setDate' : 'row.changeDate')}
          </Button>
          {onWrite !== undefined && (
            <Button kind="text" onPress={() => onWrite(person)}>
              {t('row.write', { name })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
