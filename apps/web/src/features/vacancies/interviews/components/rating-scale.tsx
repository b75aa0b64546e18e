import type { InterviewQuestion } from '@quint/contract/roles/interview-questions.ts';
import { RATINGS } from '@quint/domain/vacancies/interviews.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import type { RatingState } from '../model/ratings.ts';
import { AnchorList } from './anchor-list.tsx';

const BOX =
  'group/box relative grid min-h-10 place-items-center rounded-md border border-control bg-surface font-semibold tabular-nums transition-colors max-md:min-h-12 ' +
  'hover:border-lila has-checked:border-2 has-checked:border-lila has-checked:bg-lila-soft has-checked:text-lila-strong ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'forced-colors:has-checked:border-[Highlight]';
const INPUT = 'absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none';

type Change = Pick<RatingState, 'rating' | 'couldNotTell'>;

interface RatingScaleProps {
  readonly question: Pick<InterviewQuestion, 'number' | 'anchors'>;
  readonly state: Change;
  readonly onChange: (change: Change) => void;
  /** N on a box: the next question. */
  readonly onNext?: (() => void) | undefined;
}

/** The anchors under 1, 3 and 5; on a phone a list. */
function Anchors({ anchors }: { readonly anchors: NonNullable<InterviewQuestion['anchors']> }) {
  const { t } = useTranslation('interview');
  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-3 gap-x-6 pt-2 text-sm text-second max-md:hidden">
        <p className="text-pretty wrap-anywhere">{anchors.low}</p>
        <p className="text-center text-pretty wrap-anywhere">{anchors.middle}</p>
        <p className="text-right text-pretty wrap-anywhere">{anchors.high}</p>
      </div>
      <div className="md:sr-only">
        <AnchorList label={t('anchors')} anchors={anchors} />
      </div>
    </>
  );
}

/** One to five with the anchors below, or "could not tell". The digits choose while a box has the focus. */
export function RatingScale({ question, state, onChange, onNext }: RatingScaleProps) {
  const { t } = useTranslation('interview');
  const { number, anchors } = question;
  const name = `rating-${number}`;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rating = RATINGS.find((each) => String(each) === event.key);
    if (rating !== undefined) {
      onChange({ rating, couldNotTell: false });
      event.currentTarget.querySelector<HTMLElement>(`input[value="${rating}"]`)?.focus();
    } else if (event.key.toLowerCase() === 'n' && onNext !== undefined) onNext();
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="radiogroup"
      aria-label={t('rating')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="outline-none"
    >
      <div className="grid grid-cols-5 gap-2">
        {RATINGS.map((rating) => (
          <label key={rating} className={BOX}>
            <input
              type="radio"
              name={name}
              value={rating}
              checked={state.rating === rating}
              onChange={() => onChange({ rating, couldNotTell: false })}
              className={INPUT}
            />
            <span>{rating}</span>
          </label>
        ))}
      </div>
      {anchors !== null && <Anchors anchors={anchors} />}
      <label
        className={cx(
          'relative mt-4 inline-flex min-h-6 items-center gap-2.5 text-second max-md:min-h-11',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus',
        )}
      >
        <input
          type="radio"
          name={name}
          value="untold"
          checked={state.couldNotTell}
          onChange={() => onChange({ rating: null, couldNotTell: true })}
          className="size-[18px] shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-surface outline-none checked:border-[5px] checked:border-lila forced-colors:checked:border-[Highlight]"
        />
        {t('untold')}
      </label>
    </div>
  );
}
