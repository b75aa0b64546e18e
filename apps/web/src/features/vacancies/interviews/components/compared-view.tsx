import type { Interview, InterviewComparison } from '@quint/contract/vacancies/interviews.ts';
import { useTranslation } from 'react-i18next';
import { RATINGS } from '@quint/domain/vacancies/interviews.ts';
import { useFormat } from '#lib/format.ts';
import { agreementOf, numberWord, shapeOf } from '../model/comparison.ts';
import { ChangeRating } from './change-rating.tsx';
import { ComparedRow, type ShownRater } from './compared-row.tsx';
import { ShapeMark } from './shape-mark.tsx';
import { SurveyLine } from './survey-line.tsx';

interface ComparedViewProps {
  readonly interview: Interview;
  readonly comparison: InterviewComparison;
}

/** The raters with the reader first, each with a shape. */
function useShownRaters({ raters }: InterviewComparison): readonly ShownRater[] {
  const { t } = useTranslation('interview');
  return raters
    .toSorted((one, other) => Number(other.is_you) - Number(one.is_you))
    .map(({ user, name, is_you: isYou }, index) => ({
      user,
      name: isYou ? t('raters.you') : (name ?? t('raters.former')),
      isYou,
      shape: shapeOf(index),
    }));
}

/** "You agree on four of five. Talk about question 5." */
function useFinding(comparison: InterviewComparison): string {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const [first, second] = comparison.raters;
  const count = (value: number) => {
    const word = numberWord(value);
    return word === undefined ? String(value) : t(`compare.numbers.${word}`);
  };
  if (second === undefined) {
    return first?.is_you === true
      ? t('compare.alone')
      : t('compare.aloneOther', { name: first?.name ?? t('raters.former') });
  }
  const { comparedCount, agreedCount, toDiscuss } = agreementOf(comparison.questions);
  if (comparedCount === 0) return t('compare.nothing');
  if (toDiscuss.length === 0) {
    if (comparedCount === 1) return t('compare.agreeOnly');
    return comparedCount === 2
      ? t('compare.agreeBoth')
      : t('compare.agreeAll', { number: count(comparedCount) });
  }
  const agreement =
    agreedCount === 0
      ? t('compare.none')
      : t('compare.disagree', { agreed: count(agreedCount), compared: count(comparedCount) });
  const questions = format.list(toDiscuss.map(String));
  return `${agreement} ${t('compare.talk', { count: toDiscuss.length, questions })}`;
}

/** Everybody's ratings, question by question: what to talk about comes first. No sum, no rank. */
export function ComparedView({ interview, comparison }: ComparedViewProps) {
  const { t } = useTranslation('interview');
  const raters = useShownRaters(comparison);
  const finding = useFinding(comparison);
  const key = { roleId: interview.role.id, talentId: interview.person.id };
  const isRunning = interview.role.state === 'recruiting';
  return (
    <section aria-label={finding}>
      <h2 className="pb-2 text-lg font-semibold text-pretty">{finding}</h2>
      <div className="flex flex-wrap items-center gap-x-4 border-b border-line pb-2 text-sm text-second md:flex-nowrap">
        <ul aria-label={t('compare.legend')} className="flex flex-wrap gap-x-5 gap-y-1 md:w-[45%] md:pl-8">
          {raters.map(({ user, name, shape, isYou }) => (
            <li key={user} className="flex items-center gap-2.5" translate={isYou ? undefined : 'no'}>
              <ShapeMark shape={shape} />
              {name}
            </li>
          ))}
        </ul>
        <span
          aria-hidden="true"
          className="flex min-w-0 flex-1 justify-between px-1 tabular-nums max-md:hidden"
        >
          {RATINGS.map((rating) => (
            <span key={rating}>{rating}</span>
          ))}
        </span>
        <span className="w-28 shrink-0 max-md:hidden" />
      </div>
      <ol>
        {comparison.questions.map((question) => (
          <ComparedRow
            key={question.number}
            question={question}
            raters={raters}
            ownAction={({ question: ownNumber, rating }) =>
              isRunning && (
                <ChangeRating
                  interviewKey={key}
                  question={ownNumber}
                  number={question.number}
                  rating={rating}
                />
              )
            }
          />
        ))}
      </ol>
      <p className="pt-4 text-sm text-pretty text-second">{t('compare.note')}</p>
      <SurveyLine interview={interview} fit={comparison.fit} />
    </section>
  );
}
