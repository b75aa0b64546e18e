import type { Trait } from '@quint/psychometrics/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { questionsQuery } from '#features/vacancies/interview-questions/api.ts';
import { cx } from '#lib/class-names.ts';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TRAIT_INK } from '#ui/trait-fill.ts';

interface PeekQuestionsProps {
  readonly roleId: string;
  /** The traits of which the result leaves something to ask. */
  readonly deeperTraits: ReadonlySet<Trait>;
}

/** The interview questions of the role, with the ones to probe deeper with this person marked. */
export function PeekQuestions({ roleId, deeperTraits }: PeekQuestionsProps) {
  const { t } = useTranslation('vacancy');
  const labels = useTraitLabels();
  const { data } = useQuery(questionsQuery(roleId));
  const questions = data?.current.questions ?? [];
  if (data !== undefined && questions.length === 0) return null;
  return (
    <section aria-labelledby="peek-questions" className="flex flex-col gap-1">
      <h3 id="peek-questions" className="font-semibold">
        {t('peek.questions')}
      </h3>
      {data === undefined && <Skeleton className="h-24 w-full" />}
      <ol>
        {questions.map(({ number, trait, text }) => (
          <li key={number} className="border-t border-line py-2">
            <p className="flex items-baseline justify-between gap-3 text-sm">
              <span className={cx('font-semibold', trait !== null && TRAIT_INK[trait])}>
                {trait === null ? t('peek.ownQuestion') : labels.one(trait).trait}
              </span>
              {trait !== null && deeperTraits.has(trait) && (
                <span className="rounded-full bg-lila-soft px-2 text-xs font-semibold text-lila-strong">
                  {t('peek.deeper')}
                </span>
              )}
            </p>
            <p className="text-pretty text-second">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
