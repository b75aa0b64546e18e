import type { Interview } from '@quint/contract/vacancies/interviews.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { announce } from '#lib/announce.ts';
import { failureText } from '#lib/failures.ts';
import { listenForLetters } from '#lib/shortcuts.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { useSubmitRatings } from '../api.ts';
import { firstQuestion, nextQuestion, NOT_RATED, openQuestions } from '../model/ratings.ts';
import type { Ratings } from '../use-ratings.ts';
import { OpenQuestion } from './open-question.tsx';
import { QuestionRow } from './question-row.tsx';
import { SaveLine } from './save-line.tsx';

interface RatingViewProps {
  readonly interview: Interview;
  readonly ratings: Ratings;
}

/** The label of the last button: what it shows depends on how many rate. */
function useFinishLabel({ raters }: Interview): string {
  const { t } = useTranslation('interview');
  const others = raters.filter(({ is_you: isYou, state }) => !isYou && state !== 'excused').length;
  return t(others === 0 ? 'finish.alone' : others === 1 ? 'finish.both' : 'finish.all');
}

interface FinishProps extends RatingViewProps {
  readonly missingNumbers: readonly number[];
  readonly onNext: () => void;
}

/** Below the last question: submits for good, or leads to what is not rated yet. */
function Finish({ interview, ratings, missingNumbers, onNext }: FinishProps) {
  const { t } = useTranslation('interview');
  const submit = useSubmitRatings({ roleId: interview.role.id, talentId: interview.person.id });
  const [isUnsent, setUnsent] = useState(false);
  const [isSending, setSending] = useState(false);
  const label = useFinishLabel(interview);
  const finish = async () => {
    setSending(true);
    const isSent = await ratings.drain();
    setSending(false);
    setUnsent(!isSent);
    if (isSent) submit.mutate();
  };
  if (missingNumbers.length > 0) {
    return (
      <>
        <span className="text-sm text-second">
          {t('finish.missing', { count: missingNumbers.length, questions: missingNumbers.join(', ') })}
        </span>
        <Button kind="primary-lila" onPress={onNext}>
          {t('next')}
        </Button>
      </>
    );
  }
  return (
    <>
      <AlertLine>
        {isUnsent && t('finish.unsent')}
        {!isUnsent && submit.isError && failureText(submit.error, t('finish.failed'))}
      </AlertLine>
      <span className="text-sm text-second">{t('finish.final')}</span>
      <Button kind="primary-lila" isLoading={isSending || submit.isPending} onPress={() => void finish()}>
        {label}
      </Button>
    </>
  );
}

/** The questions as a list with one of them open; on a phone one question a page. */
export function RatingView({ interview, ratings }: RatingViewProps) {
  const { t } = useTranslation('interview');
  const { questions, marks } = interview;
  const { states, change, status } = ratings;
  const numbers = questions.map(({ number }) => number);
  const [current, setCurrent] = useState(() => firstQuestion(numbers, states));
  const list = useRef<HTMLOListElement>(null);
  const show = (number: number) => {
    setCurrent(number);
    announce(t('progress', { number, count: numbers.length }));
    // The question replaces the one with the focus; its notes come first.
    requestAnimationFrame(() => list.current?.querySelector('textarea')?.focus());
  };
  const showNext = () => show(nextQuestion(numbers, states, current));
  const latest = useRef({ change, current, showNext });
  useEffect(() => {
    latest.current = { change, current, showNext };
  });
  useEffect(
    () =>
      listenForLetters((letter) => {
        const { current: number, change: rate, showNext: goOn } = latest.current;
        const rating = Number(letter);
        if (rating >= 1 && rating <= 5) rate(number, { rating, couldNotTell: false });
        else if (letter.toLowerCase() === 'n') goOn();
        else return false;
        return true;
      }),
    [],
  );
  const missingNumbers = openQuestions(numbers, states);
  const isLast = current === numbers.at(-1);
  return (
    <>
      <p className="pb-1 text-sm font-semibold text-second md:hidden">
        {t('progress', { number: current, count: numbers.length })}
      </p>
      <ol ref={list} aria-label={t('questions')} className="border-t border-line">
        {questions.map((question) => {
          const { number } = question;
          const isOpen = number === current;
          const isProbe = marks.some((mark) => mark.question === number && mark.is_probe);
          const state = states.get(number) ?? NOT_RATED;
          return (
            <li key={number} className={cx('border-b border-line', !isOpen && 'max-md:hidden')}>
              {isOpen ? (
                <OpenQuestion
                  question={question}
                  isProbe={isProbe}
                  state={state}
                  onChange={(part) => change(number, part)}
                  onNext={showNext}
                  saveLine={<SaveLine status={status} />}
                  actions={
                    <>
                      {number !== numbers[0] && (
                        <span className="mr-auto md:hidden">
                          <Button kind="text" onPress={() => show(number - 1)}>
                            {t('back')}
                          </Button>
                        </span>
                      )}
                      {isLast ? (
                        <Finish
                          interview={interview}
                          ratings={ratings}
                          missingNumbers={missingNumbers}
                          onNext={showNext}
                        />
                      ) : (
                        <Button kind="primary-lila" onPress={showNext}>
                          {t('next')}
                        </Button>
                      )}
                    </>
                  }
                />
              ) : (
                <QuestionRow
                  question={question}
                  isProbe={isProbe}
                  state={state}
                  onOpen={() => show(number)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
