import { Sparkles, Timer, UserRound, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';

const STEPS: readonly (readonly ['form' | 'time' | 'result', LucideIcon])[] = [
  ['form', UserRound],
  ['time', Timer],
  ['result', Sparkles],
];

interface StepsProps {
  readonly isStacked?: boolean;
  /** The name of the person is already known. */
  readonly withoutForm?: boolean;
}

/** The steps between the form and the result. */
export function Steps({ isStacked = false, withoutForm = false }: StepsProps) {
  const { t } = useTranslation('participation');
  return (
    <ol aria-label={t('steps.label')} className={cx('grid gap-5', !isStacked && 'sm:grid-cols-3 sm:gap-6')}>
      {STEPS.filter(([step]) => !withoutForm || step !== 'form').map(([step, Icon]) => (
        <li key={step} className={cx('flex gap-4', !isStacked && 'sm:flex-col sm:gap-3')}>
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-lila-soft text-lila-strong">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <span className="flex min-w-0 flex-col gap-0.5">
            <span className="font-semibold">{t(`steps.${step}.title`)}</span>
            <span className="text-sm text-pretty text-second">{t(`steps.${step}.text`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
