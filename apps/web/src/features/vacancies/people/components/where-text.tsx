import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useTranslation } from 'react-i18next';
import { isAnswerable, type RowVerb } from '../model/row.ts';
import { useWhereText } from './row-texts.tsx';

interface WhereTextProps {
  readonly person: VacancyPerson;
  /** Undefined when nothing can be done with the people of the role. */
  readonly verb: RowVerb | undefined;
  readonly isCurrent: boolean;
  readonly onVerb: (person: VacancyPerson, verb: RowVerb) => void;
}

const LINK = 'finger min-h-6 cursor-pointer rounded-[4px] hover:underline print:no-underline';

/** Where a person stands. The date of an interview is changed here, and a proposal declined. */
export function WhereText({ person, verb, isCurrent, onVerb }: WhereTextProps) {
  const { t } = useTranslation('vacancy');
  const formatWhere = useWhereText();
  const where = formatWhere(person);
  const tabIndex = isCurrent ? 0 : -1;
  const { stage, interview, interview_at: at, name } = person;
  const isRated = interview.is_own_done || interview.others_done.length > 0;
  // On a narrow row, what to ask about follows in the same line.
  const dot = where !== '' && person.ask !== null && <span className="@min-[860px]:hidden"> · </span>;
  if (stage === 'shortlist' && verb !== undefined && !isRated) {
    return (
      <>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-haspopup="dialog"
          aria-label={`${where}. ${t(at === null ? 'row.setDate' : 'row.changeDate')}: ${name}`}
          onClick={() => onVerb(person, 'date')}
          className={`${LINK} text-left decoration-dotted underline underline-offset-4`}
        >
          {where}
        </button>
        {dot}
      </>
    );
  }
  if (person.proposals.length === 0) {
    return (
      <>
        <span className="text-pretty">{where}</span>
        {dot}
      </>
    );
  }
  return (
    <>
      {where}
      {verb !== undefined && isAnswerable(person) && (
        <>
          {' '}
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={`${t('row.verbs.decline')}: ${name}`}
            onClick={() => onVerb(person, 'decline')}
            className={`${LINK} font-semibold text-lila-strong print:hidden`}
          >
            {t('row.verbs.decline')}
          </button>
        </>
      )}
      {dot}
    </>
  );
}
