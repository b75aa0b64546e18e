import type { Interview } from '@quint/contract/vacancies/interviews.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { mergeStates, NOT_RATED } from '../model/ratings.ts';
import { NumberBadge, QuestionTitle } from './question-heading.tsx';

/** Who the ratings wait for. */
function WaitingLine({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const names = interview.raters
    .filter(({ state }) => state === 'open')
    .map(({ name }) => name ?? t('raters.former'));
  if (interview.own.submitted_at === null || names.length === 0) return null;
  const isPair = interview.raters.filter(({ state }) => state !== 'excused').length === 2;
  return (
    <p className="pb-3 text-md text-pretty">
      <strong className="font-semibold">{t('waiting.title')}</strong>{' '}
      {t(isPair ? 'waiting.one' : 'waiting.other', { names: format.list(names) })}
    </p>
  );
}

/** Why the reader cannot rate, apart from being done. */
function ClosedLine({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interview');
  const { role, own } = interview;
  if (own.submitted_at !== null) return null;
  const reason = role.state !== 'recruiting' ? role.state : own.excused_at === null ? undefined : 'excused';
  return reason === undefined ? null : <p className="pb-3 text-pretty">{t(`closed.${reason}`)}</p>;
}

/** The own ratings of a reader who is done, or may not rate. */
export function OwnRatings({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interview');
  const { questions, marks, own } = interview;
  const states = mergeStates(own.ratings, []);
  return (
    <>
      <WaitingLine interview={interview} />
      <ClosedLine interview={interview} />
      <ol aria-label={t('questions')} className="border-t border-line">
        {questions.map((question) => {
          const { number, title, trait, text } = question;
          const state = states.get(number) ?? NOT_RATED;
          const value = state.couldNotTell ? t('untoldShort') : state.rating;
          const isProbe = marks.some((mark) => mark.question === number && mark.is_probe);
          return (
            <li key={number} className="flex gap-3.5 border-b border-line py-3.5">
              <NumberBadge number={number} state={value === null ? 'open' : 'done'} />
              <div className="min-w-0 flex-1">
                <h2>
                  <QuestionTitle
                    title={title}
                    trait={trait}
                    isProbe={isProbe}
                    aside={value === null ? undefined : t('yours', { rating: value })}
                  />
                </h2>
                <p dir="auto" className="pt-0.5 text-second text-pretty wrap-anywhere">
                  {text}
                </p>
                {state.note !== '' && (
                  <p dir="auto" className="pt-1 whitespace-pre-line wrap-anywhere">
                    {state.note}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
