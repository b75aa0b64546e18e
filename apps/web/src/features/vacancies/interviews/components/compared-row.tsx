import type { ComparedQuestion, ComparedRating } from '@quint/contract/vacancies/interviews.ts';
import { RATINGS } from '@quint/domain/vacancies/interviews.ts';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { numberWord, placeMarks, type Shape } from '../model/comparison.ts';
import { AnchorList } from './anchor-list.tsx';
import { QuestionTitle } from './question-heading.tsx';
import { ShapeMark } from './shape-mark.tsx';

/** Equal ratings stand this far apart, in percent of the line. */
const SIDE_BY_SIDE = 7;

/** A rater as the comparison names and draws them. */
export interface ShownRater {
  readonly user: string;
  readonly name: string;
  readonly isYou: boolean;
  readonly shape: Shape;
}

interface ScaleLineProps {
  readonly question: ComparedQuestion;
  readonly raters: readonly ShownRater[];
}

/** The ratings of a question on a line from 1 to 5. */
function ScaleLine({ question, raters }: ScaleLineProps) {
  const { ratings, is_agreed: isAgreed } = question;
  const marks = placeMarks(ratings, SIDE_BY_SIDE);
  const givenRatings = ratings.flatMap(({ rating }) => rating ?? []);
  const [low, high] = [Math.min(...givenRatings), Math.max(...givenRatings)];
  return (
    <span aria-hidden="true" className="relative block h-5 w-full">
      <span className="shape-track absolute inset-x-0 top-1/2 h-[3px] -translate-y-1/2 rounded-full bg-mute-strong" />
      {RATINGS.map((rating) => (
        <span
          key={rating}
          className="absolute top-1/2 size-1.5 -translate-1/2 rounded-full bg-control"
          style={{ left: `${((rating - 1) / 4) * 100}%` }}
        />
      ))}
      {givenRatings.length > 1 && high > low && (
        <span
          className={cx(
            'shape absolute top-1/2 h-[3px] -translate-y-1/2',
            isAgreed === false ? 'bg-partial' : 'bg-third',
          )}
          style={{ left: `${((low - 1) / 4) * 100}%`, width: `${((high - low) / 4) * 100}%` }}
        />
      )}
      {marks.map(({ user, at }) => {
        const rater = raters.find((each) => each.user === user);
        return rater === undefined ? null : (
          <span key={user} className="absolute top-1/2 -translate-1/2" style={{ left: `${at}%` }}>
            <ShapeMark shape={rater.shape} />
          </span>
        );
      })}
    </span>
  );
}

/** "two apart", "the same". */
function useDistanceWord(): (distance: number | null) => string {
  const { t } = useTranslation('interview');
  return (distance) => {
    if (distance === null) return t('compare.uncompared');
    const word = numberWord(distance);
    if (word === 'one' || word === 'two' || word === 'three' || word === 'four')
      return t(`compare.apart.${word}`);
    return t('compare.same');
  };
}

interface DetailsProps extends ScaleLineProps {
  /** Below the own rating: changing it. */
  readonly ownAction: (rating: ComparedRating) => ReactNode;
}

/** The notes of everybody beside each other, with the anchors below. */
function Details({ question, raters, ownAction }: DetailsProps) {
  const { t } = useTranslation('interview');
  const { ratings, anchors } = question;
  const wordOf = (rating: number | null) => (rating === null ? t('untoldShort') : String(rating));
  return (
    <div className="pb-4 md:pl-8">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {ratings.map((rating) => {
          const rater = raters.find(({ user }) => user === rating.user);
          if (rater === undefined) return null;
          return (
            <div key={rating.user} className="min-w-0">
              <p className="flex items-center gap-2.5 font-semibold">
                <ShapeMark shape={rater.shape} />
                {t('compare.of', { name: rater.name, rating: wordOf(rating.rating) })}
              </p>
              <p dir="auto" className="pt-1 whitespace-pre-line text-pretty wrap-anywhere">
                {rating.note === '' ? (
                  <span className="text-third">{t('compare.noNote')}</span>
                ) : (
                  <q>{rating.note}</q>
                )}
              </p>
              {rating.changes.map(({ date, rating_before: before, reason }) => (
                <p key={date} dir="auto" className="pt-1 text-sm text-pretty text-second wrap-anywhere">
                  {t('compare.before', { rating: wordOf(before), reason })}
                </p>
              ))}
              {rater.isYou && ownAction(rating)}
            </div>
          );
        })}
      </div>
      {anchors !== null && <AnchorList label={t('anchors')} anchors={anchors} />}
    </div>
  );
}

/** A question with the ratings on a line; those to talk about are open. */
export function ComparedRow({ question, raters, ownAction }: DetailsProps) {
  const { t } = useTranslation('interview');
  const { number, title, trait, ratings, distance, is_agreed: isAgreed } = question;
  const [isOpen, setOpen] = useState(isAgreed === false);
  const word = useDistanceWord()(distance);
  const spokenRatings = ratings.map(({ user, rating }) => {
    const name = raters.find((each) => each.user === user)?.name ?? '';
    return t('compare.of', { name, rating: rating ?? t('untoldShort') });
  });
  return (
    <li className="border-b border-line">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 md:flex-nowrap">
        <AriaButton
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
          className="flex min-h-6 min-w-0 items-center gap-3 rounded-sm text-left outline-none max-md:min-h-11 max-md:w-full md:w-[45%] data-focus-visible:outline-2 data-focus-visible:outline-focus"
        >
          <span className="w-5 shrink-0 font-semibold text-third tabular-nums">
            <span className="sr-only">{`${t('question', { number })}: `}</span>
            <span aria-hidden="true">{number}</span>
          </span>
          <QuestionTitle title={title} trait={trait} />
          <ChevronDown
            aria-hidden="true"
            className={cx('size-4 shrink-0 text-third transition-transform', isOpen && 'rotate-180')}
          />
        </AriaButton>
        <span className="min-w-0 flex-1 px-2">
          <ScaleLine question={question} raters={raters} />
          <span className="sr-only">{spokenRatings.join(', ')}</span>
        </span>
        <span
          className={cx(
            'w-28 shrink-0 text-right text-sm',
            isAgreed === false ? 'font-semibold text-partial-text' : 'text-second',
          )}
        >
          {word}
        </span>
      </div>
      {isOpen && <Details question={question} raters={raters} ownAction={ownAction} />}
    </li>
  );
}
